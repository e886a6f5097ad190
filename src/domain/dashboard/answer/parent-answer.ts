import { type ParentNextStep, chooseParentNextStep } from './parent-next-step';
import { type ConversationTip, conversationTip } from './conversation-tip';
import { type PreparationVerdict, preparationVerdict } from './preparation-verdict';
import type { AsOf } from '@/domain/dashboard/as-of';
import type { LearnerRecord } from '@/domain/learner/learner-record';

/** The main answer for a parent: how preparation is going, what to do next, and how to talk about it. */
export interface PreparationSummary {
  readonly verdict: PreparationVerdict;
  readonly nextStep: ParentNextStep;
  readonly conversationTip: ConversationTip;
}

export function buildPreparationSummary(record: LearnerRecord, asOf: AsOf): PreparationSummary {
  const verdict = preparationVerdict(record, asOf);
  const nextStep = chooseParentNextStep(record, asOf);
  return { verdict, nextStep, conversationTip: conversationTip(record, verdict, nextStep, asOf) };
}
