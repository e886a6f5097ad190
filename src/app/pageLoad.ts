import { type ComponentType, createElement } from 'react';
import { holdBackDownloads } from '@/lib/browser/backgroundDownloads';

interface PageModule {
  readonly default: ComponentType;
}

export type LoadPage = () => Promise<PageModule>;

let failed: LoadPage | null = null;

/** Returns the most recently requested page if its code couldn't be loaded, otherwise null. */
export function findFailedPage(): LoadPage | null {
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
      const { default: Component } = await holdBackDownloads(load());
      failed = null;
      return { Component };
    } catch (cause) {
      if (import.meta.env.SSR) throw cause;
      failed = load;
      return { Component: () => createElement(Fallback, { load }) };
    }
  };
}
