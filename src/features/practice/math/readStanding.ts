import { readPractice } from '@/data/practice';
import { begunReading } from '@/data/record/useRecordFacts';
import type { MathStanding } from './standing';

/** What is known of the topics of math. */
export const readStanding = begunReading(
  async (record): Promise<MathStanding> => (await readPractice(record, Date.now())).standing.topics,
);
