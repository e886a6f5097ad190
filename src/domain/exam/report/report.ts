/** A score report: everything that may be said of one finished test, as facts. */
import { type Instant, latestFirst } from '@/domain/exam/clock';
import type { Result, SectionResult } from '@/domain/exam/result';
import { type NextStep, stepAfterTest } from '@/domain/plan/next-step';
import { type Compared, comparedTests, testToCompare } from './compare';
import { estimateOf, takenTest, type TestEstimate } from './estimate';
import { type GuessAudit, guessAudit } from './guessing';
import { type Meaning, meaningOf } from './meaning';
import { clearlyBelow, type TopicFigures, type TopicGroup, topicsOf } from './topics';

/** A finished test that another one may be compared with. */
export interface OtherTest {
  readonly id: string;
  /** Null where it isn't known. */
  readonly finishedAt: Instant | null;
  readonly estimate: TestEstimate;
}

/** One that is known to have ended before the other. */
export interface EarlierTest extends OtherTest {
  readonly finishedAt: Instant;
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

/** The report of a result. `others` are finished tests in any order; only those that are known to have ended before this one count. */
export function reportOf(result: Result, others: readonly OtherTest[]): ScoreReport {
  const estimate = estimateOf(takenTest(result));
  const before = testToCompare(estimate, earlierThan(result, others));
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

/** The latest first. Without a date of its own a test comes after none. */
function earlierThan(
  { attemptId, finishedAt: end }: Result,
  others: readonly OtherTest[],
): readonly EarlierTest[] {
  if (end === null) return [];
  return others
    .filter(
      (other): other is EarlierTest =>
        other.id !== attemptId && other.finishedAt !== null && other.finishedAt.utcMs < end.utcMs,
    )
    .toSorted((a, b) => latestFirst(a.finishedAt, b.finishedAt));
}
