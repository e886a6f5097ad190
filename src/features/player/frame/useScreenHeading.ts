import { type RefObject, useEffect, useRef } from 'react';
import { focusElement } from '@/ui/page/useFocusOnChange';

/** Scrolls the page to its top and focuses the heading when a screen opens. Returns the ref for the heading. */
export function useScreenHeading(): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    window.scrollTo(0, 0);
    focusElement(heading.current);
  }, []);
  return heading;
}
