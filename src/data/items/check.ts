/** Runs the gate over every content file; the build stops when it finds anything. */
import { checkBank, describe } from './gate';

/** Gives the bank's problems, a line each. */
export function checkContent(): string[] {
  const modules = import.meta.glob<unknown>('./content/*.json', { eager: true, import: 'default' });
  const files = Object.fromEntries(
    Object.entries(modules).map(([path, content]) => [path.replace('./content/', ''), content]),
  );
  return checkBank(files).map(describe);
}
