/** Applies answers to a student's word cards and daily statistics. */
import type { WordCard } from './word-card';
import type { WordDay } from './word-day';
import type { IsoDay } from '@/lib/dates/calendar';

/** A graded answer, or just the time that a word was on screen. */
export interface WordAnswer extends Pick<WordDay, 'recalls' | 'newWords' | 'ms'> {
  readonly day: IsoDay;
  /** The card after the answer; null if nothing was graded. */
  readonly card: WordCard | null;
}

export interface WordRows {
  readonly cards: readonly WordCard[];
  readonly wordDays: readonly WordDay[];
}

/**
 * Returns the changed rows. A word is graded once a day: if another tab has already graded it, the answer adds its time but no
 * recall and no card change.
 * @param here the current rows of these words and days
 */
export function applyWordAnswers(here: WordRows, answers: readonly WordAnswer[], now: number): WordRows {
  const before = new Map(here.cards.map((card) => [card.id, card]));
  const cards = new Map<string, WordCard>();
  const days = new Map(here.wordDays.map((row) => [row.id, row]));
  for (const answer of answers) {
    const { card, day } = answer;
    const isGraded = card !== null && before.get(card.id)?.reviewedOn === card.reviewedOn;
    if (card !== null && !isGraded) cards.set(card.id, card);
    days.set(day, dayAfter(days.get(day), isGraded ? { ...answer, recalls: 0, newWords: 0 } : answer, now));
  }
  const changed = new Set(answers.map(({ day }) => day));
  return { cards: [...cards.values()], wordDays: [...days.values()].filter(({ id }) => changed.has(id)) };
}

/**
 * Adds the answer to the day's row. `changedAt` increases even if the clock was set back, so that the result wins over the old
 * row.
 */
function dayAfter(
  row: WordDay | undefined,
  { day, recalls, newWords, ms }: WordAnswer,
  now: number,
): WordDay {
  return {
    id: day,
    recalls: (row?.recalls ?? 0) + recalls,
    newWords: (row?.newWords ?? 0) + newWords,
    ms: Math.round((row?.ms ?? 0) + ms),
    changedAt: Math.max(now, (row?.changedAt ?? 0) + 1),
  };
}
