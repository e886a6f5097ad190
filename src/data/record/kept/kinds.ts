/**
 * What is saved beside finished attempts, row by row: what practice keeps (memory of words, causes of mistakes, the plan), and what a
 * learner sets up (profile, goals, reported scores, what is read).
 */
import * as v from 'valibot';
import { fullForms } from '@/domain/exam/blueprint';
import { scoredSections } from '@/domain/exam/scored-sections';
import {
  isUsableGoal,
  isUsableProfile,
  isUsableReadMark,
  isUsableReportedTest,
  type KeptGoal,
  type KeptProfile,
  type KeptReadMark,
  type KeptReportedTest,
} from '@/domain/learner/setup';
import type { WordCard } from '@/domain/plan/card';
import { causes, type MistakeCause } from '@/domain/plan/cause';
import { checkpointTests, type KeptPlan, wholeTests } from '@/domain/plan/study-plan';
import { isUsableCard, isUsablePlan, isUsableWordDay } from '@/domain/plan/usable';
import type { WordDay } from '@/domain/plan/word-day';
import { dayAt } from '@/lib/localTime';
import { namesOf } from '@/lib/names';
import { changedAt, count, day, duration, name, parsed, time } from '@/data/record/schema';
import type { KeptName } from './names';
import { goal, profile, readMark, reportedTest } from './setupRows';

/** The rows of each kind. Of two with one id, the later changed one counts. */
export interface KeptRows {
  readonly cards: WordCard;
  readonly causes: MistakeCause;
  readonly plans: KeptPlan;
  readonly wordDays: WordDay;
  readonly profiles: KeptProfile;
  readonly goals: KeptGoal;
  readonly reportedTests: KeptReportedTest;
  readonly readMarks: KeptReadMark;
}
export type KeptRow = KeptRows[KeptName];

const card: v.GenericSchema<unknown, WordCard> = v.strictObject({
  id: name,
  dueDay: day,
  stability: v.pipe(v.number(), v.finite(), v.gtValue(0)),
  difficulty: v.pipe(v.number(), v.minValue(1), v.maxValue(10)),
  reviews: count,
  lapses: count,
  missesInARow: count,
  reviewedOn: day,
  changedAt,
});

const cause: v.GenericSchema<unknown, MistakeCause> = v.strictObject({
  id: name,
  cause: v.nullable(v.picklist(namesOf(causes))),
  changedAt,
});

/** Two years of six entries a day. */
const mostEntries = 5000;
const minutes = v.pipe(count, v.maxValue(24 * 60));

const share = v.pipe(count, v.maxValue(100));

const shares = v.strictObject({ verbal: share, quantitative: share, reading: share, writing: share });
const missedPart = v.nullable(v.pipe(v.number(), v.minValue(0), v.maxValue(1)));
const shareChange = v.strictObject({
  test: v.picklist(wholeTests),
  day,
  from: shares,
  to: shares,
  missed: v.strictObject({ verbal: missedPart, quantitative: missedPart, reading: missedPart }),
});

const activity = v.variant('kind', [
  v.strictObject({ kind: v.literal('practice'), section: v.picklist(scoredSections) }),
  v.strictObject({ kind: v.picklist(['words', 'mistakes', 'essay']) }),
  v.strictObject({ kind: v.literal('checkpoint'), test: v.picklist(checkpointTests) }),
  v.strictObject({ kind: v.literal('full-test'), form: v.picklist(fullForms) }),
]);

const planEntry = { id: name, day, minutes, activity };

const plan: v.GenericSchema<unknown, KeptPlan> = v.strictObject({
  id: v.literal('plan'),
  plan: v.nullable(
    v.strictObject({
      madeOn: day,
      testDate: day,
      minutesPerDay: minutes,
      restDays: v.pipe(v.array(v.pipe(count, v.maxValue(6))), v.maxLength(7)),
      balance: shares,
      answersUntil: time,
      shareChanges: v.optional(v.pipe(v.array(shareChange), v.maxLength(mostEntries))),
      entries: v.pipe(v.array(v.strictObject(planEntry)), v.maxLength(mostEntries)),
      missed: v.optional(
        v.pipe(v.array(v.strictObject({ ...planEntry, moved: v.boolean() })), v.maxLength(mostEntries)),
      ),
    }),
  ),
  changedAt,
});

const wordDay: v.GenericSchema<unknown, WordDay> = v.strictObject({
  id: day,
  recalls: count,
  newWords: count,
  ms: duration,
  changedAt,
});

type KeptSchemas = { readonly [Name in KeptName]: v.GenericSchema<unknown, KeptRows[Name]> };
const schemas: KeptSchemas = {
  cards: card,
  causes: cause,
  plans: plan,
  wordDays: wordDay,
  profiles: profile,
  goals: goal,
  reportedTests: reportedTest,
  readMarks: readMark,
};

/** Tells whether screens can calculate with a row. */
export function isUsable(row: KeptRow, nowMs: number): boolean {
  const today = dayAt(nowMs);
  if ('stability' in row) return isUsableCard(row, today);
  if ('plan' in row) return row.plan === null || isUsablePlan(row.plan, today);
  if ('profile' in row) return isUsableProfile(row.profile, today);
  if ('goal' in row) return row.goal === null || isUsableGoal(row.goal, today);
  if ('test' in row) return row.test === null || isUsableReportedTest(row.test, today);
  if ('until' in row) return isUsableReadMark(row, nowMs);
  return !('newWords' in row) || isUsableWordDay(row, today);
}

/** Tells whether a row says only that something was removed. */
export function isRemoval(row: KeptRow): boolean {
  return (
    ('plan' in row && row.plan === null) ||
    ('goal' in row && row.goal === null) ||
    ('test' in row && row.test === null)
  );
}

/** The row that a stored value is; null when it isn't one. One that nothing can be calculated with gives way to any other version. */
export function keptRowFrom<Name extends KeptName>(
  kind: Name,
  value: unknown,
  nowMs = Date.now(),
): KeptRows[Name] | null {
  const row = parsed<KeptRows[Name]>(schemas[kind], value);
  return row === null || isUsable(row, nowMs) ? row : { ...row, changedAt: 0 };
}

/** The profile among rows of its kind; null where none can be read. */
export function profileFrom(rows: readonly unknown[]): KeptProfile | null {
  return rows.map((row) => keptRowFrom('profiles', row)).find((row) => row !== null) ?? null;
}
