/** Tests of the sample families: reported scores without an attempt. */
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
import type { ReportedScore } from '@/domain/learner/section-score';

/** `at` is the start in epoch milliseconds, and `percentile` the total's. */
export function reportedFullTest(
  at: number,
  scores: Readonly<Record<ScoredSection, number>>,
  percentile: number | null,
): FullTest {
  return {
    ...taken(at, 'full', fullTestMinutesBySection, fullTestBreakMinutes),
    scores: {
      verbal: reported(scores.verbal),
      quantitative: reported(scores.quantitative),
      reading: reported(scores.reading),
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
  return { ...taken(at, section, minutes, 0), scores: { [section]: reported(score) }, totalPercentile: null };
}

const noMinutes = { verbal: 0, quantitative: 0, reading: 0, writing: 0 };

const reported = (score: number): ReportedScore => ({
  state: 'reported',
  source: 'sample',
  score,
  percentile: null,
});

const minuteMs = 60_000;

function taken<Scope extends TestScope>(
  at: number,
  scope: Scope,
  minutes: MinutesBySection,
  breakMinutes: number,
) {
  const end = at + (testMinutes({ minutes }) + breakMinutes) * minuteMs;
  return {
    id: `${scope}-${at}`,
    at,
    end,
    level: 'upper',
    scope,
    minutes,
    topics: [],
    answers: {},
    traps: [],
    conditions: null,
  } as const;
}
