import type { TopicId } from '@/domain/plan/topics/topic-ids';
import type { SkillEstimate } from '@/domain/plan/ability/ability';

/** The student's mastery of each math topic, without topics that were never asked. */
export type TopicMastery = ReadonlyMap<TopicId, SkillEstimate>;
