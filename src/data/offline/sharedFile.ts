/**
 * A file sent to the installed site through the system's share menu. The browser posts it to the results page; the worker
 * (src/worker/share.ts) stores it, and the page takes it from there.
 */
import { pathOf } from '@/site';

/** The form field's name, as declared in the manifest. */
export const sharedFileField = 'record';

/**
 * Name of the cache that holds one file until the page takes it. It lacks the prefix of version caches, so updates don't delete it.
 */
const cacheName = 'larkfield-shared';
const cacheKey = '/shared-file';
const sizeHeader = 'x-file-size';

/** Query parameter of the page that opens after sharing. Its value is the number of shared files. */
export const sharedFileCountParameter = 'shared';

export const addressAfterShare = (files: number): string =>
  pathOf('testResults', { search: { [sharedFileCountParameter]: String(files) } });

export interface SharedFile {
  /** Empty for a file that is too large to read. */
  readonly text: string;
  readonly sizeBytes: number;
}

/**
 * Stores a file for the page, replacing one not yet taken. For files larger than `largestBytes`, stores only the size.
 * @throws DOMException (rejects) if the browser has no space.
 */
export async function storeSharedFile(file: File, largestBytes: number): Promise<void> {
  const cache = await caches.open(cacheName);
  const content = file.size > largestBytes ? '' : file;
  await cache.put(cacheKey, new Response(content, { headers: { [sizeHeader]: String(file.size) } }));
}

/** Takes and deletes the stored file; null if there is none. */
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
