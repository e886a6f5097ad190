/** Draws the passages and questions of a reading drill. */
import { questionsPerPassage } from '@/domain/exam/items/passage-questions';
import { seededRandom } from '@/lib/random';
import { correctProbability } from '@/domain/plan/ability/ability';
import type { ItemMetadata } from '@/domain/plan/topics/item-facts';
import type { PracticeTopic } from '@/domain/plan/topics/topics';
import { type DrawOptions, canPracticeItem, targetSuccessRate } from './draw-mixed';

/** A passage and its matching questions, in file order. Passages of lower rank are drawn first. */
interface PassageChoice {
  readonly passage: string;
  readonly items: readonly ItemMetadata[];
  readonly rank: number;
}

/**
 * Draws questions passage by passage. If all skills are wanted, takes as many questions per passage as a test has and may exceed
 * `count` by a few to complete a passage. For specific skills, takes all matching questions, up to `count`. Unseen passages come
 * first, preferably those with the most matching questions. Returns fewer questions if the bank runs out.
 * @param skills the wanted skills, or null for all
 */
export function drawReadingItems(
  skills: readonly PracticeTopic[] | null,
  count: number,
  options: DrawOptions,
): readonly ItemMetadata[] {
  const order = passagesOf(skills, options).toSorted((a, b) => a.rank - b.rank);
  const drawn: ItemMetadata[] = [];
  for (const { items } of order) {
    if (drawn.length >= count) break;
    drawn.push(...items.slice(0, skills === null ? questionsPerPassage : count - drawn.length));
  }
  return drawn;
}

function passagesOf(
  skills: readonly PracticeTopic[] | null,
  { index, seen, skillProfile, seed, distractor }: DrawOptions,
): PassageChoice[] {
  const random = seededRandom(seed);
  const byPassage = new Map<string, ItemMetadata[]>();
  for (const item of index.items) {
    if (item.passage === null || !canPracticeItem(item, seen)) continue;
    if (distractor !== undefined && !Object.values(item.distractors).includes(distractor)) continue;
    if (skills !== null && skills.every(({ id }) => id !== item.topic)) continue;
    byPassage.set(item.passage, [...(byPassage.get(item.passage) ?? []), item]);
  }
  return [...byPassage].map(([passage, items]) => {
    const seenAt = items.flatMap(({ id }) => seen.get(id) ?? []);
    const distances = items.map(({ difficulty, topic: skill }) =>
      Math.abs(correctProbability(skillProfile.abilityIn(skill), difficulty) - targetSuccessRate),
    );
    const distance = distances.reduce((sum, each) => sum + each, 0) / distances.length;
    const fresh = distance - items.length / 10 + random.integer(0, 100) / 1000;
    return { passage, items, rank: seenAt.length === 0 ? fresh : 10 + Math.max(...seenAt) / 1e13 };
  });
}
