import { useChartWidth, usePlotArea, useXAxisScale } from 'recharts';
import { axisText } from '@/charts/look';
import { fittingLabels } from '@/charts/scale';

interface AxisLabelsProps {
  /** What stands at which place of the x axis. */
  readonly labels: readonly { readonly at: number; readonly text: string }[];
}

/** Height that the labels take under the plot. */
export const axisLabelsPx = 28;

/** The words under the plot: as many as fit, none cut. */
export function AxisLabels({ labels }: AxisLabelsProps) {
  const toX = useXAxisScale();
  const plot = usePlotArea();
  const width = useChartWidth();
  if (toX === undefined || plot === undefined || width === undefined) return null;
  const placed = labels.flatMap(({ at, text }) => {
    const x = toX(at, { position: 'middle' });
    return x === undefined ? [] : [{ text, x }];
  });
  return (
    <g>
      {fittingLabels(placed, width).map(({ text, x }) => (
        <text key={x} x={x} y={plot.y + plot.height + 20} textAnchor="middle" {...axisText}>
          {text}
        </text>
      ))}
    </g>
  );
}
