import { useCallback } from 'react';
import { loadRecord } from '@/data/record/loadRecord';
import type { LazyModule } from '@/ui/loading/lazyModuleStore';
import { useReadOnce } from '@/ui/loading/useReadOnce';
import { type ReportReading, readReport } from './readReport';

/** Reads the report of an attempt, or of the latest one if `id` is null. */
export function useReport(id: string | null): LazyModule<ReportReading> {
  const read = useCallback(async () => {
    const { studentRecord } = await loadRecord();
    return await readReport(studentRecord(), id);
  }, [id]);
  return useReadOnce(read);
}
