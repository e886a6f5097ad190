import type { PracticeCount, SectionScore, StudyDay, StudyWeek } from './records';

/** How far `value` is on the way to `target`, in percent, not capped; 0 when the target isn't above 0. */
export function percentOf(value: number, target: number): number {
  return target > 0 ? (100 * value) / target : 0;
}

/**
 * How far `value` is on the way to `target`, in whole percent as a text says it, not capped. Rounded, but 100 only when the
 * target is reached: 2,190 of 2,200 is 99%.
 */
export function reachedPercent(value: number, target: number): number {
  const rounded = Math.round(percentOf(value, target));
  return value < target ? Math.min(99, rounded) : rounded;
}

/** The length of a progress bar in percent: never below 0, never above 100 (spec section 9), full only when all is reached. */
export function barPercent(percent: number): number {
  return percent >= 100 ? 100 : Math.min(99, Math.max(0, percent));
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
