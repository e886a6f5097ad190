import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { decodePath, readAddress } from '@/address';
import { announceVersionInUse } from '@/data/offline/announceVersionInUse';
import { listenForInstallOffer } from '@/data/offline/installOffer';
import { assertPresent } from '@/lib/assert';
import { canonicalOf, routeIds, site } from '@/site';
import { hasPageLoadFailed } from './pageLoad';
import { Providers } from './providers';
import { routes } from './router';
import { styleCache } from './styleCache';

/** Starts the page: waits for the first route's code, so that the first render is the prerendered one, then hydrates. */
export async function boot(): Promise<void> {
  listenForInstallOffer();
  const { pathname, search } = window.location;
  const hash = readableHash(window.location.hash);
  const address = readAddress(pathname);
  if (address.kind === 'elsewhere') {
    window.location.replace(`${address.path}${search}${hash}`);
    return;
  }
  // The router reads the address by itself, and would find another page or none in some writings of it.
  if (address.path !== pathname || hash !== window.location.hash)
    window.history.replaceState(window.history.state, '', `${address.path}${search}${hash}`);

  const root = assertPresent(document.getElementById('root'), 'index.html has lost its #root');
  announceVersionInUse();
  // The browser may draw a frame or answer a tap before the router is made.
  await new Promise((resume) => setTimeout(resume));
  const router = createBrowserRouter(routes);
  await new Promise<void>((ready) => {
    if (router.state.initialized) ready();
    else router.subscribe((state) => state.initialized && ready());
  });
  const app = (
    <Providers cache={styleCache()}>
      <RouterProvider router={router} />
    </Providers>
  );
  const shown = routeIds.find((id) => id === router.state.matches.at(-1)?.route.id);
  // The dev server sends an empty root, an error page is not what was prerendered, and a host may send any document.
  const prerendered =
    root.firstElementChild !== null &&
    router.state.errors === null &&
    !hasPageLoadFailed() &&
    servedCanonical() === (shown === undefined ? null : canonicalOf(site[shown]));
  if (prerendered) {
    // As a transition, React takes over the document in short steps, and a tap in between doesn't wait for the rest.
    startTransition(() => {
      hydrateRoot(root, app);
    });
    return;
  }
  // React adds its own tags to the head when it finds none to take over.
  for (const stale of document.head.querySelectorAll(
    'title, meta[name="description"], meta[name="robots"], link[rel="canonical"]',
  ))
    stale.remove();
  createRoot(root).render(app);
}

/** The anchor of the address, written so that it can be decoded. */
function readableHash(hash: string): string {
  return decodePath(hash) === null ? hash.replaceAll('%', '%25') : hash;
}

/** The canonical address of the document that the host has sent, which tells its page; the not-found page has none. */
function servedCanonical(): string | null {
  return document.head.querySelector('link[rel="canonical"]')?.getAttribute('href') ?? null;
}
