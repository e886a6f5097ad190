/** Straight lines across a plot. Drawn by hand: Recharts' own reference line brings 2 kB of options. */
import { usePlotArea, useXAxisScale, useYAxisScale } from 'recharts';
import { inks } from '@/charts/look';

/** The target: dashed, across the whole plot. */
export function TargetLine({ y: value }: { y: number }) {
  const plot = usePlotArea();
  const y = useYAxisScale()?.(value);
  if (plot === undefined || y === undefined) return null;
  return (
    <line
      x1={plot.x}
      x2={plot.x + plot.width}
      y1={y}
      y2={y}
      stroke={inks.goal}
      strokeWidth={1.5}
      strokeDasharray="4 4"
    />
  );
}

/** The place that the keyboard is on, from top to bottom. */
export function PlaceLine({ x: value }: { x: number }) {
  const plot = usePlotArea();
  const x = useXAxisScale()?.(value);
  if (plot === undefined || x === undefined) return null;
  return <line x1={x} x2={x} y1={plot.y} y2={plot.y + plot.height} stroke={inks.quiet} />;
}
