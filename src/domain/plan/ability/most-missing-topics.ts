import type { PracticeTopic } from '@/domain/plan/topics/topics';
import type { TopicId } from '@/domain/plan/topics/topic-ids';
import type { SkillEstimate } from './ability';

/**
 * Sorts topics by expected missed questions on a test, most first. Topics without enough data come last, in their given order.
 * @param known estimates by topic; absent topics count as unknown
 */
export function sortByExpectedMisses(
  topics: readonly PracticeTopic[],
  known: ReadonlyMap<TopicId, SkillEstimate>,
): readonly PracticeTopic[] {
  const missing = ({ id, onTest }: PracticeTopic) => {
    const own = known.get(id);
    return own?.state === 'known' ? onTest * (1 - own.share) : -1;
  };
  return topics.toSorted((a, b) => missing(b) - missing(a));
}
