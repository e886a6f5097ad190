/** Tests taken by a learner, and their scores. Lists of tests are sorted by start, oldest first. */
import { essayMinutes } from '@/domain/exam/essays/essay-minutes';
import { type TestLevel } from '@/domain/exam/level/test-level';
import type { LevelId } from '@/domain/exam/level/level-id';
import { testLevels } from '@/domain/exam/level/test-levels';
import { type ScoreBand, totalBand } from '@/domain/exam/report/estimate';
import type { ScoredSection } from '@/domain/exam/test/scored-sections';
import type { TestScope } from '@/domain/exam/catalog/test-kind';
import { type NamedSection, namedSections } from '@/domain/section-names';
import { memoizeByObject } from '@/lib/memoize';
import { leastShare } from '@/domain/plan/schedule/least-share';
import { bandForScore, type SectionScore } from './section-score';
import type { AnswersBySection, TrapCount } from './test-answers';
import type { TestConditions } from './test-conditions';
import type { TopicCount } from './topic-count';

export type MinutesBySection = Readonly<Record<NamedSection, number>>;

export interface LearnerTest {
  readonly id: string;
  /** The start, in epoch milliseconds. */
  readonly at: number;
  /** The end in epoch milliseconds, breaks included. */
  readonly end: number;
  readonly level: LevelId;
  readonly scope: TestScope;
  /** Whole study minutes per section, which add up to those of the sitting. */
  readonly minutes: MinutesBySection;
  /** Omits sections without a score, such as those with too few answers. */
  readonly scores: Readonly<Partial<Record<ScoredSection, SectionScore>>>;
  /** One entry per topic; empty for reported scores. */
  readonly topics: readonly TopicCount[];
  /** Omits sections whose answers aren't known, such as those of reported scores. */
  readonly answers: AnswersBySection;
  /** The most frequent first; empty if the answers aren't known. */
  readonly traps: readonly TrapCount[];
  /** The percentile rank of the total if a report printed one. There is no table to estimate it from. */
  readonly totalPercentile: number | null;
  /** Null if only the scores are known. */
  readonly conditions: TestConditions | null;
}

/** A full test with the band of a score in every section, and therefore of the total. */
export interface FullTest extends LearnerTest {
  readonly scope: 'full';
  readonly scores: Readonly<Record<ScoredSection, SectionScore>>;
}

export const testLevelOf = ({ level }: Pick<LearnerTest, 'level'>): TestLevel => testLevels[level];

/** Returns null if the test has no score for the section, and for a test of another provider. */
export function sectionBandOf(test: LearnerTest, section: ScoredSection): ScoreBand | null {
  const score = test.scores[section];
  return score === undefined ? null : bandForScore(score, testLevelOf(test));
}

/** Returns the band of a test's total, calculated once per test; null unless every section's score has one. */
export const totalBandOf = memoizeByObject((test: LearnerTest) =>
  totalBand(testLevelOf(test), (section) => sectionBandOf(test, section)),
);

/** Returns true for a test taken elsewhere and known only from its score report. */
export function isReportedTest({ scores }: Pick<LearnerTest, 'scores'>): boolean {
  return Object.values(scores).some(({ state }) => state === 'reported');
}

/** Returns true for the test maker's own test, known from its score report. */
export function isOfficialTest({ scores }: Pick<LearnerTest, 'scores'>): boolean {
  return Object.values(scores).some((score) => score.state === 'reported' && score.source === 'official');
}

/**
 * Returns true for a test of another provider. Its scores are shown as numbers: their error isn't known, so they have no band, and
 * nothing is compared with them.
 */
export function isOtherProvidersTest({ scores }: Pick<LearnerTest, 'scores'>): boolean {
  return Object.values(scores).some((score) => score.state === 'reported' && score.source === 'other');
}

/** Checks whether a test had an essay that counts as written, as a planned essay does. */
export function hasWrittenEssay({ minutes }: Pick<LearnerTest, 'minutes'>): boolean {
  return minutes.writing >= leastShare * essayMinutes;
}

/** Study minutes of a test, breaks excluded. */
export function testMinutes({ minutes }: Pick<LearnerTest, 'minutes'>): number {
  return namedSections.reduce((sum, section) => sum + minutes[section], 0);
}
