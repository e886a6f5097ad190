/** The latest result: the newest test with a total. */
import { type ScoredLearner, testsWithTotal } from './test-scores';

/**
 * Returns a learner as of the newest test with a total, so that the total and the sections are those of that test, even if a
 * section was tested since. Null before the first total.
 */
export function latestResult(learner: ScoredLearner): ScoredLearner | null {
  const latest = testsWithTotal(learner).at(-1);
  if (latest === undefined) return null;
  return { ...learner, tests: learner.tests.slice(0, learner.tests.indexOf(latest.test) + 1) };
}
