import { type ComponentType, createElement } from 'react';

interface PageModule {
  readonly default: ComponentType;
  /** Starts reading the page's data before its first render. Only called in the browser. */
  readonly begin?: () => void;
}

export type LoadPage = () => Promise<PageModule>;

let failed = false;

/** Returns true if loading the code of the most recently requested page failed. */
export function hasPageLoadFailed(): boolean {
  return failed;
}

/**
 * Creates a route's `lazy`. If the page's code can't be loaded (no connection, or a new deployment replaced the file), it resolves
 * to `Fallback`, which keeps retrying. It doesn't throw, because the router renders nothing for a route whose first `lazy` throws.
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

/** Returns true if this address has not been reloaded automatically yet; false if storage can't record a reload. */
export function canReloadAutomatically(): boolean {
  try {
    sessionStorage.setItem(probeKey, '');
    sessionStorage.removeItem(probeKey);
    return sessionStorage.getItem(reloadKey) !== location.pathname;
  } catch {
    return false;
  }
}

/** Records the reload for the current address, so that it happens automatically only once. */
export function recordAutomaticReload(): void {
  sessionStorage.setItem(reloadKey, location.pathname);
}

/** Clears the record after a page has loaded, so that the next failure may reload again. */
export function clearReloadRecord(): void {
  failed = false;
  try {
    sessionStorage.removeItem(reloadKey);
  } catch {
    // Storage is blocked, so there is nothing to clear.
  }
}
