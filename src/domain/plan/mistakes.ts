/**
 * The error log: every item that was missed, and how far it has come back. All of it follows from the answers of finished attempts;
 * nothing is counted twice or kept beside them.
 */
import { dayThere, addDays, type IsoDay } from '@/lib/calendar';
import type { Instant } from '@/domain/exam/clock';
import { idOfRef, type Letter } from '@/domain/exam/item';
import { type Answer, type AnsweredAttempt, verdictOfAnswer } from './answers';
import { mostQuestions } from './drill-request';
import type { AskedFacts, ItemIndex } from './item-facts';

/** Days from a miss to its first recall, and from each clean recall to the next. */
export const recallDays = [1, 3, 7] as const;

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
  /** Clean recalls since the latest miss, up to three. */
  readonly recalls: number;
  /** The day of the next recall; null once three have been clean. */
  readonly due: IsoDay | null;
}

/** What the log calls the item with an id: a generator's items share one entry. */
export function mistakeId(id: string, { generatorOf }: Pick<ItemIndex, 'generatorOf'>): string {
  return generatorOf(id)?.id ?? id;
}

/** The log that follows from finished attempts, the latest missed first, retired ones included. */
export function mistakesOf(attempts: readonly AnsweredAttempt[], index: ItemIndex): readonly Mistake[] {
  const log = new Map<string, Mistake>();
  for (const attempt of attempts.toSorted((a, b) => a.finishedAt.utcMs - b.finishedAt.utcMs)) {
    const occasion = occasionOf(attempt);
    for (const { answers } of attempt.sections)
      for (const answer of answers) {
        const asked = idOfRef(answer.ref);
        const id = answer.recallOf ?? mistakeId(asked, index);
        const before = log.get(id);
        const miss = missOf(answer, before);
        if (miss === null) {
          if (before !== undefined) log.set(id, recalled(before, answer, occasion));
          continue;
        }
        const facts = index.askedFacts(asked);
        if (facts !== undefined) log.set(id, missed({ id, facts, ...miss }, occasion));
      }
  }
  return [...log.values()].toSorted((a, b) => b.missedAt.utcMs - a.missedAt.utcMs);
}

/** When something was answered: once for all answers of an attempt, of which a year has ten thousand. */
interface Occasion {
  readonly attempt: AnsweredAttempt;
  readonly day: IsoDay;
  /** The day of the first recall after it, and of those that follow the first and the second. */
  readonly recallOn: readonly IsoDay[];
}

function occasionOf(attempt: AnsweredAttempt): Occasion {
  const day = dayThere(attempt.finishedAt);
  return { attempt, day, recallOn: recallDays.map((days) => addDays(day, days)) };
}

function missed(
  what: Pick<Mistake, 'id' | 'facts' | 'ref' | 'miss'>,
  { attempt, recallOn }: Occasion,
): Mistake {
  const { finishedAt, planId } = attempt;
  return { ...what, missedAt: finishedAt, planId, recalls: 0, due: recallOn[0] ?? null };
}

/** A mistake after an answer that is no miss. What comes right before it is due may still be remembered from the reasons. */
function recalled(before: Mistake, answer: Answer, { day, recallOn }: Occasion): Mistake {
  if (before.due === null || day < before.due || verdictOfAnswer(answer) !== 'right') return before;
  const recalls = before.recalls + 1;
  return { ...before, recalls, due: recallOn[recalls] ?? null };
}

/**
 * What of an answer belongs in the log: what was wrong, guessed, or left blank. A question that was never on screen is none of them. A
 * blank starts a mistake over, but what was chosen before tells more than that nothing was this time.
 */
function missOf(answer: Answer, before: Mistake | undefined): Pick<Mistake, 'ref' | 'miss'> | null {
  const { ref, letter, guessed, ranOut } = answer;
  if (letter === null)
    return before === undefined
      ? { ref, miss: { kind: 'blank', ranOut } }
      : { ref: before.ref, miss: before.miss };
  if (guessed) return { ref, miss: { kind: 'guessed', letter } };
  return verdictOfAnswer(answer) === 'wrong' ? { ref, miss: { kind: 'wrong', letter } } : null;
}

/** The mistakes whose recall is due, the longest due first. */
export function dueOn(mistakes: readonly Mistake[], today: IsoDay): readonly Mistake[] {
  return mistakes.filter(({ due }) => due !== null && due <= today).toSorted(byDueDay);
}

/** The longest due first; those that are done, which have no day, before all others. */
export function byDueDay({ due: a }: Pick<Mistake, 'due'>, { due: b }: Pick<Mistake, 'due'>): number {
  return (a ?? '') < (b ?? '') ? -1 : (a ?? '') > (b ?? '') ? 1 : 0;
}

/** A set of them is practiced at a time, unless a plan asks for another number. */
export const mistakesAtOnce = 10;

/** A mistake that returns takes about a minute with its reasons. */
export function mistakesThatFit(minutes: number): number {
  return Math.min(mostQuestions, Math.max(1, Math.floor(minutes)));
}
