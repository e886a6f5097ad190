import { expect, test } from 'vitest';
import { topicsOfSection } from '@/domain/plan/topics/topics';
import { otherLevelText, topicMapTitle } from '@/features/practice/math/mathPracticeText';
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
  expect(mathTopicGroups('upper').flatMap(({ otherTopics }) => otherTopics)).toEqual([]);
});

test('the map of the Middle Level names the topic that only the Upper Level has', () => {
  const groups = mathTopicGroups('middle');
  expect(groups.flatMap(({ topics }) => topics)).toHaveLength(19);
  const others = groups.flatMap(({ label, otherTopics }) =>
    otherTopics.map((topic) => [label, topic.label, otherLevelText(topic.id)]),
  );
  expect(others).toEqual([['Geometry', 'Coordinate plane', 'Upper Level only']]);
  expect(topicMapTitle('middle')).toBe('The 19 Topics');
});
