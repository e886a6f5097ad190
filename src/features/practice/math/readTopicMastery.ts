import { readPracticeFacts } from '@/data/practiceFacts';
import { preloadReading } from '@/data/record/useRecordFacts';
import type { TopicMastery } from './topicMastery';

/** What is known of the topics of math. */
export const readTopicMastery = preloadReading(
  async (record): Promise<TopicMastery> => (await readPracticeFacts(record, Date.now())).standing.topics,
);
