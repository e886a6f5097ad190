import type { Item } from '@/domain/exam/items/item';
import { groupAdjacentItems, type ItemGroup } from '@/domain/exam/attempts/attempt-progress';

/** The most questions in a group, so that it fits beside the other groups when it is open. */
const largest = { verbal: 10, quantitative: 5 } as const;

/** Groups a section's questions: reading by passage, verbal evenly into groups of at most ten, and quantitative of at most five. */
export function navigatorGroups(items: readonly Item[]): readonly ItemGroup[] {
  const runs = groupAdjacentItems(items, (item) => (item.kind === 'reading' ? item.passage : item.section));
  return runs.flatMap((run) => {
    const section = items[run.first]?.section;
    return section === 'verbal' || section === 'quantitative' ? evenly(run, largest[section]) : [run];
  });
}

function evenly({ first, last }: ItemGroup, most: number): ItemGroup[] {
  const count = last - first + 1;
  const parts = Math.ceil(count / most);
  return Array.from({ length: parts }, (_, part) => ({
    first: first + Math.ceil((part * count) / parts),
    last: first + Math.ceil(((part + 1) * count) / parts) - 1,
  }));
}
