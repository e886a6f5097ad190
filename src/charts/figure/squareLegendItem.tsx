import type { LegendItem } from './Legend';
import { chartColors } from '@/charts/chartStyles';

export function squareLegendItem(label: string): LegendItem {
  return {
    label,
    swatch: (
      <svg width={12} height={12} aria-hidden>
        <rect x={2} y={2} width={8} height={8} fill="none" stroke={chartColors.quiet} strokeWidth={2} />
      </svg>
    ),
  };
}
