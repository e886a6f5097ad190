import ChevronLeft from '@mui/icons-material/ChevronLeft';
import ChevronRight from '@mui/icons-material/ChevronRight';
import Box from '@mui/material/Box';
import type { RefObject } from 'react';
import type { RowOverflow } from './useRowOverflow';

interface RowArrowsProps {
  readonly row: RefObject<HTMLElement | null>;
  readonly ends: RowOverflow;
  /** Background under the row, as a CSS value. */
  readonly background: string;
}

/**
 * Arrows over the ends of a row that has more entries beyond them. For pointers only: keyboards and screen readers reach the
 * entries directly.
 */
export function RowArrows({ row, ends, background }: RowArrowsProps) {
  return (['left', 'right'] as const).map((side) => {
    if (ends !== side && ends !== 'both') return null;
    const isLeft = side === 'left';
    return (
      <Box
        key={side}
        aria-hidden
        data-row-arrow
        onClick={() => {
          const { current } = row;
          if (current !== null) current.scrollLeft += (isLeft ? -0.6 : 0.6) * current.clientWidth;
        }}
        sx={{
          position: 'absolute',
          zIndex: 1,
          inset: '0 auto 1px auto',
          [side]: 0,
          width: 44,
          display: 'flex',
          displayPrint: 'none',
          alignItems: 'center',
          justifyContent: isLeft ? 'flex-start' : 'flex-end',
          color: 'text.primary',
          cursor: 'pointer',
          background: `linear-gradient(to ${isLeft ? 'right' : 'left'}, ${background} 60%, transparent)`,
        }}
      >
        {isLeft ? <ChevronLeft /> : <ChevronRight />}
      </Box>
    );
  });
}
