import type { TopicId } from '@/domain/plan/topic-ids';
import type { SkillEstimate } from '@/domain/plan/ability';

/** What is known of the topics; one that was never asked is missing. */
export type TopicMastery = ReadonlyMap<TopicId, SkillEstimate>;
