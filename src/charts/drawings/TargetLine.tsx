import { usePlotArea, useYAxisScale } from 'recharts';
import { inks } from '@/charts/look';

/** The target across the whole plot. Drawn by hand: Recharts' own reference line brings 2 kB of options. */
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
