/** How the study time is shared among the subjects, beside what is advised. */
import { formatCount, formatNumber, formatPercent } from '@/lib/format';
import { minutesToHours, minutesBySubject } from '@/domain/dashboard/study-log';
import { dashboardSectionNames, type NamedSection, namedSections } from '@/domain/section-names';
import { type LoggedWeek, minutesInWeeks } from './logged-weeks';

/** The share of study time that each subject should have, in percent (docs/product.md, "Limits"). */
export const recommendedBalance: Readonly<Record<NamedSection, number>> = {
  quantitative: 30,
  verbal: 30,
  reading: 25,
  writing: 15,
};

export interface SubjectTime {
  readonly subject: NamedSection;
  readonly hours: number;
  /** Share of all hours, in whole percent; the shares of all subjects need not add up to 100. */
  readonly percentage: number;
  readonly recommended: number;
}

/** Each subject's hours and share beside the recommended one, in the order of the labels; empty when nothing was studied. */
export function subjectTimes(weeks: readonly LoggedWeek[]): readonly SubjectTime[] {
  const total = minutesInWeeks(weeks);
  if (total === 0) return [];
  const by = minutesBySubject(weeks.flatMap(({ days }) => days));
  return namedSections.map((subject) => ({
    subject,
    hours: minutesToHours(by[subject]),
    percentage: Math.round((100 * by[subject]) / total),
    recommended: recommendedBalance[subject],
  }));
}

/** A share of the time differs from what is advised, or from another, from so many points on: of 20 hours, one session. */
export const minShareDifference = 5;

/** The subject whose share falls furthest short of what is recommended; null where none clearly does. */
export function mostNeglectedSubject(times: readonly SubjectTime[]): SubjectTime | null {
  const furthest = times.toSorted((a, b) => a.percentage - a.recommended - (b.percentage - b.recommended))[0];
  return furthest === undefined || furthest.recommended - furthest.percentage < minShareDifference
    ? null
    : furthest;
}

/** A subject's share beside what is advised: "34%, 4 points over the advised 30%". */
export function subjectShareText({ percentage, recommended }: SubjectTime): string {
  const difference = percentage - recommended;
  const advised = `the advised ${formatPercent(recommended)}`;
  if (difference === 0) return `${formatPercent(percentage)}, exactly as advised`;
  return `${formatPercent(percentage)}, ${formatCount(Math.abs(difference), 'point')} ${difference > 0 ? 'over' : 'short of'} ${advised}`;
}

/** How the shares stand to what is advised, in a sentence: the furthest over and the furthest short. */
export function studyBalanceText(times: readonly SubjectTime[]): string {
  const short = mostNeglectedSubject(times);
  const over = times.toSorted((a, b) => b.percentage - b.recommended - (a.percentage - a.recommended))[0];
  if (short === null || over === undefined) return 'No subject is clearly short of its advised share.';
  const least = `${dashboardSectionNames[short.subject]} falls furthest short of its share, by ${formatCount(short.recommended - short.percentage, 'point')}`;
  if (over.percentage <= over.recommended) return `${least}.`;
  return `${least}; ${dashboardSectionNames[over.subject]} is furthest over, by ${formatNumber(over.percentage - over.recommended)}.`;
}
