import { type RefObject, useEffect, useRef } from 'react';

/** Room above a paragraph that was brought into sight, in pixels. */
const air = 16;

/**
 * Brings the first paragraph that a question points to into sight when the question is opened for the first time, and only
 * if it is out of sight: a passage that a student has placed stays where it is.
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
    // A paragraph longer than the pane is in sight as soon as its beginning is.
    const inSight =
      place.top >= seen.top && Math.min(place.bottom, place.top + seen.height / 2) <= seen.bottom;
    if (!inSight) box.scrollBy(0, place.top - seen.top - air);
  }, [text, scroller, stem, paragraph]);
}
