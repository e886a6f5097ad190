import { formatNumber } from '@/lib/text/format';
import { BandsChart } from './BandsChart';
import type { RowAxis } from './chartData';
import { formatTargetDifference } from './figure/chartTable';

interface TargetDistanceChartProps {
  readonly name: string;
  readonly summary: string;
  readonly points: readonly {
    readonly label: string;
    readonly current: number;
    readonly target: number;
    /** The section's color, as a CSS value. */
    readonly color: string;
  }[];
  readonly axis: RowAxis;
  /** Formats a value for the drawing, the table, and screen readers. */
  readonly format?: (value: number) => string;
  /** The word before each target's value: "target", "advised". */
  readonly targetWord?: string;
  /** Table column names: the point, its value, its target, and optionally the difference from the target. */
  readonly columns?: readonly [string, string, string, string?];
  readonly onOpen?: (index: number) => void;
}

/**
 * Each value as a dot on a shared scale, connected to a tick at its target. Uses dots instead of bars because the scale may not
 * begin at zero, which would make the length of a bar misleading.
 */
export function TargetDistanceChart({
  points,
  format = formatNumber,
  targetWord = 'target',
  columns = ['Section', 'Current', 'Target'],
  ...shown
}: TargetDistanceChartProps) {
  const shownColumns = columns.filter((column) => column !== undefined);
  return (
    <BandsChart
      {...shown}
      rows={points.map(({ label, color, current, target }) => ({
        label,
        color,
        band: { value: current, low: Math.min(current, target), high: Math.max(current, target) },
        valueText: format(current),
        previous: null,
        target: { label: targetWord, value: target },
        cells: [format(current), format(target), formatTargetDifference(current, target)].slice(
          0,
          shownColumns.length - 1,
        ),
      }))}
      columns={shownColumns}
      format={format}
      isToTarget
    />
  );
}
