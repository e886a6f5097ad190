/**
 * What is kept beside finished attempts, row by row: what practice keeps (memory of words, causes of mistakes, the plan), and what a
 * learner sets up (profile, goals, reported scores, what is read).
 */
import * as v from 'valibot';
import { goalLimits } from '@/domain/dashboard/goals/goals';
import { fullForms } from '@/domain/exam/blueprint';
import { levelIds } from '@/domain/exam/level/level-id';
import { scoredSections } from '@/domain/exam/scored-sections';
import { goalKindIds, type LearnerGoal, priorities } from '@/domain/learner/goal';
import {
  isUsableGoal,
  isUsableProfile,
  isUsableReadMark,
  isUsableReportedTest,
  type KeptGoal,
  type KeptProfile,
  type KeptReadMark,
  type KeptReportedTest,
  percentileRange,
  type ProfileFacts,
  profileLimits,
  type ReportedTest,
} from '@/domain/learner/setup';
import { sessionKinds } from '@/domain/learner/session';
import type { WordCard } from '@/domain/plan/card';
import { causes, type MistakeCause } from '@/domain/plan/cause';
import { checkpointTests, type KeptPlan } from '@/domain/plan/study-plan';
import { topicOf, type TopicId } from '@/domain/plan/topics';
import { isUsableCard, isUsablePlan, isUsableWordDay } from '@/domain/plan/usable';
import type { WordDay } from '@/domain/plan/word-day';
import { namedSections } from '@/domain/section-names';
import { isIsoDay, type IsoDay } from '@/lib/calendar';
import { dayAt } from '@/lib/localTime';
import { namesOf } from '@/lib/names';
import { changedAt, count, duration, name, parsed, time } from '@/data/record/schema';
import type { KeptName } from './names';

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

const day = v.custom<IsoDay>((value) => typeof value === 'string' && isIsoDay(value));

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
      balance: v.strictObject({ verbal: share, quantitative: share, reading: share, writing: share }),
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

/** A whole number between two ends. */
const whole = (least: number, most: number) =>
  v.pipe(v.number(), v.safeInteger(), v.minValue(least), v.maxValue(most));
/** A text that shows something and has no spaces at its ends, as the forms leave it. */
const text = (most: number) =>
  v.pipe(
    v.string(),
    v.nonEmpty(),
    v.maxLength(most),
    v.check((value) => value === value.trim()),
  );

/** From the lowest to the highest score of any level: a profile may have targets before it has a level. */
const sectionScore = whole(300, 800);
const percentile = v.nullable(whole(percentileRange.low, percentileRange.high));
const weekMinutes = v.nullable(whole(1, profileLimits.weeklyMinutes));

const bySection = <Value extends v.GenericSchema>(value: Value) =>
  v.strictObject({ verbal: value, quantitative: value, reading: value });

const profileFacts: v.GenericSchema<unknown, ProfileFacts> = v.strictObject({
  nickname: v.nullable(text(profileLimits.nickname)),
  grade: v.nullable(whole(profileLimits.grades.low, profileLimits.grades.high)),
  level: v.nullable(v.picklist(levelIds)),
  testDay: v.nullable(day),
  targets: v.strictObject({
    total: v.nullable(whole(3 * 300, 3 * 800)),
    sections: bySection(v.nullable(sectionScore)),
  }),
  schools: v.pipe(
    v.array(v.strictObject({ name: text(profileLimits.schoolName), requiredPercentile: percentile })),
    v.maxLength(profileLimits.schools),
  ),
  weeklyMinutes: weekMinutes,
  stretchMinutes: weekMinutes,
});

const profile: v.GenericSchema<unknown, KeptProfile> = v.strictObject({
  id: v.literal('profile'),
  profile: profileFacts,
  changedAt,
});

const topic = v.custom<TopicId>((value) => typeof value === 'string' && topicOf(value) !== undefined);
const amount = v.pipe(v.number(), v.minValue(0), v.maxValue(goalLimits.mostTarget));

const measure = v.variant('kind', [
  v.strictObject({
    kind: v.literal('sessions'),
    of: v.strictObject({
      section: v.optional(v.picklist(namedSections)),
      topic: v.optional(topic),
      kind: v.optional(v.picklist(sessionKinds)),
    }),
  }),
  v.strictObject({ kind: v.picklist(['full-tests', 'hours', 'questions', 'percentile']) }),
  v.strictObject({ kind: v.literal('weeks'), hours: amount }),
  v.strictObject({ kind: v.literal('accuracy'), topic }),
  v.strictObject({ kind: v.literal('noted'), start: amount, now: amount }),
]);

const goalFacts: v.GenericSchema<unknown, LearnerGoal> = v.strictObject({
  id: name,
  kind: v.picklist(goalKindIds),
  title: text(goalLimits.title),
  description: v.pipe(v.string(), v.maxLength(goalLimits.description)),
  setOn: day,
  dueOn: day,
  measure,
  targetValue: v.pipe(v.number(), v.minValue(goalLimits.leastTarget), v.maxValue(goalLimits.mostTarget)),
  priority: v.picklist(priorities),
});

const goal: v.GenericSchema<unknown, KeptGoal> = v.pipe(
  v.strictObject({ id: name, goal: v.nullable(goalFacts), changedAt }),
  v.check((row) => row.goal === null || row.goal.id === row.id),
);

const reportedFacts: v.GenericSchema<unknown, ReportedTest> = v.strictObject({
  on: day,
  level: v.picklist(levelIds),
  scores: bySection(v.strictObject({ score: sectionScore, percentile })),
  totalPercentile: percentile,
});

const reportedTest: v.GenericSchema<unknown, KeptReportedTest> = v.strictObject({
  id: name,
  test: v.nullable(reportedFacts),
  changedAt,
});

const readMark: v.GenericSchema<unknown, KeptReadMark> = v.strictObject({
  id: v.literal('read'),
  until: time,
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

/** The latest version of each row. */
export function latestRows<Row extends KeptRow>(rows: readonly Row[]): readonly Row[] {
  const latest = new Map<string, Row>();
  for (const row of rows) {
    const known = latest.get(row.id);
    if (known === undefined || known.changedAt < row.changedAt) latest.set(row.id, row);
  }
  return [...latest.values()];
}
