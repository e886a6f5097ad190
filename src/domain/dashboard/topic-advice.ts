/** What helps with a topic, as the data layer provides it. */

/** What helps with a topic. */
export interface TopicAdvice {
  /** For the one who practices. */
  readonly student: string;
  /** For the one who asks about it at dinner. */
  readonly parent: string;
}

export type AdviceByTopic = Readonly<Partial<Record<TopicId, TopicAdvice>>>;
import type { TopicId } from '@/domain/plan/topic-ids';
