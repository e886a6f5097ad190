import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { decodePath, readAddress } from '@/address';
import { announceVersionInUse } from '@/data/offline/announceVersionInUse';
import { listenForInstallOffer } from '@/data/offline/installOffer';
import { assertPresent } from '@/lib/assert';
import { canonicalOf, routeIds, site } from '@/site';
import { findHeadTags, removeHeadTags, removeReplacedHeadTags, servedCanonical } from './headTags';
import { waitForPage } from './LateStart';
import { findFailedPage } from './pageLoad';
import { routes } from './router';
import { createStyleCache, Providers } from './providers';

/** Loads the first route's code before hydrating, so that the first render matches the prerendered one. */
export async function boot(): Promise<void> {
  listenForInstallOffer();
  const { pathname, search } = window.location;
  const hash = readableHash(window.location.hash);
  const address = readAddress(pathname);
  if (address.kind === 'elsewhere') {
    window.location.replace(`${address.path}${search}${hash}`);
    return;
  }
  // Normalizes the address, because the router parses it itself and would match a different page, or none, for some variants.
  if (address.path !== pathname || hash !== window.location.hash)
    window.history.replaceState(window.history.state, '', `${address.path}${search}${hash}`);

  const root = assertPresent(document.getElementById('root'), 'index.html has lost its #root');
  announceVersionInUse();
  // Lets the browser paint a frame or handle a tap before the router is created.
  await new Promise((resume) => setTimeout(resume));
  const cache = createStyleCache();
  let router = await startRouter();
  const isServed = isPrerenderedFor(router, root);
  let missing = isServed ? findFailedPage() : null;
  while (missing !== null) {
    await waitForPage(missing, cache);
    router.dispose();
    router = await startRouter();
    missing = findFailedPage();
  }
  const app = (
    <Providers cache={cache}>
      <RouterProvider router={router} />
    </Providers>
  );
  if (isServed) {
    // In a transition, React hydrates in short steps, so a tap doesn't have to wait for all of it.
    const served = findHeadTags();
    startTransition(() => {
      hydrateRoot(root, app, {
        onRecoverableError: (error) => {
          reportError(error);
          removeReplacedHeadTags(served);
        },
      });
    });
    return;
  }
  removeHeadTags();
  createRoot(root).render(app);
}

type Router = ReturnType<typeof createBrowserRouter>;

/** Creates the router, and resolves once the first page's code has loaded or failed to. */
async function startRouter(): Promise<Router> {
  const router = createBrowserRouter(routes);
  await new Promise<void>((ready) => {
    if (router.state.initialized) ready();
    else router.subscribe((state) => state.initialized && ready());
  });
  return router;
}

/**
 * Returns true if the document was prerendered for the page that the router shows: the dev server sends an empty root, error pages
 * are not prerendered, and a host may send any document.
 */
function isPrerenderedFor({ state }: Router, root: HTMLElement): boolean {
  const shown = routeIds.find((id) => id === state.matches.at(-1)?.route.id);
  return (
    root.firstElementChild !== null &&
    state.errors === null &&
    servedCanonical() === (shown === undefined ? null : canonicalOf(site[shown]))
  );
}

/** Returns the hash of the address, with its percent signs escaped if it can't be decoded as it is. */
function readableHash(hash: string): string {
  return decodePath(hash) === null ? hash.replaceAll('%', '%25') : hash;
}
