import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import type { ScoreScale } from '@/domain/exam/level/test-level';
import type { ScoreBand } from '@/domain/exam/report/estimate';
import { scaleMarks, scalePosition } from '@/domain/exam/report/scaled-score';
import type { Interval } from '@/domain/statistics';
import { cssPercent, formatNumber } from '@/lib/text/format';
import * as colors from '@/ui/colors';
import { EstimateMark, type EstimateSize } from './EstimateMark';

interface EstimateRangeProps {
  /** From 0 to 1. */
  readonly share: number;
  readonly range: Interval;
  readonly color: string;
  /** True for an estimate of the past. */
  readonly isFaded?: boolean;
}

/**
 * The estimate of a share and its range, on a line from 0 to 100% with a mark at the middle. Hidden from screen readers, so show the
 * figures too.
 */
export function EstimateRange({ share, range, color, isFaded = false }: EstimateRangeProps) {
  return (
    <ScaleDrawing size="row" marks={[0.5]}>
      <EstimateMark
        unit="share"
        range={range}
        middle={share}
        y={middles.row}
        color={color}
        isFaded={isFaded}
      />
    </ScaleDrawing>
  );
}

/** An EstimateRange without data: a dashed line, with a dashed outline where a band will be, or only the line. */
export function EstimateRangePreview({ withBand = false }: { readonly withBand?: boolean }) {
  return (
    <ScaleDrawing size="row" isPreview>
      {withBand && (
        <rect
          x="44%"
          width="24%"
          y={middles.row - 6}
          height={12}
          rx={4}
          fill={colors.paper}
          stroke={colors.textSecondary}
          strokeDasharray="3 2"
        />
      )}
    </ScaleDrawing>
  );
}

interface AnswerDotsProps {
  readonly given: number;
  readonly all: number;
  readonly color: string;
}

const dotStepPx = 20;

/** Counts up to the fewest answers that an estimate takes: a dot for each, filled once given. */
export function AnswerDots({ given, all, color }: AnswerDotsProps) {
  return (
    <ScaleDrawing size="row" isPreview>
      <svg x="50%" overflow="visible">
        {Array.from({ length: all }, (_, index) => (
          <circle
            key={index}
            cx={(index - (all - 1) / 2) * dotStepPx}
            cy={middles.row}
            r={4.5}
            fill={index < given ? color : colors.paper}
            stroke={color}
            strokeWidth={1.5}
          />
        ))}
      </svg>
    </ScaleDrawing>
  );
}

interface ScoreRangeProps {
  readonly band: Pick<ScoreBand, 'low' | 'high' | 'estimate'>;
  readonly scale: ScoreScale;
  readonly color: string;
  /** The score of the test before; null for none. */
  readonly previous?: number | null;
  readonly target?: number | null;
  readonly size?: EstimateSize;
  /** False in all but the last of several rows on one scale. */
  readonly hasFigures?: boolean;
}

/**
 * The estimate of a score and its range on the score's scale. Hidden from screen readers, so show the figures too. Not a chart of the
 * library, which would draw it only once its code is there: a result leads with it.
 */
export function ScoreRange({
  band,
  scale,
  color,
  previous = null,
  target = null,
  size = 'row',
  hasFigures = true,
}: ScoreRangeProps) {
  const shareOf = (score: number) => scalePosition(score, scale);
  const marks = scaleMarks(scale);
  return (
    <Box aria-hidden sx={{ px: 1 }}>
      <ScaleDrawing size={size} marks={marks.map(shareOf)}>
        <EstimateMark
          unit="share"
          range={{ low: shareOf(band.low), high: shareOf(band.high) }}
          middle={shareOf(band.estimate)}
          previous={previous === null ? null : shareOf(previous)}
          target={target === null ? null : shareOf(target)}
          y={middles[size]}
          size={size}
          color={color}
        />
      </ScaleDrawing>
      {hasFigures && (
        <Box sx={{ position: 'relative', height: '1.5em', typography: 'caption' }}>
          {marks.map((mark, index) => (
            <Typography
              key={mark}
              variant="caption"
              color="textSecondary"
              sx={{
                position: 'absolute',
                whiteSpace: 'nowrap',
                fontVariantNumeric: 'tabular-nums',
                transform: shifts[index === 0 ? 0 : index === marks.length - 1 ? 2 : 1],
              }}
              style={{ left: cssPercent(shareOf(mark)) }}
            >
              {formatNumber(mark)}
            </Typography>
          ))}
        </Box>
      )}
    </Box>
  );
}

/** The outer figures stay within the drawing, those between are centered under their lines. */
const shifts = ['translateX(-8px)', 'translateX(-50%)', 'translateX(calc(-100% + 8px))'] as const;

const heights = { row: 20, card: 40 } as const satisfies Record<EstimateSize, number>;
/** The height of the scale's line. A target in a card of its own extends further above it. */
const middles = { row: 10, card: 21 } as const satisfies Record<EstimateSize, number>;

interface ScaleDrawingProps {
  readonly size: EstimateSize;
  /** Positions of the scale's marks, from 0 to 1. */
  readonly marks?: readonly number[];
  /** True for a dashed line, because nothing is known yet. */
  readonly isPreview?: boolean;
  readonly children: ReactNode;
}

/** A scale as a horizontal line with marks across it. Marks at its ends may extend beyond the drawing. */
function ScaleDrawing({ size, marks = [], isPreview = false, children }: ScaleDrawingProps) {
  const y = middles[size];
  return (
    <Box
      component="svg"
      aria-hidden
      width="100%"
      height={heights[size]}
      sx={{ display: 'block', overflow: 'visible' }}
    >
      {marks.map((mark) => (
        <line
          key={mark}
          x1={cssPercent(mark)}
          x2={cssPercent(mark)}
          y1={2}
          y2={heights[size] - 2}
          stroke={colors.divider}
        />
      ))}
      <line
        x1="0"
        x2="100%"
        y1={y}
        y2={y}
        {...(isPreview
          ? { stroke: colors.controlEdge, strokeDasharray: '3 3' }
          : { stroke: colors.divider, strokeWidth: 2 })}
      />
      {children}
    </Box>
  );
}
