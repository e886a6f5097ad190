import { chartColors, targetLineStyle } from './chartStyles';
import { clamp } from './geometry/boxGeometry';

interface SparklineProps {
  /** Oldest first. */
  readonly values: readonly number[];
  readonly target?: number;
  readonly color?: string;
}

const heightPx = 40;
/** Padding that leaves room for half of the dot at the newest value. */
const edgePx = 5;
/** Width of the line in viewBox units, which stretch to the available width. */
const widthUnits = 100;

/**
 * A small trend line beside a figure. It is decorative and hidden from screen readers, because the figure's text gives the same
 * information. Fills its container's width without measuring it.
 */
export function Sparkline({ values, target, color = chartColors.bar }: SparklineProps) {
  const all = target === undefined ? values : [...values, target];
  const [least, most] = [Math.min(...all), Math.max(...all)];
  const last = values.at(-1);
  if (last === undefined) return null;
  const y = (value: number) =>
    least === most
      ? heightPx / 2
      : clamp(
          heightPx - edgePx - ((value - least) / (most - least)) * (heightPx - 2 * edgePx),
          edgePx,
          heightPx - edgePx,
        );
  const step = widthUnits / Math.max(1, values.length - 1);
  return (
    <span aria-hidden style={{ display: 'block', padding: `0 ${edgePx}px` }}>
      <svg width="100%" height={heightPx} style={overEdges}>
        {target !== undefined && (
          <line x1="0" x2="100%" y1={y(target)} y2={y(target)} {...targetLineStyle} strokeWidth={1} />
        )}
        <svg
          width="100%"
          height={heightPx}
          viewBox={`0 0 ${widthUnits} ${heightPx}`}
          preserveAspectRatio="none"
          style={overEdges}
        >
          <polyline
            points={values.map((value, index) => `${index * step},${y(value)}`).join(' ')}
            fill="none"
            stroke={color}
            strokeWidth={1.75}
            strokeLinejoin="round"
            vectorEffect="non-scaling-stroke"
          />
        </svg>
        <circle cx={values.length === 1 ? 0 : '100%'} cy={y(last)} r={3.5} fill={color} />
      </svg>
    </span>
  );
}

/** Lets half of the dot, and of a line's stroke at the edge, extend beyond the svg instead of being cut off. */
const overEdges = { display: 'block', overflow: 'visible' } as const;
