import type { ComponentType } from 'react';

/** A page's code could not be fetched: the connection is down, or a new deployment has replaced the file. */
export class PageLoadError extends Error {
  override name = 'PageLoadError';
}

type PageModule = () => Promise<{ default: ComponentType }>;

/** Gives a route's `lazy`, which tells a failed download apart from an error inside the page. */
export function lazyPage(load: PageModule): () => Promise<{ Component: ComponentType }> {
  return async () => {
    try {
      return { Component: (await load()).default };
    } catch (cause) {
      throw new PageLoadError('The code of this page could not be loaded', { cause });
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
