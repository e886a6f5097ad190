import { readTestDay } from '@/data/plan/testDay';
import { useRecord } from '@/data/record/useRecord';
import { preloadReading } from '@/data/record/useRecordFacts';
import type { IsoDay } from '@/lib/dates/calendar';

const readDay = preloadReading(async (record): Promise<{ readonly testDay: IsoDay | null }> => {
  try {
    await record.prepareRecord();
    return await readTestDay(record);
  } catch {
    // Not reported, because nothing is lost: without the saved date, the student can still choose one.
    return { testDay: null };
  }
});

/** Returns the test day saved on this device; null if there is none, or before it has been read. */
export function useTestDay(): IsoDay | null {
  return useRecord(readDay).found?.testDay ?? null;
}
