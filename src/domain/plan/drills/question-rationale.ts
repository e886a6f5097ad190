/** The reasons a drill picked an item: the data behind "Why this question?". */
import type { TopicId } from '@/domain/plan/topics/topic-ids';
import type { TestForm } from '@/domain/exam/test/form';
import { type Difficulty, type Item, itemRef } from '@/domain/exam/items/item';
import type { IsoDay } from '@/lib/dates/calendar';
import { correctProbability, type ResponseCounts, type SkillProfile } from '@/domain/plan/ability/ability';
import { dueMistakes, type Mistake } from '@/domain/plan/mistakes/error-log';
import { topicIdOf } from '@/domain/plan/topics/topics';

export interface QuestionRationale {
  readonly topic: TopicId;
  /** The authors' judgment. */
  readonly difficulty: Difficulty;
  /** The due mistake that this question retests; null if there is none. */
  readonly recalls: Mistake | null;
  /** The day on which the student last answered the item; null for a new one. */
  readonly seenOn: IsoDay | null;
  /** The probability of a right answer, from 0 to 1; null with too little data on the section. */
  readonly chance: number | null;
  /** First responses to the topic; null if there are none or the section has too few recent ones. */
  readonly topicSoFar: ResponseCounts | null;
}

/** Returns the id of the mistake that a drill's item retests; null if there is none. */
export function recalledMistakeId({ parts }: TestForm, item: Item): string | null {
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
    seenDays,
    skillProfile,
    today,
  }: {
    /** The mistake that the item retests, or else the item's own entry in the error log. */
    readonly mistake: Mistake | undefined;
    /** By item id. */
    readonly seenDays: ReadonlyMap<string, IsoDay>;
    readonly skillProfile: SkillProfile;
    readonly today: IsoDay;
  },
): QuestionRationale {
  const topic = topicIdOf(item);
  const known = skillProfile.topics.get(topic);
  const isKnown = skillProfile.sections[item.section].state === 'known';
  return {
    topic,
    difficulty: item.difficulty,
    recalls: mistake !== undefined && dueMistakes([mistake], today).length > 0 ? mistake : null,
    seenOn: seenDays.get(item.id) ?? null,
    chance: isKnown ? correctProbability(skillProfile.abilityIn(topic), item.difficulty) : null,
    topicSoFar: known?.state === 'known' ? { right: known.right, responses: known.responses } : null,
  };
}
