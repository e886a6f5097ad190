import { type ReactNode, Suspense, useEffect, useState } from 'react';

/**
 * Set on the root element once React has hydrated the whole document, so that tests and tools know that every part is interactive.
 */
const hydratedAttribute = 'data-hydrated';

/** Number of boundaries that React has found but not hydrated yet. The page itself counts as one until its first effects run. */
let waiting = 1;

function takeOver(): void {
  waiting -= 1;
  if (waiting === 0) document.documentElement.setAttribute(hydratedAttribute, '');
}

/**
 * Marks the page itself as hydrated. Call it in the outermost component, whose effect runs last, after all boundaries inside have
 * been counted.
 */
export function useHydrationSignal(): void {
  useEffect(takeOver, []);
}

/** Counts a boundary as waiting from when React finds it until its content is hydrated or removed. */
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

/** A Suspense boundary, which React hydrates in a task of its own. The `data-hydrated` attribute isn't set before that is done. */
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

/**
 * Reports that the boundary's content is hydrated. If everything hydrates at once, its effect runs before the boundary's own, so
 * the boundary is never counted as waiting.
 */
function Arrival({ counter }: { readonly counter: BoundaryCounter }) {
  useEffect(() => counter.finish(), [counter]);
  return null;
}
