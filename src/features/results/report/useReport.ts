import { useCallback, useEffect, useState } from 'react';
import { loadRecord } from '@/data/record/loadRecord';
import { siteIsReachable } from '@/lib/siteIsReachable';
import type { FailedModule, FailureCause } from '@/ui/loading/lazyModules';
import { type ReadReport, readReport } from './readReport';

type ReportState = { readonly state: 'reading' } | ReadReport | FailedModule;

/** The report of an attempt, the latest where `id` is null; read again when another one is asked for. */
export function useReport(id: string | null): ReportState {
  const [read, setRead] = useState<{ readonly id: string | null; readonly state: ReportState } | null>(null);
  const [trying, setTrying] = useState(false);

  const readNow = useCallback(async (): Promise<ReportState> => {
    const { studentRecord } = await loadRecord();
    return await readReport(studentRecord(), id);
  }, [id]);

  const retry = useCallback(async (): Promise<'ready' | FailureCause> => {
    setTrying(true);
    try {
      setRead({ id, state: await readNow() });
      return 'ready';
    } catch {
      return (await siteIsReachable()) ? 'replaced' : 'unreachable';
    } finally {
      setTrying(false);
    }
  }, [id, readNow]);

  useEffect(() => {
    let wanted = true;
    readNow().then(
      (state) => wanted && setRead({ id, state }),
      async () => {
        const cause = (await siteIsReachable()) ? ('replaced' as const) : ('unreachable' as const);
        if (wanted) setRead({ id, state: { state: 'failed', cause, trying: false, retry } });
      },
    );
    return () => {
      wanted = false;
    };
  }, [id, readNow, retry]);

  if (read === null || read.id !== id) return { state: 'reading' };
  return read.state.state === 'failed' ? { ...read.state, trying } : read.state;
}
