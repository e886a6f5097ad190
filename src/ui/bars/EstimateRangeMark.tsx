import Box from '@mui/material/Box';
import type { Interval } from '@/domain/statistics';
import { cssPercent } from '@/lib/text/format';
import * as colors from '@/ui/colors';

interface EstimateRangeMarkProps {
  /** From 0 to 1; null if there isn't enough data. */
  readonly share: number | null;
  readonly range: Interval | null;
  readonly color: string;
  /** Number of vertical grid lines, both ends included. On a scale with levels, one line per level. */
  readonly gridLineCount?: 3 | 4;
}

/**
 * Draws a share as a dot on an axis from 0 to 100%, with a bar for its range. Hidden from screen readers, so show the figures too.
 */
export function EstimateRangeMark({ share, range, color, gridLineCount = 3 }: EstimateRangeMarkProps) {
  return (
    <Box aria-hidden sx={{ ...track, ...grids[gridLineCount] }}>
      {range !== null && (
        <Box
          sx={rangeLine}
          style={{
            left: cssPercent(range.low),
            width: cssPercent(range.high - range.low),
            borderColor: color,
          }}
        />
      )}
      {share !== null && <Box sx={dot} style={{ left: cssPercent(share), backgroundColor: color }} />}
    </Box>
  );
}

/** Returns a background of thin vertical lines at the given CSS positions. */
const grid = (...places: readonly string[]) => ({
  backgroundImage: places.map(() => `linear-gradient(${colors.divider}, ${colors.divider})`).join(', '),
  backgroundPosition: places.join(', '),
});
const grids = { 3: grid('0%', '50%', '100%'), 4: grid('0%', 'calc(100% / 3)', 'calc(200% / 3)', '100%') };

const track = {
  position: 'relative',
  height: 20,
  minWidth: 72,
  backgroundSize: '1px 100%',
  backgroundRepeat: 'no-repeat',
} as const;

const rangeLine = {
  position: 'absolute',
  top: 5,
  height: 10,
  borderLeft: '1.5px solid',
  borderRight: '1.5px solid',
  opacity: 0.75,
  '&::after': {
    content: '""',
    position: 'absolute',
    left: 0,
    right: 0,
    top: 4,
    borderTop: '1.5px solid',
    borderColor: 'inherit',
  },
} as const;

const dot = {
  position: 'absolute',
  top: 5,
  width: 10,
  height: 10,
  marginLeft: '-5px',
  borderRadius: '50%',
  forcedColorAdjust: 'none',
} as const;
