import type { StudentRecord } from '@/data/record/api';
import { readPracticeFacts } from '@/data/practiceFacts';
import type { TopicMastery } from './topicMastery';

export const readTopicMastery = async (record: StudentRecord): Promise<TopicMastery> =>
  (await readPracticeFacts(record, Date.now())).skillProfile.topics;
