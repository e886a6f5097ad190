import { type RefObject, useLayoutEffect, useState } from 'react';

/** Space reserved beside the current entry for an arrow. */
const arrowPx = 44;

/** Set on an entry that is only partly visible in its row, where its text would be clipped. */
export const clippedAttribute = 'data-cut';

/** The ends beyond which a row has more entries. */
export type RowOverflow = 'none' | 'left' | 'right' | 'both';

/**
 * Scrolls the current entry of a row fully into view, and again whenever the width of an entry changes (a font or an icon loads).
 * Marks clipped entries and returns the ends beyond which there are more. Once the reader has scrolled the current entry out of
 * sight, the row stays in place, because a row that moves under a finger loses its tap.
 * @param entries selects the row's entries
 * @param current selects the entry to show in full; a changed selector scrolls to another entry
 */
export function useRowOverflow(
  row: RefObject<HTMLElement | null>,
  entries: string,
  current: string,
): RowOverflow {
  const [ends, setEnds] = useState<RowOverflow>('none');
  useLayoutEffect(() => {
    const scrolled = row.current;
    if (scrolled === null) return undefined;
    const entryNow = () => scrolled.querySelector(current);
    let wasShown = false;
    let isScrolledAway = false;
    const measure = () => {
      const now = endsOf(scrolled);
      setEnds(now);
      for (const each of scrolled.querySelectorAll(entries))
        each.toggleAttribute(clippedAttribute, isCut(scrolled, each, now));
    };
    const onScroll = () => {
      const entry = entryNow();
      // The event of an earlier movement can come first, before this entry has been shown.
      isScrolledAway = wasShown && entry !== null && !isSeen(scrolled, entry);
      measure();
    };
    const onResize = () => {
      const entry = entryNow();
      if (entry !== null && !isScrolledAway) bringIntoView(scrolled, entry);
      wasShown = true;
      measure();
    };
    // Browsers don't scroll to a focused entry that is partly visible, so this does. An entry pressed with a finger stays in place.
    const onFocus = ({ target }: FocusEvent) => {
      if (target instanceof Element && target.matches(':focus-visible')) bringIntoView(scrolled, target);
    };
    const sizes = new ResizeObserver(onResize);
    for (const each of [scrolled, ...scrolled.querySelectorAll(entries)]) sizes.observe(each);
    scrolled.addEventListener('scroll', onScroll, { passive: true });
    scrolled.addEventListener('focusin', onFocus);
    return () => {
      sizes.disconnect();
      scrolled.removeEventListener('scroll', onScroll);
      scrolled.removeEventListener('focusin', onFocus);
    };
  }, [row, entries, current]);
  return ends;
}

function endsOf({ scrollLeft, scrollWidth, clientWidth }: HTMLElement): RowOverflow {
  // Ignores rounding of less than a pixel.
  const isMoreLeft = scrollLeft >= 1;
  const isMoreRight = scrollWidth - clientWidth - scrollLeft >= 1;
  if (isMoreLeft) return isMoreRight ? 'both' : 'left';
  return isMoreRight ? 'right' : 'none';
}

/** Returns true if any part of an entry is visible in its row. */
function isSeen(row: HTMLElement, entry: Element): boolean {
  const [shown, box] = [row.getBoundingClientRect(), entry.getBoundingClientRect()];
  return box.right > shown.left && box.left < shown.right;
}

/** Returns true if an entry extends under an arrow or beyond an end of its row; up to half a pixel is rounding. */
function isCut(row: HTMLElement, entry: Element, ends: RowOverflow): boolean {
  const [shown, box] = [row.getBoundingClientRect(), entry.getBoundingClientRect()];
  const left = shown.left + (ends === 'left' || ends === 'both' ? arrowPx : 0);
  const right = shown.right - (ends === 'right' || ends === 'both' ? arrowPx : 0);
  return box.left < left - 0.5 || box.right > right + 0.5;
}

/**
 * Scrolls as little as possible to show an entry with room for an arrow on each side; shows the beginning of an entry that is too
 * wide.
 */
function bringIntoView(row: HTMLElement, entry: Element): void {
  const box = entry.getBoundingClientRect();
  const from = box.left - row.getBoundingClientRect().left + row.scrollLeft;
  const least = from + box.width + arrowPx - row.clientWidth;
  row.scrollLeft = Math.min(from - arrowPx, Math.max(row.scrollLeft, least));
}
