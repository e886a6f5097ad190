/** Tests of the sample families: reported scores without an attempt. */
import type { LevelId } from '@/domain/exam/level/level-id';
import type { ScoredSection } from '@/domain/exam/test/scored-sections';
import {
  fullTestBreakMinutes,
  fullTestMinutesBySection,
  sectionTestMinutes,
} from '@/domain/dashboard/scores/test-length';
import {
  type FullTest,
  type LearnerTest,
  type MinutesBySection,
  testMinutes,
} from '@/domain/learner/learner-test';
import type { TestScope } from '@/domain/exam/catalog/test-kind';
import type { ReportedScore, ReportSource } from '@/domain/learner/section-score';

/** `at` is the start in epoch milliseconds, and `percentile` the total's. */
export function reportedFullTest(
  at: number,
  scores: Readonly<Record<ScoredSection, number>>,
  percentile: number | null,
): FullTest {
  return fullTestFrom('sample', at, 'upper', scores, percentile);
}

/** Returns an official test, of which only the scores are known. `at` is its start in epoch milliseconds. */
export function officialTest(
  at: number,
  level: LevelId,
  scores: Readonly<Record<ScoredSection, number>>,
  percentile: number | null,
): FullTest {
  return withoutMinutes(fullTestFrom('official', at, level, scores, percentile));
}

function fullTestFrom(
  source: ReportSource,
  at: number,
  level: LevelId,
  scores: Readonly<Record<ScoredSection, number>>,
  percentile: number | null,
): FullTest {
  return {
    ...testWithoutFacts(at, level, 'full', fullTestMinutesBySection, fullTestBreakMinutes),
    scores: {
      verbal: reported(source, scores.verbal),
      quantitative: reported(source, scores.quantitative),
      reading: reported(source, scores.reading),
    },
    totalPercentile: percentile,
  };
}

/** Returns the test without its minutes, like one that the learner took elsewhere and only reported. */
export function withoutMinutes<Test extends LearnerTest>(test: Test): Test {
  return { ...test, end: test.at, minutes: noMinutes };
}

/** `at` is the start in epoch milliseconds. */
export function reportedSectionTest(at: number, section: ScoredSection, score: number): LearnerTest {
  const minutes = { ...noMinutes, [section]: sectionTestMinutes[section] };
  return {
    ...testWithoutFacts(at, 'upper', section, minutes, 0),
    scores: { [section]: reported('sample', score) },
    totalPercentile: null,
  };
}

const noMinutes = { verbal: 0, quantitative: 0, reading: 0, writing: 0 };

const reported = (source: ReportSource, score: number): ReportedScore => ({
  state: 'reported',
  source,
  score,
  percentile: null,
});

const minuteMs = 60_000;

/** Returns a test without scores, answers, and conditions. `at` is its start in epoch milliseconds. */
export function testWithoutFacts<Scope extends TestScope>(
  at: number,
  level: LevelId,
  scope: Scope,
  minutes: MinutesBySection,
  breakMinutes: number,
) {
  const end = at + (testMinutes({ minutes }) + breakMinutes) * minuteMs;
  return {
    id: `${scope}-${at}`,
    at,
    end,
    level,
    scope,
    minutes,
    topics: [],
    answers: {},
    traps: [],
    scores: {},
    totalPercentile: null,
    conditions: null,
  } as const;
}
