import { type NextStep, nextStep } from './next-step';
import { type Talk, talkOf } from './talk';
import { type Verdict, verdictOf } from './verdict';
import type { AsOf } from '@/domain/dashboard/clock';
import type { LearnerRecord } from '@/domain/learner/record';

/** What a parent comes for: how it is going, what to do next, and what to say about it. */
export interface Answer {
  readonly verdict: Verdict;
  readonly step: NextStep;
  readonly talk: Talk;
}

/** The answer for a child at a moment. */
export function answerOf(record: LearnerRecord, asOf: AsOf): Answer {
  const verdict = verdictOf(record, asOf);
  const step = nextStep(record, asOf);
  return { verdict, step, talk: talkOf(record, verdict, step, asOf) };
}
