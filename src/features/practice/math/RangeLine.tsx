import Box from '@mui/material/Box';
import type { Known } from '@/domain/plan/ability';
import * as colors from '@/ui/colors';

/** A share as a dot on a scale from 0 to 100%, and its range as a line; the words beside it say the same. */
export function RangeLine({ known }: { known: Extract<Known, { state: 'known' }> }) {
  const { share, range } = known;
  return (
    <Box aria-hidden sx={scale}>
      <span
        className="range"
        style={{ left: `${100 * range.low}%`, width: `${100 * (range.high - range.low)}%` }}
      />
      <span className="dot" style={{ left: `${100 * share}%` }} />
    </Box>
  );
}

const scale = {
  position: 'relative',
  flex: '1 1 8rem',
  maxWidth: 280,
  height: 16,
  borderInline: `1px solid ${colors.divider}`,
  background: `linear-gradient(${colors.divider}, ${colors.divider}) center / 1px 100% no-repeat`,
  '& .range': { position: 'absolute', top: 7, borderTop: `2px solid ${colors.section.math}`, opacity: 0.6 },
  '& .dot': {
    position: 'absolute',
    top: 3,
    width: 10,
    height: 10,
    ml: '-5px',
    borderRadius: '50%',
    backgroundColor: colors.section.math,
    '@media (forced-colors: active)': { backgroundColor: 'CanvasText' },
  },
} as const;
