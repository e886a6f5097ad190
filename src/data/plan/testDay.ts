import type { StudentRecord } from '@/data/record/api';
import { resolveTestDay } from '@/domain/learner/test-day';
import type { StudyPlan } from '@/domain/plan/schedule/study-plan';
import type { IsoDay } from '@/lib/dates/calendar';

type Reads = Pick<StudentRecord, 'readSavedRows'>;

/** Reads the plan; null if there is none. Call `prepareRecord` first. */
export async function readPlan(record: Reads): Promise<StudyPlan | null> {
  const [planRow] = await record.readSavedRows('plans');
  return planRow?.plan ?? null;
}

export interface TestDayAndPlan {
  /** Null if neither the profile nor a plan has one. */
  readonly testDay: IsoDay | null;
  readonly plan: StudyPlan | null;
}

/** Reads the test day and the plan leading up to it. Call `prepareRecord` first. */
export async function readTestDayAndPlan(record: Reads): Promise<TestDayAndPlan> {
  const [[profileRow], plan] = await Promise.all([record.readSavedRows('profiles'), readPlan(record)]);
  return { testDay: resolveTestDay(profileRow?.profile ?? null, plan), plan };
}
