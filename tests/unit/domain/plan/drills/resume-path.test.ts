import { expect, test } from 'vitest';
import { resumePath } from '@/domain/plan/drills/resume-path';
import { pathOf } from '@/site';

test.each([
  ['diagnostic', pathOf('freeTest')],
  ['half-verbal', pathOf('demiTest')],
  ['reading-science', pathOf('readingTest')],
  ['form-a', pathOf('fullLengthTest', { search: { form: 'a' } })],
  ['middle-diagnostic', pathOf('freeTest', { search: { level: 'middle' } })],
  ['middle-reading-science', pathOf('readingTest', { search: { level: 'middle' } })],
  [
    'middle-b-reading',
    pathOf('fullLengthTest', { search: { form: 'b', section: 'reading', level: 'middle' } }),
  ],
  ['form-b-reading', pathOf('fullLengthTest', { search: { form: 'b', section: 'reading' } })],
  // A plan that the site doesn't have, whatever its name.
  ['constructor', pathOf('readingTest')],
  ['__proto__', pathOf('readingTest')],
])('a test of the plan %s continues at %s', (planId, path) => expect(resumePath(planId)).toBe(path));
