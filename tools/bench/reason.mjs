import { stripVTControlCharacters } from 'node:util';

/**
 * Returns why a visit failed, in one line. Playwright's messages start with what failed; what it waited for is on a line below.
 * @param {unknown} error
 */
export function reasonOf(error) {
  const text = error instanceof Error ? error.message : String(error);
  const lines = stripVTControlCharacters(text)
    .split('\n')
    .map((line) => line.trim());
  const awaited = lines.find((line) => line.startsWith('- waiting for'));
  return awaited === undefined ? (lines[0] ?? '') : `${lines[0]} ${awaited.slice(2)}`;
}
