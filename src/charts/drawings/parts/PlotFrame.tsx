import type { ReactNode } from 'react';
import { CartesianGrid, ComposedChart, DefaultZIndexes, XAxis, ZIndexLayer } from 'recharts';
import { chartColors } from '@/charts/chartStyles';
import type { RoundScale } from '@/charts/geometry/scale';
import { useTextSize } from '@/charts/figure/figureContext';
import { axisLabelsHeightPx, ValueAxis } from './axes';
import type { PlotRow } from './plotRows';

/**
 * Props that make the chart fill its container and turn off Recharts' own interaction: ChartFigure handles the keyboard and screen
 * reader text, and ActiveLayer the pointer.
 */
const wholeBox = {
  responsive: true,
  style: { width: '100%', height: '100%', pointerEvents: 'none' },
  accessibilityLayer: false,
} as const;

interface PlotFrameProps {
  /** Both ends of the x axis, in the unit of the drawing's x values. */
  readonly x: readonly [number, number];
  /** Padding between the plot's sides and the ends of the x axis, in pixels. */
  readonly padding?: { readonly left: number; readonly right: number };
  readonly scale: RoundScale;
  /** Formats the tick labels of the y axis; null hides the axis and its grid lines. */
  readonly format: ((value: number) => string) | null;
  readonly margin: {
    readonly top: number;
    readonly right: number;
    readonly left?: number;
    readonly bottom?: number;
  };
  /** Number of text lines in the labels below the plot. */
  readonly labelLines?: 1 | 2;
  /** Data for the Recharts marks that need it: one row per x position. */
  readonly rows?: readonly PlotRow[];
  /** Recharts marks: lines, areas, reference lines. */
  readonly marks?: ReactNode;
  /** Marks that Recharts doesn't draw, such as text, dots, and the active point. They are on top of all others. */
  readonly children: ReactNode;
}

/** A plot with light horizontal grid lines. Recharts measures it, lays it out, and draws the y axis and `marks`. */
export function PlotFrame({
  x: [least, most],
  padding = { left: 0, right: 0 },
  scale,
  format,
  margin: { top, right, left = 0, bottom = 0 },
  labelLines = 1,
  rows,
  marks,
  children,
}: PlotFrameProps) {
  const labelsPx = axisLabelsHeightPx(useTextSize(), labelLines);
  return (
    <ComposedChart
      {...wholeBox}
      {...(rows !== undefined && { data: [...rows] })}
      margin={{ top, right, bottom, left }}
      barCategoryGap="20%"
    >
      {format !== null && <CartesianGrid vertical={false} stroke={chartColors.grid} />}
      <XAxis
        type="number"
        dataKey="x"
        domain={[least, most]}
        allowDataOverflow
        height={labelsPx}
        padding={padding}
        tick={false}
        tickLine={false}
        axisLine={false}
      />
      <ValueAxis scale={scale} format={format} />
      {marks}
      <ZIndexLayer zIndex={DefaultZIndexes.label}>{children}</ZIndexLayer>
    </ComposedChart>
  );
}
