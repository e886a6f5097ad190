import { useEffect, useState } from 'react';
import type { AvailableDrill, PageDrill } from './pageDrill';

/**
 * Returns the drill as it can be drawn if practice has fewer questions, or fewer new ones, than requested; null if it has enough,
 * and until that is known. With `waits` false, it isn't looked up: the drill starts immediately, and its first question shows the count.
 */
export function useAvailableDrill(drill: PageDrill | undefined, waits: boolean): AvailableDrill | null {
  const [available, setAvailable] = useState<AvailableDrill | null>(null);
  useEffect(() => {
    if (!waits) return undefined;
    let isHere = true;
    const look = async () => {
      try {
        const found = await drill?.available();
        if (isHere) setAvailable(found ?? null);
      } catch {
        // Ignored, because starting the drill reports what can't be fetched.
      }
    };
    void look();
    return () => {
      isHere = false;
    };
  }, [drill, waits]);
  return waits ? available : null;
}
