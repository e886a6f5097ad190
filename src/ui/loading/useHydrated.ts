import { startTransition, useEffect, useState, useSyncExternalStore } from 'react';

const never = () => () => undefined;

/**
 * Creates a store that remembers whether React has read its server snapshot, `inDocument`, which it does when a render must match a
 * prerendered document. Its client snapshot, `inBrowser`, then returns the same value, so that nothing renders again.
 */
function documentStore() {
  let matchesDocument = false;
  return {
    inBrowser: () => matchesDocument,
    inDocument: () => {
      matchesDocument = true;
      return matchesDocument;
    },
  };
}

/**
 * Returns true if the component's first render had to match a prerendered document: on the server, and during hydration. Meant for
 * initial state; it never changes, so it causes no extra render. It can't be a module variable because a part behind Suspense
 * hydrates later than its page.
 */
export function useWasPrerendered(): boolean {
  const [{ inBrowser, inDocument }] = useState(documentStore);
  return useSyncExternalStore(never, inBrowser, inDocument);
}

/**
 * Returns false on the server and in the first render of prerendered content, then true. Use it for content that must not be
 * prerendered. The update renders in short steps so that a tap doesn't wait for it.
 */
export function useHydrated(): boolean {
  const matchesDocument = useWasPrerendered();
  const [hydrated, setHydrated] = useState(!matchesDocument);
  useEffect(() => startTransition(() => setHydrated(true)), []);
  return hydrated;
}
