/** Draws the passages and questions of a reading drill. */
import { questionsPerPassage } from '@/domain/exam/items/passage-questions';
import { groupBy } from '@/lib/lists';
import { seededRandom } from '@/lib/random';
import { correctProbability } from '@/domain/plan/ability/ability';
import type { LastSeen } from '@/domain/plan/ability/last-seen';
import type { ItemMetadata } from '@/domain/plan/topics/item-facts';
import { type PracticeTopic, topicsOfSection } from '@/domain/plan/topics/topics';
import { bankItems, type DrawOptions, targetSuccessRate } from './draw-mixed';

/** Questions of a passage. Those of lower rank are drawn first. */
interface PassageChoice {
  readonly items: readonly ItemMetadata[];
  readonly rank: number;
}

/**
 * Draws questions passage by passage: unseen ones first, from unseen passages before others and preferably from those with the most
 * matching questions; then seen ones, from the passages seen longest ago. If all skills are wanted, asks at most as many questions
 * about a passage as a test has, and may exceed `count` by a few to complete a passage. For specific skills, draws up to `count`.
 * Returns fewer questions if the bank runs out, and the questions of a passage together, in file order.
 * @param skills the wanted skills, or null for all
 */
export function drawReadingItems(
  skills: readonly PracticeTopic[] | null,
  count: number,
  options: DrawOptions,
): readonly ItemMetadata[] {
  const passages = [
    ...groupBy(
      bankItems(skills ?? topicsOfSection('reading', options.index.level), options),
      ({ passage }) => passage,
    ).values(),
  ];
  const mostAPassage = skills === null ? questionsPerPassage : Infinity;
  const drawn = new Set<ItemMetadata>();
  const draw = (choices: readonly PassageChoice[]) => {
    for (const { items } of choices.toSorted((a, b) => a.rank - b.rank)) {
      if (drawn.size >= count) return;
      for (const item of skills === null ? items : items.slice(0, count - drawn.size)) drawn.add(item);
    }
  };
  draw(unseenChoices(passages, mostAPassage, options));
  draw(seenChoices(passages, mostAPassage, options.seen));
  const order = new Set([...drawn].map(({ passage }) => passage));
  return [...order].flatMap((passage) =>
    passages.flat().filter((item) => item.passage === passage && drawn.has(item)),
  );
}

/** Places passages that were seen after unseen ones, the latest last. */
const rankWhenSeen = (items: readonly ItemMetadata[], seen: LastSeen) =>
  10 + Math.max(...items.flatMap(({ id }) => seen.get(id) ?? [])) / 1e13;

function unseenChoices(
  passages: readonly (readonly ItemMetadata[])[],
  most: number,
  { seen, skillProfile, seed }: DrawOptions,
): readonly PassageChoice[] {
  const random = seededRandom(seed);
  return passages.map((passage): PassageChoice => {
    const unseen = passage.filter(({ id }) => !seen.has(id));
    const items = unseen.slice(0, most);
    if (unseen.length < passage.length) return { items, rank: rankWhenSeen(passage, seen) };
    const distances = unseen.map(({ difficulty, topic: skill }) =>
      Math.abs(correctProbability(skillProfile.abilityIn(skill), difficulty) - targetSuccessRate),
    );
    const distance = distances.reduce((sum, each) => sum + each, 0) / distances.length;
    return { items, rank: distance - unseen.length / 10 + random.integer(0, 100) / 1000 };
  });
}

/** Returns what a drill may ask again of each passage in addition to its unseen questions. */
function seenChoices(
  passages: readonly (readonly ItemMetadata[])[],
  most: number,
  seen: LastSeen,
): readonly PassageChoice[] {
  return passages.map((passage) => {
    const again = passage
      .filter(({ id }) => seen.has(id))
      .toSorted((a, b) => (seen.get(a.id) ?? 0) - (seen.get(b.id) ?? 0));
    const items = again.slice(0, Math.max(0, most - (passage.length - again.length)));
    return { items, rank: rankWhenSeen(items, seen) };
  });
}
