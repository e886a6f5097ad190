import { useEffect, useState } from 'react';
import type { PageDrill, ShorterDrill } from './pageDrill';

/**
 * Returns the shorter drill if practice has too few questions; null until that is known. Skipped for a drill that starts
 * immediately, whose first question shows the count.
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
        // The start itself reports what can't be fetched.
      }
    };
    void look();
    return () => {
      isHere = false;
    };
  }, [drill, waits]);
  return waits ? shorter : null;
}
