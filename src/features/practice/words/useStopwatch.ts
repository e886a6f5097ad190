import { useEffect, useState } from 'react';

/** Counts milliseconds only while the page is in sight: a phone that was put away is no slow answer. */
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

/** The milliseconds for which the page has been in sight since the component appeared, whenever it is called. */
export function useStopwatch(): () => number {
  const [watch] = useState(stopwatch);
  useEffect(() => {
    document.addEventListener('visibilitychange', watch.look);
    return () => document.removeEventListener('visibilitychange', watch.look);
  }, [watch]);
  return watch.read;
}
