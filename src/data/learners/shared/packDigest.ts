/**
 * Packs a digest as compact JSON for links and storage. The order of fields and the codes are the format, independent of any list
 * that screens use. Changing either requires a new `digestVersion`.
 */
import type { SessionKind } from '@/domain/learner/learner-session';
import type { FullFormId } from '@/domain/exam/test/blueprint';
import type { LevelId } from '@/domain/exam/level/level-id';
import type { ScoredSection } from '@/domain/exam/test/scored-sections';
import type { GoalKind, GoalMeasure, Priority, SessionTraits } from '@/domain/learner/learner-goal';
import type { EntryStatus, PlannedActivity } from '@/domain/learner/learner-plan';
import type { LearnerTest } from '@/domain/learner/learner-test';
import type { AnswerTally, TopicCount } from '@/domain/learner/topic-count';
import type { AnswersBySection, SectionAnswers, TrapCount } from '@/domain/learner/test-answers';
import type { TimelineNote } from '@/domain/learner/timeline-note';
import type { TestConditions } from '@/domain/learner/test-conditions';
import type { Timing } from '@/domain/exam/test/timing';
import type { ReportedScore, ReportSource, SectionScore } from '@/domain/learner/section-score';
import type { CheckpointTest } from '@/domain/plan/schedule/study-plan';
import type { NamedSection } from '@/domain/section-names';
import type { PortableDigest } from './portableDigest';
import { digestFormat, type SharedLearner } from './sharedDigest';
import {
  constantPacker,
  isoDayPacker,
  objectPacker,
  instantPacker,
  variantPacker,
  listPacker,
  nullablePacker,
  numberedIdPacker,
  codePacker,
  type ColumnPackers,
  optionalPacker,
  type Packer,
  plainPacker,
  repeatedTextPacker,
} from './packers';

type PackedLearner = Omit<SharedLearner, 'settings' | 'testAnxiety'> &
  Pick<PortableDigest, 'madeAt' | 'offsetMinutes'>;

/** Topics are stored as text, so that adding topics doesn't break older links. */
const topics: Packer<string> = repeatedTextPacker;
const section = codePacker<NamedSection>({ verbal: '0', quantitative: '1', reading: '2', writing: '3' });
const scoredSection = codePacker<ScoredSection>({ verbal: '0', quantitative: '1', reading: '2' });
const sessionKind = codePacker<SessionKind>({ drill: '0', mistakes: '1', words: '2', essay: '3' });
const level = codePacker<LevelId>({ middle: '0', upper: '1' });

const estimatedScore = objectPacker<Extract<SectionScore, { state: 'estimated' }>>({
  state: constantPacker('estimated'),
  band: objectPacker({
    estimate: plainPacker,
    low: plainPacker,
    high: plainPacker,
    standardError: plainPacker,
  }),
  percentile: objectPacker({ low: plainPacker, high: plainPacker }),
  questions: plainPacker,
  seen: plainPacker,
  widenings: listPacker(
    codePacker({
      short: '0',
      seen: '1',
      paused: '2',
      interrupted: '3',
      untimed: '4',
      'reasons-shown': '5',
    }),
  ),
});

const reportedColumns = { state: constantPacker('reported'), score: plainPacker, percentile: plainPacker };

const score = variantPacker<SectionScore, SectionScore['state']>(({ state }) => state, {
  estimated: estimatedScore,
  reported: objectPacker<ReportedScore>({
    ...reportedColumns,
    source: codePacker<ReportSource>({ official: '0', sample: '1', other: '2' }),
  }),
});

type ScoreBefore4 = Extract<SectionScore, { state: 'estimated' }> | Omit<ReportedScore, 'source'>;

/** Before version 4. */
const scoreWithoutSource = variantPacker<ScoreBefore4, ScoreBefore4['state']>(({ state }) => state, {
  estimated: estimatedScore,
  reported: objectPacker<Omit<ReportedScore, 'source'>>(reportedColumns),
});

type TopicCounts = Packer<readonly TopicCount[]>;

const tallyColumns = { answered: plainPacker, right: plainPacker };
const topicCounts: TopicCounts = listPacker(
  objectPacker<TopicCount>({
    topic: topics,
    ...tallyColumns,
    repeats: optionalPacker(objectPacker<AnswerTally>(tallyColumns)),
  }),
);
const topicCountsBefore3: TopicCounts = listPacker(
  objectPacker<Omit<TopicCount, 'repeats'>>({ topic: topics, ...tallyColumns }),
);

type TestWithoutAnswers<Score> = Omit<LearnerTest, 'answers' | 'traps' | 'scores'> & {
  readonly scores: Readonly<Partial<Record<ScoredSection, Score>>>;
};

const testColumns = <Score>(counts: TopicCounts, scores: Packer<Score>) =>
  ({
    id: numberedIdPacker('t'),
    at: instantPacker,
    end: instantPacker,
    level,
    scope: codePacker<LearnerTest['scope']>({
      full: '0',
      diagnostic: '1',
      verbal: '2',
      quantitative: '3',
      reading: '4',
    }),
    minutes: objectPacker({
      verbal: plainPacker,
      quantitative: plainPacker,
      reading: plainPacker,
      writing: plainPacker,
    }),
    scores: objectPacker<Readonly<Partial<Record<ScoredSection, Score>>>>({
      verbal: optionalPacker(scores),
      quantitative: optionalPacker(scores),
      reading: optionalPacker(scores),
    }),
    topics: counts,
    totalPercentile: plainPacker,
    conditions: nullablePacker(
      objectPacker<TestConditions>({
        mode: codePacker({ real: '0', practice: '1' }),
        timing: codePacker<Timing>({
          standard: '0',
          'quarter-more': '1',
          'half-more': '2',
          double: '3',
          untimed: '4',
          'half-more-paper': '5',
          'half-more-home': '6',
          'half-more-center': '7',
        }),
        pauses: plainPacker,
        interruptions: plainPacker,
      }),
    ),
  }) satisfies ColumnPackers<TestWithoutAnswers<Score>>;

const sectionAnswers = optionalPacker(
  objectPacker<SectionAnswers>({
    right: plainPacker,
    wrong: plainPacker,
    blank: plainPacker,
    guesses: objectPacker<AnswerTally>(tallyColumns),
  }),
);

const test = objectPacker<LearnerTest>({
  ...testColumns(topicCounts, score),
  answers: objectPacker<AnswersBySection>({
    verbal: sectionAnswers,
    quantitative: sectionAnswers,
    reading: sectionAnswers,
  }),
  traps: listPacker(
    objectPacker<TrapCount>({ topic: topics, distractor: repeatedTextPacker, count: plainPacker }),
  ),
});
const testBefore4 = (counts: TopicCounts) =>
  objectPacker<TestWithoutAnswers<ScoreBefore4>>(testColumns(counts, scoreWithoutSource));

const notes = listPacker(
  objectPacker<TimelineNote>({
    id: numberedIdPacker('n'),
    from: isoDayPacker,
    to: isoDayPacker,
    text: plainPacker,
  }),
);

type Activity<Kind extends PlannedActivity['kind']> = Extract<PlannedActivity, { kind: Kind }>;

const activity = variantPacker<PlannedActivity, PlannedActivity['kind']>(({ kind }) => kind, {
  practice: objectPacker<Activity<'practice'>>({ kind: constantPacker('practice'), section: scoredSection }),
  words: objectPacker<Activity<'words'>>({ kind: constantPacker('words') }),
  mistakes: objectPacker<Activity<'mistakes'>>({ kind: constantPacker('mistakes') }),
  essay: objectPacker<Activity<'essay'>>({ kind: constantPacker('essay') }),
  checkpoint: objectPacker<Activity<'checkpoint'>>({
    kind: constantPacker('checkpoint'),
    test: codePacker<CheckpointTest>({ diagnostic: '0', verbal: '1', quantitative: '2', reading: '3' }),
  }),
  'full-test': objectPacker<Activity<'full-test'>>({
    kind: constantPacker('full-test'),
    form: codePacker<FullFormId>({
      'form-a': '0',
      'form-b': '1',
      'form-c': '2',
      'middle-a': '3',
      'middle-b': '4',
    }),
  }),
  'any-full-test': objectPacker<Activity<'any-full-test'>>({ kind: constantPacker('any-full-test') }),
});

const traits = objectPacker<SessionTraits>({
  section: optionalPacker(section),
  topic: optionalPacker(topics),
  kind: optionalPacker(sessionKind),
});

type Measure<Kind extends GoalMeasure['kind']> = Extract<GoalMeasure, { kind: Kind }>;

const measure = variantPacker<GoalMeasure, GoalMeasure['kind']>(({ kind }) => kind, {
  sessions: objectPacker<Measure<'sessions'>>({ kind: constantPacker('sessions'), of: traits }),
  'full-tests': objectPacker<Measure<'full-tests'>>({ kind: constantPacker('full-tests') }),
  weeks: objectPacker<Measure<'weeks'>>({ kind: constantPacker('weeks'), hours: plainPacker }),
  hours: objectPacker<Measure<'hours'>>({ kind: constantPacker('hours') }),
  questions: objectPacker<Measure<'questions'>>({ kind: constantPacker('questions') }),
  accuracy: objectPacker<Measure<'accuracy'>>({ kind: constantPacker('accuracy'), topic: topics }),
  percentile: objectPacker<Measure<'percentile'>>({ kind: constantPacker('percentile') }),
  noted: objectPacker<Measure<'noted'>>({
    kind: constantPacker('noted'),
    start: plainPacker,
    now: plainPacker,
  }),
});

const learnerColumns = <Test>(counts: TopicCounts, tests: Packer<Test>) => ({
  profile: objectPacker<PackedLearner['profile']>({
    id: plainPacker,
    nickname: plainPacker,
    grade: plainPacker,
    level,
    testDay: nullablePacker(isoDayPacker),
    targets: objectPacker({
      total: plainPacker,
      sections: objectPacker({ verbal: plainPacker, quantitative: plainPacker, reading: plainPacker }),
    }),
    schools: listPacker(objectPacker({ name: plainPacker, targetPercentile: plainPacker })),
    weeklyMinutes: plainPacker,
    stretchMinutes: plainPacker,
  }),
  sessions: listPacker(
    objectPacker<PackedLearner['sessions'][number]>({
      id: numberedIdPacker('s'),
      at: instantPacker,
      minutes: plainPacker,
      section: nullablePacker(section),
      kind: sessionKind,
      topics: counts,
    }),
  ),
  tests: listPacker(tests),
  plan: nullablePacker(
    objectPacker({
      entries: listPacker(
        objectPacker({
          id: numberedIdPacker('p'),
          day: isoDayPacker,
          start: plainPacker,
          minutes: plainPacker,
          activity,
          // The codes of open and done are those of versions 1 and 2, which had only these.
          status: codePacker<EntryStatus>({ open: '0', done: '1', moved: '2', waived: '3' }),
        }),
      ),
      restDays: listPacker(plainPacker),
    }),
  ),
  goals: listPacker(
    objectPacker({
      id: numberedIdPacker('g'),
      kind: codePacker<GoalKind>({ academic: '0', habits: '1', 'long-term': '2' }),
      title: plainPacker,
      description: plainPacker,
      setOn: isoDayPacker,
      dueOn: isoDayPacker,
      measure,
      targetValue: plainPacker,
      priority: codePacker<Priority>({ high: '0', medium: '1', low: '2' }),
    }),
  ),
  weeklyGoals: listPacker(
    objectPacker({ id: numberedIdPacker('w'), title: plainPacker, of: traits, target: plainPacker }),
  ),
  readUntil: plainPacker,
});

/** The learner before version 4, whose tests lack their counted answers and the sources of their scores. */
type PackedLearnerBefore4 = Omit<PackedLearner, 'notes' | 'tests'> & {
  readonly tests: readonly TestWithoutAnswers<ScoreBefore4>[];
};

const digests = objectPacker<PackedLearner>({
  madeAt: plainPacker,
  offsetMinutes: plainPacker,
  ...learnerColumns(topicCounts, test),
  notes,
});
const digestsOfVersion3 = objectPacker<PackedLearnerBefore4>({
  madeAt: plainPacker,
  offsetMinutes: plainPacker,
  ...learnerColumns(topicCounts, testBefore4(topicCounts)),
});
const digestsOfVersion2 = objectPacker<PackedLearnerBefore4>({
  madeAt: plainPacker,
  offsetMinutes: plainPacker,
  ...learnerColumns(topicCountsBefore3, testBefore4(topicCountsBefore3)),
});
const digestsOfVersion1 = objectPacker<Omit<PackedLearnerBefore4, 'offsetMinutes'>>({
  madeAt: plainPacker,
  ...learnerColumns(topicCountsBefore3, testBefore4(topicCountsBefore3)),
});

const digestsOf: Readonly<Record<number, { unpack(packed: unknown): readonly unknown[] }>> = {
  1: digestsOfVersion1,
  2: digestsOfVersion2,
  3: digestsOfVersion3,
};

export function packDigest({ madeAt, offsetMinutes, record }: PortableDigest): unknown {
  return digests.pack([{ ...record, madeAt, offsetMinutes }]);
}

/**
 * Unpacks a digest of this or an earlier version. The result must still be validated against the schema.
 * @throws Error if it can't be unpacked.
 */
export function unpackDigest(value: unknown, version: number): unknown {
  const [only] = (digestsOf[version] ?? digests).unpack(value);
  if (typeof only !== 'object' || only === null) throw new Error('This was not packed here');
  const { madeAt, offsetMinutes, ...record }: Record<string, unknown> = { ...only };
  return {
    format: digestFormat,
    version,
    madeAt,
    ...(version > 1 && { offsetMinutes }),
    record: { ...record, settings: null, testAnxiety: null },
  };
}
