import type { SampleFamily } from './sampleChild';
import type { OtherFamilyName } from './families';
import { maya } from './maya';
import { theo } from './theo';

export type { OtherFamilyName as OtherFamily } from './families';

/** The sample family that every dashboard shows by default: two children on course. */
export const defaultSampleFamily: SampleFamily = {
  id: 'two',
  children: [maya, theo],
};

// It is given the child that is here already: if it imported her, it would be told to fetch this file and all that this needs.
const other = (name: OtherFamilyName) => async () =>
  (await import('./families')).buildOtherFamilies(maya)[name];

/** The other sample families, for demonstrations, under their names in the address; they are fetched when one is asked for. */
export const otherFamilyLoaders = {
  'off-course': other('off-course'),
  'first-week': other('first-week'),
  'one-test': other('one-test'),
  'long-year': other('long-year'),
} as const satisfies Readonly<Record<OtherFamilyName, () => Promise<SampleFamily>>>;

/** The names of all sample families, the usual one first. */
export type SampleFamilyName = 'two' | OtherFamilyName;

/** The sample family that an address asks for; null for the usual one and for anything unknown. */
export function parseFamilyName(text: string | null): OtherFamilyName | null {
  return names.find((name) => name === text) ?? null;
}

const names = [
  'off-course',
  'first-week',
  'one-test',
  'long-year',
] as const satisfies readonly OtherFamilyName[];
