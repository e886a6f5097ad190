import type { ReactNode } from 'react';
import { CartesianGrid, ComposedChart, DefaultZIndexes, XAxis, ZIndexLayer } from 'recharts';
import { chartColors } from '@/charts/chartStyles';
import type { TidyScale } from '@/charts/geometry/scale';
import { useTextSize } from '@/charts/figure/figureContext';
import { axisLabelsPx, ValueAxis } from './axes';
import type { PlotRow } from './plotRows';

/**
 * As large as its place. The figure has the keyboard and the words, and the ActiveLayer the pointer, so that Recharts' own
 * layers stay out.
 */
const wholeBox = {
  responsive: true,
  style: { width: '100%', height: '100%', pointerEvents: 'none' },
  accessibilityLayer: false,
} as const;

interface FrameProps {
  /** Both ends of the x axis, in the drawing's own unit. */
  readonly x: readonly [number, number];
  /** Room in pixels inside of the ends. */
  readonly padding?: { readonly left: number; readonly right: number };
  readonly scale: TidyScale;
  /** Writes the values of the y axis; null leaves the axis out, and with it the lines at its values. */
  readonly format: ((value: number) => string) | null;
  readonly margin: {
    readonly top: number;
    readonly right: number;
    readonly left?: number;
    readonly bottom?: number;
  };
  /** How many lines of labels are under the plot. */
  readonly labelLines?: 1 | 2;
  /** What lies under the marks: shades and grounds. */
  readonly ground?: ReactNode;
  /** A row for each place of the x axis, where Recharts' own marks draw from them. */
  readonly rows?: readonly PlotRow[];
  /** Recharts' own marks: lines, areas, reference lines. */
  readonly marks?: ReactNode;
  /** Marks that Recharts doesn't have: words, dots, and the active point. They lie over its own. */
  readonly children: ReactNode;
}

/** A plot with a light horizontal grid: Recharts measures, divides, writes the axis, and draws its marks. */
export function PlotFrame({
  x: [least, most],
  padding = { left: 0, right: 0 },
  scale,
  format,
  margin: { top, right, left = 0, bottom = 0 },
  labelLines = 1,
  ground,
  rows,
  marks,
  children,
}: FrameProps) {
  const labelsPx = axisLabelsPx(useTextSize(), labelLines);
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
      {ground !== undefined && <ZIndexLayer zIndex={DefaultZIndexes.grid}>{ground}</ZIndexLayer>}
      {marks}
      <ZIndexLayer zIndex={DefaultZIndexes.label}>{children}</ZIndexLayer>
    </ComposedChart>
  );
}
