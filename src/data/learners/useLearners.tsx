import { createContext, type ReactNode, useContext, useMemo, useSyncExternalStore } from 'react';
import type { Family } from '@/domain/dashboard/figures';
import type { IsoDay } from '@/lib/calendar';
import { memoizeByObject } from '@/lib/memoizeByObject';
import { findLocalFigures, type LocalFigures, onRecordMarkChange } from '@/data/record/recordMark';
import { defaultSampleFamily } from '@/data/sample';
import type { SampleFamily } from '@/data/sample/sampleChild';
import { useSampleSunday } from '@/data/useToday';
import { useOpenedCopy } from './openedCopy';
import type { LearnerSource, LearnersReading } from './learnerSource';
import { readDeviceSource, sharedSourceReader, sampleSource, sharedSource } from './sourceReaders';
import { useRecordLearners } from './useRecordLearners';

/** One reading a family and Sunday, so that every screen of a visit holds the same objects. */
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

/** The dashboards below another source: tests and variants bring their own. */
export function LearnersProvider({ source, children }: { source: LearnerSource; children: ReactNode }) {
  const reading = useMemo(() => ({ state: 'ready', source }) as const, [source]);
  return <LearnersContext value={reading}>{children}</LearnersContext>;
}

/** The usual sample family, wherever one is shown as an example. */
export function useSampleFamily(): Family {
  return readingsOf(defaultSampleFamily)(useSampleSunday()).source.family;
}

/** Whose figures there are on this device; none in a document and in the render that takes it over. */
function useFiguresHere(): LocalFigures {
  return useSyncExternalStore(onRecordMarkChange, findLocalFigures, () => 'none');
}

/** Tells whether the learner of this page practiced on this device or set something up. */
export function useHasRecord(): boolean {
  return useFiguresHere() === 'record';
}

/** One function for good, as a reading needs it. */
const readLatestCopy = sharedSourceReader(null);

/**
 * The learners whose figures are to be shown: the one door between dashboards and data.
 * @param asked `sample`, `device` or the id of a learner who shared a copy. Null for the usual: the learner of this device, else the
 *   latest copy that is kept here, else the sample. An id that is unknown here counts as null.
 * @param sample the sample family to show; null for the usual one
 */
export function useLearners(asked: string | null, sample: SampleFamily | null): LearnersReading {
  const given = useContext(LearnersContext);
  const sunday = useSampleSunday();
  const here = useFiguresHere();
  const opened = useOpenedCopy();
  const isKnown = asked === null || asked === 'sample' || asked === 'device';
  const isOpened = !isKnown && opened?.record.profile.id === asked;
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
