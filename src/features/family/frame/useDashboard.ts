import { useEffect } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useLearners } from '@/data/learners/useLearners';
import type { LearnersReading, LearnerSource } from '@/data/learners/learnerSource';
import { detectLocalData } from '@/data/record/learner/recordMark';
import {
  type SampleFamilyName,
  type OtherSampleFamilyName,
  otherFamilyLoaders,
  parseSampleFamilyName,
} from '@/data/sample';
import { useVisitState, createVisitKey } from '@/data/visitState';
import type { Family } from '@/domain/dashboard/figures';
import type { Learner } from '@/domain/learner/learner';
import { useHydrated } from '@/ui/loading/useHydrated';
import { useLazyModule } from '@/ui/loading/lazyModule';
import { useLearnerOfVisit } from './useVisitNotes';

/** A dashboard's learner: the one requested by the address, or the first by default. */
export interface DashboardLearner extends LearnerSource {
  readonly learner: Learner;
}

/** A dashboard's state, available even before its figures have loaded. */
export interface DashboardState {
  readonly loadState:
    | Exclude<LearnersReading, { state: 'ready' }>
    | { readonly state: 'ready'; readonly dashboard: DashboardLearner };
  /** True if the requested sample family can't be loaded; the default one is shown. */
  readonly familyFailed: boolean;
  /** True while the requested family loads; the default one is shown meanwhile. */
  readonly isFamilyLoading: boolean;
  /** The sample family named in the address, otherwise the default one. */
  readonly familyName: SampleFamilyName;
  /** Search parameters that links to other dashboards carry over, so that they show the same learner. */
  readonly carriedParams: Readonly<Record<string, string>>;
  /** Changes a search parameter of the current page. */
  readonly setParam: (name: 'child' | 'tab', value: string) => void;
}

/** Reads `?from=`, `?family=`, and `?child=`; missing or unknown values fall back to the defaults. */
export function useDashboard(): DashboardState {
  const [address, setAddress] = useSearchParams();
  // The prerendered page shows the default family, and the first render must match it.
  const hydrated = useHydrated();
  const other = useAskedFamily(address, hydrated);
  const lazy = useLazyModule(otherFamilyLoaders[other ?? 'off-course'], other !== null);
  const from = hydrated ? parseFrom(address, other) : null;
  const reading = useLearners(from, other !== null && lazy.state === 'ready' ? lazy.module : null);
  const asked = hydrated ? address.get('child') : null;
  const first = reading.state === 'ready' ? reading.source.family.children[0] : null;
  const found =
    reading.state === 'ready'
      ? (reading.source.family.children.find(({ profile }) => profile.id === asked) ?? first)
      : null;
  const scope =
    reading.state === 'ready' && found !== null ? learnerVisitKey(reading.source.family, found) : '';
  const learner = useLearnerOfVisit(found, scope);
  return {
    loadState:
      reading.state === 'ready' && learner !== null
        ? { state: 'ready', dashboard: { ...reading.source, learner } }
        : reading.state === 'ready'
          ? { state: 'loading' }
          : reading,
    familyFailed: other !== null && lazy.state === 'failed',
    isFamilyLoading: other !== null && lazy.state === 'waiting',
    familyName: other ?? 'two',
    carriedParams: {
      ...(from !== null && other === null && { from }),
      ...(other !== null && { family: other }),
      ...(learner !== null && found !== first && { child: learner.profile.id }),
    },
    setParam: (name, value) =>
      setAddress(
        (was) => {
          const next = new URLSearchParams(was);
          next.set(name, value);
          return next;
        },
        { preventScrollReset: true },
      ),
  };
}

const seenFamily = createVisitKey<OtherSampleFamilyName | null>();

/**
 * Returns the sample family named in the address. If the address names neither a family nor an origin, returns the family last
 * viewed in this visit, so that links within the site lead back to it, unless this device has figures of its own. Null for the
 * default family.
 */
function useAskedFamily(address: URLSearchParams, hydrated: boolean): OtherSampleFamilyName | null {
  const [seen, remember] = useVisitState<OtherSampleFamilyName | null>(seenFamily, null);
  const named = parseSampleFamilyName(address.get('family'));
  const isAsked = address.has('family') || address.has('from');
  useEffect(() => {
    if (isAsked) remember(() => named);
  }, [isAsked, named, remember]);
  if (!hydrated) return null;
  return isAsked ? named : detectLocalData() === 'none' ? seen : null;
}

/**
 * Returns the origin requested by the address, as `useLearners` expects it: `sample` if the address names a family, otherwise
 * `?from=`, or null.
 */
function parseFrom(address: URLSearchParams, family: OtherSampleFamilyName | null): string | null {
  if (family !== null || address.get('family') === 'two') return 'sample';
  return address.get('from');
}

/** Builds the query string that shows other figures on the same page: keeps the tab and drops the child. */
export function queryStringForLearnerSource(
  change: Readonly<Record<string, string>>,
  address: URLSearchParams,
): string {
  const tab = address.get('tab');
  const search = new URLSearchParams({ ...change, ...(tab !== null && { tab }) }).toString();
  return search === '' ? '' : `?${search}`;
}

/** Returns the key for state saved per learner during the visit. */
export function learnerVisitKey(family: Family, { profile }: Learner): string {
  return `${family.id}/${profile.id}`;
}
