import { readPracticeFacts } from '@/data/practiceFacts';
import type { StudentRecord } from '@/data/record/api';
import type { SkillEstimate } from '@/domain/plan/ability/ability';
import type { TopicId } from '@/domain/plan/topics/topic-ids';

/** The student's mastery of each math topic, without topics that were never asked. */
export type TopicMastery = ReadonlyMap<TopicId, SkillEstimate>;

export const readTopicMastery = async (record: StudentRecord): Promise<TopicMastery> =>
  (await readPracticeFacts(record, Date.now())).skillProfile.topics;
