import { readTestDay } from '@/data/plan/testDay';
import type { StudentRecord } from '@/data/record/api';
import { rowTroubleText } from '@/data/record/rowNotices';
import { preloadReading, useRecordFacts } from '@/data/record/useRecordFacts';
import type { WordCard } from '@/domain/plan/word-card';
import type { IsoDay } from '@/lib/calendar';
import { withTimeout } from '@/lib/withTimeout';

/** What the record knows of a student's words. */
export interface KnownWords {
  readonly cards: readonly WordCard[];
  /** The day of the test; null where none is saved. */
  readonly testDate: IsoDay | null;
  /** The student keeps results on the device. */
  readonly keeps: boolean;
  /** The trouble with the saved words, as a sentence; null where there is none. */
  readonly trouble: string | null;
}

const readWords = preloadReading(async (record): Promise<KnownWords> => {
  await record.prepareRecord();
  const [cards, { testDay }, ofCards, ofDays] = await Promise.all([
    record.readKept('cards'),
    readTestDay(record),
    record.readKeptTroubles('cards'),
    record.readKeptTroubles('wordDays'),
  ]);
  return {
    cards,
    testDate: testDay,
    keeps: record.consent() === 'keep',
    trouble: rowTroubleText('words', ofCards) ?? rowTroubleText('words', ofDays),
  };
});

/** A record that doesn't answer by then is said to have failed, and can be asked again. */
const patienceMs = 20_000;
const readInTime = (record: StudentRecord) => withTimeout(readWords(record), patienceMs);

/** The words that this browser knows of, read again whenever this tab or another one changed them. */
export const useKnownWords = () => useRecordFacts(readInTime);
