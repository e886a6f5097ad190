/** Builds logs for tests of the dashboard rules; instants are in the child's local time. */
import type { SessionKind, LearnerSession } from '@/domain/learner/learner-session';
import type { TopicId } from '@/domain/plan/topics/topic-ids';
import { expect } from 'vitest';
import { buildSamplePlan, type WeeklySlot } from '@/data/sample/sampleNotation';
import { reportedFullTest, reportedSectionTest } from '@/data/sample/reportedTests';
import { type ScoreKind, officialStandardErrors, totalScale } from '@/domain/exam/level/test-level';
import { testLevels } from '@/domain/exam/level/test-levels';
import { type ScoreBand, bandAround, type SectionEstimate } from '@/domain/exam/report/estimate';
import { scoreChangeBetween, type ScoreChange } from '@/domain/learner/section-score';
import type { ScoredLearner } from '@/domain/dashboard/scores/test-scores';
import type { AsOf } from '@/domain/dashboard/as-of';
import type { ChangeSince } from '@/domain/dashboard/figures';
import type { AdviceByTopic } from '@/domain/dashboard/topic-advice';
import type { AnswerTally, TopicCount } from '@/domain/learner/topic-count';
import type { FullTest, LearnerTest } from '@/domain/learner/learner-test';
import type { TestScope } from '@/domain/exam/catalog/test-kind';
import type { LearnerPlan, PlannedActivity, PlannedEntry } from '@/domain/learner/learner-plan';
import { type LearnerProfile, noTargets } from '@/domain/learner/learner-profile';
import type { StudyLog, Learner } from '@/domain/learner/learner';
import { testFromReport } from '@/domain/learner/sitting';
import type { LevelId } from '@/domain/exam/level/level-id';
import type { ScoredSection } from '@/domain/exam/test/scored-sections';
import type { NamedSection } from '@/domain/section-names';
import {
  weeklyReportItems,
  buildWeeklyReport,
  type WeeklyReport,
} from '@/domain/dashboard/insights/weekly-report';
import { addDays, type IsoDay } from '@/lib/dates/calendar';
import { localEpochMs } from '@/lib/dates/localTime';

/** A Sunday, and the Monday of its week. */
export const sunday: IsoDay = '2026-11-15';
export const monday: IsoDay = '2026-11-09';
export const evening = { day: sunday, ms: localEpochMs(sunday, 20 * 60) };

/** Returns the day this many days before the Sunday: 6 is the Monday of its week. */
export const ago = (days: number): IsoDay => addDays(sunday, -days);

/** A topic of each section that has topics. */
const usualTopics = {
  verbal: 'synonyms',
  quantitative: 'math-percent',
  reading: 'reading-inference',
} as const;

interface SessionChange {
  readonly at?: number;
  readonly kind?: SessionKind;
  readonly topic?: TopicId;
  readonly solved?: number;
  readonly right?: number;
  /** The answers among them to repeated questions. */
  readonly repeats?: AnswerTally;
}

/** A session at 4 PM with 16 of 20 questions right on one topic, or an essay for writing. */
export function session(
  day: IsoDay,
  section: NamedSection,
  minutes: number,
  { at = localEpochMs(day, 16 * 60), kind, topic, solved = 20, right = 16, repeats }: SessionChange = {},
): LearnerSession {
  const own = section === 'writing' ? undefined : (topic ?? usualTopics[section]);
  return {
    id: `${section}-${at}`,
    at,
    minutes,
    section,
    kind: kind ?? (section === 'writing' ? 'essay' : 'drill'),
    topics:
      own === undefined || solved === 0
        ? []
        : [{ topic: own, answered: solved, right, ...(repeats !== undefined && { repeats }) }],
  };
}

/** A full test with separate scores for each section. */
export const fullOf = (
  day: IsoDay,
  verbal: number,
  quantitative: number,
  reading: number,
  percentile: number | null = 80,
): FullTest => reportedFullTest(localEpochMs(day, 14 * 60), { verbal, quantitative, reading }, percentile);

/** A full test with a third of the total in each section; the remainder goes to Math. */
export const full = (day: IsoDay, total: number, percentile: number | null = 80): FullTest => {
  const third = Math.floor(total / 3);
  return fullOf(day, third, total - 2 * third, third, percentile);
};

/** A full test of another provider with a third of the total in each section; the remainder goes to Math. */
export const otherProvidersTest = (
  day: IsoDay,
  total: number,
  percentile: number | null = 95,
  level: LevelId = 'upper',
): LearnerTest => {
  const third = Math.floor(total / 3);
  const of = (score: number) => ({ score, percentile });
  const scores = { verbal: of(third), quantitative: of(total - 2 * third), reading: of(third) };
  return testFromReport(
    `other-${day}`,
    { source: 'other', on: day, level, scores, totalPercentile: percentile },
    evening.ms,
  );
};

/** Returns the band of a reported Upper Level score. */
export const bandOf = (score: number, of: ScoreKind): ScoreBand =>
  bandAround(
    score,
    officialStandardErrors(testLevels.upper)[of],
    of === 'section' ? testLevels.upper.scale : totalScale(testLevels.upper),
  );

export const section = (day: IsoDay, score: number, of: ScoredSection = 'quantitative'): LearnerTest =>
  reportedSectionTest(localEpochMs(day, 14 * 60), of, score);

/** Returns the change between two reported Upper Level scores with this difference. */
export const changeOf = (difference: number, of: ScoreKind): ScoreChange => {
  const { [of]: error } = officialStandardErrors(testLevels.upper);
  const wide = { least: -Infinity, most: Infinity };
  return scoreChangeBetween(bandAround(0, error, wide), bandAround(difference, error, wide));
};

/** Returns such a change since a test of a day, by default a full one. */
export const changeSinceTest = (
  difference: number,
  of: ScoreKind,
  day: IsoDay,
  scope: TestScope = 'full',
): ChangeSince => ({ ...changeOf(difference, of), since: { scope, day } });

const byStart = <T extends { readonly at: number }>(list: readonly T[]): readonly T[] =>
  list.toSorted((a, b) => a.at - b.at);

export const logOf = (
  sessions: readonly LearnerSession[] = [],
  tests: readonly LearnerTest[] = [],
): StudyLog => ({
  sessions: byStart(sessions),
  tests: byStart(tests),
});

/** Returns the planned activity for a section: practice, an essay for writing, or a practice test for null. */
export const activityOf = (subject: NamedSection | null): PlannedActivity => {
  if (subject === null) return { kind: 'any-full-test' };
  return subject === 'writing' ? { kind: 'essay' } : { kind: 'practice', section: subject };
};

/** A session of a week that repeats. */
export const planned = (
  weekday: number,
  subject: NamedSection | null,
  minutes = 60,
  start = 16 * 60,
): WeeklySlot => ({ weekday, start, minutes, activity: activityOf(subject) });

/** Math on every weekday and a test on Saturday; Sunday is off. */
export const usualWeek: readonly WeeklySlot[] = [
  ...[0, 1, 2, 3, 4].map((weekday) => planned(weekday, 'quantitative')),
  planned(5, null, 170, 14 * 60),
];

/** The SSAT date of these records. */
export const testDay = addDays(sunday, 48);

/** A plan that repeats a week from a log's first day until the SSAT; entries in the log are done. */
export const planFor = (log: StudyLog, slots: readonly WeeklySlot[] = usualWeek): LearnerPlan =>
  buildSamplePlan(slots, [], log, testDay, evening);

/** A Math practice entry without a time, with the given changes. */
export const entryOn = (day: IsoDay, change: Partial<PlannedEntry> = {}): PlannedEntry => ({
  id: `${day} ${change.start ?? 'open'} ${change.activity?.kind ?? 'practice'}`,
  day,
  start: null,
  minutes: 60,
  activity: activityOf('quantitative'),
  status: 'open',
  ...change,
});

export const planWith = (
  entries: readonly PlannedEntry[],
  restDays: LearnerPlan['restDays'] = [6],
): LearnerPlan => ({ entries, restDays });

/** Changes to the usual record: parts of the profile, and whole other fields. */
export type RecordChange = Partial<Omit<Learner, 'profile'>> & {
  readonly profile?: Partial<LearnerProfile>;
};

/** Targets that add up to 2,200, and a test in seven weeks. */
const usualProfile: LearnerProfile = {
  id: 'a',
  nickname: 'A',
  grade: 8,
  level: 'upper',
  testDay,
  targets: { total: null, sections: { verbal: 735, quantitative: 745, reading: 720 } },
  schools: [{ name: 'Ashby Hall', targetPercentile: 85 }],
  weeklyMinutes: 18 * 60,
  stretchMinutes: 20 * 60,
};

/** A learner with these tests, for rules that need no more. */
export const scored = (tests: readonly LearnerTest[], level: LevelId = 'upper'): ScoredLearner => ({
  tests,
  profile: { ...usualProfile, level },
});

/** A record with this log, the usual plan as far as the log has fulfilled it, and targets that add up to 2,200. */
export const recordWith = (
  { sessions, tests }: StudyLog,
  { profile, ...change }: RecordChange = {},
): Learner => ({
  profile: { ...usualProfile, ...profile },
  sessions,
  tests,
  plan: planFor({ sessions, tests }),
  goals: [],
  weeklyGoals: [],
  notes: [],
  settings: null,
  readUntil: 0,
  testAnxiety: 'Low, by self-report',
  ...change,
});

/** The record of somebody who set up and planned nothing. */
export const nothingSaid: RecordChange = {
  profile: {
    nickname: null,
    grade: null,
    testDay: null,
    targets: noTargets,
    schools: [],
    weeklyMinutes: null,
    stretchMinutes: null,
  },
  plan: null,
  testAnxiety: null,
};

/** An estimated score with a standard error of 40 points: 51 to either side. */
const estimate = (score: number): SectionEstimate => ({
  state: 'estimated',
  band: bandAround(score, 40, testLevels.upper.scale),
  percentile: { low: 20, high: 60 },
  questions: 30,
  seen: 0,
  widenings: ['short'],
});

/** A full-length test taken on this site at 2 PM. */
export const taken = (
  day: IsoDay,
  scope: TestScope,
  scores: Readonly<Partial<Record<ScoredSection, number>>>,
  topics: readonly TopicCount[] = [],
): LearnerTest => ({
  ...fullOf(day, 500, 500, 500, null),
  id: `${scope}-${day}`,
  scope,
  scores: Object.fromEntries(Object.entries(scores).map(([of, score]) => [of, estimate(score)] as const)),
  topics,
});

/** The free test with an estimate of each section. */
export const freeTest = (day: IsoDay, each: number): LearnerTest =>
  taken(day, 'diagnostic', { verbal: each, quantitative: each, reading: each });

/** The reports of all weeks of the log, this week's first. */
export const reportsOf = (learner: Learner, advice: AdviceByTopic, asOf: AsOf): readonly WeeklyReport[] =>
  weeklyReportItems(learner, asOf).map((line) => {
    const report = buildWeeklyReport(learner, advice, line.firstDay, asOf);
    // The list's summary of a report matches the report.
    expect(report).toMatchObject(line);
    return report;
  });
