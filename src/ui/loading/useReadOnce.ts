import { useEffect, useState } from 'react';
import { isSiteReachable } from '@/lib/browser/isSiteReachable';
import { type FailureCause, type LazyModule, waitingModule } from './lazyModuleStore';

/**
 * Returns the result of `read` in the states of a lazy module: waiting, ready, or failed with a retry. It reads once. After a
 * failure it reads again on `retry` and when the connection returns.
 * @param read must be stable or memoized: a new function is read again
 */
export function useReadOnce<T>(read: () => Promise<T>): LazyModule<T> {
  const [seen, setSeen] = useState<{ readonly of: typeof read; readonly found: LazyModule<T> } | null>(null);
  useEffect(() => {
    let isWanted = true;
    let cause: FailureCause | null = null;
    const show = (found: LazyModule<T>) => {
      if (isWanted) setSeen({ of: read, found });
    };
    const readNow = async (): Promise<'ready' | FailureCause> => {
      if (cause !== null) show({ state: 'failed', cause, trying: true, retry: readNow });
      try {
        const module = await read();
        cause = null;
        show({ state: 'ready', module });
        return 'ready';
      } catch {
        cause = (await isSiteReachable()) ? 'replaced' : 'unreachable';
        show({ state: 'failed', cause, trying: false, retry: readNow });
        return cause;
      }
    };
    const onOnline = () => {
      if (cause !== null) void readNow();
    };
    void readNow();
    window.addEventListener('online', onOnline);
    return () => {
      isWanted = false;
      window.removeEventListener('online', onOnline);
    };
  }, [read]);
  return seen?.of === read ? seen.found : waitingModule;
}
