import type { Known } from '@/domain/plan/ability';
import type { TopicId } from '@/domain/plan/topics';

/** What untimed practice tells of the topics; one that was never asked is missing. */
export type MathStanding = ReadonlyMap<TopicId, Known>;
