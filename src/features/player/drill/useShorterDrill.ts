import { useEffect, useState } from 'react';
import type { PageDrill, ShorterDrill } from './pageDrill';

/**
 * What is to be said before a drill that practice has too few questions for; null while that isn't known. It isn't asked for a drill
 * that begins at once, whose first question tells how many there are.
 */
export function useShorterDrill(drill: PageDrill | undefined, waits: boolean): ShorterDrill | null {
  const [shorter, setShorter] = useState<ShorterDrill | null>(null);
  useEffect(() => {
    if (!waits) return undefined;
    let isHere = true;
    const look = async () => {
      try {
        const found = await drill?.shorter();
        if (isHere) setShorter(found ?? null);
      } catch {
        // The start itself says what can't be fetched.
      }
    };
    void look();
    return () => {
      isHere = false;
    };
  }, [drill, waits]);
  return waits ? shorter : null;
}
