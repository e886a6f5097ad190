import { expect, test } from 'vitest';
import { fullFormIds } from '@/domain/exam/test/blueprint';
import { type TopicGroup, topicGroupOf, topicGroups } from '@/domain/exam/report/topic-results';
import { minTopicResponses } from '@/domain/exam/report/min-topic-responses';
import { files } from './bank-content';

test.each(fullFormIds)('%s has enough questions on every topic group for a report, except data', (form) => {
  const items = files
    .filter(({ name }) => name.startsWith(`${form}/`) && !name.endsWith('experimental'))
    .flatMap((file) => file.items);
  const groups = Object.keys(topicGroups).filter((key): key is TopicGroup => key in topicGroups);
  const few = groups.filter(
    (group) => items.filter((item) => topicGroupOf(item) === group).length < minTopicResponses,
  );
  expect(few).toEqual(['data']);
});
