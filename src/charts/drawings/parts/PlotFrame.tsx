import type { ReactNode } from 'react';
import { CartesianGrid, ComposedChart, DefaultZIndexes, XAxis, ZIndexLayer } from 'recharts';
import { chartColors } from '@/charts/chartStyles';
import type { TidyScale } from '@/charts/geometry/scale';
import { useTextSize } from '@/charts/figure/figureContext';
import { axisLabelsPx, ValueAxis } from './axes';
import type { PlotRow } from './plotRows';

/**
 * Fills its container. Recharts' own interaction layers are off: the figure handles the keyboard and the text, ActiveLayer the
 * pointer.
 */
const wholeBox = {
  responsive: true,
  style: { width: '100%', height: '100%', pointerEvents: 'none' },
  accessibilityLayer: false,
} as const;

interface PlotFrameProps {
  /** Both ends of the x axis, in the drawing's own unit. */
  readonly x: readonly [number, number];
  /** Padding inside the ends, in pixels. */
  readonly padding?: { readonly left: number; readonly right: number };
  readonly scale: TidyScale;
  /** Formats the y axis; null leaves out the axis and its grid lines. */
  readonly format: ((value: number) => string) | null;
  readonly margin: {
    readonly top: number;
    readonly right: number;
    readonly left?: number;
    readonly bottom?: number;
  };
  /** Lines of labels below the plot. */
  readonly labelLines?: 1 | 2;
  /** One row per x position, for Recharts marks that draw from data. */
  readonly rows?: readonly PlotRow[];
  /** Recharts marks: lines, areas, reference lines. */
  readonly marks?: ReactNode;
  /** Marks that Recharts doesn't have: text, dots, and the active point. Drawn on top. */
  readonly children: ReactNode;
}

/** A plot with a light horizontal grid. Recharts measures, lays out, and draws the axis and its marks. */
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
      {marks}
      <ZIndexLayer zIndex={DefaultZIndexes.label}>{children}</ZIndexLayer>
    </ComposedChart>
  );
}
