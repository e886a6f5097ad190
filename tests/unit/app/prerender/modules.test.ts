import { existsSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { collectModules, findPageFile } from '@/app/prerender/modules';
import { routeIds } from '@/site';

const manifest = {
  'index.html': { file: 'assets/index.js', imports: ['_shared'] },
  page: { file: 'assets/page.js', imports: ['_shared', '_other'] },
  _shared: { file: 'assets/shared.js' },
  _other: { file: 'assets/other.js', imports: ['_shared', 'page'] },
};

describe('the scripts that a page needs at first', () => {
  test.each([
    [['index.html'], ['assets/shared.js', 'assets/index.js']],
    [['page'], ['assets/shared.js', 'assets/other.js', 'assets/page.js']],
    [
      ['index.html', 'page'],
      ['assets/shared.js', 'assets/index.js', 'assets/other.js', 'assets/page.js'],
    ],
    [[], []],
  ])('of %j are %j', (sources, files) => expect(collectModules(manifest, sources)).toEqual(files));

  test('throws an error that names an unknown source', () => {
    expect(() => collectModules(manifest, ['gone'])).toThrow("doesn't know gone");
  });
});

describe('the page of a route', () => {
  test.each(routeIds)('%s has a file', async (id) => expect(existsSync(await findPageFile(id))).toBe(true));

  test('pages of different routes are told apart', async () => {
    expect(await findPageFile('home')).toBe('src/pages/home/HomePage.tsx');
    expect(await findPageFile('course2')).toBe(await findPageFile('course6'));
  });
});
