import { useCallback } from 'react';
import { preloadRecordReader } from '@/data/record/loadRecord';
import type { LazyModule } from '@/ui/loading/lazyModuleStore';
import { useReadOnce } from '@/ui/loading/useReadOnce';
import type * as lazyReport from './lazyReport';
import type { ReportReading } from './readReport';

/** A report with the components that show it, which load together. */
type LoadedReport = ReportReading & { readonly parts: typeof lazyReport };

const loadParts = () => import('./lazyReport');

/** Starts loading everything a report needs while the page is still hydrating. */
export const preloadReport = () => preloadRecordReader(loadParts);

/**
 * Reads the report of an attempt, or of the latest one if `id` is null.
 * @param wanted false to wait, because the address isn't known yet
 */
export function useReport(id: string | null, wanted: boolean): LazyModule<LoadedReport> {
  const read = useCallback(async () => {
    const parts = await loadParts();
    return { parts, ...(await parts.readReport(id)) };
  }, [id]);
  return useReadOnce(read, wanted);
}
