/** A score report: everything that may be said of one finished test, as facts. */
import type { Instant } from '@/domain/exam/clock';
import type { Result, SectionResult } from '@/domain/exam/result';
import { type NextStep, stepAfterTest } from '@/domain/plan/next-step';
import { type Compared, comparedTests, testToCompare } from './compare';
import { estimateOf, takenTest, type TestEstimate } from './estimate';
import { type GuessAudit, guessAudit } from './guessing';
import { type Meaning, meaningOf } from './meaning';
import { clearlyBelow, type TopicFigures, type TopicGroup, topicsOf } from './topics';

/** A finished test as another one is compared with it. */
export interface EarlierTest {
  readonly id: string;
  readonly finishedAt: Instant;
  readonly estimate: TestEstimate;
}

export interface ScoreReport {
  readonly result: Result;
  readonly estimate: TestEstimate;
  /** What it is compared with, null for a first test. */
  readonly before: EarlierTest | null;
  readonly comparison: Compared | null;
  readonly meaning: Meaning;
  readonly step: NextStep;
  readonly topics: readonly TopicFigures[];
  readonly below: readonly TopicGroup[];
  readonly audit: GuessAudit;
  /** The sections that count, in the order of the test. */
  readonly scored: readonly SectionResult[];
}

/** The report of a result. `others` are finished tests in any order; only those that ended before this one count. */
export function reportOf(result: Result, others: readonly EarlierTest[]): ScoreReport {
  const estimate = estimateOf(takenTest(result));
  const earlier = others
    .filter(({ id, finishedAt }) => id !== result.attemptId && finishedAt.utcMs < result.finishedAt.utcMs)
    .toSorted((a, b) => b.finishedAt.utcMs - a.finishedAt.utcMs);
  const before = testToCompare(estimate, earlier);
  const comparison = before === null ? null : comparedTests(before.estimate, estimate);
  const scored = result.parts.flatMap((part) => (part.kind === 'section' && part.scored ? [part] : []));
  const topics = topicsOf(result);
  const audit = guessAudit(scored.map(({ items, pace }) => ({ items, evenMs: pace.evenMs })));
  return {
    result,
    estimate,
    before,
    comparison,
    meaning: meaningOf(estimate, comparison, scored.length > 0),
    step: stepAfterTest(result, topics, audit, estimate),
    topics,
    below: clearlyBelow(topics),
    audit,
    scored,
  };
}
