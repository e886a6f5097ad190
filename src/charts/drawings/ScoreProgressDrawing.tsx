import { useTextSize } from '@/charts/figure/figureContext';
import { axisTextStyle, chartColors, textHaloStyle, targetLineStyle } from '@/charts/chartStyles';
import type { ScoreWithTarget } from '@/charts/chartData';
import { estimateTextWidth, type RoundScale } from '@/charts/geometry/scale';
import { ActiveLayer } from './parts/ActiveLayer';
import { AxisLabels } from './parts/axes';
import { PlotFrame } from './parts/PlotFrame';
import { usePlotScales } from './parts/plotScales';

interface ScoreProgressDrawingProps {
  readonly points: readonly ScoreWithTarget[];
  readonly scale: RoundScale;
  readonly format: (value: number) => string;
  readonly targetWord: string;
}

const rightMarginPx = 28;
const dotPx = 7;
/** Half the length of a target's tick, which is longer than a dot is high. */
const tickPx = 11;
const nameSize = 14;

/** The dots of ScoreProgressChart: one row per section, its name on the left. */
export function ScoreProgressDrawing({ points, scale, format, targetWord }: ScoreProgressDrawingProps) {
  const widestName = Math.max(0, ...points.map(({ label }) => estimateTextWidth(label, nameSize)));
  return (
    <PlotFrame
      x={[scale.min, scale.max]}
      scale={{ min: 0, max: points.length, ticks: [] }}
      format={null}
      margin={{ top: 12, right: rightMarginPx, left: widestName + 12 }}
    >
      {points.map((point, row) => (
        <ScoreDot
          key={row}
          point={point}
          height={heightOf(row, points)}
          format={format}
          targetWord={targetWord}
        />
      ))}
      <AxisLabels labels={scale.ticks.map((tick) => ({ x: tick, text: format(tick) }))} />
      <ActiveDot points={points} />
    </PlotFrame>
  );
}

/** Returns a row's y value. The y axis points up, so the first row, at the top, has the highest value. */
function heightOf(row: number, points: readonly ScoreWithTarget[]): number {
  return points.length - row - 0.5;
}

interface ScoreDotProps extends Pick<ScoreProgressDrawingProps, 'format' | 'targetWord'> {
  readonly point: ScoreWithTarget;
  readonly height: number;
}

function ScoreDot({ point: { label, current, target, color }, height, format, targetWord }: ScoreDotProps) {
  const places = usePlotScales();
  const textSize = useTextSize();
  if (places === null) return null;
  const { toX, toY, plot } = places;
  const [x, y, targetX] = [toX(current), toY(height), toX(target)];
  const right = plot.left + plot.width;
  const words = `${targetWord} ${format(target)}`;
  const place = wordsBeside({
    targetX,
    dotX: x,
    width: estimateTextWidth(words, textSize),
    from: plot.left,
    to: right,
  });
  return (
    <g data-mark>
      <line x1={plot.left} x2={right} y1={y} y2={y} stroke={chartColors.grid} />
      <text x={plot.left - 12} y={y + 5} textAnchor="end" fill={chartColors.ink} fontSize={nameSize}>
        {label}
      </text>
      <line x1={targetX} x2={x} y1={y} y2={y} stroke={color} strokeWidth={2} />
      <circle cx={x} cy={y} r={dotPx} fill={color} stroke={chartColors.paper} strokeWidth={2} />
      {/* Drawn over the dot so that the dot doesn't hide the target of a value that is exactly there. */}
      <line
        x1={targetX}
        x2={targetX}
        y1={y - tickPx}
        y2={y + tickPx}
        stroke={targetLineStyle.stroke}
        strokeWidth={2.5}
      />
      <text
        x={x + (current >= target ? 13 : -13)}
        y={y - 12}
        textAnchor="middle"
        fill={chartColors.ink}
        fontSize={textSize + 1}
        fontWeight={650}
      >
        {format(current)}
      </text>
      <text
        x={place.x}
        y={y + place.down}
        textAnchor={place.anchor}
        {...axisTextStyle(textSize)}
        {...textHaloStyle}
      >
        {words}
      </text>
    </g>
  );
}

function ActiveDot({ points }: Pick<ScoreProgressDrawingProps, 'points'>) {
  const places = usePlotScales();
  if (places === null) return null;
  const { toX, toY } = places;
  const marks = points.map(({ current, target }, row) => {
    const [from, to] = [toX(current), toX(target)].toSorted((a, b) => a - b);
    return {
      left: (from ?? 0) - 12,
      top: toY(heightOf(row, points)) - 24,
      width: (to ?? 0) - (from ?? 0) + 24,
      height: 40,
    };
  });
  return (
    <ActiveLayer marks={marks} axis="y" crosshair={null}>
      {(row) => {
        const point = points[row];
        return (
          point !== undefined && (
            <circle
              cx={toX(point.current)}
              cy={toY(heightOf(row, points))}
              r={dotPx + 2}
              fill={point.color}
              stroke={chartColors.ink}
              strokeWidth={2}
            />
          )
        );
      }}
    </ActiveLayer>
  );
}

interface TargetPlace {
  readonly targetX: number;
  readonly dotX: number;
  readonly width: number;
  readonly from: number;
  readonly to: number;
}

/**
 * Places a target's label beside its tick, on the side away from the dot; if there is no room, on the other side, beyond the dot.
 * If neither side has room, it goes below the tick, inside the drawing.
 */
function wordsBeside({ targetX, dotX, width, from, to }: TargetPlace): {
  readonly x: number;
  readonly down: number;
  readonly anchor: 'start' | 'middle' | 'end';
} {
  const left = { x: Math.min(targetX - 7, dotX - 12), down: 4, anchor: 'end' } as const;
  const right = { x: Math.max(targetX + 7, dotX + 12), down: 4, anchor: 'start' } as const;
  const leftFits = left.x - width >= from;
  const rightFits = right.x + width <= to + rightMarginPx;
  if (dotX >= targetX && leftFits) return left;
  if (rightFits) return right;
  if (leftFits) return left;
  return { x: Math.min(targetX, to + rightMarginPx - width / 2), down: 22, anchor: 'middle' };
}
