import { type RefObject, useEffect, useRef } from 'react';

/** Space above a paragraph that was scrolled into view, in pixels. */
const air = 16;

/**
 * Scrolls the first paragraph a question refers to into view when the question is first opened, and only if it isn't visible: a
 * passage the student has scrolled stays in place.
 */
export function useScrollToReference(
  text: RefObject<HTMLElement | null>,
  scroller: RefObject<HTMLElement | null>,
  stem: string,
  paragraph: number | undefined,
): void {
  const opened = useRef<readonly string[]>([]);
  useEffect(() => {
    if (opened.current.includes(stem)) return;
    opened.current = [...opened.current, stem];
    const box = scroller.current;
    const element = text.current?.querySelector(`[data-paragraph="${paragraph}"]`);
    if (box === null || element === null || element === undefined) return;
    const [seen, place] = [box.getBoundingClientRect(), element.getBoundingClientRect()];
    // A paragraph taller than the pane counts as visible once its beginning is.
    const inSight =
      place.top >= seen.top && Math.min(place.bottom, place.top + seen.height / 2) <= seen.bottom;
    if (!inSight) box.scrollBy(0, place.top - seen.top - air);
  }, [text, scroller, stem, paragraph]);
}
