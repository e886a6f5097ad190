/** The files in hosts/ match the hosting table, and the table meets the requirements for a host. */
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { brand } from '@/brand';
import { routeIds, site } from '@/site';
import { hostFiles } from '../../../../tools/hosts/files.mjs';
import {
  cacheControlOf,
  contentTypeOf,
  isHidden,
  isPacked,
  pagePolicy,
  securityHeaders,
} from '../../../../tools/hosts/table.mjs';

const paths = routeIds.map((id) => site[id].path);
const files = hostFiles({ origin: brand.origin, paths });
const directives = (policy: string) => new Map(policy.split('; ').map((each) => [each.split(' ')[0], each]));
const linesOf = (name: string) => readFileSync(`hosts/${name}`, 'utf8').split('\n');

test.each(Object.keys(files))('hosts/%s matches the output of "npm run hosts"', (name) =>
  expect(readFileSync(`hosts/${name}`, 'utf8')).toBe(files[name]),
);

test('a different origin and a new page appear in the files', () => {
  const others = hostFiles({ origin: 'https://prep.example.org', paths: ['/', '/new-page'] });
  expect(others['nginx.conf']).toContain('server_name prep.example.org;');
  expect(others['Caddyfile']).toContain('\nprep.example.org {\n');
  expect(others['_redirects']).toMatch(/\n\/new-page \/new-page\/ 200\n$/);
});

describe('the limits of static hosts', () => {
  test('_headers has at most 100 rules, lines of at most 2,000 characters, and no header of a path in two rules', () => {
    const lines = linesOf('_headers').filter((line) => line !== '' && !line.trim().startsWith('#'));
    const rules = lines.filter((line) => !line.startsWith(' '));
    expect(rules).toEqual(['/*', '/assets/*', '/manifest.webmanifest']);
    expect(Math.max(...lines.map((line) => line.length))).toBeLessThanOrEqual(2000);
    const names = lines
      .filter((line) => line.startsWith('  '))
      .map((line) => line.slice(0, line.indexOf(':')));
    expect(new Set(names).size).toBe(names.length);
    for (const name of Object.keys(securityHeaders)) expect(names).toContain(`  ${name}`);
  });

  test('_redirects has each page except the first once, in at most 2,000 lines', () => {
    const rows = linesOf('_redirects').filter((line) => line.startsWith('/'));
    expect(rows).toEqual(paths.filter((path) => path !== '/').map((path) => `${path} ${path}/ 200`));
    expect(rows.length).toBeLessThanOrEqual(2000);
  });
});

test.each(Object.keys(files).filter((name) => name !== '_redirects'))(
  'hosts/%s has every header, and HSTS only as a comment',
  (name) => {
    const lines = linesOf(name);
    for (const [header, value] of Object.entries(securityHeaders))
      expect(lines.filter((line) => line.includes(header) && line.includes(value))).toHaveLength(1);
    const strict = lines.filter((line) => line.includes('Strict-Transport-Security'));
    expect(strict).toEqual([expect.stringMatching(/^\s*# /)]);
  },
);

describe('the table', () => {
  test.each([
    ['/assets/index-cce6243.js', 'public, max-age=31536000, immutable'],
    ['/', 'no-cache'],
    ['/about', 'no-cache'],
    ['/sw.js', 'no-cache'],
    ['/favicon.ico', 'no-cache'],
    ['/about/assets/x.js', 'no-cache'],
  ])('%s is cached as %s', (path, rule) => expect(cacheControlOf(path)).toBe(rule));

  test.each([
    ['about/index.html', 'text/html; charset=utf-8', true],
    ['sw.js', 'text/javascript; charset=utf-8', true],
    ['manifest.webmanifest', 'application/manifest+json', true],
    ['favicon.svg', 'image/svg+xml', true],
    ['robots.txt', 'text/plain; charset=utf-8', true],
    ['test-day.ics', 'text/calendar; charset=utf-8', true],
    ['preview.png', 'image/png', false],
    ['figtree.woff2', 'font/woff2', false],
    ['constructor', 'application/octet-stream', false],
    ['archive.tar', 'application/octet-stream', false],
  ])('%s is %s', (file, type, packed) => {
    expect(contentTypeOf(file)).toBe(type);
    expect(isPacked(file)).toBe(packed);
  });

  test.each([
    ['/about', false],
    ['/about/', false],
    ['/term-course/2-weeks/', false],
    ['/.well-known/acme-challenge/abc', false],
    ['/.vite/manifest.json', true],
    ['/about/.htaccess', true],
    ['/..', true],
    ['/about//', true],
    ['/.well-known//x', true],
    ['/404.html', true],
    ['/favicon.svg/', true],
    ['/index.html.br', true],
    ['/index.html.gz', true],
  ])('%s is hidden: %s', (path, hidden) => expect(isHidden(path)).toBe(hidden));
});

describe('the policy of a page and the policy of every response', () => {
  const page = directives(pagePolicy(["'sha256-x'"]));
  const header = directives(securityHeaders['Content-Security-Policy']);

  test('differ only in styles and in what only a header can say', () => {
    const differing = [...header].filter(([name, text]) => page.get(name) !== text).map(([name]) => name);
    expect(differing).toEqual(['style-src-elem', 'frame-ancestors']);
    expect([...page.keys()].filter((name) => !header.has(name))).toEqual([]);
    expect(page.get('style-src-elem')).toBe("style-src-elem 'self' 'sha256-x'");
  });

  test('allow a service worker and a manifest, but no code from text', () => {
    for (const each of ["worker-src 'self'", "manifest-src 'self'", "require-trusted-types-for 'script'"])
      expect([...header.values()]).toContain(each);
  });
});
