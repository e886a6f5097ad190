import { useCallback } from 'react';
import { type LazyModule, useLazyModule } from '@/ui/loading/lazyModule';
import { readReport, type ReportReading } from './readReport';

/**
 * Reads the report of an attempt, or of the latest one if `id` is null.
 * @param wanted false to wait, because the address isn't known yet
 */
export function useReport(id: string | null, wanted: boolean): LazyModule<ReportReading> {
  return useLazyModule(
    useCallback(() => readReport(id), [id]),
    wanted,
  );
}
