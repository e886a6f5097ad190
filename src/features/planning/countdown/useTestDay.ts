import { readTestDayAndPlan } from '@/data/plan/testDay';
import { useRecordQuery } from '@/data/record/useRecordQuery';
import { preloadRecordRead } from '@/data/record/useRecordFacts';
import type { IsoDay } from '@/lib/dates/calendar';

const readDay = preloadRecordRead(async (record): Promise<{ readonly testDay: IsoDay | null }> => {
  try {
    await record.prepareRecord();
    return await readTestDayAndPlan(record);
  } catch {
    // Not reported, because nothing is lost: without the saved date, the student can still choose one.
    return { testDay: null };
  }
});

/** Returns the test day saved on this device; null if there is none, or before it has been read. */
export function useTestDay(): IsoDay | null {
  return useRecordQuery(readDay).found?.testDay ?? null;
}
