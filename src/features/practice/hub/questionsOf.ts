import type { TopicId } from '@/domain/plan/topics';

/** How many questions practice has of each topic; Infinity where they don't run out. */
export type QuestionsOfTopics = ReadonlyMap<TopicId, number>;
