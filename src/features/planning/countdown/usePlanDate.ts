import { useRecord } from '@/data/record/useRecord';
import { begunReading } from '@/data/record/useRecordFacts';
import type { IsoDay } from '@/lib/calendar';

const readPlanDate = begunReading(async (record): Promise<{ readonly date: IsoDay | null }> => {
  try {
    await record.prepareRecord();
    const [kept] = await record.readKept('plans');
    return { date: kept?.plan?.testDate ?? null };
  } catch {
    // Said nowhere, because nothing is lost: without the plan the date can still be chosen.
    return { date: null };
  }
});

/** The test date of the plan on this device; null where there is none, or before it has been read. */
export function usePlanDate(): IsoDay | null {
  return useRecord(readPlanDate).found?.date ?? null;
}
