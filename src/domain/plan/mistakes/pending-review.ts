/** Checks if reviews are due: mistakes by the error log, words by their spaced-repetition schedule. */
import type { IsoDay } from '@/lib/dates/calendar';
import type { AnsweredAttempt } from '@/domain/plan/ability/answered-attempt';
import type { WordCard } from '@/domain/plan/words/word-card';
import type { WordDay } from '@/domain/plan/words/word-day';
import type { ItemIndex } from '@/domain/plan/topics/item-facts';
import { dueMistakes, type Mistake, buildErrorLog } from './error-log';
import type { WordIndex } from '@/domain/plan/words/word-entry';
import { countWordsDue, countWordsLeftOn } from '@/domain/plan/words/words-today';

export type ReviewKind = 'mistakes' | 'words';

/** Returns true if mistakes or words due by the day are left to review, or if new words are scheduled for it. */
export type PendingReviewCheck = (review: ReviewKind, day: IsoDay) => boolean;

interface ReviewFacts {
  readonly today: IsoDay;
  readonly attempts: readonly AnsweredAttempt[];
  readonly index: ItemIndex;
  readonly cards: readonly WordCard[];
  readonly wordDays: readonly WordDay[];
  readonly wordIndex: WordIndex;
  /** Null if none is saved. */
  readonly testDate: IsoDay | null;
}

/**
 * Creates the check. For a past day, it checks if reviews due by then are still left now, so later reviews count. An item missed on a
 * day is due the next day at the earliest, so a past day without reviews left never gets new ones.
 */
export function createPendingReviewCheck(facts: ReviewFacts): PendingReviewCheck {
  let mistakes: readonly Mistake[] | null = null;
  return (review, day) => {
    // Built lazily: a year's log takes a moment, and nobody needs it without a plan.
    if (review === 'mistakes')
      return dueMistakes((mistakes ??= buildErrorLog(facts.attempts, facts.index)), day).length > 0;
    return hasPendingWords(facts, day);
  };
}

function hasPendingWords({ today, cards, wordDays, wordIndex, testDate }: ReviewFacts, day: IsoDay): boolean {
  // The cards show only what is true now: on an earlier day, some of the words met since were still new.
  const had = day < today ? wordDays.find(({ id, recalls }) => id === day && recalls > 0) : undefined;
  if (had !== undefined) return countWordsLeftOn(had, { index: wordIndex, cards, wordDays, testDate }) > 0;
  const { recall, newWords } = countWordsDue(wordIndex, cards, day, testDate);
  return recall + newWords > 0;
}
