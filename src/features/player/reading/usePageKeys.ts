import { type RefObject, useEffect } from 'react';
import { isForTest } from '../keys/isForTest';

/** A page's share of the visible height: the last lines stay in sight, as in browsers. */
const pageShare = 0.875;

const directions: Readonly<Record<string, 1 | -1>> = { PageDown: 1, PageUp: -1 };

/**
 * Scrolls the passage by Page Up and Page Down wherever the focus is. After a click on a choice, it is in the question, where the
 * arrow keys change the answer. A passage that is hidden or can't scroll further leaves the keys to the browser.
 */
export function usePageKeys(scroller: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const passage = scroller.current;
      const direction = directions[event.key];
      if (passage === null || direction === undefined || event.shiftKey || !isForTest(event)) return;
      if (getComputedStyle(passage).visibility === 'hidden') return;
      const { scrollTop, scrollHeight, clientHeight } = passage;
      const left = direction === 1 ? scrollHeight - clientHeight - scrollTop : scrollTop;
      if (left < 1) return;
      event.preventDefault();
      passage.scrollBy(0, direction * clientHeight * pageShare);
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [scroller]);
}
