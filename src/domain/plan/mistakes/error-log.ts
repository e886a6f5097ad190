/**
 * The error log: every missed item and its review status. Derived from the answers of finished attempts; no part of it is saved
 * separately.
 */
import { memoizeByObject } from '@/lib/memoize';
import { dayAtOffset, addDays, type IsoDay } from '@/lib/dates/calendar';
import type { Instant } from '@/domain/exam/attempts/clock';
import { itemIdFromRef, type ChoiceLetter } from '@/domain/exam/items/item';
import { type AnswerRecord, type AnsweredAttempt } from '@/domain/plan/ability/answered-attempt';
import { maxDrillQuestions } from '@/domain/plan/drills/drill-request';
import { chosenDistractor, type QuestionMetadata, type ItemIndex } from '@/domain/plan/topics/item-facts';

/** Days from a miss to its first recall, and from the first clean recall to the second, which retires the mistake. */
export const recallIntervalDays = [1, 7] as const;

/** First recalls per day. The mistakes of a long test are spread over several days, because nobody reviews sixty in one evening. */
export const maxFirstRecallsPerDay = 6;

/** The way in which an item was missed. */
export type Miss =
  | { readonly kind: 'wrong'; readonly letter: ChoiceLetter }
  /** Marked as a guess by the student, right or wrong. */
  | { readonly kind: 'guessed'; readonly letter: ChoiceLetter }
  /** Left blank. `ranOut` if the section's time ended before it was answered. */
  | { readonly kind: 'blank'; readonly ranOut: boolean };

export interface Mistake {
  /** The item's id. For generated items, the generator's id, because all its items test the same skill with other numbers. */
  readonly id: string;
  readonly facts: QuestionMetadata;
  /** The id and version of the item missed latest. May be a sibling of `id` with other numbers. */
  readonly itemRef: string;
  readonly miss: Miss;
  readonly missedAt: Instant;
  /** The test or drill in which it was missed. */
  readonly planId: string;
  /**
   * The key of similar mistakes: the topic plus the distractor, or plus `guessed` or `blank`. Null if the distractor is unknown;
   * such a mistake is similar to none.
   */
  readonly similarityKey: string | null;
  /**
   * Clean recalls since the latest miss, up to two. A clean recall is a right answer when due that the student didn't mark as a
   * guess.
   */
  readonly recalls: number;
  /** The day of the next recall; null after two clean recalls. */
  readonly dueDay: IsoDay | null;
}

/** Returns the id of an item's entry in the log. All items of a generator share one entry. */
export function mistakeId(id: string, { generatorOf }: Pick<ItemIndex, 'generatorOf'>): string {
  return generatorOf(id)?.id ?? id;
}

/**
 * Builds the log of the index's level, latest miss first, retired mistakes included. A right answer in a review counts as a recall of
 * its mistake and of up to two similar ones that are due (`maxSimilarMistakes`). Memoized, because a page calculates several things
 * from it.
 */
export function buildErrorLog(attempts: readonly AnsweredAttempt[], index: ItemIndex): readonly Mistake[] {
  return errorLogs(attempts)(index);
}

const errorLogs = memoizeByObject((attempts: readonly AnsweredAttempt[]) =>
  memoizeByObject((index: ItemIndex): readonly Mistake[] => {
    const log = new Map<string, Mistake>();
    const own = attempts.filter(({ level }) => level === index.level);
    for (const attempt of own.toSorted((a, b) => a.finishedAt.utcMs - b.finishedAt.utcMs))
      addAttempt(log, attempt, index);
    return [...log.values()].toSorted((a, b) => b.missedAt.utcMs - a.missedAt.utcMs);
  }),
);

/**
 * Yields the log as of the start of each of the days, which must be in order. Reads each attempt once, because a year's log takes a
 * moment. The entries are in no particular order.
 */
export function* errorLogsAtStartOf(
  days: readonly IsoDay[],
  attempts: readonly AnsweredAttempt[],
  index: ItemIndex,
): Generator<{ readonly day: IsoDay; readonly mistakes: readonly Mistake[] }> {
  const log = new Map<string, Mistake>();
  const waiting = attempts
    .filter(({ level }) => level === index.level)
    .map((attempt) => ({ attempt, day: dayAtOffset(attempt.finishedAt) }))
    // By day first: after a flight, a later attempt can be on an earlier day.
    .toSorted(
      (a, b) => a.day.localeCompare(b.day) || a.attempt.finishedAt.utcMs - b.attempt.finishedAt.utcMs,
    );
  let next = 0;
  for (const day of days) {
    for (let one = waiting[next]; one !== undefined && one.day < day; one = waiting[next]) {
      addAttempt(log, one.attempt, index);
      next += 1;
    }
    yield { day, mistakes: [...log.values()] };
  }
}

function addAttempt(log: Map<string, Mistake>, attempt: AnsweredAttempt, index: ItemIndex): void {
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
      log.set(
        id,
        missed({ id, facts, similarityKey: kindOf(facts, miss, index), ...miss }, occasion, misses),
      );
      misses += 1;
    }
}

/** An attempt with its dates, computed once per attempt because a year may hold ten thousand answers. */
interface Occasion {
  readonly attempt: AnsweredAttempt;
  readonly day: IsoDay;
  /** The day of the next recall, indexed by the number of clean recalls, 0 or 1. */
  readonly recallOn: readonly IsoDay[];
}

function occasionOf(attempt: AnsweredAttempt): Occasion {
  const day = dayAtOffset(attempt.finishedAt);
  return { attempt, day, recallOn: recallIntervalDays.map((days) => addDays(day, days)) };
}

function missed(
  what: Pick<Mistake, 'id' | 'facts' | 'similarityKey' | 'itemRef' | 'miss'>,
  { attempt, day }: Occasion,
  /** The number of items missed earlier in the same attempt. */
  place: number,
): Mistake {
  const { finishedAt, planId } = attempt;
  const dueDay = addDays(day, recallIntervalDays[0] + Math.floor(place / maxFirstRecallsPerDay));
  return { ...what, missedAt: finishedAt, planId, recalls: 0, dueDay };
}

/** The maximum number of similar mistakes that one recall covers, itself included. */
export const maxSimilarMistakes = 3;

/** Records a recall. Ignores right answers before the due day, when the student may still remember the explanation. */
function recall(log: Map<string, Mistake>, before: Mistake, answer: AnswerRecord, occasion: Occasion): void {
  if (!isDue(before, occasion.day) || answer.verdict !== 'right') return;
  const alike =
    answer.recallOf === null ? [] : dueMistakes(similarMistakes(before, [...log.values()]), occasion.day);
  for (const mistake of [before, ...alike.slice(0, maxSimilarMistakes - 1)]) {
    const recalls = mistake.recalls + 1;
    log.set(mistake.id, { ...mistake, recalls, dueDay: occasion.recallOn[recalls] ?? null });
  }
}

/** The other mistakes with the same `kind`, in their given order. */
export function similarMistakes(
  { id, similarityKey }: Mistake,
  mistakes: readonly Mistake[],
): readonly Mistake[] {
  return similarityKey === null
    ? []
    : mistakes.filter((other) => other.similarityKey === similarityKey && other.id !== id);
}

function kindOf(
  { topic }: QuestionMetadata,
  { itemRef, miss }: Pick<Mistake, 'itemRef' | 'miss'>,
  index: ItemIndex,
): string | null {
  if (miss.kind !== 'wrong') return `${topic} ${miss.kind}`;
  const distractor = chosenDistractor({ ref: itemRef, letter: miss.letter }, index);
  return distractor === null ? null : `${topic} ${distractor}`;
}

/**
 * Returns the miss if the answer was wrong, guessed, or blank, else null. A blank restarts an existing mistake but retains its
 * earlier miss, which is more informative.
 */
function missOf(answer: AnswerRecord, before: Mistake | undefined): Pick<Mistake, 'itemRef' | 'miss'> | null {
  const { ref: itemRef, letter, confidence, ranOut } = answer;
  if (letter === null)
    return before === undefined
      ? { itemRef, miss: { kind: 'blank', ranOut } }
      : { itemRef: before.itemRef, miss: before.miss };
  if (confidence === 'guess') return { itemRef, miss: { kind: 'guessed', letter } };
  return answer.verdict === 'wrong' ? { itemRef, miss: { kind: 'wrong', letter } } : null;
}

/** Longest overdue first. */
export function dueMistakes(mistakes: readonly Mistake[], today: IsoDay): readonly Mistake[] {
  return mistakes.filter((each) => isDue(each, today)).toSorted(compareByDueDay);
}

function isDue({ dueDay }: Pick<Mistake, 'dueDay'>, today: IsoDay): boolean {
  return dueDay !== null && dueDay <= today;
}

/** Sorts the longest overdue first. Retired mistakes, which have no due day, sort before all others. */
export function compareByDueDay(
  { dueDay: a }: Pick<Mistake, 'dueDay'>,
  { dueDay: b }: Pick<Mistake, 'dueDay'>,
): number {
  return (a ?? '') < (b ?? '') ? -1 : (a ?? '') > (b ?? '') ? 1 : 0;
}

/** Reviewing a mistake with its explanation takes about a minute. */
export function mistakeReviewMinutes(questions: number): number {
  return questions;
}

/** The number of mistakes that fit into the minutes; may be 0. */
export function maxMistakesForMinutes(minutes: number): number {
  return Math.min(maxDrillQuestions, Math.max(0, Math.floor(minutes)));
}
