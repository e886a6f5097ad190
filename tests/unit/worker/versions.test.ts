/** Which versions of the site are deleted, and which file is found, with caches of the test's own. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { cacheOf, lockOfUse } from '@/data/offline/names';
import { deleteUnusedVersions, fromAnyVersion } from '@/worker/versions';

/** The files of each cache, by the cache's name. */
let stored: Map<string, readonly string[]>;
let locks: readonly string[];

beforeEach(() => {
  stored = new Map([
    [cacheOf('one'), ['/assets/index-1.js', '/assets/late-1.js']],
    [cacheOf('two'), ['/assets/index-2.js']],
    ['another', ['/assets/index-1.js']],
  ]);
  locks = [];
  vi.stubGlobal('caches', {
    keys: async () => [...stored.keys()],
    match: async (asked: string | Request, { cacheName }: { readonly cacheName: string }) => {
      const path = typeof asked === 'string' ? asked : new URL(asked.url).pathname;
      const isStored = stored.get(cacheName)?.includes(path) === true;
      return isStored ? new Response(`${cacheName} ${path}`) : undefined;
    },
    delete: async (name: string) => stored.delete(name),
  });
  vi.stubGlobal('navigator', {
    locks: { query: async () => ({ held: locks.map((name) => ({ name })) }) },
  });
});
afterEach(() => vi.unstubAllGlobals());

interface Situation {
  readonly pages: number;
  readonly waiting?: boolean;
  readonly installing?: boolean;
}

/** What is left after version two has looked for what can go. */
async function left({ pages, waiting = false, installing = false }: Situation): Promise<string[]> {
  const scope = {
    registration: { waiting: waiting ? {} : null, installing: installing ? {} : null },
    clients: { matchAll: async () => Array.from({ length: pages }) },
  };
  await deleteUnusedVersions(cacheOf('two'), scope);
  return [...stored.keys()];
}

const both = [cacheOf('one'), cacheOf('two'), 'another'];

test('a version that no page uses goes, and nothing that isn’t ours', async () => {
  locks = [lockOfUse('/assets/index-2.js'), 'larkfield-unsaved'];
  expect(await left({ pages: 1 })).toEqual([cacheOf('two'), 'another']);
});

test('a version that an open page was loaded from stays', async () => {
  locks = [lockOfUse('/assets/index-1.js'), lockOfUse('/assets/index-2.js')];
  expect(await left({ pages: 2 })).toEqual(both);
});

test('while a page hasn’t said which it was loaded from, every version stays', async () => {
  locks = [lockOfUse('/assets/index-2.js')];
  expect(await left({ pages: 2 })).toEqual(both);
});

test.each([{ waiting: true }, { installing: true }])(
  'while a newer one comes (%j), all stay',
  async (which) => {
    expect(await left({ pages: 0, ...which })).toEqual(both);
  },
);

test('a late part of an earlier version is found; what no version has isn’t', async () => {
  const found = await fromAnyVersion(new Request('http://site/assets/late-1.js'));
  expect(await found?.text()).toBe(`${cacheOf('one')} /assets/late-1.js`);
  expect(await fromAnyVersion(new Request('http://site/assets/late-9.js'))).toBeUndefined();
});
