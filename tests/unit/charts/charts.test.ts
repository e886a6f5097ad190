/** Charts get their labels from anywhere, such as the names of schools, of which two may be equal. */
import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const keys = /\bkey=\{((?:`[^`]*`|[^`}])*)\}/g;
const label = /\b(?:label|column|columns|head|line|text|title|name|words)\b/;

test('no chart tells its parts apart by their labels', () => {
  const files = readdirSync('src/charts', { recursive: true, encoding: 'utf8' }).filter((path) =>
    path.endsWith('.tsx'),
  );
  const found = files.flatMap((file) =>
    [...readFileSync(`src/charts/${file}`, 'utf8').matchAll(keys)].map(([, key = '']) => `${file}: ${key}`),
  );
  expect(found.length).toBeGreaterThan(20);
  expect(found.filter((each) => label.test(each.slice(each.indexOf(': '))))).toEqual([]);
});
