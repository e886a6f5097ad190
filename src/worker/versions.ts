/** The stored versions of the site: the one in use, and those that open pages were loaded from. */
import { entryPathOfLock, isSiteCache } from '@/data/offline/workerNames';

/** A file of whichever version has it: names in `assets/` carry a hash of the content, so versions can't disagree. */
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

/** Where a version notes, in its own cache, which ones it took over from. */
const olderPath = '/older-versions.json';

/**
 * Notes the versions that `own` takes over from, at the moment when it does. What comes later is never among them: a version that is
 * still being stored could be taken for one that no page uses.
 */
export async function noteOlderVersions(own: string): Promise<void> {
  const others = (await siteCaches()).filter((name) => name !== own);
  await (await caches.open(own)).put(olderPath, new Response(JSON.stringify(others)));
}

/** Deletes the versions before `own`, but those that an open page was loaded from; none while a page has not said which that is. */
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

/** The entry files of the open pages, one for each page, from the locks that they hold. */
async function entriesInUse(): Promise<readonly string[]> {
  const { held = [] } = await navigator.locks.query();
  return held.flatMap(({ name = '' }) => entryPathOfLock(name) ?? []);
}

async function holdsAny(name: string, paths: readonly string[]): Promise<boolean> {
  for (const path of paths) if ((await caches.match(path, { cacheName: name })) !== undefined) return true;
  return false;
}
