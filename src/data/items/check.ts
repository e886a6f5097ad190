/** Validates the whole bank; the build fails on any problem. */
import { checkBank, generatorProblems } from './validators/checkBank';
import { formatBankProblem } from './validators/bankProblem';
import { generators } from './generators';

const folder = './content/';

/** Returns the parsed JSON of the bank's files by file name ("form-a/verbal.json"). */
export function readBankContentFiles(): Record<string, unknown> {
  const modules = import.meta.glob<unknown>('./content/*/*.json', { eager: true, import: 'default' });
  return Object.fromEntries(
    Object.entries(modules).map(([path, content]) => [path.slice(folder.length), content]),
  );
}

/** Returns a line for each problem of the bank and its generators; empty if there are none. */
export function checkContent(): string[] {
  return [...checkBank(readBankContentFiles()), ...generatorProblems(generators)].map(formatBankProblem);
}
