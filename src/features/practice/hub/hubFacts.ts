/** Reads what the hub shows about the sections from the record. */
import { readTestDayAndPlan } from '@/data/plan/testDay';
import { readPracticeFacts } from '@/data/practiceFacts';
import type { StudentRecord } from '@/data/record/api';
import type { SkillProfile } from '@/domain/plan/ability/ability';
import { poolSizesByTopic, type TopicPoolSizes } from '@/domain/plan/drills/drill-pool';
import type { IsoDay } from '@/lib/dates/calendar';

export interface HubFacts {
  readonly skillProfile: SkillProfile;
  readonly testDate: IsoDay | null;
  /** The number of questions practice has for each topic for this student. */
  readonly questionsOf: TopicPoolSizes;
}

/** @throws Error (rejects) when the index of the bank can't be fetched, after several tries. */
export async function readHubFactsFromRecord(record: StudentRecord): Promise<HubFacts> {
  const [facts, { testDay: testDate }] = await Promise.all([
    readPracticeFacts(record, Date.now()),
    readTestDayAndPlan(record),
  ]);
  return { skillProfile: facts.skillProfile, testDate, questionsOf: poolSizesByTopic(facts) };
}
