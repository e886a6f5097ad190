import ChevronLeft from '@mui/icons-material/ChevronLeft';
import ChevronRight from '@mui/icons-material/ChevronRight';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { homeText } from '@/data/texts/pages/home';
import * as colors from '@/ui/colors';
import { HydrationBoundary } from '@/ui/loading/HydrationBoundary';
import { SampleQuestion } from './pictures/SampleQuestion';
import { SampleReport } from './pictures/SampleReport';

/** A real question, a real report, and a parent's view, side by side. */
export function HeroPictures({ parentsPicture }: { readonly parentsPicture: ReactNode }) {
  return (
    <Carousel>
      <HydrationBoundary>
        <SampleQuestion />
      </HydrationBoundary>
      <SampleReport />
      <HydrationBoundary>{parentsPicture}</HydrationBoundary>
    </Carousel>
  );
}

/** One picture at a time; in narrow layouts, the next one peeks in. Swiping or two buttons move it. The library has no carousel. */
function Carousel({ children }: { readonly children: ReactNode }) {
  const { picturesLabel, picturesSteps } = homeText;
  const row = useRef<HTMLDivElement>(null);
  // As in the prerendered document: at the first of several pictures.
  const [{ hasEarlier, hasLater }, setPlace] = useState({ hasEarlier: false, hasLater: true });
  const measure = () => {
    if (row.current !== null) setPlace(placeOf(row.current));
  };
  useLayoutEffect(measure, []);
  // The distance needn't be exact, because scroll snapping stops at the nearest picture.
  const step = (by: 1 | -1) => row.current?.scrollBy({ left: by * 0.8 * row.current.clientWidth });
  return (
    <>
      <Box sx={{ position: 'relative', '&::after': hasLater ? fade : fadeLeft }}>
        {/* A scrollable row must be reachable by keyboard. */}
        <Box ref={row} role="group" aria-label={picturesLabel} tabIndex={0} onScroll={measure} sx={rowStyles}>
          {children}
        </Box>
      </Box>
      <Stack direction="row" spacing={1} sx={{ mt: 1.5, justifyContent: 'flex-end', displayPrint: 'none' }}>
        {/* Stays focusable when there is nothing to scroll to, so that keyboard users keep their place. */}
        <IconButton
          aria-label={picturesSteps.earlier}
          aria-disabled={!hasEarlier}
          onClick={() => hasEarlier && step(-1)}
          sx={stepButton}
        >
          <ChevronLeft />
        </IconButton>
        <IconButton
          aria-label={picturesSteps.later}
          aria-disabled={!hasLater}
          onClick={() => hasLater && step(1)}
          sx={stepButton}
        >
          <ChevronRight />
        </IconButton>
      </Stack>
    </>
  );
}

/** Ignores rounding of less than a pixel. */
const placeOf = ({ scrollLeft, scrollWidth, clientWidth }: HTMLElement) => ({
  hasEarlier: scrollLeft >= 1,
  hasLater: scrollWidth - clientWidth - scrollLeft >= 1,
});

/** Fades out the picture that peeks in. */
const fade = {
  content: '""',
  display: { lg: 'none' },
  position: 'absolute',
  inset: '0 0 0 auto',
  width: '2rem',
  background: `linear-gradient(to left, ${colors.pageBackground}, transparent)`,
  pointerEvents: 'none',
} as const;

const fadeLeft = { ...fade, inset: '0 auto 0 0', transform: 'scaleX(-1)' } as const;

const rowStyles = {
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: { xs: '86%', sm: '78%', lg: '100%' },
  gap: 2,
  alignItems: { xs: 'start', lg: 'stretch' },
  overflowX: 'auto',
  scrollSnapType: 'x mandatory',
  scrollbarWidth: 'none',
  '@media (prefers-reduced-motion: no-preference)': { scrollBehavior: 'smooth' },
  '& > *': { scrollSnapAlign: 'start' },
  '&:focus-visible': { outline: 2, outlineOffset: 4, outlineColor: 'primary.main' },
} as const;

const stepButton = { border: 1, borderColor: 'surface.controlEdge', color: 'text.primary' } as const;
