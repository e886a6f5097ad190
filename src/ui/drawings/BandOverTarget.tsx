import * as colors from '@/ui/colors';
import { Drawing, DrawingPlot, plotWidth } from './Drawing';

/** Ranges of three tests, in the drawing's units from below: no scores, because the idea is the same on every scale. */
const ranges = [
  { low: 8, high: 46 },
  { low: 30, high: 64 },
  { low: 62, high: 92 },
] as const;
const target = 52;
const base = 100;
const xs = [52, 144, 236] as const;

/** Estimates as ranges: only the last one is above the target as a whole. */
export function BandOverTarget() {
  return (
    <Drawing name="Three estimates, each a range. A student is on track once the whole range is above the target: here, with the third test.">
      <DrawingPlot
        height={126}
        labels={[
          { text: 'target', x: 0, y: base - target - 10, from: 'start', strong: true },
          ...xs.map((x, index) => ({ text: `Test ${index + 1}`, x, y: 116 })),
          { text: 'on track', x: plotWidth, y: base - 77, from: 'end', strong: true },
        ]}
      >
        <g color={colors.divider}>
          <line x1={0} x2={plotWidth} y1={base} y2={base} />
        </g>
        <g color={colors.textPrimary}>
          <line x1={0} x2={plotWidth} y1={base - target} y2={base - target} strokeDasharray="6 5" />
        </g>
        {ranges.map(({ low, high }, index) => (
          <g key={low} color={low >= target ? colors.statusGood : colors.primary}>
            <rect
              x={(xs[index] ?? 0) - 12}
              width={24}
              y={base - high}
              height={high - low}
              rx={4}
              fill="currentColor"
              fillOpacity={0.3}
              stroke="none"
            />
            <circle cx={xs[index]} cy={base - (low + high) / 2} r={6} fill="currentColor" stroke="none" />
          </g>
        ))}
      </DrawingPlot>
    </Drawing>
  );
}
