import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { CartesianGrid, ComposedChart, DefaultZIndexes, XAxis, ZIndexLayer } from 'recharts';
import { chartColors } from '@/charts/chartStyles';
import type { RoundScale } from '@/charts/geometry/scale';
import { useFigure, useTextSize } from '@/charts/figure/figureContext';
import { axisLabelsHeightPx, ValueAxis } from './axes';
import type { PlotRow } from './plotRows';

const wholeBox = { width: '100%', height: '100%' } as const;

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

interface SizedPlotProps extends PlotFrameProps {
  /** Makes Recharts measure the box and follow its size, or gives the size in pixels. */
  readonly size: { readonly responsive: true } | { readonly width: number; readonly height: number };
}

/** A plot with light horizontal grid lines. Recharts measures it, lays it out, and draws the y axis and `marks`. */
export function PlotFrame(props: PlotFrameProps) {
  return useFigure().isOnPaper ? (
    <PlotOnPaper {...props} />
  ) : (
    <SizedPlot {...props} size={{ responsive: true }} />
  );
}

/** On paper, Recharts would take the box's size from before zooming (ui/print/DensePrintStyles) for the size to draw at. */
function PlotOnPaper(props: PlotFrameProps) {
  const box = useRef<HTMLDivElement>(null);
  const [size, setSize] = useState<{ width: number; height: number } | null>(null);
  useLayoutEffect(() => {
    if (box.current !== null) setSize({ width: box.current.clientWidth, height: box.current.clientHeight });
  }, []);
  return (
    <div ref={box} style={wholeBox}>
      {size !== null && <SizedPlot {...props} size={size} />}
    </div>
  );
}

function SizedPlot({
  size,
  x: [least, most],
  padding = { left: 0, right: 0 },
  scale,
  format,
  margin: { top, right, left = 0, bottom = 0 },
  labelLines = 1,
  rows,
  marks,
  children,
}: SizedPlotProps) {
  const labelsPx = axisLabelsHeightPx(useTextSize(), labelLines);
  return (
    <ComposedChart
      {...size}
      style={{ ...wholeBox, pointerEvents: 'none' }}
      // ChartFigure handles the keyboard and the text for screen readers, and ActiveLayer the pointer.
      accessibilityLayer={false}
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
