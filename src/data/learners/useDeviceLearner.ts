import { useCallback, useEffect, useRef, useState } from 'react';
import { asOfInstant } from '@/domain/dashboard/clock';
import { loadRecord } from '@/data/record/loadRecord';
import { withRetries } from '@/lib/retry';
import { dayAt } from '@/lib/localTime';
import type { LearnersReading } from './source';

const loadDevice = () => withRetries(() => import('./device'));

const loading: LearnersReading = { state: 'loading' };

/**
 * The learner who practices on this device, read once it is wanted: read again when the record changes, here or in another tab,
 * and when a page that was left open is looked at on another day. What was read stays while it is read again.
 */
export function useDeviceLearner(isWanted: boolean): LearnersReading {
  const [reading, setReading] = useState<LearnersReading>(loading);
  const readNow = useRef<() => void>(() => undefined);
  const retry = useCallback(() => {
    setReading(loading);
    readNow.current();
  }, []);
  useEffect(() => {
    if (!isWanted) return undefined;
    let isStopped = false;
    let readOn: string | null = null;
    let unsubscribe: () => void = () => undefined;
    const read = async () => {
      try {
        const [{ studentRecord }, { readDeviceLearner }] = await Promise.all([loadRecord(), loadDevice()]);
        const record = studentRecord();
        if (isStopped) return;
        if (readOn === null) unsubscribe = record.subscribe(() => readNow.current());
        const now = Date.now();
        readOn = dayAt(now);
        const learner = await readDeviceLearner(record, now);
        if (isStopped) return;
        setReading({
          state: 'ready',
          source: { origin: 'device', family: { id: 'device', asOf: asOfInstant(now), children: [learner] } },
        });
      } catch {
        if (!isStopped) setReading((was) => (was.state === 'ready' ? was : { state: 'failed', retry }));
      }
    };
    const onVisible = () => {
      if (readOn !== null && document.visibilityState === 'visible' && dayAt(Date.now()) !== readOn)
        void read();
    };
    document.addEventListener('visibilitychange', onVisible);
    readNow.current = () => void read();
    void read();
    return () => {
      isStopped = true;
      unsubscribe();
      document.removeEventListener('visibilitychange', onVisible);
    };
  }, [isWanted, retry]);
  return reading;
}
