import { type ComponentType, createElement } from 'react';

interface PageModule {
  readonly default: ComponentType;
  /** Begins to read what the page will show, before its first render; in the browser alone. */
  readonly begin?: () => void;
}

/** Fetches the code of a page. */
export type LoadPage = () => Promise<PageModule>;

let failed = false;

/** Tells whether the code of the page that was asked for last could not be fetched. */
export function hasPageLoadFailed(): boolean {
  return failed;
}

/**
 * Makes a route's `lazy`. Where the page's code can't be fetched (the connection is down, or a new deployment has replaced
 * the file), `Fallback` takes the page's place and keeps trying: as a page and not as a thrown error, because the router
 * leaves a route whose first `lazy` throws empty.
 */
export function lazyPage(
  load: LoadPage,
  Fallback: ComponentType<{ load: LoadPage }>,
): () => Promise<{ Component: ComponentType }> {
  return async () => {
    try {
      const { default: Component, begin } = await load();
      if (!import.meta.env.SSR) begin?.();
      return { Component };
    } catch (cause) {
      if (import.meta.env.SSR) throw cause;
      failed = true;
      return { Component: () => createElement(Fallback, { load }) };
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

/** Remembers that the document was reloaded for the current address, so that it happens by itself once only. */
export function rememberReload(): void {
  sessionStorage.setItem(reloadKey, location.pathname);
}

/** A page has arrived: the next failure may reload again. */
export function forgetReload(): void {
  failed = false;
  try {
    sessionStorage.removeItem(reloadKey);
  } catch {
    // Storage is blocked, so nothing was remembered either.
  }
}
