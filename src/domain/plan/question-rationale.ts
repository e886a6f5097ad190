/** Why a drill asks an item: the facts behind "Why this question?". */
import type { TopicId } from './topic-ids';
import type { Form } from '@/domain/exam/form';
import { type Difficulty, type Item, itemRef } from '@/domain/exam/item';
import type { IsoDay } from '@/lib/calendar';
import { correctProbability, type ResponseCounts, type SkillProfile } from './ability';
import type { LastSeen } from './last-seen';
import { dueMistakes, type Mistake } from './error-log';
import { topicIdOf } from './topics';

export interface QuestionRationale {
  readonly topic: TopicId;
  /** How hard the item is, by its authors' judgment. */
  readonly difficulty: Difficulty;
  /** The mistake that this question recalls; null where it recalls none. */
  readonly recalls: Mistake | null;
  /** When the student last saw the item, in epoch milliseconds, 0 where it isn't known when; null for a new one. */
  readonly seenAtMs: number | null;
  /** How likely a right answer is, from 0 to 1; null where too little is known of the section to say. */
  readonly chance: number | null;
  /** First responses to the topic; null where there are none, or those of its section are too few or too old. */
  readonly topicSoFar: ResponseCounts | null;
}

/** The entry of the error log that an item recalls in the form of a drill; null where it recalls none. */
export function recalledMistakeId({ parts }: Form, item: Item): string | null {
  const ref = itemRef(item);
  for (const part of parts) {
    if (part.kind !== 'section') continue;
    const place = part.items.indexOf(ref);
    if (place === -1) continue;
    return part.recalls?.[place] ?? null;
  }
  return null;
}

export function questionRationale(
  item: Item,
  {
    mistake,
    seen,
    standing,
    today,
  }: {
    /** The entry of the error log that the item recalls, or else its own; undefined where there is none. */
    readonly mistake: Mistake | undefined;
    readonly seen: LastSeen;
    readonly standing: SkillProfile;
    readonly today: IsoDay;
  },
): QuestionRationale {
  const topic = topicIdOf(item);
  const known = standing.topics.get(topic);
  const isKnown = standing.sections[item.section].state === 'known';
  return {
    topic,
    difficulty: item.difficulty,
    recalls: mistake !== undefined && dueMistakes([mistake], today).length > 0 ? mistake : null,
    seenAtMs: seen.get(item.id) ?? null,
    chance: isKnown ? correctProbability(standing.abilityIn(topic), item.difficulty) : null,
    topicSoFar: known?.state === 'known' ? { right: known.right, responses: known.responses } : null,
  };
}
