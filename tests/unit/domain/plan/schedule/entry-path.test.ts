/** The address that starts an entry of a plan. */
import { expect, test } from 'vitest';
import { entryPath } from '@/domain/plan/schedule/entry-path';
import type { PlanActivity } from '@/domain/plan/schedule/study-plan';
import { pathOf } from '@/site';

test.each<[PlanActivity, number, string]>([
  [{ kind: 'words' }, 5, '/ssat-verbal-practice-app?minutes=5'],
  [{ kind: 'mistakes' }, 5, '/section-study?practice=mistakes&questions=5'],
  [{ kind: 'practice', section: 'quantitative' }, 20, '/section-study?practice=quantitative&questions=11'],
  [{ kind: 'essay' }, 30, '/ssat-writing-test'],
  [{ kind: 'checkpoint', test: 'diagnostic' }, 60, pathOf('freeTest')],
  [{ kind: 'checkpoint', test: 'verbal' }, 20, '/ssat-verbal-practice/demi-test'],
  [{ kind: 'checkpoint', test: 'reading' }, 45, '/ssat-reading-full-test'],
  [{ kind: 'full-test', form: 'form-a' }, 190, '/full-length-test?form=a'],
  [{ kind: 'full-test', form: 'middle-b' }, 190, '/full-length-test?form=b&level=middle'],
])('%o for %d minutes starts at %s', (activity, minutes, path) => {
  expect(entryPath({ activity, minutes })).toBe(path);
});
