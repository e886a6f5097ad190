/** Differences between values, formatted for table cells. Calculated from the displayed values, rounded to a tenth. */
import { formatDecimalHours, formatSigned } from '@/lib/text/format';

/** Compares with a target: "110 above", "4.5 below", "on it". */
export function targetDifferenceText(value: number, target: number): string {
  const distance = tenth(value - target);
  if (distance === 0) return 'on it';
  return `${formatDecimalHours(Math.abs(distance))} ${distance > 0 ? 'above' : 'below'}`;
}

/** Compares with the previous point: "+48", "\u221212", "no change". The oldest has none before it. */
export function previousDifferenceText(value: number, before: number | null): string {
  if (before === null) return 'none before';
  const change = tenth(value - before);
  return change === 0 ? 'no change' : formatSigned(change);
}

const tenth = (value: number) => Math.round(10 * value) / 10;
