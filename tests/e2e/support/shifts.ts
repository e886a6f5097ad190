/** Measures layout shifts while a page loads. */
import type { Page } from '@playwright/test';

/** A layout shift with the text that moved. */
interface Shift {
  readonly by: number;
  readonly moved: readonly string[];
}

/** The limit for every page. */
export const mostShift = 0.01;

/** Observes the next document that the page opens. */
export async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const shifts: Shift[] = [];
    Reflect.set(globalThis, 'shifts', shifts);
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const sources: { node: Node | null; previousRect: DOMRect; currentRect: DOMRect }[] = Reflect.get(
          entry,
          'sources',
        );
        // A late font moves words along their line; only vertical shifts make readers lose their place.
        if (sources.every(({ previousRect: from, currentRect: to }) => Math.abs(from.y - to.y) < 1)) continue;
        const moved = sources.map(
          ({ node, previousRect: from, currentRect: to }) =>
            `"${node?.textContent?.slice(0, 40)}" from ${from.x}, ${from.y} to ${to.x}, ${to.y}`,
        );
        shifts.push({ by: Number(Reflect.get(entry, 'value')), moved });
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

/** Returns all shifts so far and their sum. */
export async function shiftsOf(page: Page): Promise<{ readonly sum: number; readonly each: string }> {
  const shifts = await page.evaluate<readonly Shift[]>('shifts');
  return { sum: shifts.reduce((sum, { by }) => sum + by, 0), each: JSON.stringify(shifts) };
}
