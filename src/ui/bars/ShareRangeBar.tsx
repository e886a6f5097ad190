import Box from '@mui/material/Box';
import type { Interval } from '@/domain/statistics';
import { cssPercent } from '@/lib/text/format';
import * as colors from '@/ui/colors';

interface ShareRangeBarProps {
  /** From 0 to 1; null if there isn't enough data. */
  readonly share: number | null;
  readonly range: Interval | null;
  readonly color: string;
  /** The number of light grid lines, both ends included. On a scale with levels, the number of levels. */
  readonly marks?: 3 | 4;
}

/** A share as a dot on a line from 0 to 100, with a bar for its range. The figures are written beside it. */
export function ShareRangeBar({ share, range, color, marks = 3 }: ShareRangeBarProps) {
  return (
    <Box aria-hidden sx={{ ...track, ...grids[marks] }}>
      {range !== null && (
        <Box
          className="range"
          style={{
            left: cssPercent(range.low),
            width: cssPercent(range.high - range.low),
            borderColor: color,
          }}
        />
      )}
      {share !== null && <Box className="dot" style={{ left: cssPercent(share), backgroundColor: color }} />}
    </Box>
  );
}

/** Evenly spaced vertical lines, as light as a grid. */
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
  '& .range': {
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
  },
  '& .dot': {
    position: 'absolute',
    top: 5,
    width: 10,
    height: 10,
    marginLeft: '-5px',
    borderRadius: '50%',
    forcedColorAdjust: 'none',
  },
} as const;
