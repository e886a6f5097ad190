/**
 * The service worker: stores the whole site on installation and serves it from the cache. A version that could not be stored
 * completely never activates; a complete one waits until a page tells it to.
 */
import { PrecacheController } from 'workbox-precaching';
import { readAddress } from '@/address';
import { siteCacheName, takeOverMessage } from '@/data/offline/workerNames';
import { whenNobodyWaits } from '@/lib/browser/backgroundDownloads';
import { site } from '@/site';
import { isShareRequest, receiveSharedFile } from './share';
import { deleteUnusedVersions, matchAnyVersion, recordOlderVersions } from './versions';

declare const self: ServiceWorkerGlobalScope;

/** Injected by the build: every file of this version, and a name for the set. */
declare const siteFiles: readonly { readonly url: string; readonly revision: string | null }[];
declare const siteVersion: string;

const ownCache = siteCacheName(siteVersion);
const notFoundPath = '/404.html';

/**
 * Workbox fetches files one at a time, so they are split across this many lanes. Few, because on a slow connection, a page waits for
 * the files that are already being downloaded.
 */
const laneCount = 2;

const lanes = Array.from({ length: laneCount }, (_, lane) => {
  const controller = new PrecacheController({
    cacheName: ownCache,
    plugins: [{ requestWillFetch, cacheWillUpdate }],
  });
  controller.addToCacheList(siteFiles.filter((__, index) => index % laneCount === lane));
  return controller;
});

/** Before each file, lets pages load what a person waits for; then fetches the file after what pages request meanwhile. */
async function requestWillFetch({ request }: { request: Request }): Promise<Request> {
  await whenNobodyWaits();
  return new Request(request, { priority: 'low' });
}

/** Hosts send the not-found page with status 404, which must be cached anyway. */
async function cacheWillUpdate({ request, response }: { request: Request; response: Response }) {
  const isNotFoundPage = response.status === 404 && new URL(request.url).pathname === notFoundPath;
  return response.status === 200 || isNotFoundPage ? response : null;
}

/** Returns the cache key of a URL in this version; undefined if it is not one of its files. */
const keyOf = (url: string) => lanes.flatMap((lane) => lane.getCacheKeyForURL(url) ?? []).at(0);

/** Returns the stored file of a URL. The reader may have deleted the copy, so this must not recreate the cache by opening it. */
async function stored(url: string): Promise<Response | undefined> {
  const key = keyOf(url);
  return key === undefined ? undefined : await caches.match(key, { cacheName: ownCache });
}

self.addEventListener('install', (event) => {
  event.waitUntil(storeWhole(event));
});

/** @throws Error (rejects) when a file could not be stored: the browser then drops this version. */
async function storeWhole(event: ExtendableEvent): Promise<void> {
  // All lanes must settle before an incomplete version is deleted, because a lane that is still running would store files again.
  const ends = await Promise.allSettled(lanes.map((lane) => lane.install(event)));
  const failure = ends.find((end) => end.status === 'rejected');
  if (failure === undefined) return;
  // An incomplete version is useless, and the student's results may need its space.
  await caches.delete(ownCache);
  throw failure.reason;
}

self.addEventListener('activate', (event) => {
  event.waitUntil(Promise.all([takeOverFromOlder(), self.clients.claim()]));
});

/**
 * Only lists the older versions, which are deleted when the next page is requested. Deleting them here would prolong activation,
 * and pages' requests wait until it ends.
 */
async function takeOverFromOlder(): Promise<void> {
  // If an even newer version is installing, it cleans up when it activates.
  if (self.registration.installing === null) await recordOlderVersions(ownCache);
}

self.addEventListener('message', ({ data }) => {
  if (data === takeOverMessage) void self.skipWaiting();
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (origin !== self.location.origin) return;
  if (isShareRequest(request)) event.respondWith(receiveSharedFile(request));
  if (request.method !== 'GET') return;
  if (request.mode === 'navigate') {
    event.respondWith(documentFor(request));
    // Tabs of an earlier version may have closed since this one activated.
    event.waitUntil(deleteUnusedVersions(ownCache, self));
  } else if (pathname.startsWith('/assets/') || keyOf(request.url) !== undefined)
    event.respondWith(fileFor(request));
});

async function documentFor(request: Request): Promise<Response> {
  const { pathname, search } = new URL(request.url);
  const address = readAddress(pathname);
  if (address.kind === 'page') return (await stored(site[address.id].path)) ?? (await fetch(request));
  if (address.kind === 'elsewhere')
    return Response.redirect(new URL(address.path + search, self.location.origin).href);
  // A file that isn't a page, such as the licenses.
  const file = await stored(request.url);
  if (file !== undefined) return file;
  try {
    return await fetch(request);
  } catch (cause) {
    const notFound = await stored(notFoundPath);
    if (notFound === undefined) throw cause;
    return new Response(notFound.body, { status: 404, headers: notFound.headers });
  }
}

async function fileFor(request: Request): Promise<Response> {
  return (await stored(request.url)) ?? (await matchAnyVersion(request)) ?? (await fetch(request));
}
