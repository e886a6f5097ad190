import { type NextStep, nextStep } from './answer-step';
import { type Talk, talkOf } from './answer-talk';
import { type Verdict, verdictOf } from './answer-verdict';
import type { AsOf } from './clock';
import type { ChildRecord } from './records';

/** What a parent comes for: how it is going, what to do next, and what to say about it. */
export interface Answer {
  readonly verdict: Verdict;
  readonly step: NextStep;
  readonly talk: Talk;
}

/** The answer for a child at a moment. */
export function answerOf(record: ChildRecord, asOf: AsOf): Answer {
  const verdict = verdictOf(record, asOf);
  const step = nextStep(record, asOf);
  return { verdict, step, talk: talkOf(record, verdict, step, asOf) };
}
