/**
 * A file that was sent to the installed site through the system's menu for sharing. The browser posts it to the page of results; the
 * worker (src/worker/share.ts) stores it, and the page takes it from there.
 */
import { pathOf } from '@/site';

/** The name of the form's field, as the manifest tells the browser. */
export const sharedFileField = 'record';

/** Where one file waits until the page takes it: not a version of the site, so no update deletes it. */
const cacheName = 'larkfield-shared';
const cacheKey = '/shared-file';
const sizeHeader = 'x-file-size';

/** The search parameter of the page that a share opens: how many files were shared. */
export const sharedParameter = 'shared';

export const addressAfterShare = (files: number): string =>
  pathOf('testResults', { search: { [sharedParameter]: String(files) } });

export interface SharedFile {
  /** '' for a file that is too large to be read. */
  readonly text: string;
  readonly sizeBytes: number;
}

/**
 * Stores a file for the page, instead of one that still waits. Of one that is larger than `largestBytes`, only the size.
 * @throws DOMException (rejects) where the browser has no room.
 */
export async function storeSharedFile(file: File, largestBytes: number): Promise<void> {
  const cache = await caches.open(cacheName);
  const content = file.size > largestBytes ? '' : file;
  await cache.put(cacheKey, new Response(content, { headers: { [sizeHeader]: String(file.size) } }));
}

/** Takes the file that waits, which is then gone; null where none does. */
export async function takeSharedFile(): Promise<SharedFile | null> {
  if (!('caches' in globalThis) || !(await caches.has(cacheName))) return null;
  const stored = await (await caches.open(cacheName)).match(cacheKey);
  const taken =
    stored === undefined
      ? null
      : { text: await stored.text(), sizeBytes: Number(stored.headers.get(sizeHeader)) };
  await caches.delete(cacheName);
  return taken;
}
