import { useEffect, useState } from 'react';

/** Counts milliseconds only while the page is visible, so that putting the phone away doesn't make an answer slow. */
function stopwatch() {
  let counted = 0;
  let since: number | null = performance.now();
  return {
    read: () => counted + (since === null ? 0 : performance.now() - since),
    look: () => {
      const hidden = document.visibilityState === 'hidden';
      if (hidden && since !== null) {
        counted += performance.now() - since;
        since = null;
      } else if (!hidden && since === null) since = performance.now();
    },
  };
}

/** Returns a function that reads how many milliseconds the page has been visible since the component mounted. */
export function useStopwatch(): () => number {
  const [watch] = useState(stopwatch);
  useEffect(() => {
    document.addEventListener('visibilitychange', watch.look);
    return () => document.removeEventListener('visibilitychange', watch.look);
  }, [watch]);
  return watch.read;
}
