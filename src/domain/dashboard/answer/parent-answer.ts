import { type ParentNextStep, chooseParentNextStep } from './parent-next-step';
import { type ConversationTip, conversationTip } from './conversation-tip';
import { type PreparationVerdict, preparationVerdict } from './preparation-verdict';
import type { AsOf } from '@/domain/dashboard/as-of';
import type { Learner } from '@/domain/learner/learner';

/** The main answer for a parent: how preparation is going, what to do next, and how to talk about it. */
export interface PreparationSummary {
  readonly verdict: PreparationVerdict;
  readonly nextStep: ParentNextStep;
  readonly conversationTip: ConversationTip;
}

export function buildPreparationSummary(learner: Learner, asOf: AsOf): PreparationSummary {
  const verdict = preparationVerdict(learner, asOf);
  const nextStep = chooseParentNextStep(learner, asOf);
  return { verdict, nextStep, conversationTip: conversationTip(learner, verdict, nextStep, asOf) };
}
