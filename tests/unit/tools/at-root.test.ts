/** The build rejects a site in a subfolder with a message on how to fix it. */
import { resolveConfig } from 'vite';
import { describe, expect, test } from 'vitest';
import { brand } from '@/brand';
import { atRoot, placeProblem } from '../../../tools/at-root.mjs';

describe('an origin for the site', () => {
  test.each(['https://www.example.com', 'http://localhost:4173', brand.origin])('%s is valid', (origin) =>
    expect(placeProblem(origin, '/')).toBeNull(),
  );

  test.each([
    ['https://www.example.com/prep', '/', 'set it to "https://www.example.com"'],
    ['https://www.example.com/', '/', 'set it to "https://www.example.com"'],
    ['https://www.example.com?x', '/', 'set it to "https://www.example.com"'],
    ['HTTPS://WWW.example.com', '/', 'set it to "https://www.example.com"'],
    ['www.example.com', '/', 'must be a whole address'],
    ['ftp://www.example.com', '/', 'must be a whole address'],
    ['', '/', 'must be a whole address'],
    ['https://www.example.com', '/prep/', 'Vite\'s base is "/prep/"'],
    ['https://www.example.com', './', 'Vite\'s base is "./"'],
  ])('rejects %s with base %s', (origin, base, words) => expect(placeProblem(origin, base)).toContain(words));
});

test('the build of this project has the check', async () => {
  await expect(resolveConfig({}, 'build')).resolves.toMatchObject({ base: '/' });
  await expect(resolveConfig({ base: '/prep/' }, 'build')).rejects.toThrow("can't be published under a path");
});

test('an address with a path stops a build', async () => {
  const plugins = [atRoot('https://www.example.com/prep')];
  await expect(resolveConfig({ configFile: false, plugins }, 'build')).rejects.toThrow(
    'brand.origin in src/brand.ts',
  );
});
