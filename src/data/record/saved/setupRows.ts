/** Schemas of the saved rows of learner setup, with a limit on everything. */
import { withoutDirectionMarks } from '@/lib/text/typedText';
import { sessionKinds } from '@/domain/learner/learner-session';
import { goalKinds, type LearnerGoal, priorities, goalLimits } from '@/domain/learner/learner-goal';
import { isTopicId, type TopicId } from '@/domain/plan/topics/topic-ids';
import * as v from 'valibot';
import { levelIds } from '@/domain/exam/level/level-id';
import {
  type SavedGoal,
  type SavedNote,
  type SavedProfile,
  type SavedNotificationReadMark,
  type SavedReportedTest,
  enteredSources,
  percentileRange,
  type EditableProfile,
  profileLimits,
  type ReportedTest,
} from '@/domain/learner/setup';
import { type TimelineNote, timelineNoteLimits } from '@/domain/learner/timeline-note';
import { namedSections } from '@/domain/section-names';
import { changedAtSchema, isoDaySchema, nameSchema, epochMsSchema } from '@/data/record/attemptSchema';

const whole = (least: number, most: number) =>
  v.pipe(v.number(), v.safeInteger(), v.minValue(least), v.maxValue(most));
/** A non-blank text without spaces at its ends, as the forms produce it. */
const text = (most: number) =>
  v.pipe(
    v.string(),
    v.transform(withoutDirectionMarks),
    v.nonEmpty(),
    v.maxLength(most),
    v.check((value) => value === value.trim()),
  );

/** Allows every level's scores, from the lowest to the highest, because a profile may have targets before it has a level. */
const sectionScore = whole(300, 800);
const percentile = v.nullable(whole(percentileRange.low, percentileRange.high));
const weekMinutes = v.nullable(whole(1, profileLimits.weeklyMinutes));

const bySection = <Value extends v.GenericSchema>(value: Value) =>
  v.strictObject({ verbal: value, quantitative: value, reading: value });

const profileFacts: v.GenericSchema<unknown, EditableProfile> = v.strictObject({
  nickname: v.nullable(text(profileLimits.nickname)),
  grade: v.nullable(whole(profileLimits.grades.low, profileLimits.grades.high)),
  level: v.nullable(v.picklist(levelIds)),
  testDay: v.nullable(isoDaySchema),
  targets: v.strictObject({
    total: v.nullable(whole(3 * 300, 3 * 800)),
    sections: bySection(v.nullable(sectionScore)),
  }),
  schools: v.pipe(
    v.array(v.strictObject({ name: text(profileLimits.schoolName), targetPercentile: percentile })),
    v.maxLength(profileLimits.schools),
  ),
  weeklyMinutes: weekMinutes,
  stretchMinutes: weekMinutes,
});

export const profileRowSchema: v.GenericSchema<unknown, SavedProfile> = v.strictObject({
  id: v.literal('profile'),
  learner: nameSchema,
  profile: profileFacts,
  changedAt: changedAtSchema,
});

const topic = v.custom<TopicId>((value) => typeof value === 'string' && isTopicId(value));
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
  id: nameSchema,
  kind: v.picklist(goalKinds),
  title: text(goalLimits.title),
  description: v.pipe(v.string(), v.transform(withoutDirectionMarks), v.maxLength(goalLimits.description)),
  setOn: isoDaySchema,
  dueOn: isoDaySchema,
  measure,
  targetValue: v.pipe(v.number(), v.minValue(goalLimits.leastTarget), v.maxValue(goalLimits.mostTarget)),
  priority: v.picklist(priorities),
});

export const goalRowSchema: v.GenericSchema<unknown, SavedGoal> = v.pipe(
  v.strictObject({ id: nameSchema, goal: v.nullable(goalFacts), changedAt: changedAtSchema }),
  v.check((row) => row.goal === null || row.goal.id === row.id),
);

const reportedFacts: v.GenericSchema<unknown, ReportedTest> = v.strictObject({
  // Nothing is released, so no family has a row without a source; such a row reads as an official report.
  source: v.optional(v.picklist(enteredSources), 'official'),
  on: isoDaySchema,
  level: v.picklist(levelIds),
  scores: bySection(v.strictObject({ score: sectionScore, percentile })),
  totalPercentile: percentile,
});

export const reportedTestRowSchema: v.GenericSchema<unknown, SavedReportedTest> = v.strictObject({
  id: nameSchema,
  test: v.nullable(reportedFacts),
  changedAt: changedAtSchema,
});

const noteFacts: v.GenericSchema<unknown, TimelineNote> = v.pipe(
  v.strictObject({
    id: nameSchema,
    from: isoDaySchema,
    to: isoDaySchema,
    text: text(timelineNoteLimits.text),
  }),
  v.check(({ from, to }) => from <= to),
);

export const noteRowSchema: v.GenericSchema<unknown, SavedNote> = v.pipe(
  v.strictObject({ id: nameSchema, note: v.nullable(noteFacts), changedAt: changedAtSchema }),
  v.check((row) => row.note === null || row.note.id === row.id),
);

export const notificationReadMarkRowSchema: v.GenericSchema<unknown, SavedNotificationReadMark> =
  v.strictObject({
    id: v.literal('read'),
    until: epochMsSchema,
    changedAt: changedAtSchema,
  });
