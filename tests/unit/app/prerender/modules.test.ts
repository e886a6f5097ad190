import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { collectModules, findPageSourceFile } from '@/app/prerender/modules';
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
  const router = readFileSync('src/app/router.tsx', 'utf8');
  test.each(routeIds)('%s has a file', (id) => expect(existsSync(findPageSourceFile(router, id))).toBe(true));
  test('throws an error that names the route if its line can’t be read', () => {
    expect(() => findPageSourceFile('home: () => other,', 'home')).toThrow('no line for home');
  });
});
