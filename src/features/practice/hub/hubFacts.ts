/** Reads what the hub shows about the sections from the record. */
import { readTestDayAndPlan } from '@/data/plan/testDay';
import { readPracticeFacts } from '@/data/practiceFacts';
import type { StudentRecord } from '@/data/record/api';
import { poolSizesByTopic, type TopicPoolSizes } from '@/domain/plan/drills/drill-pool';
import type { IsoDay } from '@/lib/dates/calendar';
import { type PracticeOutlook, outlookFrom } from '../topics/practiceOutlook';

export interface HubFacts extends PracticeOutlook {
  readonly testDate: IsoDay | null;
  /** The number of questions practice has for each topic for this student. */
  readonly questionsOf: TopicPoolSizes;
}

/** @throws Error (rejects) when the index of the bank can't be fetched, after several tries. */
export async function readHubFactsFromRecord(record: StudentRecord): Promise<HubFacts> {
  const nowMs = Date.now();
  const [facts, { testDay: testDate }] = await Promise.all([
    readPracticeFacts(record, nowMs),
    readTestDayAndPlan(record),
  ]);
  return { ...outlookFrom(facts, nowMs), testDate, questionsOf: poolSizesByTopic(facts) };
}
