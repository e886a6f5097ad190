import { type ParentNextStep, chooseParentNextStep } from './parent-next-step';
import { type ConversationTip, conversationTip } from './conversation-tip';
import { type PreparationVerdict, preparationVerdict } from './preparation-verdict';
import type { AsOf } from '@/domain/dashboard/as-of';
import type { LearnerRecord } from '@/domain/learner/learner-record';

/** What a parent comes for: how it is going, what to do next, and what to say about it. */
export interface ParentAnswer {
  readonly verdict: PreparationVerdict;
  readonly step: ParentNextStep;
  readonly talk: ConversationTip;
}

/** The answer for a child at a moment. */
export function buildParentAnswer(record: LearnerRecord, asOf: AsOf): ParentAnswer {
  const verdict = preparationVerdict(record, asOf);
  const step = chooseParentNextStep(record, asOf);
  return { verdict, step, talk: conversationTip(record, verdict, step, asOf) };
}
