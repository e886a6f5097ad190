import { createContext, type ReactNode, useContext } from 'react';
import type { Family } from '@/domain/family/records';
import { sampleFamily } from './sample';

/** Where the dashboards' figures come from. `sample` tells that they are nobody's, and the screen says so. */
export interface FamilySource {
  readonly family: Family;
  readonly sample: boolean;
}

const sampleSource: FamilySource = { family: sampleFamily, sample: true };

const FamilyContext = createContext<FamilySource>(sampleSource);

/** Gives the dashboards below another source than the sample family. */
export function FamilyProvider({
  source = sampleSource,
  children,
}: {
  source?: FamilySource;
  children: ReactNode;
}) {
  return <FamilyContext value={source}>{children}</FamilyContext>;
}

/** Gives the family whose figures are to be shown: the one door between dashboards and data. */
export function useFamily(): FamilySource {
  return useContext(FamilyContext);
}
