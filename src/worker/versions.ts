/** The stored versions of the site: the one in use, and those that open pages were loaded from. */
import { entryOfLock, isSiteCache } from '@/data/offline/names';

/** A file of whichever version has it: names in `assets/` carry a hash of the content, so versions can't disagree. */
export async function fromAnyVersion(request: Request): Promise<Response | undefined> {
  for (const name of await siteCaches()) {
    const found = await caches.match(request, { cacheName: name });
    if (found !== undefined) return found;
  }
  return undefined;
}

/** What of the worker's scope tells which versions may go. */
interface Scope {
  readonly registration: { readonly installing: object | null; readonly waiting: object | null };
  readonly clients: {
    matchAll(options: { type: 'window'; includeUncontrolled: true }): Promise<readonly unknown[]>;
  };
}

/**
 * Deletes every version but `own` and those that an open page was loaded from; none while a newer one is stored or waits, or a page
 * has not said yet which it was loaded from.
 */
export async function deleteUnusedVersions(own: string, { registration, clients }: Scope): Promise<void> {
  if (registration.installing !== null || registration.waiting !== null) return;
  const others = (await siteCaches()).filter((name) => name !== own);
  if (others.length === 0) return;
  const pages = await clients.matchAll({ type: 'window', includeUncontrolled: true });
  const used = await entriesInUse();
  if (used.length < pages.length) return;
  for (const name of others) if (!(await holdsAny(name, used))) await caches.delete(name);
}

async function siteCaches(): Promise<string[]> {
  return (await caches.keys()).filter(isSiteCache);
}

/** The entry files of the open pages, one for each page, from the locks that they hold. */
async function entriesInUse(): Promise<readonly string[]> {
  const { held = [] } = await navigator.locks.query();
  return held.flatMap(({ name = '' }) => entryOfLock(name) ?? []);
}

async function holdsAny(name: string, paths: readonly string[]): Promise<boolean> {
  for (const path of paths) if ((await caches.match(path, { cacheName: name })) !== undefined) return true;
  return false;
}
