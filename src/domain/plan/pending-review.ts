/** Whether anything that was due by a day is still to review: mistakes by the error log, words by their memory. */
import type { IsoDay } from '@/lib/calendar';
import type { AnsweredAttempt } from './answered-attempt';
import type { WordCard } from './word-card';
import type { ItemIndex } from './item-facts';
import { dueMistakes, type Mistake, buildErrorLog } from './error-log';
import type { WordIndex } from './words/word-entry';
import { countWordsDue } from './words/words-today';

/** What comes back by itself when it is due. */
export type ReviewKind = 'mistakes' | 'words';

/** Of mistakes or words, whether any that were due by a day are still to review; of words also whether any are new on it. */
export type PendingReviewCheck = (review: ReviewKind, day: IsoDay) => boolean;

interface ReviewFacts {
  readonly attempts: readonly AnsweredAttempt[];
  readonly index: ItemIndex;
  readonly cards: readonly WordCard[];
  readonly wordIndex: WordIndex;
  /** Null where none is saved. */
  readonly testDate: IsoDay | null;
}

/**
 * Asked of a day that has passed, it tells what is still left of that day now. What was reviewed later is left no more; and what is missed
 * on a day is due the day after, so that a day with nothing left stays so.
 */
export function createPendingReviewCheck({
  attempts,
  index,
  cards,
  wordIndex,
  testDate,
}: ReviewFacts): PendingReviewCheck {
  let mistakes: readonly Mistake[] | null = null;
  return (review, day) => {
    // The log of a year takes a moment, and without a plan nobody asks.
    if (review === 'mistakes')
      return dueMistakes((mistakes ??= buildErrorLog(attempts, index)), day).length > 0;
    const { recall, fresh } = countWordsDue(wordIndex, cards, day, testDate);
    return recall + fresh > 0;
  };
}
