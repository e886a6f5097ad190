import { expect, test } from 'vitest';
import type { ScoredSection } from '@/domain/exam/test/scored-sections';
import type { Standing } from '@/domain/plan/ability/standing';
import {
  ageText,
  estimateText,
  gainText,
  practiceText,
  type SectionHeadText,
  sectionHeadText,
} from '@/features/practice/topics/standingText';
import { dayMs, nowMs } from '../../../domain/plan/sample-practice';

const shown = { share: 0.734, range: { low: 0.681, high: 0.785 } };

test.each<[ScoredSection, Standing, SectionHeadText]>([
  ['verbal', { kind: 'none' }, { figure: null, line: 'Your range appears after 8 answers.' }],
  [
    'verbal',
    { kind: 'few', responses: 3 },
    { figure: null, line: '3 of 8 answers until your range appears' },
  ],
  ['verbal', { kind: 'fresh', ...shown }, { figure: '41\u00A0to\u00A047', line: 'likely today' }],
  ['quantitative', { kind: 'fresh', ...shown }, { figure: '34\u00A0to\u00A039', line: 'likely today' }],
  // A range narrower than a question is one number.
  [
    'reading',
    { kind: 'fresh', share: 0.75, range: { low: 0.749, high: 0.751 } },
    { figure: '30', line: 'likely today' },
  ],
  [
    'verbal',
    { kind: 'old', ...shown, asOfMs: nowMs - 350 * dayMs },
    { figure: '41\u00A0to\u00A047', line: 'from 11 months ago' },
  ],
])('%s with %j', (section, standing, words) => {
  expect(sectionHeadText('upper', section, standing, nowMs)).toEqual(words);
});

test.each([
  [0.02, 'under 1 point'],
  [0.49, 'under 1 point'],
  [0.5, 'about +1 point'],
  [1.4, 'about +1 point'],
  [2.6, 'about +3 points'],
])('a gain of %d points', (points, words) => expect(gainText(points)).toBe(words));

test('an estimate in words', () => {
  expect(estimateText(shown)).toBe('73%, likely between 68% and 79%');
});

test('a clock that was set back makes nothing of the future', () => {
  expect(ageText(nowMs + dayMs, nowMs)).toBe('from today');
});

test.each([
  [10, Infinity, 'Practice 10 questions'],
  [10, 10, 'Practice 10 questions'],
  [10, 9, 'Practice 9, all we have'],
])('a row asked for %i of %i questions', (requested, available, words) => {
  expect(practiceText(requested, available)).toBe(words);
});
