/** Advice on a topic, worded for the student and for a parent. The data layer provides it. */
export interface TopicAdvice {
  readonly student: string;
  readonly parent: string;
}

export type AdviceByTopic = Readonly<Partial<Record<TopicId, TopicAdvice>>>;
import type { TopicId } from '@/domain/plan/topics/topic-ids';
