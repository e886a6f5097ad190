/**
 * The built site on the project's own server, nginx, and Caddy with the files in hosts/: the same checks for each. Hosts that
 * aren't installed are skipped; `npm test` lists them.
 */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  cacheControl,
  contentTypeOf,
  contentTypes,
  isPacked,
  otherType,
  securityHeaders,
} from '../../tools/hosts/table.mjs';
import { hasBrotliModule, startCaddy, startNginx } from '../../tools/hosts/start.mjs';
import { findProgram } from '../../tools/install.mjs';
import { packFiles } from '../../tools/pack.mjs';
import { serve } from '../../tools/serve.mjs';
import { found, malformed, missing } from './addresses';
import { type Answer, ask, contentOf } from './ask';

const built = join(process.cwd(), 'build/site');
const textOf = (file: string) => readFileSync(join(built, file), 'utf8');
const notFound = textOf('404.html');
/** A script and a font used by the home page. */
const script = /src="(\/assets\/[^"]+\.js)"/.exec(textOf('index.html'))?.[1] ?? '';
const font = /href="(\/assets\/[^"]+\.woff2)"/.exec(textOf('index.html'))?.[1] ?? '';

const lowerCase = Object.fromEntries(
  Object.entries(securityHeaders).map(([name, value]) => [name.toLowerCase(), value]),
);
const expectSecure = ({ headers }: Answer) => expect(headers).toMatchObject(lowerCase);
const expectNotFound = (answer: Answer) => {
  expect(answer.status).toBe(404);
  expect(answer.headers).toMatchObject({
    'content-type': 'text/html; charset=utf-8',
    'cache-control': cacheControl.other,
  });
  expectSecure(answer);
};

/** Creates a folder with a file of every listed type, one of an unlisted type, and the service worker's files. */
function folderOfTypes(): string {
  const folder = mkdtempSync(join(tmpdir(), 'larkfield-types-'));
  for (const ending of [...Object.keys(contentTypes), 'bin'])
    writeFileSync(join(folder, `file.${ending}`), 'text '.repeat(100));
  for (const file of ['404.html', 'index.html', 'sw.js', 'manifest.webmanifest'])
    writeFileSync(join(folder, file), `${file} `.repeat(20));
  return folder;
}

const nginx = findProgram('nginx') !== null;
const hosts = [
  {
    name: 'the project’s own server',
    here: true,
    start: (folder: string) => serve({ folder }),
    encodings: ['br', 'gzip'],
    refuses: [404],
  },
  {
    name: 'nginx',
    here: nginx,
    start: (folder: string) => startNginx({ folder }),
    encodings: ['gzip'],
    refuses: [404],
  },
  {
    name: 'nginx with its brotli module',
    here: nginx && hasBrotliModule(),
    start: (folder: string) => startNginx({ folder, brotli: true }),
    encodings: ['br', 'gzip'],
    refuses: [404],
  },
  {
    name: 'Caddy',
    here: findProgram('caddy') !== null,
    start: (folder: string) => startCaddy({ folder }),
    encodings: ['br', 'gzip'],
    // Go rejects undecodable URLs before Caddy sees them.
    refuses: [404, 400],
  },
];

for (const { name, here, start, encodings, refuses } of hosts)
  describe.skipIf(!here)(name, () => {
    let address = '';
    let types = '';
    const running: { close: () => Promise<void> }[] = [];
    let typeFolder = '';
    const get = (path: string, headers: Readonly<Record<string, string>> = {}) =>
      ask(address, path, { headers });

    beforeAll(async () => {
      typeFolder = folderOfTypes();
      await packFiles(typeFolder);
      const main = await start(built);
      running.push(main);
      const second = await start(typeFolder);
      running.push(second);
      address = main.address;
      types = second.address;
    });
    afterAll(async () => {
      for (const each of running) await each.close();
      rmSync(typeFolder, { recursive: true });
    });

    test.each(found)('%s is %s', async (path, file) => {
      const answer = await get(path);
      expect(answer.status).toBe(200);
      expect(contentOf(answer)).toBe(textOf(file));
      expect(answer.headers).toMatchObject({
        'content-type': contentTypeOf(file),
        'cache-control': cacheControl.other,
        vary: 'Accept-Encoding',
      });
      expectSecure(answer);
    });

    test.each(missing)('%s is not found', async (path) => {
      const answer = await get(path);
      expectNotFound(answer);
      expect(contentOf(answer)).toBe(notFound);
    });

    test.each(malformed)('%s is refused', async (path) => {
      const answer = await get(path);
      expect(refuses).toContain(answer.status);
      if (answer.status === 404) expectNotFound(answer);
      expect(answer.body.includes('larkfield-prep"')).toBe(false);
    });

    test.each([script, font])('%s is cached forever', async (path) => {
      const answer = await get(path);
      expect(answer.status).toBe(200);
      expect(answer.headers).toMatchObject({
        'content-type': contentTypeOf(path),
        'cache-control': cacheControl.immutable,
      });
      expectSecure(answer);
      expect(answer.body.equals(readFileSync(join(built, path)))).toBe(true);
    });

    test.each(['/favicon.ico', '/favicon.ico?v=2'])('%s serves the icon', async (path) => {
      const answer = await get(path);
      expect(answer.status).toBe(200);
      expect(answer.headers).toMatchObject({
        'content-type': contentTypes['ico']?.type,
        'cache-control': cacheControl.other,
      });
      expect(answer.body.equals(readFileSync(join(built, 'favicon.ico')))).toBe(true);
    });

    test.each([...Object.keys(contentTypes), 'bin'])(
      'a file ending in .%s has the right content type',
      async (ending) => {
        const { status, headers } = await ask(types, `/file.${ending}`);
        expect(status).toBe(200);
        // A host may omit an unknown type: "nosniff" keeps browsers from guessing.
        expect(headers['content-type'] ?? otherType).toBe(contentTypeOf(`file.${ending}`));
        expect(headers.vary).toBe(isPacked(`file.${ending}`) ? 'Accept-Encoding' : undefined);
      },
    );

    test.each(['/sw.js', '/manifest.webmanifest'])('%s is revalidated on each request', async (path) => {
      const { status, headers } = await ask(types, path);
      expect(status).toBe(200);
      expect(headers['cache-control']).toBe(cacheControl.other);
      expect(headers['content-type']).toBe(contentTypeOf(path));
    });

    test.each(['/', '/about', '/nowhere', script, font])(
      'HEAD %s has the headers of GET and no content',
      async (path) => {
        const whole = await get(path);
        const head = await ask(address, path, { method: 'HEAD' });
        expect(head.status).toBe(whole.status);
        expect(head.body).toHaveLength(0);
        const { date: _, ...headers } = whole.headers;
        expect(head.headers).toMatchObject(headers);
      },
    );

    test.each(['POST', 'PUT', 'DELETE'])('rejects %s, with all headers', async (method) => {
      const answer = await ask(address, '/about', { method });
      expect(answer.status).toBe(405);
      expectSecure(answer);
    });

    describe.each([
      ['br', 'br, gzip', encodings.includes('br') ? 'br' : 'gzip'],
      ['gzip', 'gzip', 'gzip'],
      ['what a browser asks for', 'gzip, deflate, br, zstd', encodings[0]],
      ['nothing', 'identity', undefined],
      ['no brotli', 'br;q=0, gzip;q=0.5', 'gzip'],
      ['only unavailable encodings', 'deflate', undefined],
    ])('when the browser accepts %s', (_, accepted, encoding) => {
      test.each(['/', '/about', '/favicon.svg', '/sitemap.xml', script])(
        'sends %s with the right encoding',
        async (path) => {
          const plain = await get(path);
          const answer = await get(path, { 'Accept-Encoding': accepted });
          expect(answer.status).toBe(200);
          expect(answer.headers['content-encoding']).toBe(encoding);
          expect(answer.headers.vary).toBe('Accept-Encoding');
          expect(answer.headers['content-type']).toBe(plain.headers['content-type']);
          expect(contentOf(answer)).toBe(contentOf(plain));
          if (encoding !== undefined) expect(answer.headers.etag).not.toBe(plain.headers.etag);
          expectSecure(answer);
        },
      );

      test('sends the not-found page with the right encoding', async () => {
        const answer = await get('/nowhere', { 'Accept-Encoding': accepted });
        expectNotFound(answer);
        expect(answer.headers['content-encoding']).toBe(encoding);
        expect(contentOf(answer)).toBe(notFound);
      });

      test('doesn’t compress a font again', async () => {
        const answer = await get(font, { 'Accept-Encoding': accepted });
        expect(answer.headers['content-encoding']).toBeUndefined();
      });

      test.each(['/', script])('sends %s once, then answers that it is unchanged', async (path) => {
        const headers = { 'Accept-Encoding': accepted };
        const first = await get(path, headers);
        const tag = String(first.headers.etag);
        const modified = String(first.headers['last-modified']);
        const conditions: readonly Readonly<Record<string, string>>[] = [
          { 'If-None-Match': tag },
          { 'If-None-Match': `"other", ${tag}` },
          { 'If-Modified-Since': modified },
        ];
        for (const condition of conditions) {
          const again = await get(path, { ...headers, ...condition });
          expect(again.status, JSON.stringify(condition)).toBe(304);
          expect(again.body).toHaveLength(0);
          expect(again.headers['cache-control']).toBe(first.headers['cache-control']);
          expect(again.headers.etag).toBe(tag);
          expectSecure(again);
        }
        const changes: readonly Readonly<Record<string, string>>[] = [
          { 'If-None-Match': '"other"' },
          { 'If-None-Match': '"other"', 'If-Modified-Since': modified },
          { 'If-Modified-Since': 'Wed, 01 Jan 2020 00:00:00 GMT' },
        ];
        for (const condition of changes)
          expect((await get(path, { ...headers, ...condition })).status, JSON.stringify(condition)).toBe(200);
      });
    });

    test('always sends the whole not-found page, even for conditional and range requests', async () => {
      const answer = await get('/nowhere', { 'If-None-Match': '*', Range: 'bytes=0-9' });
      expectNotFound(answer);
      expect(contentOf(answer)).toBe(notFound);
    });

    describe('a range request', () => {
      const whole = readFileSync(join(built, font));
      const size = whole.length;
      test.each([
        ['bytes=0-99', 0, 99],
        ['bytes=100-', 100, size - 1],
        ['bytes=-50', size - 50, size - 1],
        ['bytes=0-0', 0, 0],
        [`bytes=10-${size + 10}`, 10, size - 1],
      ])('returns %s', async (range, first, last) => {
        const answer = await get(font, { Range: range });
        expect(answer.status).toBe(206);
        expect(answer.headers['content-range']).toBe(`bytes ${first}-${last}/${size}`);
        expect(answer.body.equals(whole.subarray(first, last + 1))).toBe(true);
        expect(answer.headers['cache-control']).toBe(cacheControl.immutable);
        expectSecure(answer);
      });

      test('is rejected beyond the end of the file', async () => {
        const answer = await get(font, { Range: `bytes=${size}-` });
        expect(answer.status).toBe(416);
        expect(answer.headers['content-range']).toBe(`bytes */${size}`);
        // nginx adds its headers twice here; repeating the same policy doesn't change it.
        for (const [header, value] of Object.entries(lowerCase))
          expect([value, `${value}, ${value}`]).toContain(answer.headers[header]);
      });

      test('returns the whole new file if the old version is gone', async () => {
        const { headers } = await get(font);
        const same = { Range: 'bytes=0-9', 'If-Range': String(headers.etag) };
        expect((await get(font, same)).status).toBe(206);
        const other = await get(font, { Range: 'bytes=0-9', 'If-Range': '"other"' });
        expect(other.status).toBe(200);
        expect(other.body).toHaveLength(size);
      });
    });
  });

test('checks as many spellings as the README says', () => {
  const spellings = new Set([...found.map(([path]) => path), ...missing, ...malformed]);
  expect(spellings.size).toBeGreaterThan(180);
  expect(readFileSync('README.md', 'utf8').replaceAll(/\s+/g, ' ')).toContain('more than 180 spellings');
});
