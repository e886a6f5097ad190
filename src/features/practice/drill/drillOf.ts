/** A drill as the player takes it: what it needs is fetched when the drill starts. */
import type { DrillRequest } from '@/domain/plan/drill-request';
import type { Form } from '@/domain/exam/form';
import { withRetries } from '@/lib/retry';
import { DrillOutcome } from './DrillOutcome';
import { NothingToAsk } from './NothingToAsk';
import { WhyThis } from './WhyThis';

const loadChoice = () => withRetries(() => import('./chooseForm'));

export function drillOf(request: DrillRequest) {
  return {
    formOf: async () => (await loadChoice()).chooseForm(request),
    supplyFor: async (form: Form) => (await loadChoice()).endlessItems(form),
    Why: WhyThis,
    NothingToAsk,
    Outcome: DrillOutcome,
  };
}
