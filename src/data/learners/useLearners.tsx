/** The learners that dashboards show: from a sample family, from this device, or from a shared copy. */
import {
  createContext,
  type ReactNode,
  useCallback,
  useContext,
  useEffect,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import type { Family } from '@/domain/dashboard/figures';
import type { IsoDay } from '@/lib/dates/calendar';
import { createStaleResultGuard } from '@/lib/async';
import { memoizeByObject } from '@/lib/memoize';
import { studentRecord } from '@/data/record/studentRecord';
import { detectLocalData, type LocalDataKind, onRecordMarkChange } from '@/data/record/learner/recordMark';
import { defaultSampleFamily } from '@/data/sample';
import { buildSampleFamily, type SampleFamily } from '@/data/sample/sampleChild';
import { asOfInstant, asOfEvening } from '@/domain/dashboard/as-of';
import { useSampleSunday } from '@/data/useToday';
import { useSharedCopyInTab } from './openedCopy';
import type { LearnerSource, LearnersReading, SourceReader } from './learnerSource';
import { readDeviceLearner } from './deviceLearner';
import { listSharedCopies } from './shared/sharedCopies';
import { digestTime, type SharedDigest } from './shared/sharedDigest';

/** Returns a sample family as of the evening of a Sunday. */
export function sampleSource(sunday: IsoDay, sample: SampleFamily = defaultSampleFamily): LearnerSource {
  return { origin: 'sample', family: buildSampleFamily(sample, asOfEvening(sunday)) };
}

/** Returns a shared copy as of the time it was made. */
function sharedSource(digest: SharedDigest): LearnerSource {
  const { learner } = digest;
  const asOf = asOfInstant(digestTime(digest));
  return { origin: 'shared', family: { id: `shared-${learner.profile.id}`, asOf, children: [learner] } };
}

/** Reads this device's learner as of now. */
const readDeviceSource: SourceReader = async (record, nowMs) => {
  const learner = await readDeviceLearner(record, nowMs);
  return { origin: 'device', family: { id: 'device', asOf: asOfInstant(nowMs), children: [learner] } };
};

/** Reads the saved copy of a learner; null reads the most recently made one. */
const sharedSourceReader =
  (learnerId: string | null): SourceReader =>
  async (record) => {
    const { copies } = await listSharedCopies(record);
    const copy = copies.find(({ digest }) => learnerId === null || digest.learner.profile.id === learnerId);
    return copy === undefined ? null : sharedSource(copy.digest);
  };

/** Cached by family and Sunday, so that every screen of a visit gets the same objects. */
const readingsOf = memoizeByObject((sample: SampleFamily) => {
  const bySunday = new Map<IsoDay, LearnersReading & { readonly state: 'ready' }>();
  return (sunday: IsoDay) => {
    const reading =
      bySunday.get(sunday) ?? ({ state: 'ready', source: sampleSource(sunday, sample) } as const);
    bySunday.set(sunday, reading);
    return reading;
  };
});

const LearnersContext = createContext<LearnersReading | null>(null);

/** Overrides the learners for the dashboards below; used in tests. */
export function LearnersProvider({ source, children }: { source: LearnerSource; children: ReactNode }) {
  const reading = useMemo(() => ({ state: 'ready', source }) as const, [source]);
  return <LearnersContext value={reading}>{children}</LearnersContext>;
}

/** The default sample family, for pages that show an example but offer no choice of families. */
export function useSampleFamily(): Family {
  return readingsOf(defaultSampleFamily)(useSampleSunday()).source.family;
}

/** The learner data on this device; `none` in the prerendered document and during hydration. */
function useFiguresHere(): LocalDataKind {
  return useSyncExternalStore(onRecordMarkChange, detectLocalData, () => 'none');
}

/** True if this page's learner has a record, on this device or in this tab; false during hydration. */
export function useHasRecord(): boolean {
  return useFiguresHere() === 'record';
}

/** A module constant, because `useRecordLearners` needs a stable function. */
const readLatestCopy = sharedSourceReader(null);

/**
 * Returns the learners to show; the only way dashboards access learner data.
 * @param asked `sample`, `device`, or the id of a learner who shared a copy. Null for the default: this device's learner, else the
 * latest saved copy, else the sample. An unknown id counts as null.
 * @param sample the sample family to show; null for the default one
 */
export function useLearners(asked: string | null, sample: SampleFamily | null): LearnersReading {
  const given = useContext(LearnersContext);
  const sunday = useSampleSunday();
  const here = useFiguresHere();
  const opened = useSharedCopyInTab();
  const isKnown = asked === null || asked === 'sample' || asked === 'device';
  const isOpened = !isKnown && opened?.learner.profile.id === asked;
  const readCopy = useMemo(
    () => (isKnown || isOpened ? null : sharedSourceReader(asked)),
    [asked, isKnown, isOpened],
  );
  const shared = useRecordLearners(given === null ? readCopy : null);
  const isUsual = asked === null || (readCopy !== null && shared.state === 'absent');
  const isDevice = given === null && (asked === 'device' || (isUsual && here === 'record'));
  const device = useRecordLearners(isDevice ? readDeviceSource : null);
  const isLatestCopy = given === null && isUsual && here === 'copies';
  const latestCopy = useRecordLearners(isLatestCopy ? readLatestCopy : null);
  const copy = useMemo(
    () => (isOpened && opened !== null ? ({ state: 'ready', source: sharedSource(opened) } as const) : null),
    [isOpened, opened],
  );
  if (given !== null) return given;
  if (copy !== null) return copy;
  if (isDevice) return device.state === 'absent' ? { state: 'loading' } : device;
  if (readCopy !== null && shared.state !== 'absent') return shared;
  if (isLatestCopy && latestCopy.state !== 'absent') return latestCopy;
  return readingsOf(sample ?? defaultSampleFamily)(sunday);
}

/** `absent`: the record has no such learner. */
type RecordLearnersReading = LearnersReading | { readonly state: 'absent' };

const loading = { state: 'loading' } as const;

/**
 * Runs `read` on the record, and again whenever the record changes, here or in another tab, or a new day begins. Meanwhile, returns
 * the previous result.
 * @param read null to read nothing. Otherwise a stable or memoized function.
 */
function useRecordLearners(read: SourceReader | null): RecordLearnersReading {
  const [found, setFound] = useState<{
    readonly reader: SourceReader | null;
    readonly result: RecordLearnersReading;
  }>({
    reader: null,
    result: loading,
  });
  const readNow = useRef<() => void>(() => undefined);
  const retry = useCallback(() => {
    setFound((was) => ({ ...was, result: loading }));
    readNow.current();
  }, []);
  useEffect(() => {
    if (read === null) return undefined;
    let isStopped = false;
    let unsubscribe: (() => void) | null = null;
    // Drops a result if a read that started later has already finished.
    const beginReading = createStaleResultGuard();
    const readOnce = async () => {
      const isNewest = beginReading();
      try {
        if (isStopped) return;
        const record = studentRecord();
        unsubscribe ??= record.subscribe(() => readNow.current());
        const source = await read(record, Date.now());
        const result: RecordLearnersReading =
          source === null ? { state: 'absent' } : { state: 'ready', source };
        if (!isStopped && isNewest()) setFound({ reader: read, result });
      } catch {
        if (!isStopped && isNewest())
          setFound((was) =>
            was.reader === read && was.result.state === 'ready'
              ? was
              : { reader: read, result: { state: 'failed', retry } },
          );
      }
    };
    readNow.current = () => void readOnce();
    void readOnce();
    return () => {
      isStopped = true;
      unsubscribe?.();
    };
  }, [read, retry]);
  return found.reader === read ? found.result : loading;
}
