import type { StudyPlan } from '@/domain/plan/schedule/study-plan';
import { buildPlan, type PlanRequest } from '@/domain/plan/weeks/build-plan';

/** The plan of a simulated student who has done nothing yet. @throws Error when no plan is possible. */
export function simulatedPlan(
  request: Pick<PlanRequest, 'level' | 'today' | 'testDate' | 'minutesPerDay' | 'restDays'>,
): StudyPlan {
  const outcome = buildPlan({
    ...request,
    gaps: { verbal: null, quantitative: null, reading: null },
    answersUntil: 0,
    takenFullTests: [],
    isMeasured: false,
  });
  if (outcome.state !== 'made') throw new Error(`There is no plan: ${outcome.state}`);
  return outcome.plan;
}
