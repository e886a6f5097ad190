import { useEffect, useState } from 'react';
import type { DrillOfPage, ShorterDrill } from './drill';

/**
 * What is to be said before a drill that practice has too few questions for; null while that isn't known. It isn't asked for a drill
 * that begins at once, whose first question tells how many there are.
 */
export function useShorterDrill(drill: DrillOfPage | undefined, waits: boolean): ShorterDrill | null {
  const [shorter, setShorter] = useState<ShorterDrill | null>(null);
  useEffect(() => {
    if (!waits) return undefined;
    let isHere = true;
    drill?.shorter().then(
      (found) => {
        if (isHere) setShorter(found);
      },
      // The start itself says what can't be fetched.
      () => undefined,
    );
    return () => {
      isHere = false;
    };
  }, [drill, waits]);
  return waits ? shorter : null;
}
