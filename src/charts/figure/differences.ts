/** Differences between values, rounded to a tenth and formatted for table cells. */
import { formatDecimalHours, formatSignedChange } from '@/lib/text/format';

/** Formats the difference between a value and its target: "110 above", "4.5 below", "on it". */
export function formatTargetDifference(value: number, target: number): string {
  const distance = tenth(value - target);
  if (distance === 0) return 'on it';
  return `${formatDecimalHours(Math.abs(distance))} ${distance > 0 ? 'above' : 'below'}`;
}

/** Formats the change from the previous value: "+48", "\u221212", "no change"; "none before" for the oldest. */
export function formatChangeFromPrevious(value: number, before: number | null): string {
  if (before === null) return 'none before';
  const change = tenth(value - before);
  return change === 0 ? 'no change' : formatSignedChange(change);
}

const tenth = (value: number) => Math.round(10 * value) / 10;
