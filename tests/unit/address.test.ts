import { describe, expect, test } from 'vitest';
import { decodePath, readAddress } from '@/address';
import { routeIds, site } from '@/site';

describe('an address', () => {
  test.each(routeIds)('finds %s at its path, with a trailing slash, and as index.html', (id) => {
    const { path } = site[id];
    const folder = path === '/' ? '' : path;
    for (const writing of [path, `${folder}/`, `${folder}/index.html`])
      expect(readAddress(writing)).toEqual({ kind: 'page', id, path });
  });

  test.each([
    ['/%61bout', '/about'],
    ['/term-course%2F2-weeks', '/term-course/2-weeks'],
  ])('finds the page for %s, an encoded form of its path', (pathname, path) =>
    expect(readAddress(pathname)).toMatchObject({ kind: 'page', path }),
  );

  test.each([
    ['/About', '/about'],
    ['/ABOUT/', '/about'],
    ['//', '/'],
    ['///', '/'],
    ['/about//', '/about'],
    ['//about', '/about'],
    ['//About//index.html', '/about'],
    ['/INDEX.HTML', '/'],
    ['/Term-Course//2-Weeks', '/term-course/2-weeks'],
  ])('redirects %s to %s', (pathname, path) =>
    expect(readAddress(pathname)).toEqual({ kind: 'elsewhere', path }),
  );

  test.each([
    ['/no-such-page', '/no-such-page'],
    ['/No-Such-Page', '/No-Such-Page'],
    ['/about/more', '/about/more'],
    ['/about.html', '/about.html'],
    ['/about/index.html/', '/about/index.html/'],
    ['/404.html', '/404.html'],
    ['/caf%C3%A9', '/caf%C3%A9'],
    ['//example.com/about', '/example.com/about'],
    ['/%', '/%25'],
    ['/%zz', '/%25zz'],
    ['/about%', '/about%25'],
    ['/%E0%A4%A', '/%25E0%25A4%25A'],
    ['/%0a', '/%250a'],
    ['/about%0A', '/about%250A'],
    ['/%00', '/%2500'],
  ])('finds no page for %s, and normalizes it to %s', (pathname, path) =>
    expect(readAddress(pathname)).toEqual({ kind: 'notFound', path }),
  );

  test.each(['/%0a', '/%zz', '//example.com', '/About', '/nowhere'])(
    'the path returned for %s needs no further change',
    (pathname) => {
      const { path } = readAddress(pathname);
      expect(readAddress(path)).toMatchObject({ path });
      expect(readAddress(path).kind).not.toBe('elsewhere');
    },
  );
});

test.each([
  ['contact', 'contact'],
  ['a%20b', 'a b'],
  ['%', null],
  ['%zz', null],
  ['a%0Ab', null],
])('decodes %j as %j', (text, plain) => expect(decodePath(text)).toBe(plain));
