/** The cached versions of the site: the current one, and those that open pages were loaded from. */
import { entryPathOfLock, isSiteCache } from '@/data/offline/workerNames';

/** Finds a file in any cached version: names in `assets/` contain a content hash, so versions can't conflict. */
export async function matchAnyVersion(request: Request): Promise<Response | undefined> {
  for (const name of await siteCaches()) {
    const found = await caches.match(request, { cacheName: name });
    if (found !== undefined) return found;
  }
  return undefined;
}

/** The part of the worker's scope that lists open pages. */
interface Scope {
  readonly clients: {
    matchAll(options: { type: 'window'; includeUncontrolled: true }): Promise<readonly unknown[]>;
  };
}

/** The path, in each version's cache, of the list of versions that it replaced. */
const olderPath = '/older-versions.json';

/**
 * Records the versions that `own` replaces, at the moment it activates. Only these may be deleted later: a newer version that is
 * still being stored could look unused.
 */
export async function recordOlderVersions(own: string): Promise<void> {
  const others = (await siteCaches()).filter((name) => name !== own);
  await (await caches.open(own)).put(olderPath, new Response(JSON.stringify(others)));
}

/**
 * Deletes the versions before `own`, except those that an open page was loaded from. Deletes nothing while any page has not yet
 * announced its version.
 */
export async function deleteUnusedVersions(own: string, { clients }: Scope): Promise<void> {
  const older = await olderVersions(own);
  if (older.length === 0) return;
  const pages = await clients.matchAll({ type: 'window', includeUncontrolled: true });
  const used = await entriesInUse();
  if (used.length < pages.length) return;
  for (const name of older) if (!(await holdsAny(name, used))) await caches.delete(name);
}

async function olderVersions(own: string): Promise<readonly string[]> {
  const noted: unknown = await (await caches.match(olderPath, { cacheName: own }))?.json();
  const names = await siteCaches();
  return Array.isArray(noted) ? names.filter((name) => name !== own && noted.includes(name)) : [];
}

async function siteCaches(): Promise<string[]> {
  return (await caches.keys()).filter(isSiteCache);
}

/** Returns the entry file of each open page, read from the locks that the pages hold. */
async function entriesInUse(): Promise<readonly string[]> {
  const { held = [] } = await navigator.locks.query();
  return held.flatMap(({ name = '' }) => entryPathOfLock(name) ?? []);
}

async function holdsAny(name: string, paths: readonly string[]): Promise<boolean> {
  for (const path of paths) if ((await caches.match(path, { cacheName: name })) !== undefined) return true;
  return false;
}
