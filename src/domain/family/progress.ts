import type { PracticeCount, SectionScore, StudyDay, StudyWeek } from './records';

/** How far `value` is on the way to `target`, in percent, not capped; 0 when the target isn't above 0. */
export function percentOf(value: number, target: number): number {
  return target > 0 ? (100 * value) / target : 0;
}

/** The length of a progress bar in percent: never below 0, never above 100 (spec section 9). */
export function barPercent(percent: number): number {
  return Math.min(100, Math.max(0, percent));
}

export type Band = 'good' | 'fair' | 'watch' | 'risk';

/** The band of a goal by its percentage: 90 and over good, 70 fair, 50 watch, below at risk (spec section 9). */
export function goalBand(percent: number): Band {
  if (percent >= 90) return 'good';
  if (percent >= 70) return 'fair';
  return percent >= 50 ? 'watch' : 'risk';
}

/** The word that stands beside a band's color. */
export const bandWords: Readonly<Record<Band, string>> = {
  good: 'Nearly there',
  fair: 'Well on the way',
  watch: 'Halfway',
  risk: 'At risk',
};

/** The band of a productivity metric: 85 and over good, 70 and over watch, below at risk (spec section 9). */
export function productivityBand(percent: number): Exclude<Band, 'fair'> {
  if (percent >= 85) return 'good';
  return percent >= 70 ? 'watch' : 'risk';
}

/** Adds hours. In tenths, so that no binary remainder shows. */
export function sumHours(hours: readonly number[]): number {
  return hours.reduce((sum, each) => sum + Math.round(each * 10), 0) / 10;
}

/** The hours studied in a week. */
export function weekHours(week: StudyWeek): number {
  return sumHours(week.days.map((day) => day.hours));
}

/** On how many days of the week something was studied. */
export function studiedDays(week: StudyWeek): number {
  return week.days.filter((day) => day.hours > 0).length;
}

/** The one day with the most hours; null when nothing was studied or two days share the most. */
export function longestDay(week: StudyWeek): StudyDay | null {
  const [longest, next] = week.days.toSorted((a, b) => b.hours - a.hours);
  return longest === undefined || longest.hours === 0 || longest.hours === next?.hours ? null : longest;
}

/** The share of right answers in percent; null when nothing was solved, which is not the same as 0. */
export function accuracy({ solved, right }: PracticeCount): number | null {
  return solved === 0 ? null : percentOf(right, solved);
}

/** The section that is furthest behind its target, or least above it; null when there are no scores. */
export function sectionToGain(sections: readonly SectionScore[]): SectionScore | null {
  return sections.toSorted((a, b) => a.current - a.target - (b.current - b.target))[0] ?? null;
}
