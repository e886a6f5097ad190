/** Why a drill asks an item: the facts behind "Why this question?". */
import type { Item } from '@/domain/exam/item';
import type { IsoDay } from '@/lib/calendar';
import { chanceOfRight, type Standing } from './ability';
import type { LastSeen } from './last-seen';
import { dueOn, type Mistake } from './mistakes';
import { topicIdOf, type TopicId } from './topics';

export interface WhyAsked {
  readonly topic: TopicId;
  /** The mistake that this question recalls; null where it recalls none. */
  readonly recalls: Mistake | null;
  /** When the student last saw the item, in epoch milliseconds, 0 where it isn't known when; null for a new one. */
  readonly seenAtMs: number | null;
  /** How likely a right answer is, from 0 to 1; null where too little is known of the section to say. */
  readonly chance: number | null;
  /** First responses to the topic, and how many of them were right; null under eight. */
  readonly topicSoFar: { readonly right: number; readonly responses: number } | null;
}

export function whyAsked(
  item: Item,
  {
    mistake,
    seen,
    standing,
    today,
  }: {
    /** The entry of the error log for the item, undefined where there is none. */
    readonly mistake: Mistake | undefined;
    readonly seen: LastSeen;
    readonly standing: Standing;
    readonly today: IsoDay;
  },
): WhyAsked {
  const topic = topicIdOf(item);
  const known = standing.topics.get(topic);
  const isKnown = standing.sections[item.section].state === 'known';
  return {
    topic,
    recalls: mistake !== undefined && dueOn([mistake], today).length > 0 ? mistake : null,
    seenAtMs: seen.get(item.id) ?? null,
    chance: isKnown ? chanceOfRight(standing.abilityIn(item.section, topic), item.difficulty) : null,
    topicSoFar: known?.state === 'known' ? { right: known.right, responses: known.responses } : null,
  };
}
