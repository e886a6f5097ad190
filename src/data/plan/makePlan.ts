import { readPracticeFacts } from '@/data/practiceFacts';
import type { StudentRecord } from '@/data/record/api';
import { hasKnownSection } from '@/domain/plan/ability';
import { findCompletedEntries, type DoneFacts, hasPendingDiagnostic } from '@/domain/plan/completed-entries';
import { deferredStart } from '@/domain/plan/deferred-start';
import type { StudyPlan } from '@/domain/plan/study-plan';
import { takenForms } from '@/domain/plan/weeks/full-tests';
import { sectionGaps, lastAnswerAt } from '@/domain/plan/weeks/section-gaps';
import { buildPlan, type PlanOutcome, type PlanRequest } from '@/domain/plan/weeks/build-plan';
import { mergePlanHistory } from '@/domain/plan/merge-plan-history';

export type PlanWishes = Pick<PlanRequest, 'today' | 'start' | 'testDate' | 'minutesPerDay' | 'restDays'>;

/** A plan that another one takes the place of. */
export interface PreviousPlan {
  readonly plan: StudyPlan;
  readonly facts: DoneFacts;
}

/**
 * The plan for what a student wishes, with what is known of them. What was done and missed of the plan before stays on its days.
 * @throws Error (rejects) when what is known can't be fetched.
 */
export async function makePlan(
  record: StudentRecord,
  wishes: PlanWishes,
  before: PreviousPlan | null,
): Promise<PlanOutcome> {
  const { today, testDate } = wishes;
  const { attempts, standing } = await readPracticeFacts(record, Date.now());
  const done = before === null ? null : findCompletedEntries(before.plan, before.facts, today);
  const needsDiagnostic = before !== null && done !== null && hasPendingDiagnostic(before.plan, done);
  const keptStart = before === null ? null : deferredStart(before.plan, today, testDate);
  const outcome = buildPlan({
    ...wishes,
    start: wishes.start ?? keptStart ?? undefined,
    gaps: sectionGaps(standing),
    answersUntil: lastAnswerAt(attempts),
    taken: takenForms(attempts),
    // A test that the plan before had and nobody took stays wanted, whatever practice has told since.
    measured: hasKnownSection(standing) && !needsDiagnostic,
  });
  return outcome.state === 'made' && before !== null && done !== null
    ? { state: 'made', plan: mergePlanHistory(outcome.plan, before.plan, done) }
    : outcome;
}
