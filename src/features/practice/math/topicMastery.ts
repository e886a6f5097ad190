import type { TopicId } from '@/domain/plan/topics/topic-ids';
import type { SkillEstimate } from '@/domain/plan/ability/ability';

/** Topics that were never asked are missing. */
export type TopicMastery = ReadonlyMap<TopicId, SkillEstimate>;
