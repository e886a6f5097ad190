/** Finds the types of wrong choices (distractors) that a student falls for, by kind of question. */
import {
  itemIdFromRef,
  type ItemKind,
  itemKindLabels,
  itemKinds,
  type ChoiceLetter,
  itemVersionFromRef,
} from '@/domain/exam/items/item';
import { type DistractorKind, distractorLabel } from '@/domain/exam/items/distractor';
import { minTopicResponses } from '@/domain/exam/report/min-topic-responses';
import { type AnsweredAttempt } from '@/domain/plan/ability/answered-attempt';
import type { ItemIndex } from '@/domain/plan/topics/item-facts';
import { formatCount } from '@/lib/text/format';

export interface DistractorCount {
  readonly distractor: DistractorKind;
  readonly count: number;
}

export interface DistractorsOfKind {
  readonly kind: ItemKind;
  /** Wrong answers with a known type of distractor; excludes answers to earlier versions of an item. */
  readonly wrongCount: number;
  /** Most frequent first; null with fewer than eight wrong answers. */
  readonly distractors: readonly DistractorCount[] | null;
}

/** Fewer answers than this could be due to chance. */
const fewestToStandOut = 3;
const leadToStandOut = 2;
const timesToStandOut = 1.5;

/**
 * Returns the distractor that clearly stands out: at least three answers, two more than the next, and 1.5 times as many. Returns
 * null if there is none or too few answers are known.
 */
export function standoutDistractor({
  distractors,
}: Pick<DistractorsOfKind, 'distractors'>): DistractorCount | null {
  const [first, second] = distractors ?? [];
  if (first === undefined || first.count < fewestToStandOut) return null;
  const next = second?.count ?? 0;
  return first.count >= next + leadToStandOut && first.count >= timesToStandOut * next ? first : null;
}

/** A distractor and its share of the wrong answers to a kind of question. */
export interface DistractorPattern extends DistractorCount {
  readonly kind: ItemKind;
  /** The wrong answers that `count` is out of. */
  readonly wrongCount: number;
}

/** Returns each kind's standout distractor, largest share of its wrong answers first. */
export function distractorPatterns(all: readonly DistractorsOfKind[]): readonly DistractorPattern[] {
  return all
    .flatMap((each): readonly DistractorPattern[] => {
      const first = standoutDistractor(each);
      return first === null ? [] : [{ kind: each.kind, wrongCount: each.wrongCount, ...first }];
    })
    .toSorted((a, b) => b.count / b.wrongCount - a.count / a.wrongCount);
}

/** Returns the most frequent distractors across kinds with enough wrong answers. */
export function topDistractors(
  all: readonly DistractorsOfKind[],
  most: number,
): readonly DistractorPattern[] {
  return all
    .flatMap(({ kind, wrongCount, distractors }) =>
      (distractors ?? []).map((each): DistractorPattern => ({ kind, wrongCount, ...each })),
    )
    .toSorted((a, b) => b.count - a.count)
    .slice(0, most);
}

/** Looks up the distractor of a choice in a generated item; undefined if unknown. */
export type DistractorLookup = (id: string, letter: ChoiceLetter) => DistractorKind | undefined;

/** Counts the distractors of all wrong answers ever, by kind of question. */
export function countDistractors(
  attempts: readonly AnsweredAttempt[],
  index: ItemIndex,
  drawnDistractor: DistractorLookup,
): readonly DistractorsOfKind[] {
  const counts = new Map<ItemKind, Map<DistractorKind, number>>();
  for (const { sections } of attempts)
    for (const { answers } of sections)
      for (const answer of answers) {
        if (answer.letter === null || answer.verdict !== 'wrong') continue;
        const id = itemIdFromRef(answer.ref);
        const kind = index.askedFacts(id)?.kind;
        const facts = index.itemOf(id);
        // Skip answers to other versions of the item, whose choices may differ.
        if (facts !== undefined && facts.version !== itemVersionFromRef(answer.ref)) continue;
        const distractor = facts?.distractors[answer.letter] ?? drawnDistractor(id, answer.letter);
        if (kind === undefined || distractor === undefined) continue;
        const own = counts.get(kind) ?? new Map<DistractorKind, number>();
        own.set(distractor, (own.get(distractor) ?? 0) + 1);
        counts.set(kind, own);
      }
  return itemKinds.flatMap((kind) => {
    const own = counts.get(kind);
    if (own === undefined) return [];
    const distractors = [...own]
      .map(([distractor, count]) => ({ distractor, count }))
      .toSorted((a, b) => b.count - a.count);
    const wrong = distractors.reduce((sum, { count }) => sum + count, 0);
    return [{ kind, wrongCount: wrong, distractors: wrong < minTopicResponses ? null : distractors }];
  });
}

/** For example, "Synonym: looks like the word (5 of 11 wrong answers)". */
export function distractorPatternText({
  kind,
  distractor,
  count: taken,
  wrongCount,
}: DistractorPattern): string {
  return `${itemKindLabels[kind]}: ${distractorLabel(distractor)} (${taken} of ${formatCount(wrongCount, 'wrong answer')})`;
}
