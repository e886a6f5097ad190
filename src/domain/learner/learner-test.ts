/** A test that a learner took, and what its scores come to. Lists of tests are in the order of their starts, the oldest first. */
import { type TestLevel } from '@/domain/exam/level/test-level';
import type { LevelId } from '@/domain/exam/level/level-id';
import { testLevels } from '@/domain/exam/level/test-levels';
import { type ScoreBand, totalBand } from '@/domain/exam/report/estimate';
import { type ScoredSection, scoredSections } from '@/domain/exam/scored-sections';
import { type NamedSection, namedSections } from '@/domain/section-names';
import { bandForScore, type SectionScore } from './section-score';
import type { TestConditions } from './test-conditions';
import type { TopicCount } from './topic-count';

export type MinutesBySection = Readonly<Record<NamedSection, number>>;

/** The part of the test that was taken: everything, half of each section, or one section. */
export type TestScope = 'full' | 'diagnostic' | ScoredSection;

export interface LearnerTest {
  readonly id: string;
  /** Epoch milliseconds of its start. */
  readonly at: number;
  /** Epoch milliseconds of its end, breaks included. */
  readonly end: number;
  readonly level: LevelId;
  readonly scope: TestScope;
  /** Of work in each section, breaks left out. */
  readonly minutes: MinutesBySection;
  /** A section that has no score, as one with too few answers, is absent. */
  readonly scores: Readonly<Partial<Record<ScoredSection, SectionScore>>>;
  /** The answers in it by topic, each topic once; none of a score that was reported. */
  readonly topics: readonly TopicCount[];
  /** The percentile rank of the total, where a report printed one. There is no table to estimate it from. */
  readonly totalPercentile: number | null;
  /** How it was taken; null where only its scores are known. */
  readonly conditions: TestConditions | null;
}

/** A full test with a score in every section, and so with a total. */
export interface FullTest extends LearnerTest {
  readonly scope: 'full';
  readonly scores: Readonly<Record<ScoredSection, SectionScore>>;
}

export const testLevelOf = ({ level }: Pick<LearnerTest, 'level'>): TestLevel => testLevels[level];

/** The band of a section's score; null where the test has none. */
export function sectionBandOf(test: LearnerTest, section: ScoredSection): ScoreBand | null {
  const score = test.scores[section];
  return score === undefined ? null : bandForScore(score, testLevelOf(test));
}

/** The band of the total; null unless every section has a score. */
export function totalBandOf(test: LearnerTest): ScoreBand | null {
  const bands = scoredSections.flatMap((section) => sectionBandOf(test, section) ?? []);
  return bands.length === scoredSections.length ? totalBand(testLevelOf(test), bands) : null;
}

/** Tells whether a test is known by its report alone: it was taken elsewhere. */
export function isReportedTest({ scores }: Pick<LearnerTest, 'scores'>): boolean {
  return Object.values(scores).some(({ state }) => state === 'reported');
}

/** The minutes of study of a test, breaks left out. */
export function testMinutes({ minutes }: Pick<LearnerTest, 'minutes'>): number {
  return namedSections.reduce((sum, section) => sum + minutes[section], 0);
}
