/** What a student falls for: the wrong answers of each kind of question by what tempted in them. */
import { itemIdFromRef, type ItemKind, itemKinds, type Letter, itemVersionFromRef } from '@/domain/exam/item';
import type { DistractorKind } from '@/domain/exam/distractor';
import { minTopicResponses } from '@/domain/exam/report/min-topic-responses';
import { type AnsweredAttempt, verdictOfAnswer } from './answered-attempt';
import type { ItemIndex } from './item-facts';

export interface DistractorCount {
  readonly lure: DistractorKind;
  readonly count: number;
}

export interface DistractorsOfKind {
  readonly kind: ItemKind;
  /** Wrong answers whose lure is known: not those to an earlier version of an item. */
  readonly wrong: number;
  /** The most frequent first; null under eight wrong answers. */
  readonly lures: readonly DistractorCount[] | null;
}

/** Fewer are chance. */
const fewestToStandOut = 3;
const leadToStandOut = 2;
const timesToStandOut = 1.5;

/**
 * The lure that stands out among the wrong answers of a kind; null where too few are known, or where none is clearly ahead: at least three
 * answers, two more and half as many again as the next.
 */
export function standoutDistractor({ lures }: Pick<DistractorsOfKind, 'lures'>): DistractorCount | null {
  const [first, second] = lures ?? [];
  if (first === undefined || first.count < fewestToStandOut) return null;
  const next = second?.count ?? 0;
  return first.count >= next + leadToStandOut && first.count >= timesToStandOut * next ? first : null;
}

/** A lure among the wrong answers of a kind of question. */
export interface DistractorPattern extends DistractorCount {
  readonly kind: ItemKind;
  /** Of so many wrong answers. */
  readonly wrong: number;
}

/** What stands out, kind by kind: first what was taken in the largest share of the wrong answers of its kind. */
export function distractorPatterns(all: readonly DistractorsOfKind[]): readonly DistractorPattern[] {
  return all
    .flatMap((each): readonly DistractorPattern[] => {
      const first = standoutDistractor(each);
      return first === null ? [] : [{ kind: each.kind, wrong: each.wrong, ...first }];
    })
    .toSorted((a, b) => b.count / b.wrong - a.count / a.wrong);
}

/** The lures that tempted most often, of all kinds with enough wrong answers to tell; the most frequent first. */
export function topDistractors(
  all: readonly DistractorsOfKind[],
  most: number,
): readonly DistractorPattern[] {
  return all
    .flatMap(({ kind, wrong, lures }) =>
      (lures ?? []).map((each): DistractorPattern => ({ kind, wrong, ...each })),
    )
    .toSorted((a, b) => b.count - a.count)
    .slice(0, most);
}

/** What tempts in a choice of an item that a generator drew; undefined where it can't be told. */
export type DistractorLookup = (id: string, letter: Letter) => DistractorKind | undefined;

/** The kinds of questions that a student has answered wrong, with what tempted, all wrong answers ever. */
export function countDistractors(
  attempts: readonly AnsweredAttempt[],
  index: ItemIndex,
  drawnLure: DistractorLookup,
): readonly DistractorsOfKind[] {
  const counts = new Map<ItemKind, Map<DistractorKind, number>>();
  for (const { sections } of attempts)
    for (const { answers } of sections)
      for (const answer of answers) {
        if (answer.letter === null || verdictOfAnswer(answer) !== 'wrong') continue;
        const id = itemIdFromRef(answer.ref);
        const kind = index.askedFacts(id)?.kind;
        const facts = index.itemOf(id);
        // Another version may have had other choices.
        if (facts !== undefined && facts.version !== itemVersionFromRef(answer.ref)) continue;
        const lure = facts?.lures[answer.letter] ?? drawnLure(id, answer.letter);
        if (kind === undefined || lure === undefined) continue;
        const own = counts.get(kind) ?? new Map<DistractorKind, number>();
        own.set(lure, (own.get(lure) ?? 0) + 1);
        counts.set(kind, own);
      }
  return itemKinds.flatMap((kind) => {
    const own = counts.get(kind);
    if (own === undefined) return [];
    const lures = [...own].map(([lure, count]) => ({ lure, count })).toSorted((a, b) => b.count - a.count);
    const wrong = lures.reduce((sum, { count }) => sum + count, 0);
    return [{ kind, wrong, lures: wrong < minTopicResponses ? null : lures }];
  });
}
