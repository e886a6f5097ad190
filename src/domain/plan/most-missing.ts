/** Where the points are: topics by what a student would miss of them on a test. */
import type { Known } from './ability';
import type { PracticeTopic, TopicId } from './topics';

/**
 * The topics with the most questions that a student would miss first; those of which too little is known stand last, in their order.
 * @param known what is known of each topic; one that is absent is not known
 */
export function mostMissingFirst(
  topics: readonly PracticeTopic[],
  known: ReadonlyMap<TopicId, Known>,
): readonly PracticeTopic[] {
  const missing = ({ id, onTest }: PracticeTopic) => {
    const own = known.get(id);
    return own?.state === 'known' ? onTest * (1 - own.share) : -1;
  };
  return topics.toSorted((a, b) => missing(b) - missing(a));
}
