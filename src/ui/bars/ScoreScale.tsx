import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ScoreScale as Scale } from '@/domain/exam/level/test-level';
import type { ScoreFigures } from '@/domain/exam/report/result-figures';
import { scaleMarks, scalePosition } from '@/domain/exam/report/scaled-score';
import { cssPercent, formatNumber } from '@/lib/text/format';
import * as colors from '@/ui/colors';

interface ScoreScaleProps extends Pick<ScoreFigures, 'band' | 'previous' | 'target'> {
  readonly scale: Scale;
  readonly color: string;
}

/**
 * A score on its scale: the range as a filled band, its middle as a dot, the score of the test before as a ring, and the target as a
 * dark dashed mark. Hidden from screen readers, so show the figures too. Not a
 * chart of the library, which would draw it only once its code is there: a result leads with it. An SVG, because forced colors and
 * paper keep its fills.
 */
export function ScoreScale({ scale, band, previous, target, color }: ScoreScaleProps) {
  const at = (score: number) => cssPercent(scalePosition(score, scale));
  const marks = scaleMarks(scale);
  const middle = 22;
  return (
    <Box aria-hidden sx={{ px: 1 }}>
      <Box component="svg" width="100%" height={40} sx={{ display: 'block', overflow: 'visible' }}>
        {marks.map((mark) => (
          <line key={mark} x1={at(mark)} x2={at(mark)} y1={8} y2={38} stroke={colors.divider} />
        ))}
        <line x1="0" x2="100%" y1={middle} y2={middle} stroke={colors.divider} strokeWidth={2} />
        <rect
          x={at(band.low)}
          width={cssPercent(scalePosition(band.high, scale) - scalePosition(band.low, scale))}
          y={middle - 9}
          height={18}
          rx={4}
          fill={color}
          fillOpacity={0.3}
        />
        {target !== null && (
          <line
            x1={at(target)}
            x2={at(target)}
            y1={2}
            y2={40}
            stroke={colors.textPrimary}
            strokeWidth={2}
            strokeDasharray="4 2"
          />
        )}
        {previous !== null && (
          <>
            <line
              x1={at(previous)}
              x2={at(band.estimate)}
              y1={middle}
              y2={middle}
              stroke={color}
              strokeWidth={2}
              strokeDasharray="2 3"
            />
            <circle cx={at(previous)} cy={middle} r={5} fill={colors.paper} stroke={color} strokeWidth={2} />
          </>
        )}
        <circle cx={at(band.estimate)} cy={middle} r={7} fill={color} stroke={colors.paper} strokeWidth={2} />
      </Box>
      <Box sx={{ position: 'relative', height: '1.5em', typography: 'caption' }}>
        {marks.map((mark, index) => (
          <Typography
            key={mark}
            variant="caption"
            color="textSecondary"
            sx={{
              position: 'absolute',
              whiteSpace: 'nowrap',
              transform: shifts[index === 0 ? 0 : index === marks.length - 1 ? 2 : 1],
            }}
            style={{ left: at(mark) }}
          >
            {formatNumber(mark)}
          </Typography>
        ))}
      </Box>
    </Box>
  );
}

/** The outer figures stay within the card, those between are centered under their lines. */
const shifts = ['translateX(-8px)', 'translateX(-50%)', 'translateX(calc(-100% + 8px))'] as const;

/** The marks of a ScoreScale by themselves, for its legend. */
export const scoreScaleSwatches = {
  range: (
    <svg aria-hidden width={24} height={16}>
      <rect x={0} y={2} width={24} height={12} rx={4} fill={colors.textSecondary} fillOpacity={0.3} />
      <circle cx={12} cy={8} r={5} fill={colors.textPrimary} />
    </svg>
  ),
  previous: (
    <svg aria-hidden width={14} height={14}>
      <circle cx={7} cy={7} r={5} fill="none" stroke={colors.textPrimary} strokeWidth={2} />
    </svg>
  ),
  target: (
    <svg aria-hidden width={8} height={16}>
      <line x1={4} x2={4} y1={0} y2={16} stroke={colors.textPrimary} strokeWidth={2} strokeDasharray="4 2" />
    </svg>
  ),
} as const;
