import type { CSSObject } from '@mui/material/styles';
import * as colors from '@/ui/colors';

/**
 * Styles question cells and their marks from an ancestor: sixty styled components would mean sixty style computations. Filled is
 * answered, outlined is blank, a pennant is flagged, a ring is current.
 */
export const cellStyles: CSSObject = {
  '& .cell': {
    position: 'relative',
    display: 'inline-flex',
    flexDirection: 'column',
    alignItems: 'center',
    justifyContent: 'center',
    gap: 6,
    width: 44,
    minWidth: 44,
    height: '3.25rem',
    padding: 0,
    border: '2px solid transparent',
    borderRadius: 8,
    background: 'none',
    font: 'inherit',
    fontSize: '0.9375rem',
    fontWeight: 500,
    lineHeight: 1,
    color: colors.textPrimary,
    cursor: 'pointer',
    '&:hover': { backgroundColor: 'color-mix(in srgb, currentColor 7%, transparent)' },
    '&[aria-current]': {
      borderColor: colors.primary,
      backgroundColor: colors.paper,
      fontWeight: 700,
    },
  },
  '& .square': {
    position: 'relative',
    display: 'block',
    width: 10,
    height: 10,
    border: `1.5px solid ${colors.controlEdge}`,
    borderRadius: 2,
    '&[data-answered]': { backgroundColor: colors.primary, borderColor: colors.primary },
  },
  '& .pennant': {
    position: 'absolute',
    left: '50%',
    bottom: 'calc(100% + 2px)',
    width: 9,
    height: 9,
    backgroundColor: colors.emphasis,
    clipPath: 'polygon(0 0, 100% 32%, 18% 64%, 18% 100%, 0 100%)',
  },
  // Inside a cell, the number is above the square, so the pennant is beside it.
  '& .cell .pennant': { left: 'calc(100% + 3px)', bottom: 0, width: 11, height: 11 },
  '@media (forced-colors: active)': {
    // Forced colors would draw a transparent border, and each cell would look current.
    '& .cell': { borderColor: 'Canvas' },
    '& .cell[aria-current]': { borderColor: 'Highlight', outline: '2px solid Highlight', outlineOffset: -3 },
    '& .square': { borderColor: 'ButtonText', forcedColorAdjust: 'none' },
    '& .square[data-answered]': { backgroundColor: 'ButtonText', borderColor: 'ButtonText' },
    '& .pennant': { backgroundColor: 'ButtonText', forcedColorAdjust: 'none' },
  },
};
