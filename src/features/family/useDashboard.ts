import { useSearchParams } from 'react-router-dom';
import { type FamilySource, useFamily } from '@/data/family';
import { type FamilyName, otherFamilies, parseFamily } from '@/data/sample';
import type { Family, ChildRecord } from '@/domain/dashboard/records';
import { useHydrated } from '@/ui/page/useHydrated';
import { useLazyModule } from '@/ui/loading/useLazyModule';

/** What a dashboard shows: the family and the child that the address asks for, the usual ones where it asks for none. */
export interface Dashboard extends FamilySource {
  readonly record: ChildRecord;
  /** The family that was asked for can't be fetched now; the usual one is shown. */
  readonly failed: boolean;
  /** The sample family that the address names. */
  readonly familyName: FamilyName;
  /** What a link to another dashboard carries along, so that it shows the same child of the same family. */
  readonly carried: Readonly<Record<string, string>>;
  /** Shows the same page with something else in its address. */
  readonly turnTo: (name: 'child' | 'tab', value: string) => void;
}

/** Reads `?family=` and `?child=`; what they don't name, or name wrongly, is the first. */
export function useDashboard(): Dashboard {
  const [address, setAddress] = useSearchParams();
  // The prerendered page shows the usual family; the first render has to be the same.
  const hydrated = useHydrated();
  const other = hydrated ? parseFamily(address.get('family')) : null;
  const lazy = useLazyModule(otherFamilies[other ?? 'off-course'], other !== null);
  const source = useFamily(other !== null && lazy.state === 'ready' ? lazy.module : null);
  const [first] = source.family.children;
  const asked = hydrated ? address.get('child') : null;
  const record = source.family.children.find(({ child }) => child.id === asked) ?? first;
  return {
    ...source,
    record,
    failed: other !== null && lazy.state === 'failed',
    familyName: other ?? 'two',
    carried: {
      ...(other !== null && { family: other }),
      ...(record !== first && { child: record.child.id }),
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

/** What the same page has in its address for another family: the tab stays, the child is the first. */
export function searchFor(family: FamilyName, address: URLSearchParams): string {
  const tab = address.get('tab');
  const search = new URLSearchParams({
    ...(family !== 'two' && { family }),
    ...(tab !== null && { tab }),
  }).toString();
  return search === '' ? '' : `?${search}`;
}

/** Under which name the state of a visit is kept that belongs to one child of one family. */
export function visitScope(family: Family, { child }: ChildRecord): string {
  return `${family.id}/${child.id}`;
}
