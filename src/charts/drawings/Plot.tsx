/** The frame of a drawing and its axes: Recharts measures it, lays it out, and chooses the labels that fit. */
import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import {
  CartesianGrid,
  ComposedChart,
  DefaultZIndexes,
  useChartWidth,
  usePlotArea,
  useXAxisScale,
  useYAxisScale,
  XAxis,
  YAxis,
  ZIndexLayer,
} from 'recharts';
import type { AxisTick } from '@/charts/chartData';
import { axisTextStyle, chartColors } from '@/charts/chartStyles';
import { useFigure, useTextSize } from '@/charts/figure/figureContext';
import type { Box } from '@/charts/geometry/boxGeometry';
import type { PlotScale } from './plotScale';

const wholeBox = { width: '100%', height: '100%' } as const;

interface PlotProps {
  /** One entry per point, bar, or row. */
  readonly data: readonly object[];
  /** In a vertical layout, values run along x, and each entry is a row. */
  readonly layout?: 'horizontal' | 'vertical';
  readonly margin: { readonly top: number; readonly right: number };
  readonly children: ReactNode;
}

export function Plot({ data, layout = 'horizontal', margin, children }: PlotProps) {
  const { isOnPaper } = useFigure();
  const box = useRef<HTMLDivElement>(null);
  const [paperSize, setPaperSize] = useState<{ width: number; height: number } | null>(null);
  useLayoutEffect(() => {
    if (isOnPaper && box.current !== null)
      setPaperSize({ width: box.current.clientWidth, height: box.current.clientHeight });
  }, [isOnPaper]);
  // On paper, Recharts would take the box's size from before zooming (ui/print/DensePrintStyles) for the size to draw at.
  const size = isOnPaper ? paperSize : { responsive: true };
  return (
    <div ref={box} style={wholeBox}>
      {size !== null && (
        <ComposedChart
          {...size}
          style={{ ...wholeBox, pointerEvents: 'none' }}
          // ChartFigure handles the keyboard and the text for screen readers, and ActiveLayer the pointer.
          accessibilityLayer={false}
          data={[...data]}
          layout={layout}
          margin={{ bottom: 0, left: 0, ...margin }}
          barCategoryGap="20%"
        >
          {children}
        </ComposedChart>
      )}
    </div>
  );
}

/** Props of a Recharts mark without dots or animation. It ignores the pointer, because ActiveLayer follows it. */
export const stillMark = { dot: false, activeDot: false, isAnimationActive: false } as const;

/** Props of an axis without lines. */
export const bareAxis = { tickLine: false, axisLine: false } as const;

/** Returns props of a horizontal axis that labels every tick or, if they don't fit, every second, third, and so on. */
export function labelsBelow(textSize: number, lines: 1 | 2 = 1) {
  return {
    ...bareAxis,
    tick: axisTextStyle(textSize),
    // Larger labels are further from the axis, so that the first one doesn't touch the lowest label of the y axis.
    tickMargin: textSize - 6,
    interval: 'equidistantPreserveEnd',
    minTickGap: 6,
    height: 2 * textSize + 5 + (lines === 2 ? textSize + 5 : 0),
  } as const;
}

interface PositionAxisProps {
  /** Both ends of the axis. Ticks beyond them are omitted. */
  readonly domain: readonly [number, number];
  readonly ticks: readonly AxisTick[];
  /** Padding between the plot's sides and the ends of the axis, in pixels. */
  readonly padding?: { readonly left: number; readonly right: number };
}

/** The x axis of points at positions that needn't be evenly spaced, such as the dates of tests. */
export function PositionAxis({ domain, ticks, padding = { left: 0, right: 0 } }: PositionAxisProps) {
  const [least, most] = domain;
  const texts = new Map(
    ticks.filter(({ x, text }) => text !== '' && x >= least && x <= most).map(({ x, text }) => [x, text]),
  );
  return (
    <XAxis
      {...labelsBelow(useTextSize())}
      type="number"
      dataKey="x"
      domain={[least, most]}
      padding={padding}
      ticks={[...texts.keys()]}
      tickFormatter={(x: number) => texts.get(x) ?? ''}
    />
  );
}

/** Returns both ends of the x axis. A single point is centered. */
export function positionDomain(positions: readonly number[]): readonly [number, number] {
  const first = positions[0] ?? 0;
  const last = positions.at(-1) ?? 1;
  return first === last ? [first - 1, last + 1] : [first, last];
}

interface ValueAxisProps {
  readonly scale: PlotScale;
  readonly format: (value: number) => string;
}

/** The y axis with light horizontal grid lines. It is as wide as its labels need. */
export function ValueAxis({ scale: { domain, ticks }, format }: ValueAxisProps) {
  return (
    <>
      <CartesianGrid syncWithTicks vertical={false} stroke={chartColors.grid} />
      <YAxis
        {...bareAxis}
        type="number"
        domain={[...domain]}
        ticks={[...ticks]}
        interval={0}
        width="auto"
        tickFormatter={format}
        tick={axisTextStyle(useTextSize())}
      />
    </>
  );
}

interface OverlayProps {
  readonly children: (scales: PlotScales) => ReactNode;
}

/** Text and active marks over all other marks, placed by the plot's scales. Empty until Recharts has laid out the drawing. */
export function Overlay({ children }: OverlayProps) {
  const scales = usePlotScales();
  return <ZIndexLayer zIndex={DefaultZIndexes.label}>{scales && children(scales)}</ZIndexLayer>;
}

/** Functions that convert values to pixel positions in the drawing, and boxes in pixels. */
export interface PlotScales {
  readonly toX: (value: number) => number;
  readonly toY: (value: number) => number;
  readonly plot: Box;
  /** The plot's box extended to the drawing's right edge, for labels that may extend that far. */
  readonly plotToEdge: Box;
}

/** Returns null until Recharts has laid out the drawing. */
export function usePlotScales(): PlotScales | null {
  const toX = useXAxisScale();
  const toY = useYAxisScale();
  const area = usePlotArea();
  const width = useChartWidth();
  if (toX === undefined || toY === undefined || area === undefined || width === undefined) return null;
  const plot = { left: area.x, top: area.y, width: area.width, height: area.height };
  return {
    // The middle of a bar's or row's band.
    toX: (value) => toX(value, { position: 'middle' }) ?? 0,
    toY: (value) => toY(value, { position: 'middle' }) ?? 0,
    plot,
    plotToEdge: { ...plot, width: width - plot.left },
  };
}
