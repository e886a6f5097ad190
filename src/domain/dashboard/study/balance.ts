/** How the study time is shared among the subjects, beside what is advised. */
import { count, number, percent } from '@/lib/format';
import { hoursOf, minutesBySubject } from '@/domain/dashboard/log';
import { dashboardNames, type NamedSection, namedSections } from '@/domain/section-names';
import { type LoggedWeek, minutesIn } from './weeks';

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
  const total = minutesIn(weeks);
  if (total === 0) return [];
  const by = minutesBySubject(weeks.flatMap(({ days }) => days));
  return namedSections.map((subject) => ({
    subject,
    hours: hoursOf(by[subject]),
    percentage: Math.round((100 * by[subject]) / total),
    recommended: recommendedBalance[subject],
  }));
}

/** A share of the time differs from what is advised, or from another, from so many points on: of 20 hours, one session. */
export const clearPoints = 5;

/** The subject whose share falls furthest short of what is recommended; null where none clearly does. */
export function mostNeglected(times: readonly SubjectTime[]): SubjectTime | null {
  const furthest = times.toSorted((a, b) => a.percentage - a.recommended - (b.percentage - b.recommended))[0];
  return furthest === undefined || furthest.recommended - furthest.percentage < clearPoints ? null : furthest;
}

/** A subject's share beside what is advised: "34%, 4 points over the advised 30%". */
export function balanceWords({ percentage, recommended }: SubjectTime): string {
  const difference = percentage - recommended;
  const advised = `the advised ${percent(recommended)}`;
  if (difference === 0) return `${percent(percentage)}, exactly as advised`;
  return `${percent(percentage)}, ${count(Math.abs(difference), 'point')} ${difference > 0 ? 'over' : 'short of'} ${advised}`;
}

/** How the shares stand to what is advised, in a sentence: the furthest over and the furthest short. */
export function balanceSummary(times: readonly SubjectTime[]): string {
  const short = mostNeglected(times);
  const over = times.toSorted((a, b) => b.percentage - b.recommended - (a.percentage - a.recommended))[0];
  if (short === null || over === undefined) return 'No subject is clearly short of its advised share.';
  const least = `${dashboardNames[short.subject]} falls furthest short of its share, by ${count(short.recommended - short.percentage, 'point')}`;
  if (over.percentage <= over.recommended) return `${least}.`;
  return `${least}; ${dashboardNames[over.subject]} is furthest over, by ${number(over.percentage - over.recommended)}.`;
}
