/** What a source takes of the theme's colors is a variable: a color that isn't written would be the light scheme's in both. */
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { theme } from '@theme';

const folder = fileURLToPath(new URL('../../../src/', import.meta.url));
const sources = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.tsx?$/.test(file))
  .map((file) => ({ file, text: readFileSync(folder + file, 'utf8') }));

/** Such as "text.secondary", for every color of a palette. */
const pathsOf = (palette: object): string[] =>
  Object.entries(palette).flatMap(([family, parts]: [string, unknown]) =>
    typeof parts === 'object' && parts !== null ? Object.keys(parts).map((part) => `${family}.${part}`) : [],
  );
const written = new Set(pathsOf(theme.vars?.palette ?? {}));
const leftOut = pathsOf(theme.palette).filter((path) => !written.has(path));

/** The colors among `paths` that a text names, for `sx` or of the theme itself. */
const named = (text: string, paths: readonly string[]) =>
  paths.filter((path) => new RegExp(`['"]${path}['"]|\\.palette\\.${path}\\b`).test(text));

test('every color that a source takes of the theme is written', () => {
  expect(leftOut).toContain('warning.dark');
  expect(sources.flatMap(({ file, text }) => named(text, leftOut).map((path) => `${file}: ${path}`))).toEqual(
    [],
  );
});

test('every variable that a source names is written', () => {
  const styles = JSON.stringify(theme.generateStyleSheets());
  const used = sources.flatMap(({ text }) => [...text.matchAll(/var\((--mui-[\w-]+)\)/g)]);
  expect(used.length).toBeGreaterThan(20);
  expect(used.map(([, name = '']) => name).filter((name) => !styles.includes(`"${name}":`))).toEqual([]);
});

test('the search finds what is there', () => {
  expect(named(`sx={{ color: 'text.secondary' }}`, [...written])).toEqual(['text.secondary']);
  expect(named('(theme.vars ?? theme).palette.status.watch', [...written])).toEqual(['status.watch']);
});
