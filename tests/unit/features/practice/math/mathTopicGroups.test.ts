import { expect, test } from 'vitest';
import { topicsOfSection } from '@/domain/plan/topics/topics';
import { mathTopicGroups } from '@/features/practice/math/mathTopicGroups';

test('the map lists each of the twenty topics once, in five groups', () => {
  expect(mathTopicGroups('upper').map(({ label }) => label)).toEqual([
    'Whole numbers',
    'Fractions, ratio, and percent',
    'Algebra and word problems',
    'Geometry',
    'Data and probability',
  ]);
  const topics = mathTopicGroups('upper').flatMap((group) => group.topics.map(({ id }) => id));
  expect(topics.toSorted()).toEqual(
    topicsOfSection('quantitative', 'upper')
      .map(({ id }) => id)
      .toSorted(),
  );
});
