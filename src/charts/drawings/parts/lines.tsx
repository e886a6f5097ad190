/** Straight lines across a plot. */
import { ReferenceLine } from 'recharts';
import { targetLine } from '@/charts/look';

/** The target: dashed, across the whole plot. */
export function TargetLine({ y }: { y: number }) {
  return <ReferenceLine y={y} ifOverflow="visible" {...targetLine} />;
}
