/** What there is to do with words on a day. */
import type { WordCard } from '@/domain/plan/card';
import type { IsoDay } from '@/lib/calendar';
import { dueCards } from './due';
import type { WordIndex } from './entry';
import { type NewWords, newWordsOf } from './new-words';
import { expectedSeconds, sessionSeconds } from './pace';

export interface WordsToday {
  /** Words to recall, those that have waited longest first. */
  readonly due: readonly string[];
  /** How many of them were missed the last time. */
  readonly missed: number;
  /** New words that are left for today, in learning order. */
  readonly fresh: readonly string[];
  readonly newWords: NewWords;
  /** New words that were learned today. */
  readonly learned: number;
}

/** Words of the list that were never asked, in learning order. */
export function unlearned(index: WordIndex, cards: readonly WordCard[]): readonly string[] {
  const known = new Set(cards.map(({ id }) => id));
  return index.filter(({ word }) => !known.has(word)).map(({ word }) => word);
}

export function wordsToday(
  index: WordIndex,
  cards: readonly WordCard[],
  today: IsoDay,
  testDate: IsoDay | null,
): WordsToday {
  // A card of a word that the list no longer has is left alone.
  const listed = new Set(index.map(({ word }) => word));
  const own = cards.filter(({ id }) => listed.has(id));
  const due = dueCards(own, today, testDate);
  const left = unlearned(index, own);
  const learned = own.filter(({ reviews, reviewedOn }) => reviews === 1 && reviewedOn === today).length;
  const newWords = newWordsOf(left.length + learned, today, testDate);
  return {
    due: due.map(({ id }) => id),
    missed: due.filter(({ missesInARow }) => missesInARow > 0).length,
    fresh: left.slice(0, Math.max(0, newWords.count - learned)),
    newWords,
    learned,
  };
}

/** What there is to do, in figures, for a page that links to the practice of words. */
export interface WordsDue {
  readonly recall: number;
  /** Of these, how many were missed the last time. */
  readonly missed: number;
  readonly fresh: number;
  /** About how long it takes, in whole minutes: a session ends after ten. */
  readonly minutes: number;
}

export function wordsDue(
  index: WordIndex,
  cards: readonly WordCard[],
  today: IsoDay,
  testDate: IsoDay | null,
): WordsDue {
  const { due, missed, fresh } = wordsToday(index, cards, today, testDate);
  const seconds = Math.min(sessionSeconds, expectedSeconds(due.length, fresh.length));
  return { recall: due.length, missed, fresh: fresh.length, minutes: Math.ceil(seconds / 60) };
}
