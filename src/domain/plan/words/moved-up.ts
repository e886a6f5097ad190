/** The words whose next review moved further away, because they were right. */
import { daysBetween, type IsoDay } from '@/lib/dates/calendar';
import type { WordCard } from './word-card';

/** A word with the days between two of its reviews, before and now. */
export interface MovedUpWord {
  readonly word: string;
  readonly fromDays: number;
  readonly toDays: number;
}

const interval = ({ reviewedOn, dueDay }: { readonly reviewedOn: IsoDay; readonly dueDay: IsoDay }) =>
  daysBetween(reviewedOn, dueDay);

/**
 * Returns the words that were reviewed again and right, and whose next review is further away than the one before was; those that
 * are now furthest away first. A new word has nothing to move up from.
 */
export function wordsMovedUp(
  before: readonly WordCard[],
  after: readonly WordCard[],
): readonly MovedUpWord[] {
  const earlier = new Map(before.map((card) => [card.id, card]));
  return after
    .flatMap((card) => {
      const was = earlier.get(card.id);
      if (was === undefined || card.reviews <= was.reviews || card.missesInARow > 0) return [];
      const [fromDays, toDays] = [interval(was), interval(card)];
      return toDays > fromDays ? [{ word: card.id, fromDays, toDays }] : [];
    })
    .toSorted((a, b) => b.toDays - a.toDays);
}
