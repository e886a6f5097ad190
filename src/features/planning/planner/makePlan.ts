import { readPractice } from '@/data/practice';
import { loadRecord } from '@/data/record/loadRecord';
import { takenForms } from '@/domain/plan/weeks/full-tests';
import { gapsFrom, isMeasured } from '@/domain/plan/weeks/gaps';
import { planFrom, type PlanOutcome, type PlanRequest } from '@/domain/plan/weeks/plan';

export type Wishes = Pick<PlanRequest, 'today' | 'start' | 'testDate' | 'minutesPerDay' | 'restDays'>;

/**
 * The plan for what a student wishes, with what is known of them.
 * @param needsDiagnostic the plan before it has a diagnostic that wasn't taken, whatever practice has told since
 * @throws Error (rejects) when what is known can't be fetched.
 */
export async function makePlan(wishes: Wishes, needsDiagnostic: boolean): Promise<PlanOutcome> {
  const { studentRecord } = await loadRecord();
  const { attempts, standing } = await readPractice(studentRecord(), Date.now());
  const taken = takenForms(attempts);
  const measured = isMeasured(standing) && !needsDiagnostic;
  return planFrom({ ...wishes, gaps: gapsFrom(standing), taken, measured });
}
