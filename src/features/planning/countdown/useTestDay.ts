import { readTestDay } from '@/data/plan/testDay';
import { useRecord } from '@/data/record/useRecord';
import { preloadReading } from '@/data/record/useRecordFacts';
import type { IsoDay } from '@/lib/calendar';

const readDay = preloadReading(async (record): Promise<{ readonly testDay: IsoDay | null }> => {
  try {
    await record.prepareRecord();
    return await readTestDay(record);
  } catch {
    // Said nowhere, because nothing is lost: without the saved date one can still be chosen.
    return { testDay: null };
  }
});

/** The day of the test that is saved on this device; null where there is none, or before it has been read. */
export function useTestDay(): IsoDay | null {
  return useRecord(readDay).found?.testDay ?? null;
}
