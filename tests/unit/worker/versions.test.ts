/** Which versions of the site are deleted, and which file is found, with fake caches. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { siteCacheName, versionInUseLockName } from '@/data/offline/workerNames';
import { deleteUnusedVersions, matchAnyVersion, recordOlderVersions } from '@/worker/versions';

/** The files of each cache by name. */
let stored: Map<string, readonly string[]>;
let locks: readonly string[];
/** The note that version two saved when it took over. */
let note: Response | undefined;

beforeEach(() => {
  stored = new Map([
    [siteCacheName('one'), ['/assets/index-1.js', '/assets/late-1.js']],
    [siteCacheName('two'), ['/assets/index-2.js']],
    ['another', ['/assets/index-1.js']],
  ]);
  locks = [];
  note = undefined;
  vi.stubGlobal('caches', {
    keys: async () => [...stored.keys()],
    match: async (asked: string | Request, { cacheName }: { readonly cacheName: string }) => {
      const path = typeof asked === 'string' ? asked : new URL(asked.url).pathname;
      if (path === '/older-versions.json') return note?.clone();
      const isStored = stored.get(cacheName)?.includes(path) === true;
      return isStored ? new Response(`${cacheName} ${path}`) : undefined;
    },
    open: async () => ({
      put: async (_path: string, response: Response) => {
        note = response;
      },
    }),
    delete: async (name: string) => stored.delete(name),
  });
  vi.stubGlobal('navigator', {
    locks: { query: async () => ({ held: locks.map((name) => ({ name })) }) },
  });
});
afterEach(() => vi.unstubAllGlobals());

/** Returns the caches left after version two took over and cleaned up with this many open pages. */
async function left({ pages }: { readonly pages: number }): Promise<string[]> {
  await recordOlderVersions(siteCacheName('two'));
  await deleteUnusedVersions(siteCacheName('two'), {
    clients: { matchAll: async () => Array.from({ length: pages }) },
  });
  return [...stored.keys()];
}

const both = [siteCacheName('one'), siteCacheName('two'), 'another'];

test('deletes a version that no page uses, and nothing that isn’t ours', async () => {
  locks = [versionInUseLockName('/assets/index-2.js'), 'larkfield-unsaved'];
  expect(await left({ pages: 1 })).toEqual([siteCacheName('two'), 'another']);
});

test('keeps a version that an open page was loaded from', async () => {
  locks = [versionInUseLockName('/assets/index-1.js'), versionInUseLockName('/assets/index-2.js')];
  expect(await left({ pages: 2 })).toEqual(both);
});

test('keeps every version while a page hasn’t said which one it was loaded from', async () => {
  locks = [versionInUseLockName('/assets/index-2.js')];
  expect(await left({ pages: 2 })).toEqual(both);
});

test('keeps a version that is newer, even though no page uses it yet', async () => {
  await recordOlderVersions(siteCacheName('two'));
  stored.set(siteCacheName('three'), ['/assets/index-3.js']);
  await deleteUnusedVersions(siteCacheName('two'), { clients: { matchAll: async () => [] } });
  expect([...stored.keys()]).toEqual([siteCacheName('two'), 'another', siteCacheName('three')]);
});

test('deletes nothing if no versions were noted', async () => {
  await deleteUnusedVersions(siteCacheName('two'), { clients: { matchAll: async () => [] } });
  expect([...stored.keys()]).toEqual(both);
});

test('finds a late part of an earlier version, and nothing that no version has', async () => {
  const found = await matchAnyVersion(new Request('http://site/assets/late-1.js'));
  expect(await found?.text()).toBe(`${siteCacheName('one')} /assets/late-1.js`);
  expect(await matchAnyVersion(new Request('http://site/assets/late-9.js'))).toBeUndefined();
});
