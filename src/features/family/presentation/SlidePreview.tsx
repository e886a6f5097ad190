import Box from '@mui/material/Box';
import { useLayoutEffect, useRef, useState } from 'react';
import { DrawnSlide, readableText } from './DrawnSlide';
import type { Slide } from './slides';

/** The size of a slide's cards on a projector, in rem: the screen's width, and its height without the bars. */
const slideRem = { width: 60, height: 27 } as const;

/** A slide in small, as wide as its place. Decorative, because the text above it says what it shows. */
export function SlidePreview({ slide }: { readonly slide: Slide }) {
  const box = useRef<HTMLDivElement>(null);
  const [scale, setScale] = useState(0);
  useLayoutEffect(() => {
    const place = box.current;
    if (place === null) return undefined;
    const sizes = new ResizeObserver(() => {
      const remPx = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
      setScale(place.clientWidth / (slideRem.width * remPx));
    });
    sizes.observe(place);
    return () => sizes.disconnect();
  }, []);
  return (
    <Box ref={box} aria-hidden inert sx={frame}>
      <Box sx={screen} style={{ transform: `scale(${scale})` }}>
        <DrawnSlide slide={slide} />
      </Box>
    </Box>
  );
}

const frame = {
  position: 'relative',
  overflow: 'hidden',
  aspectRatio: `${slideRem.width} / ${slideRem.height}`,
  border: 1,
  borderColor: 'divider',
  borderRadius: 1,
} as const;

const screen = {
  position: 'absolute',
  top: 0,
  left: 0,
  width: `${slideRem.width}rem`,
  height: `${slideRem.height}rem`,
  py: '0.5rem',
  transformOrigin: 'top left',
  display: 'grid',
  gridTemplateRows: 'minmax(0, 1fr)',
  ...readableText,
} as const;
