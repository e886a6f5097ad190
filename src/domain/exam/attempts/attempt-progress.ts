/** Progress figures for an attempt, shown in lists, progress bars, and breaks. */
import type { Attempt } from './attempt';
import type { FormPart } from '@/domain/exam/test/form';
import { itemStatus } from '@/domain/exam/items/item-state';
import type { SectionState } from './section-state';

export interface ItemStatusCounts {
  readonly questions: number;
  readonly answered: number;
  readonly blank: number;
  readonly flagged: number;
}

export function countSectionItemStatuses({ items }: SectionState): ItemStatusCounts {
  const statuses = items.map(itemStatus);
  const answered = statuses.filter(({ answer }) => answer === 'answered').length;
  return {
    questions: items.length,
    answered,
    blank: items.length - answered,
    flagged: statuses.filter(({ flagged }) => flagged).length,
  };
}

export function countAttemptItemStatuses(attempt: Attempt): ItemStatusCounts {
  return attempt.parts
    .filter((part) => part.kind === 'section')
    .map(countSectionItemStatuses)
    .reduce(
      (sum, each) => ({
        questions: sum.questions + each.questions,
        answered: sum.answered + each.answered,
        blank: sum.blank + each.blank,
        flagged: sum.flagged + each.flagged,
      }),
      { questions: 0, answered: 0, blank: 0, flagged: 0 },
    );
}

function isWork(part: FormPart): boolean {
  return part.kind !== 'break';
}

/**
 * Returns a part's position among the sections and essays, from 1: "Section 3 of 5". A break has the position of the part before
 * it.
 */
export function partPosition(parts: readonly FormPart[], index: number): { place: number; of: number } {
  return { place: parts.slice(0, index + 1).filter(isWork).length, of: parts.filter(isWork).length };
}

/** Consecutive items that belong together, such as the questions of one passage: first and last index. */
export interface ItemGroup {
  readonly first: number;
  readonly last: number;
}

/** Groups neighboring items with the same key from `groupOf`, such as the passage. An item with a null key forms its own group. */
export function groupAdjacentItems<T>(items: readonly T[], groupOf: (item: T) => string | null): ItemGroup[] {
  const groups: ItemGroup[] = [];
  items.forEach((item, index) => {
    const group = groups.at(-1);
    const before = items[index - 1];
    const name = groupOf(item);
    if (group !== undefined && before !== undefined && name !== null && groupOf(before) === name)
      groups[groups.length - 1] = { first: group.first, last: index };
    else groups.push({ first: index, last: index });
  });
  return groups;
}
