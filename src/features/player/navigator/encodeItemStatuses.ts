import { type ItemState, type ItemStatus, itemStatus } from '@/domain/exam/item-state';

/** The marks of one question each: blank, answered, and both of them flagged. */
const marks = { blank: '.', answered: 'x', blankFlagged: '!', answeredFlagged: '#' } as const;

/**
 * How all questions of a section stand, a character each. A text is equal to another of the same marks, so that what shows it
 * is drawn again only when a standing changes, and not with each second that a question is open.
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

/** Reads one character of such a text. */
export function decodeItemStatus(text: string, index: number): ItemStatus {
  const mark = text[index];
  return {
    answer: mark === marks.answered || mark === marks.answeredFlagged ? 'answered' : 'blank',
    flagged: mark === marks.blankFlagged || mark === marks.answeredFlagged,
  };
}
