/** Adds answers to a student's cards and to the figures of the days. */
import type { WordCard } from '@/domain/plan/word-card';
import type { WordDay } from '@/domain/plan/word-day';
import type { IsoDay } from '@/lib/calendar';

/** One graded answer, or only time with a word on screen. */
export interface WordAnswer extends Pick<WordDay, 'recalls' | 'newWords' | 'ms'> {
  readonly day: IsoDay;
  /** The word's card after the answer; null where nothing was graded. */
  readonly card: WordCard | null;
}

export interface WordRows {
  readonly cards: readonly WordCard[];
  readonly wordDays: readonly WordDay[];
}

/**
 * The rows that answers change, as they are afterward. A word is graded once a day: an answer whose word has been graded on that day
 * already, in another tab, changes no card and counts no recall, but its time counts.
 * @param here the rows of these words and days as they are now
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

/** The figures of a day after an answer. A clock that was set back must not make an earlier version of them. */
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
