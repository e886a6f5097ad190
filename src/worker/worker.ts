/**
 * The service worker: stores the whole site when it is installed, and answers from what it stored. A version that could not be stored
 * whole never takes over, and one that could waits until a page says that it may.
 */
import { PrecacheController } from 'workbox-precaching';
import { readAddress } from '@/address';
import { siteCacheName, takeOverMessage } from '@/data/offline/workerNames';
import { site } from '@/site';
import { isShare, receiveShare } from './share';
import { deleteUnusedVersions, matchAnyVersion, noteOlderVersions } from './versions';

declare const self: ServiceWorkerGlobalScope;

/** Put in by the build: every file of this version, and a name for all of them together. */
declare const siteFiles: readonly { readonly url: string; readonly revision: string | null }[];
declare const siteVersion: string;

const ownCache = siteCacheName(siteVersion);
const notFoundPath = '/404.html';

/** Workbox fetches one file after the other. So many share the files of a version, as many as a browser fetches from a host at a time. */
const laneCount = 6;

const lanes = Array.from({ length: laneCount }, (_, lane) => {
  const controller = new PrecacheController({ cacheName: ownCache, plugins: [{ cacheWillUpdate }] });
  controller.addToCacheList(siteFiles.filter((__, index) => index % laneCount === lane));
  return controller;
});

/** Hosts send the not-found page with the status that it is for. */
async function cacheWillUpdate({ request, response }: { request: Request; response: Response }) {
  const isNotFoundPage = response.status === 404 && new URL(request.url).pathname === notFoundPath;
  return response.status === 200 || isNotFoundPage ? response : null;
}

/** The name under which this version stores an address; undefined where it is none of its files. */
const keyOf = (url: string) => lanes.flatMap((lane) => lane.getCacheKeyForURL(url) ?? []).at(0);

/** The stored file of an address. A reader may have removed the copy: looking into a cache by its name doesn't create it anew. */
async function stored(url: string): Promise<Response | undefined> {
  const key = keyOf(url);
  return key === undefined ? undefined : await caches.match(key, { cacheName: ownCache });
}

self.addEventListener('install', (event) => {
  event.waitUntil(storeWhole(event));
});

/** @throws Error (rejects) when a file could not be stored: the browser then drops this version. */
async function storeWhole(event: ExtendableEvent): Promise<void> {
  // All lanes end before half a version is deleted: one that goes on would store files again.
  const ends = await Promise.allSettled(lanes.map((lane) => lane.install(event)));
  const failure = ends.find((end) => end.status === 'rejected');
  if (failure === undefined) return;
  // Half a version is of no use, and its room may be what a student's results need.
  await caches.delete(ownCache);
  throw failure.reason;
}

self.addEventListener('activate', (event) => {
  event.waitUntil(Promise.all([takeOverFromOlder(), self.clients.claim()]));
});

/** Pages wait for their files until this has ended, so the older versions are deleted later, with the next document. */
async function takeOverFromOlder(): Promise<void> {
  // With a still newer version on its way, that one clears up when it takes over.
  if (self.registration.installing === null) await noteOlderVersions(ownCache);
}

self.addEventListener('message', ({ data }) => {
  if (data === takeOverMessage) void self.skipWaiting();
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (origin !== self.location.origin) return;
  if (isShare(request)) event.respondWith(receiveShare(request));
  if (request.method !== 'GET') return;
  if (request.mode === 'navigate') {
    event.respondWith(documentFor(request));
    // Tabs of an earlier version may have been closed since this one took over.
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
