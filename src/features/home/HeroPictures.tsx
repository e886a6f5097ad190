import ChevronLeft from '@mui/icons-material/ChevronLeft';
import ChevronRight from '@mui/icons-material/ChevronRight';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import { type ReactNode, useRef } from 'react';
import { homeText } from '@/data/texts/pages/home';
import * as colors from '@/ui/colors';
import { HydrationBoundary } from '@/ui/loading/HydrationBoundary';
import { useRowOverflow } from '@/ui/row/useRowOverflow';
import { SampleQuestion } from './pictures/SampleQuestion';
import { SampleReport } from './pictures/SampleReport';

/** A real question, a real report, and a parent's view, side by side. */
export function HeroPictures({ parentsPicture }: { readonly parentsPicture: ReactNode }) {
  return (
    <PictureRow>
      <HydrationBoundary>
        <SampleQuestion />
      </HydrationBoundary>
      <SampleReport />
      <HydrationBoundary>{parentsPicture}</HydrationBoundary>
    </PictureRow>
  );
}

/** A carousel that shows one picture at a time; in narrow layouts, the next one peeks in. Swiping or two buttons move it. */
function PictureRow({ children }: { readonly children: ReactNode }) {
  const { picturesLabel, picturesSteps } = homeText;
  const row = useRef<HTMLDivElement>(null);
  const ends = useRowOverflow(row, ':scope > *', ':first-child');
  const hasEarlier = ends === 'left' || ends === 'both';
  // Also true in the prerendered document, where the row isn't measured yet: it starts at the first of several pictures.
  const hasLater = ends !== 'left';
  // The distance needn't be exact, because scroll snapping stops at the nearest picture.
  const step = (by: 1 | -1) => row.current?.scrollBy({ left: by * 0.8 * row.current.clientWidth });
  return (
    <Box sx={carouselStyle}>
      <div className="shown" data-ends={ends}>
        {/* A scrollable row must be reachable by keyboard. */}
        <Box ref={row} className="row" role="group" aria-label={picturesLabel} tabIndex={0}>
          {children}
        </Box>
      </div>
      <div className="steps">
        {/* Stays focusable when there is nothing to scroll to, so that keyboard users keep their place. */}
        <IconButton
          aria-label={picturesSteps.earlier}
          aria-disabled={!hasEarlier}
          onClick={() => hasEarlier && step(-1)}
        >
          <ChevronLeft />
        </IconButton>
        <IconButton
          aria-label={picturesSteps.later}
          aria-disabled={!hasLater}
          onClick={() => hasLater && step(1)}
        >
          <ChevronRight />
        </IconButton>
      </div>
    </Box>
  );
}

const carouselStyle = {
  minWidth: 0,
  '& .shown': { position: 'relative' },
  // Fades out the picture that peeks in.
  '& .shown::after': {
    content: '""',
    display: { lg: 'none' },
    position: 'absolute',
    inset: '0 0 0 auto',
    width: '2rem',
    background: `linear-gradient(to left, ${colors.pageBackground}, transparent)`,
    pointerEvents: 'none',
  },
  '& .shown[data-ends="left"]::after': { inset: '0 auto 0 0', transform: 'scaleX(-1)' },
  '& .row': {
    display: 'grid',
    gridAutoFlow: 'column',
    gridAutoColumns: { xs: '86%', sm: '78%', lg: '100%' },
    gap: 2,
    alignItems: { xs: 'start', lg: 'stretch' },
    overflowX: 'auto',
    scrollSnapType: 'x mandatory',
    scrollbarWidth: 'none',
    '@media (prefers-reduced-motion: no-preference)': { scrollBehavior: 'smooth' },
  },
  '& .row > *': { scrollSnapAlign: 'start' },
  // Centers pictures that are shorter than the tallest.
  '& .row > figure': { display: { lg: 'flex' }, flexDirection: 'column' },
  '& .row > figure > figcaption + *': { mt: { lg: 'auto' } },
  '& .row > figure > :last-child': { mb: { lg: 'auto' } },
  '& .row:focus-visible': { outline: 2, outlineOffset: 4, outlineColor: 'primary.main' },
  '& .steps': { mt: 1.5, display: 'flex', justifyContent: 'flex-end', gap: 1, displayPrint: 'none' },
  '& .steps > button': { border: 1, borderColor: 'surface.controlEdge', color: 'text.primary' },
  '& .steps > [aria-disabled="true"]': { borderColor: 'divider', color: 'text.disabled' },
} as const;
