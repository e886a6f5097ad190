/**
 * A digest as short JSON, for links and for what is stored. Orders of fields and of options belong to the format: a change of one of them is
 * a new version of it.
 */
import type { SessionKind } from '@/domain/learner/session-kind';
import { fullForms } from '@/domain/exam/blueprint';
import { levelIds } from '@/domain/exam/level/level-id';
import { type ScoredSection, scoredSections } from '@/domain/exam/scored-sections';
import { goalKindIds, type GoalMeasure, priorities, type SessionTraits } from '@/domain/learner/goal';
import type { PlannedActivity } from '@/domain/learner/learner-plan';
import type { LearnerTest } from '@/domain/learner/learner-test';
import type { TestConditions } from '@/domain/learner/test-conditions';
import type { Timing } from '@/domain/exam/timing';
import type { SectionScore } from '@/domain/learner/score';
import { checkpointTests } from '@/domain/plan/study-plan';
import { namedSections } from '@/domain/section-names';
import { digestFormat, digestVersion, type SharedDigest, type SharedRecord } from './digest';
import {
  always,
  days,
  fields,
  flag,
  instants,
  kinds,
  listOf,
  nullable,
  numberedIds,
  oneOf,
  optional,
  type Packing,
  plain,
  repeated,
} from './packing';

type PackedRecord = Omit<SharedRecord, 'settings' | 'testAnxiety'> & Pick<SharedDigest, 'madeAt'>;

/** Texts of topics stand in the digest itself: a list of topics that grows leaves older links as they are. */
const topics: Packing<string> = repeated;
const section = oneOf(namedSections);
const scoredSection = oneOf<ScoredSection>(scoredSections);
const sessionKind = oneOf<SessionKind>(['drill', 'mistakes', 'words', 'essay']);

const score = kinds<SectionScore, SectionScore['state']>(({ state }) => state, {
  estimated: fields<Extract<SectionScore, { state: 'estimated' }>>({
    state: always('estimated'),
    band: fields({ estimate: plain, low: plain, high: plain, standardError: plain }),
    percentile: fields({ low: plain, high: plain }),
    questions: plain,
    seen: plain,
    widenings: listOf(oneOf(['short', 'seen', 'paused', 'interrupted', 'untimed', 'reasons-shown'])),
  }),
  reported: fields<Extract<SectionScore, { state: 'reported' }>>({
    state: always('reported'),
    score: plain,
    percentile: plain,
  }),
});

/** The answers of a sitting by topic. */
const topicCounts = listOf(fields({ topic: topics, answered: plain, right: plain }));

const test = fields<LearnerTest>({
  id: numberedIds('t'),
  at: instants,
  end: instants,
  level: oneOf(levelIds),
  scope: oneOf(['full', 'diagnostic', ...scoredSections]),
  minutes: fields({ verbal: plain, quantitative: plain, reading: plain, writing: plain }),
  scores: fields<LearnerTest['scores']>({
    verbal: optional(score),
    quantitative: optional(score),
    reading: optional(score),
  }),
  topics: topicCounts,
  totalPercentile: plain,
  conditions: nullable(
    fields<TestConditions>({
      mode: oneOf(['real', 'practice']),
      timing: oneOf<Timing>([
        'standard',
        'quarter-more',
        'half-more',
        'double',
        'untimed',
        'half-more-paper',
        'half-more-home',
        'half-more-center',
      ]),
      pauses: plain,
      interruptions: plain,
    }),
  ),
});

type Activity<Kind extends PlannedActivity['kind']> = Extract<PlannedActivity, { kind: Kind }>;

const activity = kinds<PlannedActivity, PlannedActivity['kind']>(({ kind }) => kind, {
  practice: fields<Activity<'practice'>>({ kind: always('practice'), section: scoredSection }),
  words: fields<Activity<'words'>>({ kind: always('words') }),
  mistakes: fields<Activity<'mistakes'>>({ kind: always('mistakes') }),
  essay: fields<Activity<'essay'>>({ kind: always('essay') }),
  checkpoint: fields<Activity<'checkpoint'>>({ kind: always('checkpoint'), test: oneOf(checkpointTests) }),
  'full-test': fields<Activity<'full-test'>>({ kind: always('full-test'), form: oneOf(fullForms) }),
  'any-test': fields<Activity<'any-test'>>({ kind: always('any-test') }),
});

const traits = fields<SessionTraits>({
  section: optional(section),
  topic: optional(topics),
  kind: optional(sessionKind),
});

type Measure<Kind extends GoalMeasure['kind']> = Extract<GoalMeasure, { kind: Kind }>;

const measure = kinds<GoalMeasure, GoalMeasure['kind']>(({ kind }) => kind, {
  sessions: fields<Measure<'sessions'>>({ kind: always('sessions'), of: traits }),
  'full-tests': fields<Measure<'full-tests'>>({ kind: always('full-tests') }),
  weeks: fields<Measure<'weeks'>>({ kind: always('weeks'), hours: plain }),
  hours: fields<Measure<'hours'>>({ kind: always('hours') }),
  questions: fields<Measure<'questions'>>({ kind: always('questions') }),
  accuracy: fields<Measure<'accuracy'>>({ kind: always('accuracy'), topic: topics }),
  percentile: fields<Measure<'percentile'>>({ kind: always('percentile') }),
  noted: fields<Measure<'noted'>>({ kind: always('noted'), start: plain, now: plain }),
});

const digests = fields<PackedRecord>({
  madeAt: plain,
  profile: fields<PackedRecord['profile']>({
    id: plain,
    nickname: plain,
    grade: plain,
    level: oneOf(levelIds),
    testDay: nullable(days),
    targets: fields({
      total: plain,
      sections: fields({ verbal: plain, quantitative: plain, reading: plain }),
    }),
    schools: listOf(fields({ name: plain, requiredPercentile: plain })),
    weeklyMinutes: plain,
    stretchMinutes: plain,
  }),
  sessions: listOf(
    fields<PackedRecord['sessions'][number]>({
      id: numberedIds('s'),
      at: instants,
      minutes: plain,
      section: nullable(section),
      kind: sessionKind,
      topics: topicCounts,
    }),
  ),
  tests: listOf(test),
  plan: nullable(
    fields({
      entries: listOf(
        fields({
          id: numberedIds('p'),
          day: days,
          start: plain,
          minutes: plain,
          activity,
          done: flag,
        }),
      ),
      restDays: listOf(plain),
    }),
  ),
  goals: listOf(
    fields({
      id: numberedIds('g'),
      kind: oneOf(goalKindIds),
      title: plain,
      description: plain,
      setOn: days,
      dueOn: days,
      measure,
      targetValue: plain,
      priority: oneOf(priorities),
    }),
  ),
  weeklyGoals: listOf(fields({ id: numberedIds('w'), title: plain, of: traits, target: plain })),
  readUntil: plain,
});

/** The short form of a digest. */
export function packed({ madeAt, record }: SharedDigest): unknown {
  return digests.pack([{ ...record, madeAt }]);
}

/**
 * The value that a short form stands for, still to be held against the schema.
 * @throws Error when it is none.
 */
export function unpacked(value: unknown): unknown {
  const [only] = digests.unpack(value);
  if (typeof only !== 'object' || only === null) throw new Error('This was not packed here');
  const { madeAt, ...record } = { madeAt: null, ...only };
  return {
    format: digestFormat,
    version: digestVersion,
    madeAt,
    record: { ...record, settings: null, testAnxiety: null },
  };
}
