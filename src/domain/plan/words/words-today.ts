/** What there is to do with words on a day. */
import type { WordCard } from '@/domain/plan/word-card';
import { addDays, type IsoDay } from '@/lib/calendar';
import { dueCards, wordDueDay, isFinalWeek, upcomingTestDate } from './due-cards';
import { difficultyOf, type IndexedWord, type WordIndex } from './word-entry';
import { type NewWordQuota, newWordQuota, type NewWordsReason } from './new-word-quota';
import type { WordTally } from './word-session';
import { expectedWordSeconds, newWordsThatFit } from './word-pace';
import { maxSessionMinutes } from './session-length';

export interface WordsToday {
  /** Words to recall, in the order in which they are asked. */
  readonly due: readonly string[];
  /** How many of them were missed the last time. */
  readonly missed: number;
  /** New words that are left for today, in learning order: recalls come first, and what is left of ten minutes is theirs. */
  readonly fresh: readonly string[];
  /** All words that were never asked, in learning order. */
  readonly unlearned: readonly string[];
  /** There would be more new words, were there fewer to recall. */
  readonly crowded: boolean;
  readonly newWords: NewWordQuota;
  /** New words that were learned today. */
  readonly learned: number;
  /** What was asked today, in all sessions. */
  readonly tally: WordTally;
  /** Every word that is known comes once more before the test, so what is due today can't simply wait. */
  readonly isFinalWeek: boolean;
}

/** Words from this difficulty on come first where there is no time for all: the easier ones are likely to be known anyway. */
const worthMost = 3;

/** 0 for the words that are worth most; more for easier ones. */
function howEasy(word: IndexedWord): number {
  return Math.max(0, worthMost - difficultyOf(word));
}

/** Words in the order in which they are learned: that of the list or, where there is no time for all of them, by what they are worth. */
function inLearningOrder(words: WordIndex, reason: NewWordsReason): readonly string[] {
  const ordered = reason === 'most' ? words.toSorted((a, b) => howEasy(a) - howEasy(b)) : words;
  return ordered.map(({ word }) => word);
}

export function buildWordsToday(
  index: WordIndex,
  cards: readonly WordCard[],
  today: IsoDay,
  testDate: IsoDay | null,
): WordsToday {
  // A card of a word that the list no longer has is left alone.
  const listed = new Set(index.map(({ word }) => word));
  const own = cards.filter(({ id }) => listed.has(id));
  const due = dueCards(own, today, testDate);
  const met = new Set(own.map(({ id }) => id));
  const notMet = index.filter(({ word }) => !met.has(word));
  const asked = own.filter(({ reviewedOn }) => reviewedOn === today);
  const learned = asked.filter(({ reviews }) => reviews === 1).length;
  const newWords = newWordQuota(notMet.length + learned, today, testDate);
  const left = inLearningOrder(notMet, newWords.reason);
  const room = newWordsThatFit(due.length + asked.length - learned);
  return {
    due: due.map(({ id }) => id),
    missed: due.filter(({ missesInARow }) => missesInARow > 0).length,
    fresh: left.slice(0, Math.max(0, Math.min(newWords.count, room) - learned)),
    unlearned: left,
    crowded: room < newWords.count,
    newWords,
    learned,
    // A word is graded once a day, so its card tells how that went.
    tally: {
      recalls: asked.length,
      right: asked.filter(({ missesInARow }) => missesInARow === 0).length,
      newWords: learned,
    },
    isFinalWeek: isFinalWeek(today, testDate),
  };
}

/** What there is to do, in figures, for a page that links to the practice of words. */
export interface WordsDue {
  readonly recall: number;
  readonly fresh: number;
  /** About how long it takes, in whole minutes: one session; in the final week all of it. */
  readonly minutes: number;
}

export function countWordsDue(
  index: WordIndex,
  cards: readonly WordCard[],
  today: IsoDay,
  testDate: IsoDay | null,
  sessionMinutes = maxSessionMinutes,
): WordsDue {
  const { due, fresh } = buildWordsToday(index, cards, today, testDate);
  const all = expectedWordSeconds(due.length, fresh.length);
  const seconds = isFinalWeek(today, testDate) ? all : Math.min(60 * sessionMinutes, all);
  return { recall: due.length, fresh: fresh.length, minutes: Math.ceil(seconds / 60) };
}

/** The day on which words come back, where nothing is due on `today`; null where no word was learned. */
export function nextDueDay(
  cards: readonly WordCard[],
  today: IsoDay,
  testDate: IsoDay | null,
): IsoDay | null {
  const ahead = upcomingTestDate(testDate, today);
  // In the final week a word that was not asked yet is due from its first day on, but today has had its share.
  const tomorrow = addDays(today, 1);
  const days = cards.map((card) => wordDueDay(card, ahead));
  return days.map((day) => (day < tomorrow ? tomorrow : day)).toSorted()[0] ?? null;
}
