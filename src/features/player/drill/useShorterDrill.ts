import { useEffect, useState } from 'react';
import type { PageDrill, ShorterDrill } from './pageDrill';

/**
 * Returns a shorter drill if practice has fewer questions than requested; null if it has enough, and until that is known. With
 * `waits` false, it isn't looked up: the drill starts immediately, and its first question shows the count.
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
        // Ignored, because starting the drill reports what can't be fetched.
      }
    };
    void look();
    return () => {
      isHere = false;
    };
  }, [drill, waits]);
  return waits ? shorter : null;
}
