import TableContainer from '@mui/material/TableContainer';
import { type ReactNode, useEffect, useRef, useState } from 'react';

interface ScrollBoxProps {
  /** Accessible name of the content. */
  readonly label: string;
  readonly children: ReactNode;
}

/**
 * Wraps a table that may be too wide, for example with large text on a phone, so that it scrolls sideways on its own, also by
 * keyboard.
 */
export function ScrollBox({ label, children }: ScrollBoxProps) {
  const box = useRef<HTMLDivElement>(null);
  const [scrolls, setScrolls] = useState(false);
  useEffect(() => {
    const element = box.current;
    if (element === null) return undefined;
    const observer = new ResizeObserver(() => setScrolls(element.scrollWidth > element.clientWidth));
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return (
    <TableContainer
      ref={box}
      data-scroll-box
      {...(scrolls && { role: 'region', 'aria-label': label, tabIndex: 0 })}
      sx={{ minWidth: 0 }}
    >
      {children}
    </TableContainer>
  );
}
