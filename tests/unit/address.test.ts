import { describe, expect, test } from 'vitest';
import { decodePath, readAddress } from '@/address';
import { routeIds, site } from '@/site';

describe('an address', () => {
  test.each(routeIds)('%s is at its own path, with a slash at its end, and as a file', (id) => {
    const { path } = site[id];
    const folder = path === '/' ? '' : path;
    for (const writing of [path, `${folder}/`, `${folder}/index.html`])
      expect(readAddress(writing)).toEqual({ kind: 'page', id, path });
  });

  test.each([
    ['/%61bout', '/about'],
    ['/term-course%2F2-weeks', '/term-course/2-weeks'],
  ])('%s is a page under another writing', (pathname, path) =>
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
  ])('%s means %s', (pathname, path) => expect(readAddress(pathname)).toEqual({ kind: 'elsewhere', path }));

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
  ])('%s is no page, and is written %s', (pathname, path) =>
    expect(readAddress(pathname)).toEqual({ kind: 'notFound', path }),
  );

  test.each(['/%0a', '/%zz', '//example.com', '/About', '/nowhere'])(
    'the path that is given for %s is read as it stands',
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
])('the text of %j is %j', (text, plain) => expect(decodePath(text)).toBe(plain));
