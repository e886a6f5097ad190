import Box, { type BoxProps } from '@mui/material/Box';
import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import * as colors from '@/ui/colors';

interface ScrollPaneProps extends Omit<BoxProps, 'ref' | 'children'> {
  readonly scroller: RefObject<HTMLDivElement | null>;
  readonly background: 'background.paper' | 'background.default';
  /** Content above the scrolling area that doesn't scroll with it. */
  readonly header?: ReactNode;
  readonly children: ReactNode;
}

/** A scrolling area with a soft fade at the bottom while more content follows. */
export function ScrollPane({ scroller, background, header, children, sx, ...box }: ScrollPaneProps) {
  const end = useRef<HTMLDivElement>(null);
  const more = useMoreBelow(scroller, end);
  return (
    <Box
      sx={{
        position: 'relative',
        flex: '1 1 auto',
        minHeight: 0,
        // Draws the focus ring above the fade.
        '&:has(> [tabindex]:focus-visible)::after': {
          content: '""',
          position: 'absolute',
          inset: '2px',
          border: 2,
          borderColor: 'primary.main',
          borderRadius: 1,
          pointerEvents: 'none',
        },
      }}
    >
      <Box
        ref={scroller}
        {...box}
        sx={[
          {
            position: 'absolute',
            inset: 0,
            overflowY: 'auto',
            overscrollBehavior: 'contain',
            scrollbarWidth: 'thin',
            scrollbarColor: `${colors.controlEdge} transparent`,
            '&:focus-visible': { outline: 'none' },
            '@media print': { position: 'static', overflow: 'visible' },
          },
          ...(Array.isArray(sx) ? sx : [sx]),
        ]}
      >
        {children}
        <div ref={end} />
      </Box>
      {header}
      <Box
        data-fade={more}
        sx={{
          position: 'absolute',
          insetInline: 0,
          bottom: 0,
          height: 72,
          // Leaves the scroll bar uncovered.
          mr: '10px',
          color: background,
          background: 'linear-gradient(transparent, currentColor)',
          pointerEvents: 'none',
          opacity: more ? 1 : 0,
          transition: 'opacity 150ms',
          '@media (prefers-reduced-motion: reduce)': { transition: 'none' },
          '@media (forced-colors: active), print': { display: 'none' },
        }}
      />
    </Box>
  );
}

/** Returns true while the end of the content is below the visible area. */
function useMoreBelow(scroller: RefObject<HTMLElement | null>, end: RefObject<HTMLElement | null>): boolean {
  const [more, setMore] = useState(false);
  useEffect(() => {
    if (scroller.current === null || end.current === null) return undefined;
    const observer = new IntersectionObserver(
      (entries) => setMore(entries.at(-1)?.isIntersecting === false),
      // The padding below the last lines isn't worth a fade.
      { root: scroller.current, rootMargin: '0px 0px 24px 0px' },
    );
    observer.observe(end.current);
    return () => observer.disconnect();
  }, [scroller, end]);
  return more;
}
