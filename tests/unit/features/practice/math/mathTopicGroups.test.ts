/** The map of math topics and its text. */
import { expect, test } from 'vitest';
import { topicsOfSection } from '@/domain/plan/topics/topics';
import { mathTopicGroups } from '@/features/practice/math/mathTopicGroups';
import { masteryEstimateText, insufficientDataText } from '@/features/practice/masteryText';
import { tally } from '../../../domain/plan/sample-practice';

test('the map lists each of the twenty topics once, in five groups', () => {
  expect(mathTopicGroups.map(({ label }) => label)).toEqual([
    'Whole numbers',
    'Fractions, ratio, and percent',
    'Algebra and word problems',
    'Geometry',
    'Data and probability',
  ]);
  const topics = mathTopicGroups.flatMap((group) => group.topics.map(({ id }) => id));
  expect(topics.toSorted()).toEqual(
    topicsOfSection('quantitative')
      .map(({ id }) => id)
      .toSorted(),
  );
});

test.each([
  [undefined, 'No answers yet'],
  [{ state: 'not-enough', ...tally(1, 1) }, '1 answer so far'],
  [{ state: 'not-recent', ...tally(12, 1) }, '12 answers so far'],
  [
    { state: 'known', ...tally(12, 8), ability: 0, share: 0.634, range: { low: 0.5, high: 0.755 } },
    '63%, likely between 50% and 76%',
  ],
] as const)('describes %j', (known, words) => expect(masteryEstimateText(known)).toBe(words));

test.each([
  [undefined, 'Not enough data: 0 of 8 answers'],
  [{ state: 'not-enough', ...tally(2, 1) }, 'Not enough data: 2 of 8 answers'],
  [{ state: 'not-recent', ...tally(12, 1) }, 'Not enough recent data, 12 answers in all'],
] as const)('describes a section with %j', (known, words) => expect(insufficientDataText(known)).toBe(words));
