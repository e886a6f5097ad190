/** A score report: everything reported on one finished test, as data; the screens put it into words. */
import { type Instant, compareLatestFirst } from '@/domain/exam/attempts/clock';
import type { AttemptResult, SectionResult } from '@/domain/exam/scoring/result';
import { type StepAfterTest, stepAfterTest } from '@/domain/plan/schedule/step-after-test';
import { type TestComparison, compareTests, findTestToCompare } from './estimate-comparison';
import { estimateTest, toTakenTest, type TestEstimate } from './estimate';
import { type GuessAudit, auditGuesses } from './guess-audit';
import { type ScoreInterpretation, interpretScores } from './score-interpretation';
import { clearlyWeakTopics, type TopicResult, type TopicGroup, topicResults } from './topic-results';

/** A finished test that can be compared with others. */
export interface ComparableTest {
  readonly id: string;
  /** Null if unknown. */
  readonly finishedAt: Instant | null;
  readonly estimate: TestEstimate;
}

/** A test known to have ended before the reported one. */
export interface EarlierTest extends ComparableTest {
  readonly finishedAt: Instant;
}

export interface ScoreReport {
  readonly result: AttemptResult;
  readonly estimate: TestEstimate;
  /** The earlier test that this one is compared with; null if there is none. */
  readonly before: EarlierTest | null;
  readonly comparison: TestComparison | null;
  readonly meaning: ScoreInterpretation;
  readonly step: StepAfterTest;
  readonly topics: readonly TopicResult[];
  readonly below: readonly TopicGroup[];
  readonly audit: GuessAudit;
  /** The scored sections, in test order. */
  readonly scored: readonly SectionResult[];
}

/** Builds the report of a result. `others` are finished tests in any order; only those known to have ended earlier are used. */
export function buildScoreReport(result: AttemptResult, others: readonly ComparableTest[]): ScoreReport {
  const estimate = estimateTest(toTakenTest(result));
  const before = findTestToCompare(estimate, earlierThan(result, others));
  const comparison = before === null ? null : compareTests(before.estimate, estimate);
  const scored = result.parts.flatMap((part) => (part.kind === 'section' && part.scored ? [part] : []));
  const topics = topicResults(result);
  const audit = auditGuesses(scored.map(({ items, pace }) => ({ items, evenMs: pace.evenMs })));
  return {
    result,
    estimate,
    before,
    comparison,
    meaning: interpretScores(estimate, comparison, scored.length > 0),
    step: stepAfterTest(result, topics, audit, estimate),
    topics,
    below: clearlyWeakTopics(topics),
    audit,
    scored,
  };
}

/** Returns the tests known to have ended before this one, latest first; none if this test's own date is unknown. */
function earlierThan(
  { attemptId, finishedAt: end }: AttemptResult,
  others: readonly ComparableTest[],
): readonly EarlierTest[] {
  if (end === null) return [];
  return others
    .filter(
      (other): other is EarlierTest =>
        other.id !== attemptId && other.finishedAt !== null && other.finishedAt.utcMs < end.utcMs,
    )
    .toSorted((a, b) => compareLatestFirst(a.finishedAt, b.finishedAt));
}
