/** A file from the system's share menu: what the worker stores, and where it redirects the browser. */
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { sharedFileField, storeSharedFile, takeSharedFile } from '@/data/offline/sharedFile';
import { isShareRequest, receiveSharedFile } from '@/worker/share';

const address = 'https://site.example/test-results';

/** In-memory caches, as far as needed here; `full` makes writes fail. */
function fakeCaches({ full = false } = {}) {
  const all = new Map<string, Map<string, Response>>();
  return {
    has: async (name: string) => all.has(name),
    delete: async (name: string) => all.delete(name),
    open: async (name: string) => {
      const cache = all.get(name) ?? new Map<string, Response>();
      all.set(name, cache);
      return {
        match: async (key: string) => cache.get(key),
        put: async (key: string, response: Response) => {
          if (full) throw new DOMException('There is no room', 'QuotaExceededError');
          cache.set(key, response);
        },
      };
    },
  };
}

beforeEach(() => vi.stubGlobal('caches', fakeCaches()));
afterEach(() => vi.unstubAllGlobals());

function share(files: readonly File[], field = sharedFileField): Request {
  const body = new FormData();
  for (const file of files) body.append(field, file);
  return new Request(address, { method: 'POST', body });
}

const record = (text = '{"format":"larkfield-prep"}') =>
  new File([text], 'larkfield-prep-2026-11-21.json', { type: 'application/json' });

test.each([
  ['POST', '/test-results', true],
  ['GET', '/test-results', false],
  ['POST', '/score-report', false],
])('%s %s is a share: %s', (method, path, expected) => {
  expect(isShareRequest(new Request(`https://site.example${path}`, { method }))).toBe(expected);
});

describe('receiving a share', () => {
  test.each([
    ['no file', [], 0],
    ['one file', [record()], 1],
    ['two files', [record(), record()], 2],
  ])('%s: tells the page how many', async (_, files, count) => {
    const response = await receiveSharedFile(share(files));
    expect(response.status).toBe(303);
    expect(response.headers.get('location')).toBe(`${address}?shared=${count}`);
  });

  test('stores one file with its text, until it is read', async () => {
    await receiveSharedFile(share([record('{"a":1}')]));
    expect(await takeSharedFile()).toEqual({ text: '{"a":1}', sizeBytes: 7 });
    expect(await takeSharedFile()).toBeNull();
  });

  test('stores neither of two files', async () => {
    await receiveSharedFile(share([record(), record()]));
    expect(await takeSharedFile()).toBeNull();
  });

  test('the later of two shares replaces the earlier one', async () => {
    await receiveSharedFile(share([record('first')]));
    await receiveSharedFile(share([record('second')]));
    expect((await takeSharedFile())?.text).toBe('second');
  });

  test.each([
    ['a file in another field', share([record()], 'photo')],
    [
      'text in the field',
      new Request(address, { method: 'POST', body: new URLSearchParams({ record: 'text' }) }),
    ],
    ['no form data at all', new Request(address, { method: 'POST', body: '{}' })],
  ])('%s counts as no file', async (_, request) => {
    const response = await receiveSharedFile(request);
    expect(response.headers.get('location')).toBe(`${address}?shared=0`);
    expect(await takeSharedFile()).toBeNull();
  });

  test('the page still opens if the file doesn’t fit', async () => {
    vi.stubGlobal('caches', fakeCaches({ full: true }));
    const response = await receiveSharedFile(share([record()]));
    expect(response.headers.get('location')).toBe(`${address}?shared=1`);
    expect(await takeSharedFile()).toBeNull();
  });
});

test('stores only the size of a file that is too large', async () => {
  await storeSharedFile(record('12345'), 4);
  expect(await takeSharedFile()).toEqual({ text: '', sizeBytes: 5 });
});

test('stores a file of the maximum size whole', async () => {
  await storeSharedFile(record('1234'), 4);
  expect(await takeSharedFile()).toEqual({ text: '1234', sizeBytes: 4 });
});
