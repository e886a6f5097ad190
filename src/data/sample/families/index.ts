import type { SampleFamily } from '@/data/sample/child';
import { firstWeek } from './first-week';
import { longYear } from './long-year';
import { offCourse } from './off-course';
import { oneTest } from './one-test';

/** The sample families beside the usual one, by their names in the address. */
export const families = {
  'off-course': offCourse,
  'first-week': firstWeek,
  'one-test': oneTest,
  'long-year': longYear,
} as const satisfies Readonly<Record<string, SampleFamily>>;

export type OtherFamily = keyof typeof families;
