import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { collectModules, pageSource } from '@/app/prerender/modules';
import { routeIds } from '@/site';

const manifest = {
  'index.html': { file: 'assets/index.js', imports: ['_shared'] },
  page: { file: 'assets/page.js', imports: ['_shared', '_other'] },
  _shared: { file: 'assets/shared.js' },
  _other: { file: 'assets/other.js', imports: ['_shared', 'page'] },
};

describe('the scripts that a page needs at once', () => {
  test.each([
    [['index.html'], ['assets/shared.js', 'assets/index.js']],
    [['page'], ['assets/shared.js', 'assets/other.js', 'assets/page.js']],
    [
      ['index.html', 'page'],
      ['assets/shared.js', 'assets/index.js', 'assets/other.js', 'assets/page.js'],
    ],
    [[], []],
  ])('of %j are %j', (sources, files) => expect(collectModules(manifest, sources)).toEqual(files));

  test('an unknown source is an error that names it', () => {
    expect(() => collectModules(manifest, ['gone'])).toThrow("doesn't know gone");
  });
});

describe('the page of a route', () => {
  const router = readFileSync('src/app/router.tsx', 'utf8');
  test.each(routeIds)('%s has a file', (id) => expect(existsSync(pageSource(router, id))).toBe(true));
  test('a line that cannot be read is an error that names the route', () => {
    expect(() => pageSource('home: () => other,', 'home')).toThrow('no line for home');
  });
});
