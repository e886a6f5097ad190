/** Adapts a drill to the player; its dependencies are fetched when the drill starts. */
import { drillSubjectFromId } from '@/domain/exam/catalog/drill-plan';
import { type DrillRequest, formatDrillSubject } from '@/domain/plan/drills/drill-request';
import type { TestForm } from '@/domain/exam/test/form';
import { withRetries } from '@/lib/retry';
import { DrillOutcome } from './DrillOutcome';
import { NoQuestionsNotice } from './NoQuestionsNotice';
import { QuestionReasons } from './QuestionReasons';

const loadChoice = () => withRetries(() => import('./createDrillForm'));

export function createPageDrill(request: DrillRequest) {
  return {
    formOf: async () => (await loadChoice()).createDrillForm(request),
    supplyFor: async (form: TestForm) => (await loadChoice()).loadEndlessItems(form),
    available: async () => (await loadChoice()).loadAvailableDrill(request),
    addressOf: (planId: string) => {
      const subject = drillSubjectFromId(planId);
      return subject === null || formatDrillSubject(subject) === formatDrillSubject(request.subject)
        ? null
        : { practice: formatDrillSubject(subject) };
    },
    Why: QuestionReasons,
    NothingToAsk: NoQuestionsNotice,
    Outcome: DrillOutcome,
  };
}
