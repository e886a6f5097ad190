import { readPractice } from '@/data/practice';
import type { StudentRecord } from '@/data/record/api';
import { isAnythingKnown } from '@/domain/plan/ability';
import { doneEntries, type DoneFacts, isDiagnosticOpen } from '@/domain/plan/done';
import { laterStart } from '@/domain/plan/later-start';
import type { StudyPlan } from '@/domain/plan/study-plan';
import { takenForms } from '@/domain/plan/weeks/full-tests';
import { gapsFrom, lastAnswerAt } from '@/domain/plan/weeks/gaps';
import { planFrom, type PlanOutcome, type PlanRequest } from '@/domain/plan/weeks/plan';
import { withDone } from '@/domain/plan/with-done';

export type Wishes = Pick<PlanRequest, 'today' | 'start' | 'testDate' | 'minutesPerDay' | 'restDays'>;

/** A plan that another one takes the place of. */
export interface PlanBefore {
  readonly plan: StudyPlan;
  readonly facts: DoneFacts;
}

/**
 * The plan for what a student wishes, with what is known of them. What was done and missed of the plan before stays on its days.
 * @throws Error (rejects) when what is known can't be fetched.
 */
export async function makePlan(
  record: StudentRecord,
  wishes: Wishes,
  before: PlanBefore | null,
): Promise<PlanOutcome> {
  const { today, testDate } = wishes;
  const { attempts, standing } = await readPractice(record, Date.now());
  const done = before === null ? null : doneEntries(before.plan, before.facts, today);
  const needsDiagnostic = before !== null && done !== null && isDiagnosticOpen(before.plan, done);
  const keptStart = before === null ? null : laterStart(before.plan, today, testDate);
  const outcome = planFrom({
    ...wishes,
    start: wishes.start ?? keptStart ?? undefined,
    gaps: gapsFrom(standing),
    answersUntil: lastAnswerAt(attempts),
    taken: takenForms(attempts),
    // A test that the plan before had and nobody took stays wanted, whatever practice has told since.
    measured: isAnythingKnown(standing) && !needsDiagnostic,
  });
  return outcome.state === 'made' && before !== null && done !== null
    ? { state: 'made', plan: withDone(outcome.plan, before.plan, done) }
    : outcome;
}
