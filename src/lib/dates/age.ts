import { formatCount } from '@/lib/text/format';
import { msPerDay } from './calendar';

/** Units with their lengths in days, longest first, each used from two of it on. */
const units = [
  ['year', 365.25],
  ['month', 365.25 / 12],
  ['week', 7],
] as const;

/** Formats how long ago something was, in its largest unit of which there are at least two: "5 days ago", "11 months ago". */
export function formatAge(ms: number): string {
  const days = Math.floor(ms / msPerDay);
  if (days <= 0) return 'today';
  if (days === 1) return 'yesterday';
  const [unit, length] = units.find(([, each]) => days >= 2 * each) ?? ['day', 1];
  return `${formatCount(Math.floor(days / length), unit)} ago`;
}
