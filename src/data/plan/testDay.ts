import type { StudentRecord } from '@/data/record/api';
import { resolveTestDay } from '@/domain/learner/test-day';
import type { StudyPlan } from '@/domain/plan/study-plan';
import type { IsoDay } from '@/lib/calendar';

type Reads = Pick<StudentRecord, 'readKept'>;

/** The plan of a record that is ready; null where there is none. */
export async function readPlan(record: Reads): Promise<StudyPlan | null> {
  const [kept] = await record.readKept('plans');
  return kept?.plan ?? null;
}

export interface TestDay {
  /** The day of the test; null where neither the profile nor a plan has one. */
  readonly testDay: IsoDay | null;
  readonly plan: StudyPlan | null;
}

/** The day of the test in a record that is ready, and the plan that leads up to it. */
export async function readTestDay(record: Reads): Promise<TestDay> {
  const [[kept], plan] = await Promise.all([record.readKept('profiles'), readPlan(record)]);
  return { testDay: resolveTestDay(kept?.profile ?? null, plan), plan };
}
