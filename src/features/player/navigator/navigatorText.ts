import type { ItemStatus } from '@/domain/exam/items/item-state';
import type { ItemGroup } from '@/domain/exam/attempts/attempt-progress';
import { decodeItemStatus } from './encodeItemStatuses';

/** "answered, flagged": describes the marks in the question's cell. */
export function itemStatusText({ answer, flagged }: ItemStatus): string {
  return flagged ? `${answer}, flagged` : answer;
}

/** "Questions 16 to 21"; for a single question, "Question 16". */
export function itemGroupTitle({ first, last }: ItemGroup): string {
  return first === last ? `Question ${first + 1}` : `Questions ${first + 1} to ${last + 1}`;
}

/** "Questions 16 to 21: 2 answered, 4 blank, 1 flagged". `itemStatuses` is encoded by `encodeItemStatuses`. */
export function itemGroupText(group: ItemGroup, itemStatuses: string): string {
  const each = itemIndexes(group).map((index) => decodeItemStatus(itemStatuses, index));
  const answered = each.filter(({ answer }) => answer === 'answered').length;
  const flagged = each.filter((status) => status.flagged).length;
  const parts = [
    answered > 0 ? `${answered} answered` : '',
    answered < each.length ? `${each.length - answered} blank` : '',
    flagged > 0 ? `${flagged} flagged` : '',
  ];
  return `${itemGroupTitle(group)}: ${parts.filter((part) => part !== '').join(', ')}`;
}

export function itemIndexes({ first, last }: ItemGroup): readonly number[] {
  return Array.from({ length: last - first + 1 }, (_, step) => first + step);
}

/** "12 answered, 48 blank, 2 flagged". */
export function sectionTallyText(tally: { answered: number; blank: number; flagged: number }): string {
  const flagged = tally.flagged === 0 ? '' : `, ${tally.flagged} flagged`;
  return `${tally.answered} answered, ${tally.blank} blank${flagged}`;
}
