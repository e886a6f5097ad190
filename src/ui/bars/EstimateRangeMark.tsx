import Box from '@mui/material/Box';
import type { Interval } from '@/domain/statistics';
import { cssPercent } from '@/lib/text/format';
import * as colors from '@/ui/colors';

interface EstimateRangeMarkProps {
  /** From 0 to 1. */
  readonly share: number;
  readonly range: Interval;
  readonly color: string;
}

/**
 * Draws a value as a dot on a scale with four grid lines, both ends included, and its range as a bar. Hidden from screen readers, so
 * show the figures too.
 */
export function EstimateRangeMark({ share, range, color }: EstimateRangeMarkProps) {
  return (
    <Box aria-hidden sx={track}>
      <Box
        sx={rangeLine}
        style={{
          left: cssPercent(range.low),
          width: cssPercent(range.high - range.low),
          borderColor: color,
        }}
      />
      <Box sx={dot} style={{ left: cssPercent(share), backgroundColor: color }} />
    </Box>
  );
}

const gridLine = `linear-gradient(${colors.divider}, ${colors.divider})`;

const track = {
  position: 'relative',
  height: 20,
  minWidth: 72,
  backgroundImage: Array(4).fill(gridLine).join(', '),
  backgroundPosition: '0%, calc(100% / 3), calc(200% / 3), 100%',
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
