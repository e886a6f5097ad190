import { ReferenceLine } from 'recharts';
import { targetLineStyle } from '@/charts/chartStyles';

/** A target's dashed line across the whole plot. */
export function TargetLine({ y }: { y: number }) {
  return <ReferenceLine y={y} ifOverflow="visible" {...targetLineStyle} />;
}
