/** A drill as the player takes it: what it needs is fetched when the drill starts. */
import { drillSubjectOf } from '@/domain/exam/catalog/drills';
import { type DrillRequest, subjectText } from '@/domain/plan/drill-request';
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
    shorter: async () => (await loadChoice()).shorterDrill(request),
    addressOf: (planId: string) => {
      const subject = drillSubjectOf(planId);
      return subject === null || subjectText(subject) === subjectText(request.subject)
        ? null
        : { practice: subjectText(subject) };
    },
    Why: WhyThis,
    NothingToAsk,
    Outcome: DrillOutcome,
  };
}
