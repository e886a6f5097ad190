import type { SampleChild, SampleFamily } from '@/data/sample/sampleChild';
import { firstWeekFamily } from './first-week';
import { buildLongYearFamily } from './long-year';
import { middleLevelFamily } from './middle-level';
import { offCourseFamily } from './off-course';
import { oneTestFamily } from './one-test';

/**
 * Builds the additional sample families, by their names in the URL. `pattern` is the child whose plan and weeks the long year
 * repeats.
 */
export const buildOtherFamilies = (pattern: SampleChild) =>
  ({
    'off-course': offCourseFamily,
    'first-week': firstWeekFamily,
    'one-test': oneTestFamily,
    'long-year': buildLongYearFamily(pattern),
    'middle-level': middleLevelFamily,
  }) as const satisfies Readonly<Record<string, SampleFamily>>;

export type OtherSampleFamilyName = keyof ReturnType<typeof buildOtherFamilies>;
