import { createContext, type ReactNode, useContext, useSyncExternalStore } from 'react';
import { eveningOf } from '@/domain/dashboard/clock';
import type { Family } from '@/domain/dashboard/figures';
import type { IsoDay } from '@/lib/calendar';
import { remembered } from '@/lib/remembered';
import { hasSittings, onSittings } from '@/data/record/sittingMark';
import { twoOnCourse } from '@/data/sample';
import { familyOf, type SampleFamily } from '@/data/sample/child';
import { useSampleSunday } from '@/data/today';
import type { LearnerSource, LearnersReading, Origin } from './source';
import { useDeviceLearner } from './useDeviceLearner';

/** A sample family as it stands on the evening of a Sunday; the usual one unless another is named. */
export function sampleSource(sunday: IsoDay, sample: SampleFamily = twoOnCourse): LearnerSource {
  return { origin: 'sample', family: familyOf(sample, eveningOf(sunday)) };
}

/** One reading a family and Sunday, so that every screen of a visit holds the same objects. */
const readingsOf = remembered((sample: SampleFamily) => {
  const bySunday = new Map<IsoDay, LearnersReading>();
  return (sunday: IsoDay) => {
    const reading = bySunday.get(sunday) ?? { state: 'ready', source: sampleSource(sunday, sample) };
    bySunday.set(sunday, reading);
    return reading;
  };
});

const LearnersContext = createContext<LearnersReading | null>(null);

/** The dashboards below another source: tests and variants bring their own. */
export function LearnersProvider({ source, children }: { source: LearnerSource; children: ReactNode }) {
  return <LearnersContext value={{ state: 'ready', source }}>{children}</LearnersContext>;
}

/** The usual sample family, wherever one is shown as an example. */
export function useSampleFamily(): Family {
  return sampleFamilyOn(useSampleSunday());
}

const usualFamilies = new Map<IsoDay, Family>();

function sampleFamilyOn(sunday: IsoDay): Family {
  const family = usualFamilies.get(sunday) ?? sampleSource(sunday).family;
  usualFamilies.set(sunday, family);
  return family;
}

/** Tells whether somebody practiced on this device; false in a document and in the render that takes it over. */
export function useHasSittings(): boolean {
  return useSyncExternalStore(onSittings, hasSittings, () => false);
}

/**
 * The learners whose figures are to be shown: the one door between dashboards and data.
 * @param asked the origin that an address names; null for the learner of this device where there is one, else the sample
 * @param sample the sample family to show; null for the usual one
 */
export function useLearners(asked: Origin | null, sample: SampleFamily | null): LearnersReading {
  const given = useContext(LearnersContext);
  const sunday = useSampleSunday();
  const hasOwn = useHasSittings();
  const isDevice = given === null && (asked === 'device' || (asked === null && hasOwn));
  const device = useDeviceLearner(isDevice);
  if (given !== null) return given;
  if (!isDevice) return readingsOf(sample ?? twoOnCourse)(sunday);
  return device;
}
