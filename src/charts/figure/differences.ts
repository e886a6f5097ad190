/** How far a value lies from another, in the words of a cell. Sizes are taken from what is shown, to a tenth. */
import { formatDecimalHours, formatSigned } from '@/lib/format';

/** Beside a target: "110 above", "4.5 below", "on it". */
export function targetDifferenceText(value: number, target: number): string {
  const distance = tenth(value - target);
  if (distance === 0) return 'on it';
  return `${formatDecimalHours(Math.abs(distance))} ${distance > 0 ? 'above' : 'below'}`;
}

/** Since the point before: "+48", "\u221212", "no change"; the oldest has none before it. */
export function previousDifferenceText(value: number, before: number | null): string {
  if (before === null) return 'none before';
  const change = tenth(value - before);
  return change === 0 ? 'no change' : formatSigned(change);
}

const tenth = (value: number) => Math.round(10 * value) / 10;
