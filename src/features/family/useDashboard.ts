import { useEffect } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useLearners } from '@/data/learners/useLearners';
import type { LearnersReading, LearnerSource } from '@/data/learners/learnerSource';
import { findLocalFigures } from '@/data/record/recordMark';
import { type SampleFamilyName, type OtherFamily, otherFamilyLoaders, parseFamilyName } from '@/data/sample';
import { useVisitState, createVisitKey } from '@/data/visitState';
import type { Family } from '@/domain/dashboard/figures';
import type { LearnerRecord } from '@/domain/learner/learner-record';
import { useHydrated } from '@/ui/page/useHydrated';
import { useLazyModule } from '@/ui/loading/useLazyModule';

/** The learner that a dashboard shows: the one that the address asks for, the first one where it asks for none. */
export interface Dashboard extends LearnerSource {
  readonly record: LearnerRecord;
}

/** What a dashboard's frame knows before the figures have come. */
export interface DashboardState {
  readonly reading:
    | Exclude<LearnersReading, { state: 'ready' }>
    | { readonly state: 'ready'; readonly dashboard: Dashboard };
  /** The sample family that was asked for can't be fetched now; the usual one is shown. */
  readonly familyFailed: boolean;
  /** It is being fetched, and the usual one is shown as long. */
  readonly familyIsComing: boolean;
  /** The sample family that the address names. */
  readonly familyName: SampleFamilyName;
  /** The part of the address that a link to another dashboard carries along, so that it shows the same learner. */
  readonly carried: Readonly<Record<string, string>>;
  /** Shows the same page with something else in its address. */
  readonly turnTo: (name: 'child' | 'tab', value: string) => void;
}

/** Reads `?from=`, `?family=` and `?child=`; where they name nothing, or nothing that is known, the usual is shown. */
export function useDashboard(): DashboardState {
  const [address, setAddress] = useSearchParams();
  // The prerendered page shows the usual family; the first render has to be the same.
  const hydrated = useHydrated();
  const other = useAskedFamily(address, hydrated);
  const lazy = useLazyModule(otherFamilyLoaders[other ?? 'off-course'], other !== null);
  const from = hydrated ? parseFrom(address, other) : null;
  const reading = useLearners(from, other !== null && lazy.state === 'ready' ? lazy.module : null);
  const asked = hydrated ? address.get('child') : null;
  const first = reading.state === 'ready' ? reading.source.family.children[0] : null;
  const record =
    reading.state === 'ready'
      ? (reading.source.family.children.find(({ profile }) => profile.id === asked) ?? first)
      : null;
  return {
    reading:
      reading.state === 'ready' && record !== null
        ? { state: 'ready', dashboard: { ...reading.source, record } }
        : reading.state === 'ready'
          ? { state: 'loading' }
          : reading,
    familyFailed: other !== null && lazy.state === 'failed',
    familyIsComing: other !== null && lazy.state === 'waiting',
    familyName: other ?? 'two',
    carried: {
      ...(from !== null && other === null && { from }),
      ...(other !== null && { family: other }),
      ...(record !== null && record !== first && { child: record.profile.id }),
    },
    turnTo: (name, value) =>
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

const seenFamily = createVisitKey<OtherFamily | null>();

/**
 * The sample family that the address names. Where it names nobody, the one that was looked at last in this visit: a link of the site
 * leads back to it. Whoever has figures here sees those.
 */
function useAskedFamily(address: URLSearchParams, hydrated: boolean): OtherFamily | null {
  const [seen, remember] = useVisitState<OtherFamily | null>(seenFamily, null);
  const named = parseFamilyName(address.get('family'));
  const isAsked = address.has('family') || address.has('from');
  useEffect(() => {
    if (isAsked) remember(() => named);
  }, [isAsked, named, remember]);
  if (!hydrated) return null;
  return isAsked ? named : findLocalFigures() === 'none' ? seen : null;
}

/** Whose figures an address asks for, as `useLearners` takes it; a family is one of the sample's. */
function parseFrom(address: URLSearchParams, family: OtherFamily | null): string | null {
  if (family !== null || address.get('family') === 'two') return 'sample';
  return address.get('from');
}

/** The address of the same page from another origin: the tab stays, the child is the first. */
export function originSearch(change: Readonly<Record<string, string>>, address: URLSearchParams): string {
  const tab = address.get('tab');
  const search = new URLSearchParams({ ...change, ...(tab !== null && { tab }) }).toString();
  return search === '' ? '' : `?${search}`;
}

/** The name under which the state of a visit is saved that belongs to one learner. */
export function visitScope(family: Family, { profile }: LearnerRecord): string {
  return `${family.id}/${profile.id}`;
}
