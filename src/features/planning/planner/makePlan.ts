import { readPractice } from '@/data/practice';
import { loadRecord } from '@/data/record/loadRecord';
import { fullForms } from '@/domain/exam/blueprint';
import type { DoneEntries } from '@/domain/plan/done';
import type { StudyPlan } from '@/domain/plan/study-plan';
import { gapsFrom, isMeasured } from '@/domain/plan/weeks/gaps';
import { planFrom, type PlanOutcome, type PlanRequest } from '@/domain/plan/weeks/plan';
import { dayThere } from '@/lib/calendar';

export type Wishes = Pick<PlanRequest, 'today' | 'testDate' | 'minutesPerDay' | 'restDays'>;

/**
 * The plan for what a student wishes, with what is known of them.
 * @throws Error (rejects) when what is known can't be fetched.
 */
export async function makePlan(wishes: Wishes): Promise<PlanOutcome> {
  const { studentRecord } = await loadRecord();
  const { attempts, standing } = await readPractice(studentRecord(), Date.now());
  const taken = attempts.flatMap(({ planId, finishedAt }) => {
    const form = fullForms.find((each) => each === planId);
    return form === undefined ? [] : [{ form, day: dayThere(finishedAt) }];
  });
  return planFrom({ ...wishes, gaps: gapsFrom(standing), taken, measured: isMeasured(standing) });
}

/** A changed plan with what was done of the one before it. */
export function withDone(plan: StudyPlan, before: StudyPlan, done: DoneEntries): StudyPlan {
  const past = before.entries.filter(({ id, day }) => day < plan.madeOn && done.has(id));
  return { ...plan, entries: [...past, ...plan.entries] };
}
