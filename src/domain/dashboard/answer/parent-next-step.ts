/** The one next step recommended to a parent, with the numbers from the log that justify it. */
import { daysBetween, type IsoDay } from '@/lib/dates/calendar';
import { type StudyConcern, findStudyConcerns } from './study-concerns';
import { inactiveAfterDays, lastStudyDay } from './preparation-verdict';
import type { AsOf } from '@/domain/dashboard/as-of';
import { minutesToHours, studyMinutes } from '@/domain/dashboard/study-log';
import { upcomingTests } from '@/domain/dashboard/study/upcoming-tests';
import { isPlannedFullTest } from '@/domain/learner/learner-plan';
import type { Learner } from '@/domain/learner/learner';
import { mainRawResult, type ResultKind } from '@/domain/learner/raw-result';
import { resultKindOf } from '@/domain/dashboard/scores/raw-results';
import { comparableTests, isFullTest } from '@/domain/dashboard/scores/test-scores';
import { loggedWeeks } from '@/domain/dashboard/study/logged-weeks';

export type ParentNextStep =
  /** The SSAT date has passed. */
  | { readonly kind: 'official score' }
  /** The SSAT is today or tomorrow. */
  | { readonly kind: 'rest'; readonly days: 0 | 1 }
  /** No scores yet, and no full test planned: the free test shows where to start. */
  | { readonly kind: 'free test' }
  /** No full test yet. `plannedDay`: the day one is planned for, or null. `hours`: study time logged so far. */
  | {
      readonly kind: 'first test';
      readonly plannedDay: IsoDay | null;
      readonly hours: number;
      /** True if a shorter test already gave a score with a wide range, or raw scores. */
      readonly isMeasured: boolean;
      /** The kind of results that the learner's tests here have. */
      readonly results: ResultKind;
    }
  /** No study for at least a week, since `lastStudyDay`. */
  | { readonly kind: 'begin again'; readonly lastStudyDay: IsoDay }
  | StudyConcern
  /** No concern applies. `plannedDay`: the day the next full test is planned for, or null. */
  | { readonly kind: 'next test'; readonly plannedDay: IsoDay | null };

/** Chooses the next step: urgent steps first (the SSAT itself, no test yet, a week without study), then the first study concern. */
export function chooseParentNextStep(learner: Learner, asOf: AsOf): ParentNextStep {
  const { testDay } = learner.profile;
  const days = testDay === null ? Infinity : daysBetween(asOf.day, testDay);
  if (days < 0) return { kind: 'official score' };
  if (days <= 1) return { kind: 'rest', days: days === 0 ? 0 : 1 };
  const planned = upcomingTests(learner, asOf).find(
    ({ activity }) => activity !== null && isPlannedFullTest(activity),
  );
  const plannedDay = planned?.day ?? null;
  const own = comparableTests(learner);
  const hasFull = own.some(isFullTest);
  const isMeasured = own.some((test) => Object.keys(test.scores).length > 0 || mainRawResult(test) !== null);
  if (!isMeasured && plannedDay === null) return { kind: 'free test' };
  const firstTest = {
    kind: 'first test',
    plannedDay,
    hours: minutesToHours(studyMinutes(loggedWeeks(learner, asOf).flatMap((week) => week.days))),
    isMeasured,
    results: resultKindOf(learner),
  } as const;
  if (!isMeasured) return firstTest;
  const last = lastStudyDay(learner);
  if (last !== null && daysBetween(last, asOf.day) >= inactiveAfterDays)
    return { kind: 'begin again', lastStudyDay: last };
  const matters = findStudyConcerns(learner, asOf);
  const [first] = matters.filter(({ kind }) => kind !== 'balance');
  if (first !== undefined) return first;
  return hasFull ? (matters[0] ?? { kind: 'next test', plannedDay }) : firstTest;
}
