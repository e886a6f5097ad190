import Box from '@mui/material/Box';
import { type ReactNode, useLayoutEffect, useRef } from 'react';

/** From the largest: a slide without a chart takes the first at which nothing is cut. */
const wordScales = [1.375, 1.25, 1.125, 1] as const;

interface SlideStageProps {
  /** True for a slide without a chart, whose letters grow until they fill the screen. */
  readonly isWords: boolean;
  /** The slide's card. Remount the stage for another slide. */
  readonly children: ReactNode;
}

/** The space of a slide's card, which fills the remaining height of the screen and scrolls if it is taller. */
export function SlideStage({ isWords, children }: SlideStageProps) {
  const box = useRef<HTMLDivElement>(null);
  // After each render, because another child's card has other words.
  useLayoutEffect(() => {
    const stage = box.current;
    if (stage === null || !isWords) return undefined;
    const fit = () => {
      for (const scale of wordScales) {
        stage.style.zoom = String(scale);
        if (stage.scrollHeight <= stage.clientHeight) return;
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
