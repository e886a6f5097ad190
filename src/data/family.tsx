import { createContext, type ReactNode, useContext } from 'react';
import type { ChildDetail } from '@/domain/family/detail';
import type { ChildRecord, Family } from '@/domain/family/records';
import { sampleDetail, sampleFamily } from './sample';

/** Where the dashboards' figures come from. `sample` tells that they are nobody's, and the screen says so. */
export interface FamilySource {
  readonly family: Family;
  readonly sample: boolean;
  /** Fetches what only some tabs of the family dashboard show; null for a child whose details are not kept. */
  readonly detailOf: (record: ChildRecord) => Promise<ChildDetail | null>;
}

/** The source that every dashboard has by default. */
export const sampleSource: FamilySource = { family: sampleFamily, sample: true, detailOf: sampleDetail };

const FamilyContext = createContext<FamilySource>(sampleSource);

/** The dashboards below another source than the sample family. */
export function FamilyProvider({
  source = sampleSource,
  children,
}: {
  source?: FamilySource;
  children: ReactNode;
}) {
  return <FamilyContext value={source}>{children}</FamilyContext>;
}

/** The family whose figures are to be shown: the one door between dashboards and data. */
export function useFamily(): FamilySource {
  return useContext(FamilyContext);
}
