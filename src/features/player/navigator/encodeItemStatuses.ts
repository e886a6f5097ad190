import { type ItemState, type ItemStatus, itemStatus } from '@/domain/exam/items/item-state';

/** The character for each status. */
const marks = { blank: '.', answered: 'x', blankFlagged: '!', answeredFlagged: '#' } as const;

/**
 * Encodes the statuses of a section's questions as a string of one character each. Strings compare by value, so components render
 * only when a status changes, and not each second that a question is open.
 */
export function encodeItemStatuses(items: readonly ItemState[]): string {
  return items
    .map((item) => {
      const { answer, flagged } = itemStatus(item);
      if (answer === 'blank') return flagged ? marks.blankFlagged : marks.blank;
      return flagged ? marks.answeredFlagged : marks.answered;
    })
    .join('');
}

export function decodeItemStatus(text: string, index: number): ItemStatus {
  const mark = text[index];
  return {
    answer: mark === marks.answered || mark === marks.answeredFlagged ? 'answered' : 'blank',
    flagged: mark === marks.blankFlagged || mark === marks.answeredFlagged,
  };
}
