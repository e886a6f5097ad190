import type { ComponentType } from 'react';

type PageModule = () => Promise<{ default: ComponentType }>;

let failed = false;

/** Tells whether the code of some page could not be fetched since the document was loaded. */
export function pageLoadFailed(): boolean {
  return failed;
}

/**
 * Gives a route's `lazy`. Where the page's code can't be fetched (the connection is down, or a new deployment has replaced
 * the file), `Fallback` takes the page's place: as a page and not as a thrown error, because the router leaves a route
 * whose first `lazy` throws empty.
 */
export function lazyPage(
  load: PageModule,
  Fallback: ComponentType,
): () => Promise<{ Component: ComponentType }> {
  return async () => {
    try {
      return { Component: (await load()).default };
    } catch (cause) {
      if (import.meta.env.SSR) throw cause;
      failed = true;
      return { Component: Fallback };
    }
  };
}

const reloadKey = 'larkfield:reloaded';
const probeKey = 'larkfield:probe';

/** Tells whether a reload for the current address hasn't been tried yet; no when that can't be remembered. */
export function mayReload(): boolean {
  try {
    sessionStorage.setItem(probeKey, '');
    sessionStorage.removeItem(probeKey);
    return sessionStorage.getItem(reloadKey) !== location.pathname;
  } catch {
    return false;
  }
}

/**
 * Reloads the document: after a deployment the old file names are gone, and the new document knows the new ones. The
 * address is remembered, so that this happens once.
 */
export function reloadOnce(): void {
  sessionStorage.setItem(reloadKey, location.pathname);
  location.reload();
}

/** A page has arrived: the next failure may reload again. */
export function forgetReload(): void {
  try {
    sessionStorage.removeItem(reloadKey);
  } catch {
    // Storage is blocked, so nothing was remembered either.
  }
}
