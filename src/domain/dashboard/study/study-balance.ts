/** The distribution of study time across subjects, compared with the recommended balance. */
import { apportion } from '@/lib/lists';
import { formatCount, formatNumber, formatPercent } from '@/lib/text/format';
import { minutesToHours, minutesBySubject } from '@/domain/dashboard/study-log';
import { dashboardSectionNames, type NamedSection, namedSections } from '@/domain/section-names';
import type { AsOf } from '@/domain/dashboard/as-of';
import { fullTestMinutesBySection } from '@/domain/dashboard/scores/test-length';
import {
  type LearnerPlan,
  type PlannedEntry,
  plannedActivitySection,
  isPlannedFullTest,
} from '@/domain/learner/learner-plan';
import { addDays } from '@/lib/dates/calendar';
import { type LoggedWeek, studyMinutesInWeeks } from './logged-weeks';

/** The recommended share of study time per subject, in percent (docs/product.md, "Limits"). */
export const recommendedSubjectPercents: Readonly<Record<NamedSection, number>> = {
  quantitative: 30,
  verbal: 30,
  reading: 25,
  writing: 15,
};

export interface SubjectTime {
  readonly subject: NamedSection;
  readonly hours: number;
  /** Share of all study time, in whole percent. The shares add up to 100. */
  readonly percentage: number;
  readonly recommended: number;
}

/** Returns each subject's hours and share, in display order; empty if nothing was studied. */
export function subjectTimes(weeks: readonly LoggedWeek[]): readonly SubjectTime[] {
  if (studyMinutesInWeeks(weeks) === 0) return [];
  const by = minutesBySubject(weeks.flatMap(({ days }) => days));
  const percentages = apportion(namedSections, 100, (subject) => by[subject]);
  return namedSections.map((subject, index) => ({
    subject,
    hours: minutesToHours(by[subject]),
    percentage: percentages[index] ?? 0,
    recommended: recommendedSubjectPercents[subject],
  }));
}

/** Smallest difference between shares that counts, in percentage points. In 20 hours of study, 5 points are one hour. */
export const minShareDifference = 5;

/** Returns the subject furthest below its recommended share; null if none is clearly below. */
export function mostNeglectedSubject(times: readonly SubjectTime[]): SubjectTime | null {
  const furthest = times.toSorted((a, b) => a.percentage - a.recommended - (b.percentage - b.recommended))[0];
  return furthest === undefined || furthest.recommended - furthest.percentage < minShareDifference
    ? null
    : furthest;
}

/**
 * Returns a subject's share of the study time that the plan schedules in the next four weeks, in whole percent. Full tests count with
 * their sections, mistake reviews with none. Null if nothing is scheduled.
 */
export function plannedSubjectPercent(
  plan: LearnerPlan | null,
  subject: NamedSection,
  { day }: Pick<AsOf, 'day'>,
): number | null {
  const until = addDays(day, plannedDays);
  const ahead = (plan?.entries ?? []).filter((entry) => entry.day > day && entry.day <= until);
  const total = ahead.reduce((sum, { minutes }) => sum + minutes, 0);
  if (total === 0) return null;
  const own = ahead.reduce((sum, entry) => sum + plannedMinutesOf(entry, subject), 0);
  return Math.round((100 * own) / total);
}

const plannedDays = 28;

function plannedMinutesOf({ activity, minutes }: PlannedEntry, subject: NamedSection): number {
  if (isPlannedFullTest(activity)) return fullTestMinutesBySection[subject];
  return plannedActivitySection(activity) === subject ? minutes : 0;
}

/** Formats a subject's share: "34%, 4 points over the advised 30%". */
export function subjectShareText({ percentage, recommended }: SubjectTime): string {
  const difference = percentage - recommended;
  const advised = `the advised ${formatPercent(recommended)}`;
  if (difference === 0) return `${formatPercent(percentage)}, exactly as advised`;
  return `${formatPercent(percentage)}, ${formatCount(Math.abs(difference), 'point')} ${difference > 0 ? 'over' : 'short of'} ${advised}`;
}

/** Summarizes the balance in a sentence: the subjects furthest below and furthest above their recommended shares. */
export function studyBalanceText(times: readonly SubjectTime[]): string {
  const short = mostNeglectedSubject(times);
  const over = times.toSorted((a, b) => b.percentage - b.recommended - (a.percentage - a.recommended))[0];
  if (short === null || over === undefined) return 'No subject is clearly short of its advised share.';
  const least = `${dashboardSectionNames[short.subject]} falls furthest short of its share, by ${formatCount(short.recommended - short.percentage, 'point')}`;
  if (over.percentage <= over.recommended) return `${least}.`;
  return `${least}; ${dashboardSectionNames[over.subject]} is furthest over, by ${formatNumber(over.percentage - over.recommended)}.`;
}
