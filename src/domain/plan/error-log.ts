/**
 * The error log: every item that was missed, and how far it has come back. All of it follows from the answers of finished attempts;
 * nothing is counted twice or kept beside them.
 */
import { dayAtOffset, addDays, type IsoDay } from '@/lib/calendar';
import type { Instant } from '@/domain/exam/clock';
import { itemIdFromRef, type Letter, itemVersionFromRef } from '@/domain/exam/item';
import type { DistractorKind } from '@/domain/exam/distractor';
import { type AnswerRecord, type AnsweredAttempt, verdictOfAnswer } from './answered-attempt';
import { maxDrillQuestions } from './drill-request';
import type { AskedFacts, ItemIndex } from './item-facts';

/** Days from a miss to its first recall, and from a clean recall to the second; what was right twice is done. */
export const recallDays = [1, 7] as const;

/** The mistakes of a long test come back over several days, so many a day: nobody reviews sixty in an evening. */
export const firstRecallsADay = 6;

/** How an item came into the log. */
export type Miss =
  | { readonly kind: 'wrong'; readonly letter: Letter }
  /** Right or wrong, the student said that it was a guess. */
  | { readonly kind: 'guessed'; readonly letter: Letter }
  /** Left blank; `ranOut` where the clock ended the section before it was answered. */
  | { readonly kind: 'blank'; readonly ranOut: boolean };

export interface Mistake {
  /** The item's id; of a generator's items, the generator's: any of them is its sibling. */
  readonly id: string;
  readonly facts: AskedFacts;
  /** What the latest missed item was called in its form. */
  readonly ref: string;
  readonly miss: Miss;
  readonly missedAt: Instant;
  /** What test or drill it was missed in. */
  readonly planId: string;
  /**
   * What mistakes of one kind share: topic, and what tempted, or that it was guessed or left blank. Null where nobody knows what tempted:
   * such a mistake is like no other.
   */
  readonly kind: string | null;
  /** Clean recalls since the latest miss, up to two. */
  readonly recalls: number;
  /** The day of the next recall; null once both have been clean. */
  readonly due: IsoDay | null;
}

/** What the log calls the item with an id: a generator's items share one entry. */
export function mistakeId(id: string, { generatorOf }: Pick<ItemIndex, 'generatorOf'>): string {
  return generatorOf(id)?.id ?? id;
}

/**
 * The log that follows from finished attempts, the latest missed first, retired ones included. A mistake that a review asked and that was
 * right counts as recalled, and with it up to two others of its kind that are due (`mostAlike`).
 */
export function buildErrorLog(attempts: readonly AnsweredAttempt[], index: ItemIndex): readonly Mistake[] {
  const log = new Map<string, Mistake>();
  for (const attempt of attempts.toSorted((a, b) => a.finishedAt.utcMs - b.finishedAt.utcMs)) {
    const occasion = occasionOf(attempt);
    let misses = 0;
    for (const { answers } of attempt.sections)
      for (const answer of answers) {
        const asked = itemIdFromRef(answer.ref);
        const id = answer.recallOf ?? mistakeId(asked, index);
        const before = log.get(id);
        const miss = missOf(answer, before);
        if (miss === null) {
          if (before !== undefined) recall(log, before, answer, occasion);
          continue;
        }
        const facts = index.askedFacts(asked);
        if (facts === undefined) continue;
        log.set(id, missed({ id, facts, kind: kindOf(facts, miss, index), ...miss }, occasion, misses));
        misses += 1;
      }
  }
  return [...log.values()].toSorted((a, b) => b.missedAt.utcMs - a.missedAt.utcMs);
}

/** The log as it was when a day began. */
export function errorLogBefore(
  attempts: readonly AnsweredAttempt[],
  index: ItemIndex,
  day: IsoDay,
): readonly Mistake[] {
  return buildErrorLog(
    attempts.filter(({ finishedAt }) => dayAtOffset(finishedAt) < day),
    index,
  );
}

/** When something was answered: once for all answers of an attempt, of which a year has ten thousand. */
interface Occasion {
  readonly attempt: AnsweredAttempt;
  readonly day: IsoDay;
  /** The day of the first recall after it, and of those that follow the first and the second. */
  readonly recallOn: readonly IsoDay[];
}

function occasionOf(attempt: AnsweredAttempt): Occasion {
  const day = dayAtOffset(attempt.finishedAt);
  return { attempt, day, recallOn: recallDays.map((days) => addDays(day, days)) };
}

function missed(
  what: Pick<Mistake, 'id' | 'facts' | 'kind' | 'ref' | 'miss'>,
  { attempt, day }: Occasion,
  /** How many were missed before it in the same attempt. */
  place: number,
): Mistake {
  const { finishedAt, planId } = attempt;
  const due = addDays(day, recallDays[0] + Math.floor(place / firstRecallsADay));
  return { ...what, missedAt: finishedAt, planId, recalls: 0, due };
}

/** How many mistakes of one kind a single one stands for, itself included. */
export const maxSimilarMistakes = 3;

/** Moves on what an answer that is no miss recalls. What comes right before it is due may still be remembered from the reasons. */
function recall(log: Map<string, Mistake>, before: Mistake, answer: AnswerRecord, occasion: Occasion): void {
  if (!isDue(before, occasion.day) || verdictOfAnswer(answer) !== 'right') return;
  const alike =
    answer.recallOf === null ? [] : dueMistakes(similarMistakes(before, [...log.values()]), occasion.day);
  for (const mistake of [before, ...alike.slice(0, maxSimilarMistakes - 1)]) {
    const recalls = mistake.recalls + 1;
    log.set(mistake.id, { ...mistake, recalls, due: occasion.recallOn[recalls] ?? null });
  }
}

/** Of mistakes, the others that are of a mistake's kind, in their order. */
export function similarMistakes({ id, kind }: Mistake, mistakes: readonly Mistake[]): readonly Mistake[] {
  return kind === null ? [] : mistakes.filter((other) => other.kind === kind && other.id !== id);
}

function kindOf(
  { topic }: AskedFacts,
  { ref, miss }: Pick<Mistake, 'ref' | 'miss'>,
  { itemOf }: ItemIndex,
): string | null {
  if (miss.kind !== 'wrong') return `${topic} ${miss.kind}`;
  const facts = itemOf(itemIdFromRef(ref));
  // Another version may have had other choices.
  const lure: DistractorKind | undefined =
    facts?.version === itemVersionFromRef(ref) ? facts?.lures[miss.letter] : undefined;
  return lure === undefined ? null : `${topic} ${lure}`;
}

/**
 * What of an answer belongs in the log: what was wrong, guessed, or left blank. A question that was never on screen is none of them. A
 * blank starts a mistake over, but what was chosen before tells more than that nothing was this time.
 */
function missOf(answer: AnswerRecord, before: Mistake | undefined): Pick<Mistake, 'ref' | 'miss'> | null {
  const { ref, letter, guessed, ranOut } = answer;
  if (letter === null)
    return before === undefined
      ? { ref, miss: { kind: 'blank', ranOut } }
      : { ref: before.ref, miss: before.miss };
  if (guessed) return { ref, miss: { kind: 'guessed', letter } };
  return verdictOfAnswer(answer) === 'wrong' ? { ref, miss: { kind: 'wrong', letter } } : null;
}

/** The mistakes whose recall is due, the longest due first. */
export function dueMistakes(mistakes: readonly Mistake[], today: IsoDay): readonly Mistake[] {
  return mistakes.filter((each) => isDue(each, today)).toSorted(byDueDay);
}

function isDue({ due }: Pick<Mistake, 'due'>, today: IsoDay): boolean {
  return due !== null && due <= today;
}

/** The longest due first; those that are done, which have no day, before all others. */
export function byDueDay({ due: a }: Pick<Mistake, 'due'>, { due: b }: Pick<Mistake, 'due'>): number {
  return (a ?? '') < (b ?? '') ? -1 : (a ?? '') > (b ?? '') ? 1 : 0;
}

/** A mistake that returns takes about a minute with its reasons. */
export function minutesOfMistakes(questions: number): number {
  return questions;
}

/** As many as the minutes hold; none without time for one. */
export function mistakesThatFit(minutes: number): number {
  return Math.min(maxDrillQuestions, Math.max(0, Math.floor(minutes)));
}
