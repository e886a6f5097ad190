import { readPracticeFacts } from '@/data/practiceFacts';
import { preloadRecordRead } from '@/data/record/useRecordFacts';
import type { TopicMastery } from './topicMastery';

export const readTopicMastery = preloadRecordRead(
  async (record): Promise<TopicMastery> => (await readPracticeFacts(record, Date.now())).skillProfile.topics,
);
