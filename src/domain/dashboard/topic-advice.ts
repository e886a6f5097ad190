/** Advice on a topic, provided by the data layer. */
export interface TopicAdvice {
  readonly student: string;
  readonly parent: string;
}

export type AdviceByTopic = Readonly<Partial<Record<TopicId, TopicAdvice>>>;
import type { TopicId } from '@/domain/plan/topics/topic-ids';
