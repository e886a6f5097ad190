/** A plan and a student's work on it, for tests. */
import { testKind } from '@/domain/exam/catalog/test-kind';
import { testPlanById as planOfTest } from '@/domain/exam/catalog/test-plans';
import { testQuestionCount } from '@/domain/exam/test/test-plan';
import type { AnsweredAttempt } from '@/domain/plan/ability/answered-attempt';
import { defaultDrill } from '@/domain/plan/drills/drill-request';
import {
  buildDayEntries,
  type PlanActivity,
  type PlanEntry,
  type StudyPlan,
} from '@/domain/plan/schedule/study-plan';
import type { WordDay } from '@/domain/plan/words/word-day';
import { buildPlan, type PlanRequest } from '@/domain/plan/weeks/build-plan';
import type { IsoDay } from '@/lib/dates/calendar';

export function madePlan(changes: Partial<PlanRequest> = {}): StudyPlan {
  const outcome = buildPlan({
    level: 'upper',
    today: '2026-11-23',
    testDate: '2027-01-09',
    minutesPerDay: 45,
    restDays: [6],
    gaps: { verbal: null, quantitative: null, reading: null },
    answersUntil: 0,
    takenFullTests: [],
    isMeasured: false,
    ...changes,
  });
  if (outcome.state !== 'made') throw new Error(outcome.state);
  return outcome.plan;
}

/** A small plan of entries only. */
export const planOf = (entries: readonly PlanEntry[], changes: Partial<StudyPlan> = {}): StudyPlan => ({
  madeOn: '2026-11-23',
  testDate: '2027-01-09',
  minutesPerDay: 40,
  restDays: [6],
  balance: { verbal: 30, quantitative: 30, reading: 25, writing: 15 },
  answersUntil: 0,
  entries,
  ...changes,
});

export type PartsOfDay = readonly (readonly [minutes: number, activity: PlanActivity])[];

/** The parts of a day of 45 minutes. */
export const usualParts = [
  [5, { kind: 'words' }],
  [5, { kind: 'mistakes' }],
  [20, { kind: 'practice', section: 'quantitative' }],
  [15, { kind: 'practice', section: 'verbal' }],
] as const satisfies PartsOfDay;

/** A plan of days, each with its parts, without rest days. */
export const planOfDays = (days: readonly (readonly [IsoDay, PartsOfDay])[]): StudyPlan =>
  planOf(
    days.flatMap(([day, parts]) =>
      buildDayEntries(
        day,
        parts.map(([minutes, activity]) => ({ minutes, activity })),
      ),
    ),
    { madeOn: '2026-11-16', restDays: [] },
  );

const answer = {
  ref: 'x@1',
  letter: 'A',
  verdict: 'right',
  confidence: null,
  narrowed: false,
  ranOut: false,
  first: true,
  timeMs: 1000,
  recallOf: null,
} as const;

/** Counts a test's questions; for a drill, the usual number. */
const questionsAsked = (planId: string) => {
  const plan = planOfTest(planId);
  return plan === undefined ? defaultDrill.questions : testQuestionCount(plan);
};

/** An attempt finished at a given time, with all questions answered unless `answers` overrides it, and minutes on its essay. */
export const attempt = (
  id: string,
  planId: string,
  day: IsoDay,
  { answers = questionsAsked(planId), minutes = 13, essay = 0, time = '16:00:00Z', offsetMinutes = 0 } = {},
): AnsweredAttempt => ({
  id,
  planId,
  level: 'upper',
  finishedAt: { utcMs: Date.parse(`${day}T${time}`), offsetMinutes },
  studyMs: minutes * 60_000,
  essayMs: (testKind(planId).kind === 'essay' ? minutes : essay) * 60_000,
  sections:
    testKind(planId).kind === 'essay'
      ? []
      : [{ timed: true, answers: Array.from({ length: answers }, () => answer) }],
});

export const wordDay = (id: IsoDay, changes: Partial<WordDay> = {}): WordDay => ({
  id,
  recalls: 20,
  newWords: 0,
  ms: 300_000,
  changedAt: 1,
  ...changes,
});
