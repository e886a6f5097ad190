/** The pages of docs/ and the READMEs at the top and in hosts/, as tests read them. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

export interface Page {
  /** From the top of the project: "docs/ssat.md". */
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

/** The headings of a page, without their marks. */
export const headingsOf = (text: string) =>
  [...text.matchAll(/^#{1,6} (.+)$/gm)].map(([, heading = '']) => heading);

/** What stands in backticks in the running text. */
export const codeSpansOf = (text: string) =>
  [...text.replaceAll(/^```[\s\S]*?^```$/gm, '').matchAll(/`([^`]+)`/g)].map(([, code = '']) => code);

/** The cells of the table whose first heading is `first`; none where the page has no such table. */
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

/** A text in one line, however its lines are broken. */
export const unwrapped = (text: string) => text.replaceAll(/\s+/g, ' ');
