import { type IsoDay, daysBetween } from '@/lib/calendar';
import { inWords, longDay } from '@/lib/format';

/** "Saturday, Nov 21. Your test is in three weeks." */
export function dayWords(today: IsoDay, testDate: IsoDay | null): string {
  const day = `${longDay(today)}.`;
  const days = testDate === null ? null : daysBetween(today, testDate);
  if (days === null || days < 0) return day;
  if (days === 0) return `${day} Your test is today.`;
  if (days === 1) return `${day} Your test is tomorrow.`;
  return days % 7 === 0
    ? `${day} Your test is in ${days === 7 ? 'a week' : `${inWords(days / 7)} weeks`}.`
    : `${day} Your test is in ${days} days.`;
}
