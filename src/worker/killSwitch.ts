/**
 * Permanently disables the service worker when a host serves this script in its place. It deletes the worker's caches and
 * unregisters itself; from the next load on, every page comes from the host.
 */
import { isSiteCache } from '@/data/offline/workerNames';

declare const self: ServiceWorkerGlobalScope;

self.addEventListener('install', () => void self.skipWaiting());

self.addEventListener('activate', (event) => {
  event.waitUntil(switchOff());
});

async function switchOff(): Promise<void> {
  const names = await caches.keys();
  await Promise.all(names.filter(isSiteCache).map((name) => caches.delete(name)));
  await self.registration.unregister();
}
