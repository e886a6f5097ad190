/** The file of licenses: one part for each package, with its text. */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { furtherPackages, licensesText } from '../../../tools/licenses.mjs';

const icons = { title: 'The icons', text: 'Their license' };
const entry = (name: string, text?: string) => ({
  name,
  version: '1.0.0',
  identifier: 'MIT',
  ...(text !== undefined && { text }),
});
const titlesIn = (text: string) => [...text.matchAll(/^=+\n(.+)\n=+$/gm)].map(([, title]) => title);

test('packages are listed once, by name, with their license and its text', () => {
  const text = licensesText(
    'Site',
    [entry('b', ' The text of b\n'), entry('a', 'A'), entry('b', 'again')],
    icons,
  );
  expect(text).toMatch(/^Open-Source Licenses\n\nSite ships/);
  expect(titlesIn(text)).toEqual(['a 1.0.0 (MIT)', 'b 1.0.0 (MIT)']);
  expect(text).not.toContain('The text of b');
  expect(text).toMatch(/=\n\nagain\n$/);
});

test('the drawings in the package of icons have a license of their own', () => {
  const text = licensesText('Site', [entry('@mui/icons-material', 'M'), entry('z', 'Z')], icons);
  expect(titlesIn(text)).toEqual(['@mui/icons-material 1.0.0 (MIT)', 'The icons', 'z 1.0.0 (MIT)']);
});

test('a package without a license text fails the build', () => {
  expect(() => licensesText('Site', [entry('a')], icons)).toThrow('a 1.0.0 has no license file');
});

test('every package of fonts is among those that Vite doesn’t list', () => {
  const used = [...readFileSync('theme/fonts.ts', 'utf8').matchAll(/from '(@fontsource[^/]*\/[^/]+)\//g)].map(
    ([, name]) => name,
  );
  expect(used.length).toBeGreaterThan(0);
  expect(used.filter((name) => !furtherPackages.includes(name ?? ''))).toEqual([]);
});
