import { readPracticeFacts } from '@/data/practiceFacts';
import { preloadReading } from '@/data/record/useRecordFacts';
import type { TopicMastery } from './topicMastery';

export const readTopicMastery = preloadReading(
  async (record): Promise<TopicMastery> => (await readPracticeFacts(record, Date.now())).skillProfile.topics,
);
