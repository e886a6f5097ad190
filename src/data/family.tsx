import { createContext, type ReactNode, useContext } from 'react';
import { eveningOf } from '@/domain/dashboard/clock';
import type { ChildDetail } from '@/domain/dashboard/detail';
import type { ChildRecord, Family } from '@/domain/dashboard/records';
import type { IsoDay } from '@/lib/calendar';
import { remembered } from '@/lib/remembered';
import { twoOnCourse } from './sample';
import { familyOf, type SampleFamily } from './sample/child';
import { useSampleSunday } from './today';

/** Where the dashboards' figures come from. `sample` tells that they are nobody's, and the screen says so. */
export interface FamilySource {
  readonly family: Family;
  readonly sample: boolean;
  /** Fetches what only some tabs of the family dashboard show; null for a child whose details are not kept. */
  readonly detailOf: (record: ChildRecord) => Promise<ChildDetail | null>;
}

/** A sample family as it stands on the evening of a Sunday; the usual one unless another is named. */
export function sampleSource(sunday: IsoDay, sample: SampleFamily = twoOnCourse): FamilySource {
  return {
    family: familyOf(sample, eveningOf(sunday)),
    sample: true,
    detailOf: async ({ child }) => (await sample.loadDetails())[child.id] ?? null,
  };
}

/** One source a family and Sunday, so that every screen of a visit holds the same objects. */
const sourcesOf = remembered((sample: SampleFamily) => {
  const bySunday = new Map<IsoDay, FamilySource>();
  return (sunday: IsoDay) => {
    const source = bySunday.get(sunday) ?? sampleSource(sunday, sample);
    bySunday.set(sunday, source);
    return source;
  };
});

const FamilyContext = createContext<FamilySource | null>(null);

/** The dashboards below another source than a sample family. */
export function FamilyProvider({ source, children }: { source: FamilySource; children: ReactNode }) {
  return <FamilyContext value={source}>{children}</FamilyContext>;
}

/** The family whose figures are to be shown, `sample` where no other source is given: the one door between dashboards and data. */
export function useFamily(sample: SampleFamily | null = null): FamilySource {
  const given = useContext(FamilyContext);
  const sunday = useSampleSunday();
  return given ?? sourcesOf(sample ?? twoOnCourse)(sunday);
}
