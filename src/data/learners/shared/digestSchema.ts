/** Validates digests. They come from other devices and are untrusted, so everything has a limit, and dates must be plausible. */
import { withoutDirectionMarks, isBlank } from '@/lib/text/typedText';
import type { SessionKind, LearnerSession } from '@/domain/learner/learner-session';
import {
  goalKinds,
  type GoalMeasure,
  type LearnerGoal,
  priorities,
  type SessionTraits,
  type WeeklyGoalPlan,
  goalLimits,
} from '@/domain/learner/learner-goal';
import { type DistractorKind, distractorKinds } from '@/domain/exam/items/distractor';
import type { AnswersBySection, SectionAnswers, TrapCount } from '@/domain/learner/test-answers';
import { type TimelineNote, timelineNoteLimits } from '@/domain/learner/timeline-note';
import { isTopicId, type TopicId } from '@/domain/plan/topics/topic-ids';
import type { TopicCount } from '@/domain/learner/topic-count';
import * as v from 'valibot';
import { timings } from '@/domain/exam/test/timing';
import { fullFormIds } from '@/domain/exam/test/blueprint';
import { type ScoreScale, totalScale } from '@/domain/exam/level/test-level';
import { levelIds } from '@/domain/exam/level/level-id';
import { testLevels } from '@/domain/exam/level/test-levels';
import type { ScoreBand, SectionEstimate, WideningReason } from '@/domain/exam/report/estimate';
import { scoredSections } from '@/domain/exam/test/scored-sections';
import { entryStatuses, type LearnerPlan, type PlannedEntry } from '@/domain/learner/learner-plan';
import { type LearnerTest, testMinutes } from '@/domain/learner/learner-test';
import type { LearnerProfile, ScoreTargets, TargetSchool } from '@/domain/learner/learner-profile';
import { type ReportedScore, reportSources, type SectionScore } from '@/domain/learner/section-score';
import { checkpointTests } from '@/domain/plan/schedule/study-plan';
import { allTopics } from '@/domain/plan/topics/topics';
import { namedSections } from '@/domain/section-names';
import { attemptIdSchema, nameSchema, parseOrNull } from '@/data/record/attemptSchema';
import { dayAtOffset, type IsoDay, isIsoDay } from '@/lib/dates/calendar';
import { localOffsetMinutes } from '@/lib/dates/localTime';
import { typedKeys } from '@/lib/typedKeys';
import { isPlausibleDay, isPlausibleInstant } from '@/lib/dates/plausible';
import { fromPortable, type PortableDigest, toPortable } from './portableDigest';
import { digestFormat, digestVersion, digestLimits, type SharedDigest } from './sharedDigest';

const dayMinutes = 24 * 60;
/** More questions than any test or drill has. */
const mostQuestions = 10_000;
const longestNickname = 40;

const within = (least: number, most: number) =>
  v.pipe(v.number(), v.finite(), v.minValue(least), v.maxValue(most));
const whole = (least: number, most: number) =>
  v.pipe(v.number(), v.safeInteger(), v.minValue(least), v.maxValue(most));
const shown = (longest: number) =>
  v.pipe(
    v.string(),
    v.transform(withoutDirectionMarks),
    v.maxLength(longest),
    v.check((text) => !isBlank(text)),
  );
const isUnique = (values: readonly unknown[]) => new Set(values).size === values.length;
const listOf = <Row extends { readonly id: string }>(row: v.GenericSchema<unknown, Row>, most: number) =>
  v.pipe(
    v.array(row),
    v.maxLength(most),
    v.check((rows) => isUnique(rows.map(({ id }) => id))),
  );

/** Epoch milliseconds by the sharing device's clock. `isPlausiblyDated` checks the range. */
const instant = v.pipe(v.number(), v.safeInteger());
const day = v.custom<IsoDay>((value) => typeof value === 'string' && isIsoDay(value));
const sectionName = v.picklist(namedSections);
const levelName = v.picklist(levelIds);
const topicId = v.custom<TopicId>((value) => typeof value === 'string' && isTopicId(value));
const sessionKind = v.picklist(['drill', 'mistakes', 'words', 'essay'] satisfies SessionKind[]);
const percentileRank = within(1, 99);
const sittingMinutes = within(0, dayMinutes);
const questions = whole(0, mostQuestions);
/** Number of pauses or interruptions in a test. */
const stops = whole(0, 10_000);

const tally = { answered: questions, right: questions };

/** Copies before version 3 don't say which questions were repeated, so all of theirs count as new. */
const topicCount: v.GenericSchema<unknown, TopicCount> = v.pipe(
  v.strictObject({ topic: topicId, ...tally, repeats: v.exactOptional(v.strictObject(tally)) }),
  v.check(({ answered, right, repeats = { answered: 0, right: 0 } }) => {
    const areNewRight = right - repeats.right;
    return (
      repeats.right <= repeats.answered && areNewRight >= 0 && areNewRight <= answered - repeats.answered
    );
  }),
);

/** Numbers of answers in a session or test, by topic; each topic appears at most once. */
const topicCounts = v.pipe(
  v.array(topicCount),
  v.maxLength(allTopics.length),
  v.check((topics) => isUnique(topics.map(({ topic }) => topic))),
);

export const sessionSchema: v.GenericSchema<unknown, LearnerSession> = v.strictObject({
  id: nameSchema,
  at: instant,
  minutes: sittingMinutes,
  section: v.nullable(sectionName),
  kind: sessionKind,
  topics: topicCounts,
});

const widenings: Readonly<Record<WideningReason, true>> = {
  short: true,
  seen: true,
  paused: true,
  interrupted: true,
  untimed: true,
  'reasons-shown': true,
};

const band: v.GenericSchema<unknown, ScoreBand> = v.pipe(
  v.strictObject({
    estimate: whole(0, 10_000),
    low: whole(0, 10_000),
    high: whole(0, 10_000),
    standardError: within(0, 1000),
  }),
  v.check(({ estimate, low, high }) => low <= estimate && estimate <= high),
);

const estimated: v.GenericSchema<unknown, SectionEstimate> = v.strictObject({
  state: v.literal('estimated'),
  band,
  percentile: v.pipe(
    v.strictObject({ low: percentileRank, high: percentileRank }),
    v.check(({ low, high }) => low <= high),
  ),
  questions,
  seen: questions,
  widenings: v.pipe(
    v.array(v.picklist(typedKeys(widenings))),
    v.check((values) => isUnique(values)),
  ),
});

const reported: v.GenericSchema<unknown, ReportedScore> = v.strictObject({
  state: v.literal('reported'),
  // Copies before version 4 don't say whose score it is, so theirs read as official.
  source: v.optional(v.picklist(reportSources), 'official'),
  score: whole(0, 10_000),
  percentile: v.nullable(percentileRank),
});

const score: v.GenericSchema<unknown, SectionScore> = v.union([estimated, reported]);

/** Returns the scores to check against the scale: both ends of an estimate's band, or the reported score. */
const endsOf = (each: SectionScore) =>
  each.state === 'estimated' ? [each.band.low, each.band.high] : [each.score];

export function isOnScale(scores: readonly number[], { least, most }: ScoreScale): boolean {
  return scores.every((each) => least <= each && each <= most);
}

const sectionAnswers: v.GenericSchema<unknown, SectionAnswers> = v.pipe(
  v.strictObject({
    right: questions,
    wrong: questions,
    blank: questions,
    guesses: v.strictObject(tally),
  }),
  v.check(
    ({ right, wrong, guesses }) =>
      guesses.right <= right &&
      guesses.right <= guesses.answered &&
      guesses.answered - guesses.right <= wrong,
  ),
);

const answersBySection: v.GenericSchema<unknown, AnswersBySection> = v.strictObject({
  verbal: v.exactOptional(sectionAnswers),
  quantitative: v.exactOptional(sectionAnswers),
  reading: v.exactOptional(sectionAnswers),
});

const isDistractor = (value: unknown): value is DistractorKind =>
  typeof value === 'string' && distractorKinds.some((each) => each === value);

const traps: v.GenericSchema<unknown, readonly TrapCount[]> = v.pipe(
  v.array(
    v.strictObject({
      topic: topicId,
      distractor: v.custom<DistractorKind>(isDistractor),
      count: v.pipe(questions, v.minValue(1)),
    }),
  ),
  v.maxLength(allTopics.length * distractorKinds.length),
  v.check((all) => isUnique(all.map(({ topic, distractor }) => `${topic} ${distractor}`))),
);

export const testSchema: v.GenericSchema<unknown, LearnerTest> = v.pipe(
  v.strictObject({
    id: nameSchema,
    at: instant,
    end: instant,
    level: levelName,
    scope: v.picklist(['full', 'diagnostic', ...scoredSections]),
    minutes: v.strictObject({
      verbal: sittingMinutes,
      quantitative: sittingMinutes,
      reading: sittingMinutes,
      writing: sittingMinutes,
    }),
    scores: v.strictObject({
      verbal: v.exactOptional(score),
      quantitative: v.exactOptional(score),
      reading: v.exactOptional(score),
    }),
    topics: topicCounts,
    // Copies before version 4 don't count answers and traps.
    answers: v.optional(answersBySection, {}),
    traps: v.optional(traps, []),
    totalPercentile: v.nullable(percentileRank),
    conditions: v.nullable(
      v.strictObject({
        mode: v.picklist(['real', 'practice']),
        timing: v.picklist(timings),
        pauses: stops,
        interruptions: stops,
      }),
    ),
  }),
  v.check(({ at, end }) => at <= end),
  v.check((test) => testMinutes(test) <= dayMinutes),
  v.check(({ level, scores }) => isOnScale(Object.values(scores).flatMap(endsOf), testLevels[level].scale)),
);

const activity: v.GenericSchema<unknown, PlannedEntry['activity']> = v.variant('kind', [
  v.strictObject({ kind: v.literal('practice'), section: v.picklist(scoredSections) }),
  v.strictObject({ kind: v.literal('words') }),
  v.strictObject({ kind: v.literal('mistakes') }),
  v.strictObject({ kind: v.literal('essay') }),
  v.strictObject({ kind: v.literal('checkpoint'), test: v.picklist(checkpointTests) }),
  v.strictObject({ kind: v.literal('full-test'), form: v.picklist(fullFormIds) }),
  v.strictObject({ kind: v.literal('any-full-test') }),
]);

const planEntryFields = {
  id: nameSchema,
  day,
  start: v.nullable(whole(0, dayMinutes - 1)),
  minutes: sittingMinutes,
  activity,
};
export const planEntrySchema: v.GenericSchema<unknown, PlannedEntry> = v.union([
  v.strictObject({ ...planEntryFields, status: v.picklist(entryStatuses) }),
  // As in files of versions 1 and 2.
  v.pipe(
    v.strictObject({ ...planEntryFields, done: v.boolean() }),
    v.transform(({ done, ...entry }) => ({ ...entry, status: done ? ('done' as const) : ('open' as const) })),
  ),
]);

export const restDaysSchema = v.pipe(
  v.array(whole(0, 6)),
  v.maxLength(7),
  v.check((values) => isUnique(values)),
);

const planSchema: v.GenericSchema<unknown, LearnerPlan> = v.strictObject({
  entries: listOf(planEntrySchema, digestLimits.entries),
  restDays: restDaysSchema,
});

const traits: v.GenericSchema<unknown, SessionTraits> = v.strictObject({
  section: v.optional(sectionName),
  topic: v.optional(topicId),
  kind: v.optional(sessionKind),
});

const noted = within(-goalLimits.mostTarget, goalLimits.mostTarget);

const measure: v.GenericSchema<unknown, GoalMeasure> = v.variant('kind', [
  v.strictObject({ kind: v.literal('sessions'), of: traits }),
  v.strictObject({ kind: v.literal('full-tests') }),
  v.strictObject({ kind: v.literal('weeks'), hours: within(0, 7 * 24) }),
  v.strictObject({ kind: v.literal('hours') }),
  v.strictObject({ kind: v.literal('questions') }),
  v.strictObject({ kind: v.literal('accuracy'), topic: topicId }),
  v.strictObject({ kind: v.literal('percentile') }),
  v.strictObject({ kind: v.literal('noted'), start: noted, now: noted }),
]);

const goalTitle = shown(goalLimits.title);

export const goalSchema: v.GenericSchema<unknown, LearnerGoal> = v.strictObject({
  id: nameSchema,
  kind: v.picklist(goalKinds),
  title: goalTitle,
  description: v.pipe(v.string(), v.transform(withoutDirectionMarks), v.maxLength(goalLimits.description)),
  setOn: day,
  dueOn: day,
  measure,
  targetValue: within(goalLimits.leastTarget, goalLimits.mostTarget),
  priority: v.picklist(priorities),
});

export const weeklyGoalSchema: v.GenericSchema<unknown, WeeklyGoalPlan> = v.strictObject({
  id: nameSchema,
  title: goalTitle,
  of: traits,
  target: within(goalLimits.leastTarget, goalLimits.mostTarget),
});

export const noteSchema: v.GenericSchema<unknown, TimelineNote> = v.pipe(
  v.strictObject({ id: nameSchema, from: day, to: day, text: shown(timelineNoteLimits.text) }),
  v.check(({ from, to }) => from <= to),
);

const school: v.GenericSchema<unknown, TargetSchool> = v.strictObject({
  name: shown(goalLimits.title),
  targetPercentile: v.nullable(percentileRank),
});

const target = v.nullable(within(0, 10_000));
const targets: v.GenericSchema<unknown, ScoreTargets> = v.strictObject({
  total: target,
  sections: v.strictObject({ verbal: target, quantitative: target, reading: target }),
});

export const profileFieldSchemas = {
  nickname: v.nullable(shown(longestNickname)),
  grade: v.nullable(whole(1, 12)),
  testDay: v.nullable(day),
  school,
  weekMinutes: v.nullable(within(0, 7 * dayMinutes)),
} as const;

const profileSchema: v.GenericSchema<unknown, LearnerProfile> = v.pipe(
  v.strictObject({
    // The id becomes part of a storage key, so it must follow the same rules as an attempt's.
    id: attemptIdSchema,
    nickname: profileFieldSchemas.nickname,
    grade: profileFieldSchemas.grade,
    level: levelName,
    testDay: profileFieldSchemas.testDay,
    targets,
    schools: v.pipe(v.array(school), v.maxLength(digestLimits.schools)),
    weeklyMinutes: profileFieldSchemas.weekMinutes,
    stretchMinutes: profileFieldSchemas.weekMinutes,
  }),
  v.check(({ level, targets: { total, sections } }) => {
    const scores = Object.values(sections).flatMap((each) => each ?? []);
    const { [level]: own } = testLevels;
    return isOnScale(scores, own.scale) && (total === null || isOnScale([total], totalScale(own)));
  }),
);

/** True if `at` is plausible for something that happened before the digest was made, by the same clock. */
export function isPlausiblyDated(at: number, madeAt: number): boolean {
  return at <= madeAt && isPlausibleInstant(at, madeAt);
}

/** True if a day of a plan, goal, or test is plausible for the day on which the digest was made. */
export function isPlausibleDigestDay(of: IsoDay, madeOn: IsoDay): boolean {
  return isIsoDay(of) && isPlausibleDay(of, madeOn);
}

function areDatesInReason(digest: PortableDigest): boolean {
  const { madeAt, offsetMinutes } = digest;
  const { sessions, tests, plan, goals, notes, profile, readUntil } = digest.record;
  const wallClock = madeAt + offsetMinutes * 60_000;
  const madeOn = dayAtOffset({ utcMs: madeAt, offsetMinutes });
  const days = [
    ...(plan?.entries ?? []).map((entry) => entry.day),
    ...goals.flatMap(({ setOn, dueOn }) => [setOn, dueOn]),
    ...notes.flatMap(({ from, to }) => [from, to]),
    ...(profile.testDay === null ? [] : [profile.testDay]),
  ];
  return (
    isPlausiblyDated(madeAt, madeAt) &&
    sessions.every(({ at }) => isPlausiblyDated(at, wallClock)) &&
    tests.every(({ at, end }) => isPlausiblyDated(at, wallClock) && end <= wallClock) &&
    days.every((each) => isPlausibleDigestDay(each, madeOn)) &&
    readUntil <= wallClock
  );
}

export const compareByStart = (a: { readonly at: number }, b: { readonly at: number }) => a.at - b.at;
const compareDays = (a: IsoDay, b: IsoDay) => (a === b ? 0 : a < b ? -1 : 1);
export const compareByDay = (a: { readonly day: IsoDay }, b: { readonly day: IsoDay }) =>
  compareDays(a.day, b.day);

export const compareByFirstDay = (a: { readonly from: IsoDay }, b: { readonly from: IsoDay }) =>
  compareDays(a.from, b.from);

/** Sorts sessions, tests, plan entries, and notes, which other code expects in chronological order. */
function inOrder(digest: SharedDigest): SharedDigest {
  const { sessions, tests, plan, notes } = digest.learner;
  return {
    ...digest,
    learner: {
      ...digest.learner,
      sessions: sessions.toSorted(compareByStart),
      tests: tests.toSorted(compareByStart),
      notes: notes.toSorted(compareByFirstDay),
      plan: plan === null ? null : { ...plan, entries: plan.entries.toSorted(compareByDay) },
    },
  };
}

const fields = {
  format: v.literal(digestFormat),
  madeAt: instant,
  record: v.strictObject({
    profile: profileSchema,
    sessions: listOf(sessionSchema, digestLimits.sessions),
    tests: listOf(testSchema, digestLimits.tests),
    plan: v.nullable(planSchema),
    goals: listOf(goalSchema, digestLimits.goals),
    weeklyGoals: listOf(weeklyGoalSchema, digestLimits.goals),
    // Copies before version 4 have none.
    notes: v.optional(listOf(noteSchema, digestLimits.notes), []),
    settings: v.null(),
    readUntil: v.pipe(instant, v.minValue(0)),
    testAnxiety: v.null(),
  }),
};

const offsetMinutes = whole(-dayMinutes, dayMinutes);

/** Version 1 had instants instead of the learner's clock, so its times are by the clock here. */
const version1Schema = v.pipe(
  v.strictObject({ ...fields, version: v.literal(1) }),
  v.transform(({ record, ...digest }) =>
    toPortable({
      ...digest,
      learner: record,
      version: digestVersion,
      offsetMinutes: localOffsetMinutes(digest.madeAt),
    }),
  ),
);

/** Versions 2 to 5 have the same fields; 2 and 3 lack some that are optional. */
const versions2To4Schema = v.pipe(
  v.strictObject({ ...fields, version: v.picklist([2, 3, 4]), offsetMinutes }),
  v.transform((digest): PortableDigest => ({ ...digest, version: digestVersion })),
);

const portableDigestSchema: v.GenericSchema<unknown, PortableDigest> = v.pipe(
  v.union([
    v.strictObject({ ...fields, version: v.literal(digestVersion), offsetMinutes }),
    versions2To4Schema,
    version1Schema,
  ]),
  v.check((digest) => areDatesInReason(digest)),
);

/** Parses a portable digest; null if it is invalid, or `madeAt` isn't plausible as of `nowMs`. Never throws. */
export function parseDigest(value: unknown, nowMs: number): SharedDigest | null {
  const digest = parseOrNull(portableDigestSchema, value);
  return digest !== null && isPlausibleInstant(digest.madeAt, nowMs) ? inOrder(fromPortable(digest)) : null;
}
