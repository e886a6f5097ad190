/** Straight lines across a plot. Drawn by hand: Recharts' own reference line brings 2 kB of options. */
import { targetLine } from '@/charts/look';
import { usePlaces } from './places';

/** The target: dashed, across the whole plot. */
export function TargetLine({ y: value }: { y: number }) {
  const places = usePlaces();
  if (places === null) return null;
  const { toY, plot } = places;
  const y = toY(value);
  return <line x1={plot.left} x2={plot.left + plot.width} y1={y} y2={y} {...targetLine} />;
}
