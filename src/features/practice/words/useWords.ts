import { begunReading, useRecordFacts } from '@/data/record/useRecordFacts';
import type { WordCard } from '@/domain/plan/card';
import type { IsoDay } from '@/lib/calendar';

/** What the record knows of a student's words. */
export interface KnownWords {
  readonly cards: readonly WordCard[];
  /** From the study plan; null without one. */
  readonly testDate: IsoDay | null;
  /** The student keeps results on the device. */
  readonly keeps: boolean;
}

const readWords = begunReading(async (record): Promise<KnownWords> => {
  await record.prepareRecord();
  const [cards, plans] = await Promise.all([record.readKept('cards'), record.readKept('plans')]);
  return { cards, testDate: plans[0]?.plan?.testDate ?? null, keeps: record.consent() === 'keep' };
});

/** The words that this browser knows of, read again whenever this tab or another one changed them. */
export const useWords = () => useRecordFacts(readWords);
