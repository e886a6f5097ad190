/** Reads docs/ and the READMEs in the root and in hosts/ for tests. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

export interface Page {
  /** Relative to the project: "docs/ssat.md". */
  readonly file: string;
  readonly text: string;
}

/** Every page of docs/, and the READMEs. */
export const pages: readonly Page[] = [
  'README.md',
  'hosts/README.md',
  ...readdirSync('docs', { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.md'))
    .map((name) => join('docs', name).replaceAll('\\', '/'))
    .toSorted(),
].map((file) => ({ file, text: readFileSync(file, 'utf8') }));

export const headingsOf = (text: string) =>
  [...text.matchAll(/^#{1,6} (.+)$/gm)].map(([, heading = '']) => heading);

/** Returns the text in backticks outside code blocks. */
export const codeSpansOf = (text: string) =>
  [...text.replaceAll(/^```[\s\S]*?^```$/gm, '').matchAll(/`([^`]+)`/g)].map(([, code = '']) => code);

/** Returns the cells of the table whose first heading is `first`; empty if there is none. */
export function tableOf(text: string, first: string): readonly (readonly string[])[] {
  const lines = text.split('\n').map((line) => line.trim());
  const head = lines.findIndex((line) => line.startsWith('|') && line.split('|')[1]?.trim() === first);
  const rest = head === -1 ? [] : lines.slice(head + 2);
  const end = rest.findIndex((line) => !line.startsWith('|'));
  return rest.slice(0, end === -1 ? rest.length : end).map((line) =>
    line
      .slice(1, -1)
      .split('|')
      .map((cell) => cell.trim()),
  );
}

/** Joins a text's lines. */
export const unwrapped = (text: string) => text.replaceAll(/\s+/g, ' ');
