/** A score report: everything reported on one finished test, as data; the screens put it into words. */
import type { Instant } from '@/domain/exam/attempts/clock';
import { type AttemptResult, questionParts, type SectionResult } from '@/domain/exam/scoring/result';
import { type ComparableTest, comparedScope, livedMs, placeOfTest } from './comparable-test';
import { bandsOfEstimate, compareTests, type TestComparison } from './estimate-comparison';
import { testBefore } from './test-before';
import { estimateResult, type TestEstimate } from './estimate';
import { type GuessAudit, auditGuesses } from './guess-audit';
import { type ScoreInterpretation, interpretScores } from './score-interpretation';
import { type Strength, strengthsOf } from './strengths';
import { type PointLoss, pointLosses } from './topic-losses';
import { clearlyWeakTopics, type TopicResult, type TopicGroup, topicResults } from './topic-results';

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
  readonly topics: readonly TopicResult[];
  readonly below: readonly TopicGroup[];
  readonly audit: GuessAudit;
  readonly strengths: readonly Strength[];
  readonly losses: readonly PointLoss[];
  /** The scored sections, in test order. */
  readonly scored: readonly SectionResult[];
}

/** Builds the report of a result. `others` are finished tests in any order; only those known to have ended earlier are used. */
export function buildScoreReport(result: AttemptResult, others: readonly ComparableTest[]): ScoreReport {
  const estimate = estimateResult(result);
  const before = testBeforeResult(result, others);
  const comparison = before === null ? null : compareTests(before.bands, bandsOfEstimate(estimate));
  const scored = result.parts.flatMap((part) => (part.kind === 'section' && part.scored ? [part] : []));
  const topics = topicResults(result);
  const audit = auditGuesses(scored.map(({ items, pace }) => ({ items, evenMs: pace.evenMs })));
  return {
    result,
    estimate,
    before,
    comparison,
    meaning: interpretScores(
      estimate,
      comparison,
      scored.length > 0 ? 'scored' : questionParts(result).length > 0 ? 'practice' : 'nothing',
    ),
    topics,
    below: clearlyWeakTopics(topics),
    audit,
    strengths: strengthsOf(scored),
    losses: pointLosses(scored),
    scored,
  };
}

/** Finds the test to compare a result with; null if there is none or if the date of the result is unknown. */
function testBeforeResult(
  { attemptId: id, planId, form: { level }, finishedAt }: AttemptResult,
  others: readonly ComparableTest[],
): EarlierTest | null {
  const dated = others.filter((other): other is EarlierTest => other.finishedAt !== null);
  return testBefore(
    { id, level, scope: comparedScope(planId), endMs: livedMs(finishedAt) },
    dated,
    placeOfTest,
  );
}
