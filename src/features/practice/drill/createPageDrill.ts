/** Adapts a drill to the player. */
import { drillSubjectFromId } from '@/domain/plan/drills/parse-drill';
import { type DrillRequest, formatDrillSubject } from '@/domain/plan/drills/drill-request';
import type { TestForm } from '@/domain/exam/test/form';
import { createDrillForm, loadAvailableDrill, loadEndlessItems } from './createDrillForm';
import { DrillOutcome } from './DrillOutcome';
import { NoQuestionsNotice } from './NoQuestionsNotice';
import { QuestionReasons } from './QuestionReasons';

export function createPageDrill(request: DrillRequest) {
  return {
    formOf: () => createDrillForm(request),
    supplyFor: (form: TestForm) => loadEndlessItems(form),
    available: () => loadAvailableDrill(request),
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
