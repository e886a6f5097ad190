import { startTransition, useEffect, useState, useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** React reads the second snapshot instead of the first where a render has to match a document; the first then agrees with it. */
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
 * Whether the component's first render had to match a prerendered document: on the server, and where React takes its document
 * over. Asked for the first value of a state; it stays the same, so that React has nothing to render again. A part behind
 * Suspense is taken over later than its page, so no variable of the module could tell.
 */
export function useMatchesDocument(): boolean {
  const [{ inBrowser, inDocument }] = useState(documentStore);
  return useSyncExternalStore(never, inBrowser, inDocument);
}

/**
 * False on the server and in the first render of what was prerendered, true from then on: for what must not be in a document.
 * What then changes is rendered in short steps, so that a tap doesn't wait for it.
 */
export function useHydrated(): boolean {
  const matchesDocument = useMatchesDocument();
  const [hydrated, setHydrated] = useState(!matchesDocument);
  useEffect(() => startTransition(() => setHydrated(true)), []);
  return hydrated;
}
