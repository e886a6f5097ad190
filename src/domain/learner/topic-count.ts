/** Answer counts by topic, of all questions and of new ones, and the accuracy of the new ones. */
import type { TopicId } from '@/domain/plan/topics/topic-ids';
import type { ScoredSection } from '@/domain/exam/test/scored-sections';
import { topicName, findTopic } from '@/domain/plan/topics/topics';
import { assertPresent } from '@/lib/assert';
import { formatCount, formatNumber } from '@/lib/text/format';

/** Numbers of answers. Blanks aren't answers. */
export interface AnswerTally {
  readonly answered: number;
  readonly right: number;
}

export interface TopicCount extends AnswerTally {
  readonly topic: TopicId;
  /**
   * The answers among them to questions that the learner had met before; absent if all were new. They count as work, but not toward
   * accuracy.
   */
  readonly repeats?: AnswerTally;
}

/** A session or a test. */
export interface WithTopicCounts {
  readonly topics: readonly TopicCount[];
}

const known = (topic: TopicId) => assertPresent(findTopic(topic), 'every id of a topic has a topic');

export const sectionOfTopic = (topic: TopicId): ScoredSection => known(topic).section;

/** Returns the topic's name on dashboards, such as "Percent" or "Analogies: degree". */
export const topicLabel = (topic: TopicId): string => topicName(known(topic));

const noAnswers: AnswerTally = { answered: 0, right: 0 };

const plus = (one: AnswerTally, other: AnswerTally): AnswerTally => ({
  answered: one.answered + other.answered,
  right: one.right + other.right,
});

const newIn = ({ answered, right, repeats = noAnswers }: TopicCount): AnswerTally => ({
  answered: answered - repeats.answered,
  right: right - repeats.right,
});

/** Counts all answers, as a measure of work. */
export function countAnswers(sittings: readonly WithTopicCounts[]): AnswerTally {
  return sittings.flatMap(({ topics }) => topics).reduce<AnswerTally>(plus, noAnswers);
}

/** Counts the answers to new questions, on which accuracy is based: a repeated question may be right from memory. */
export function countNewAnswers(sittings: readonly WithTopicCounts[]): AnswerTally {
  return sittings.flatMap(({ topics }) => topics.map(newIn)).reduce(plus, noAnswers);
}

/** Returns the accuracy in percent, unrounded; null, not 0, if nothing was solved. */
export function accuracyPercent({ answered, right }: AnswerTally): number | null {
  return answered === 0 ? null : (100 * right) / answered;
}

/** "14 of 28 right", or "14 of 28 new questions right" if other answers were repeats; null without answers to new questions. */
export function accuracyBasisText(sittings: readonly WithTopicCounts[]): string | null {
  const { answered, right } = countNewAnswers(sittings);
  if (answered === 0) return null;
  const hasRepeats = countAnswers(sittings).answered > answered;
  return `${formatNumber(right)} of ${hasRepeats ? formatCount(answered, 'new question') : formatNumber(answered)} right`;
}

/** Adds up the counts of each topic, in order of first appearance. */
export function countAnswersByTopic(sittings: readonly WithTopicCounts[]): readonly TopicCount[] {
  const byTopic = new Map<TopicId, TopicCount>();
  for (const count of sittings.flatMap(({ topics }) => topics)) {
    const { topic } = count;
    const before = byTopic.get(topic);
    const repeats = plus(before?.repeats ?? noAnswers, count.repeats ?? noAnswers);
    byTopic.set(topic, {
      topic,
      ...plus(before ?? noAnswers, count),
      ...(repeats.answered > 0 && { repeats }),
    });
  }
  return [...byTopic.values()];
}

/** Adds up the answers to new questions by topic. Omits topics without any. */
export function countNewAnswersByTopic(
  sittings: readonly WithTopicCounts[],
): readonly (AnswerTally & Pick<TopicCount, 'topic'>)[] {
  return countAnswersByTopic(sittings)
    .map((count) => ({ topic: count.topic, ...newIn(count) }))
    .filter(({ answered }) => answered > 0);
}
