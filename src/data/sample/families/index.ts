import type { SampleChild, SampleFamily } from '@/data/sample/child';
import { firstWeek } from './first-week';
import { longYear } from './long-year';
import { offCourse } from './off-course';
import { oneTest } from './one-test';

/** The sample families beside the usual one, by their names in the address; `pattern` is a child whose weeks may be repeated. */
export const familiesLike = (pattern: SampleChild) =>
  ({
    'off-course': offCourse,
    'first-week': firstWeek,
    'one-test': oneTest,
    'long-year': longYear(pattern),
  }) as const satisfies Readonly<Record<string, SampleFamily>>;

export type OtherFamily = keyof ReturnType<typeof familiesLike>;
