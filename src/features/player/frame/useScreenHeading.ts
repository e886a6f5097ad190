import { type RefObject, useEffect, useRef } from 'react';
import { focusElement } from '@/ui/page/useFocusOnChange';

/** For the heading of a screen: the page goes to its top and the focus to the heading when the screen opens. */
export function useScreenHeading(): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    window.scrollTo(0, 0);
    focusElement(heading.current);
  }, []);
  return heading;
}
