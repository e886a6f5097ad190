/** The word reviews and new words of a day. */
import type { WordCard } from './word-card';
import { testPhaseOn } from '@/domain/learner/test-day';
import type { WordDay } from './word-day';
import { addDays, type IsoDay } from '@/lib/dates/calendar';
import { listedCards } from './listed-cards';
import { dueCards, wordDueDay, isFinalWeek, upcomingTestDate } from './due-cards';
import { parseWordDifficulty, type IndexedWord, type WordIndex } from './word-entry';
import { type NewWordQuota, newWordQuota, type NewWordsReason } from './new-word-quota';
import { forecastNewWords } from './word-forecast';
import { expectedWordSeconds, newWordsThatFit, recallsInMinutes } from './word-pace';
import { maxWordSessionMinutes } from './session-length';

export interface WordTally {
  /** All graded words, new ones included. */
  readonly recalls: number;
  /** Graded words that were right. */
  readonly right: number;
  readonly newWords: number;
}

export interface WordsToday {
  /** Words to recall, in the order to ask them. */
  readonly due: readonly string[];
  /** The number of due words that were missed last time. */
  readonly missed: number;
  /** New words left for today, in learning order. Recalls take priority; new words get the rest of the ten minutes. */
  readonly wordsToLearn: readonly string[];
  /** All words never asked, in learning order. */
  readonly unlearned: readonly string[];
  /** True if recalls leave too little time for the full quota of new words. */
  readonly isQuotaCut: boolean;
  readonly newWords: NewWordQuota;
  /** New words already learned today. */
  readonly learned: number;
  /** The results of all of today's sessions. */
  readonly tally: WordTally;
  /** True in the last week before the test. Every learned word is then reviewed once more, so today's words can't be postponed. */
  readonly isFinalWeek: boolean;
  /** On the eve of the test, words are limited to `eveWordMinutes`; on test day there are none. Null on other days. */
  readonly testPhase: 'eve' | 'test-day' | null;
}

/** All minutes of words suggested on the day before the test. */
export const eveWordMinutes = 10;

/**
 * If there isn't time for all words, those of this difficulty and above come first, because students are likely to know easier
 * ones.
 */
const worthMost = 3;

/** 0 for the most valuable words; higher for easier ones. */
function howEasy(word: IndexedWord): number {
  return Math.max(0, worthMost - parseWordDifficulty(word));
}

/** Returns words in list order, or by value if there isn't time for all. */
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
  const sorted = sortWords(index, cards, today, testDate);
  const { own, due, notMet, asked, learned, phase } = sorted;
  const soon = forecastNewWords({
    cards: own,
    left: notMet.length,
    today,
    testDate,
    minutesOn: () => maxWordSessionMinutes,
  });
  const newWords = newWordQuota(notMet.length + learned, today, testDate, soon.words + learned);
  const left = inLearningOrder(notMet, newWords.reason);
  return {
    due: due.map(({ id }) => id),
    missed: due.filter(({ missesInARow }) => missesInARow > 0).length,
    wordsToLearn: left.slice(0, wordsLeftToLearn(sorted, newWords.count)),
    unlearned: left,
    isQuotaCut: mostNewWords(sorted) < newWords.count,
    newWords,
    learned,
    // Each word is graded at most once a day, so its card holds today's result.
    tally: {
      recalls: asked.length,
      right: asked.filter(({ missesInARow }) => missesInARow === 0).length,
      newWords: learned,
    },
    isFinalWeek: isFinalWeek(today, testDate),
    testPhase: phase === 'over' ? null : phase,
  };
}

function sortWords(index: WordIndex, cards: readonly WordCard[], today: IsoDay, testDate: IsoDay | null) {
  const own = listedCards(index, cards);
  const met = new Set(own.map(({ id }) => id));
  const asked = own.filter(({ reviewedOn }) => reviewedOn === today);
  const phase = testPhaseOn(today, testDate);
  const due = phase === 'test-day' ? [] : dueCards(own, today, testDate);
  return {
    own,
    phase,
    due: phase === 'eve' ? due.slice(0, Math.max(0, recallsInMinutes(eveWordMinutes) - asked.length)) : due,
    notMet: index.filter(({ word }) => !met.has(word)),
    asked,
    learned: asked.filter(({ reviews }) => reviews === 1).length,
  };
}

type SortedWords = ReturnType<typeof sortWords>;

/** The number of new words, including those already learned today, for which the day's recalls leave time. */
function mostNewWords({ due, asked, learned }: SortedWords): number {
  return newWordsThatFit(due.length + asked.length - learned);
}

/** The number of the quota's words still to be learned today. */
function wordsLeftToLearn(sorted: SortedWords, quota: number): number {
  if (sorted.phase === 'test-day') return 0;
  const left = Math.min(quota, mostNewWords(sorted)) - sorted.learned;
  return Math.max(0, Math.min(sorted.notMet.length, left));
}

/** Counts for pages that link to word practice. */
export interface WordsDue {
  readonly recall: number;
  readonly newWords: number;
  /** Estimated whole minutes: one session, or all due words in the final week. */
  readonly minutes: number;
}

export function countWordsDue(
  index: WordIndex,
  cards: readonly WordCard[],
  today: IsoDay,
  testDate: IsoDay | null,
  sessionMinutes = maxWordSessionMinutes,
): WordsDue {
  // Without the order of the new words, which takes a forecast, because a plan asks for the counts of many days.
  const sorted = sortWords(index, cards, today, testDate);
  const { due, notMet, learned } = sorted;
  const { count } = newWordQuota(notMet.length + learned, today, testDate);
  const newWords = wordsLeftToLearn(sorted, count);
  const all = expectedWordSeconds(due.length, newWords);
  const seconds = isFinalWeek(today, testDate) ? all : Math.min(60 * sessionMinutes, all);
  return { recall: due.length, newWords, minutes: Math.ceil(seconds / 60) };
}

/**
 * Counts the words that an earlier day still has left: those due by then and not reviewed since, and the new ones of its quota that were
 * not learned on it. Equals the day's own count at its end, unless more was reviewed since.
 * @param had the words asked on the day, at least one
 */
export function countWordsLeftOn(
  had: WordDay,
  {
    index,
    cards,
    wordDays,
    testDate,
  }: {
    readonly index: WordIndex;
    readonly cards: readonly WordCard[];
    readonly wordDays: readonly WordDay[];
    readonly testDate: IsoDay | null;
  },
): number {
  const day = had.id;
  const own = listedCards(index, cards);
  const overdue = own.filter(({ dueDay }) => dueDay <= day).length;
  const learnedSince = wordDays.reduce((sum, each) => sum + (each.id >= day ? each.newWords : 0), 0);
  const { count } = newWordQuota(index.length - own.length + learnedSince, day, testDate);
  const fitting = newWordsThatFit(had.recalls - had.newWords + overdue);
  const wanted = testPhaseOn(day, testDate) === 'test-day' ? 0 : Math.min(count, fitting);
  return overdue + Math.max(0, wanted - had.newWords);
}

/**
 * The next day with words to review if nothing is left on `today`; null if no word was learned.
 * @param cards those of the level's words
 */
export function nextDueDay(
  cards: readonly WordCard[],
  today: IsoDay,
  testDate: IsoDay | null,
): IsoDay | null {
  const ahead = upcomingTestDate(testDate, today);
  // In the final week, `wordDueDay` may be a past day for words not reviewed yet, but today's share is done, so tomorrow is next.
  const tomorrow = addDays(today, 1);
  const days = cards.map((card) => wordDueDay(card, ahead));
  return days.map((day) => (day < tomorrow ? tomorrow : day)).toSorted()[0] ?? null;
}
