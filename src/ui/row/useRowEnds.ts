import { type RefObject, useLayoutEffect, useState } from 'react';

/** What is saved free beside the current entry: an arrow stands there. */
const arrowPx = 44;

/** Set on an entry that lies in the shown part of its row with a part of it only: its letters would be clipped. */
export const clippedAttribute = 'data-cut';

/** On which sides a row has more than it shows. */
export type RowEnds = 'none' | 'left' | 'right' | 'both';

/**
 * Brings the current entry of a row that scrolls sideways wholly into view, again whenever an entry changes its width (a font
 * or an icon arrives), marks the entries that are cut, and says on which sides there is more. A row that somebody has scrolled
 * elsewhere stays where it is: one that moves under a finger loses its tap.
 * @param entries selects the row's entries
 * @param current selects the one that is wholly seen; another selector brings another entry into view
 */
export function useRowEnds(row: RefObject<HTMLElement | null>, entries: string, current: string): RowEnds {
  const [ends, setEnds] = useState<RowEnds>('none');
  useLayoutEffect(() => {
    const scrolled = row.current;
    if (scrolled === null) return undefined;
    const entryNow = () => scrolled.querySelector(current);
    let isScrolledAway = false;
    const measure = () => {
      const now = endsOf(scrolled);
      setEnds(now);
      for (const each of scrolled.querySelectorAll(entries))
        each.toggleAttribute(clippedAttribute, isCut(scrolled, each, now));
    };
    const onScroll = () => {
      const entry = entryNow();
      isScrolledAway = entry !== null && !isSeen(scrolled, entry);
      measure();
    };
    const onResize = () => {
      const entry = entryNow();
      if (entry !== null && !isScrolledAway) bringIntoView(scrolled, entry);
      measure();
    };
    // Browsers take an entry that is seen in part for seen. What a finger has pressed stays where it is.
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

function endsOf({ scrollLeft, scrollWidth, clientWidth }: HTMLElement): RowEnds {
  // Less than a pixel is a rounding.
  const isMoreLeft = scrollLeft >= 1;
  const isMoreRight = scrollWidth - clientWidth - scrollLeft >= 1;
  if (isMoreLeft) return isMoreRight ? 'both' : 'left';
  return isMoreRight ? 'right' : 'none';
}

/** Whether any of an entry lies in the shown part of its row. */
function isSeen(row: HTMLElement, entry: Element): boolean {
  const [shown, box] = [row.getBoundingClientRect(), entry.getBoundingClientRect()];
  return box.right > shown.left && box.left < shown.right;
}

/** Whether an entry reaches under an arrow or beyond an end of its row; by half a pixel is a rounding. */
function isCut(row: HTMLElement, entry: Element, ends: RowEnds): boolean {
  const [shown, box] = [row.getBoundingClientRect(), entry.getBoundingClientRect()];
  const left = shown.left + (ends === 'left' || ends === 'both' ? arrowPx : 0);
  const right = shown.right - (ends === 'right' || ends === 'both' ? arrowPx : 0);
  return box.left < left - 0.5 || box.right > right + 0.5;
}

/** Scrolls as little as need be; of an entry that is wider than the row, its beginning is seen. */
function bringIntoView(row: HTMLElement, entry: Element): void {
  const box = entry.getBoundingClientRect();
  const from = box.left - row.getBoundingClientRect().left + row.scrollLeft;
  const least = from + box.width + arrowPx - row.clientWidth;
  row.scrollLeft = Math.min(from - arrowPx, Math.max(row.scrollLeft, least));
}
