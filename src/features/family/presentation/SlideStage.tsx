import Box from '@mui/material/Box';
import { type ReactNode, useLayoutEffect, useRef } from 'react';

/** From the largest: a slide without a chart takes the first at which nothing is cut. */
const wordScales: readonly number[] = Array.from({ length: 25 }, (_, index) => 2.5 - index / 16);

interface SlideStageProps {
  /** The slide's cards. Remount the stage for another slide. */
  readonly children: ReactNode;
}

/**
 * The space of a slide's cards, which fill the remaining height of the screen and scroll if they are taller. A chart takes the height
 * that is left; the letters of a slide without one grow until they fill the screen.
 */
export function SlideStage({ children }: SlideStageProps) {
  const box = useRef<HTMLDivElement>(null);
  // After each render, because another child's cards have other words, or a chart in the place of words.
  useLayoutEffect(() => {
    const stage = box.current;
    if (stage === null) return undefined;
    const fit = () => {
      const hasChart = stage.querySelector('figure') !== null;
      for (const scale of hasChart ? [1] : wordScales) {
        stage.style.zoom = String(scale);
        const { scrollHeight, clientHeight, scrollWidth, clientWidth } = stage;
        if (scrollHeight > clientHeight || scrollWidth > clientWidth) continue;
        if (![...stage.querySelectorAll('*')].some(isTooNarrow)) return;
      }
    };
    fit();
    window.addEventListener('resize', fit);
    return () => window.removeEventListener('resize', fit);
  });
  return (
    <Box ref={box} sx={stageStyle}>
      {children}
    </Box>
  );
}

/** True if words are wider than their box, which may hide them. The letters of a drawing may reach over its edge. */
function isTooNarrow(element: Element): boolean {
  const { scrollWidth, clientWidth } = element;
  // Text for screen readers only is in a box of one pixel; the widths are rounded.
  return (
    clientWidth > 1 &&
    scrollWidth > clientWidth + 1 &&
    element.closest('svg') === null &&
    element.querySelector('svg text') === null
  );
}

const stageStyle = {
  minHeight: 0,
  overflow: 'auto',
  px: '1.25rem',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  // A card that hides its overflow would otherwise shrink instead of scrolling.
  gridAutoRows: 'minmax(max-content, 1fr)',
  '& > *': { m: 0 },
} as const;
