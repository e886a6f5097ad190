import { type ReactNode, Suspense, useEffect, useState } from 'react';

/** The attribute of the root element once React has taken over all of the document: a sign for tests and tools that every part answers. */
const hydratedAttribute = 'data-hydrated';

/** The boundaries that React has seen and not taken over so far; the page itself is one until its first effects. */
let waiting = 1;

function takeOver(): void {
  waiting -= 1;
  if (waiting === 0) document.documentElement.setAttribute(hydratedAttribute, '');
}

/** Counts the page itself. For the component around all others, whose effects run last. */
export function useHydrationSignal(): void {
  useEffect(takeOver, []);
}

/** Counts one boundary among those that wait, from when React sees it until it has taken its content over or leaves it. */
function boundaryCounter() {
  let state: 'unseen' | 'waiting' | 'done' = 'unseen';
  return {
    see: () => {
      if (state !== 'unseen') return;
      state = 'waiting';
      waiting += 1;
    },
    finish: () => {
      if (state === 'waiting') takeOver();
      state = 'done';
    },
  };
}

type BoundaryCounter = ReturnType<typeof boundaryCounter>;

interface HydrationBoundaryProps {
  readonly fallback?: ReactNode;
  readonly children: ReactNode;
}

/** A Suspense boundary, whose content React takes over in a task of its own. The sign waits for it. */
export function HydrationBoundary({ fallback, children }: HydrationBoundaryProps) {
  const [counter] = useState(boundaryCounter);
  useEffect(() => {
    counter.see();
    return counter.finish;
  }, [counter]);
  return (
    <Suspense fallback={fallback}>
      {children}
      <Arrival counter={counter} />
    </Suspense>
  );
}

/** Its effect runs once its siblings are taken over, and before the boundary's own where all comes at once. */
function Arrival({ counter }: { readonly counter: BoundaryCounter }) {
  useEffect(() => counter.finish(), [counter]);
  return null;
}
