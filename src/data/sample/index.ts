import type { SampleFamily } from './sampleChild';
import type { OtherSampleFamilyName } from './families';
import { mayaSampleChild } from './mayaSampleChild';
import { theoSampleChild } from './theoSampleChild';

export type { OtherSampleFamilyName } from './families';

/** The default sample family of all dashboards: two children on track. */
export const defaultSampleFamily: SampleFamily = {
  id: 'two',
  children: [mayaSampleChild, theoSampleChild],
};

// Passes the child as an argument: importing her there would make that chunk depend on this file and all its imports.
const other = (name: OtherSampleFamilyName) => async () =>
  (await import('./families')).buildOtherFamilies(mayaSampleChild)[name];

/** Loaders of the additional sample families for demonstrations, by their names in the URL. */
export const otherFamilyLoaders = {
  'off-course': other('off-course'),
  'first-week': other('first-week'),
  'one-test': other('one-test'),
  'long-year': other('long-year'),
  'middle-level': other('middle-level'),
} as const satisfies Readonly<Record<OtherSampleFamilyName, () => Promise<SampleFamily>>>;

/** The names of all sample families, the default first. */
export type SampleFamilyName = 'two' | OtherSampleFamilyName;

/** Parses a sample family's name from a URL; null for the default and for unknown names. */
export function parseSampleFamilyName(text: string | null): OtherSampleFamilyName | null {
  return names.find((name) => name === text) ?? null;
}

const names = [
  'off-course',
  'first-week',
  'one-test',
  'long-year',
  'middle-level',
] as const satisfies readonly OtherSampleFamilyName[];
