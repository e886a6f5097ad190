/**
 * The gate of the item bank: what `npm run build` and `npm test` refuse, each with the file, the item and the reason.
 * Rules: "What makes a good item" of the test facts, as far as a machine can see them.
 */
import { imbalances } from '@/domain/exam/balance';
import type { VerbalItem } from '@/domain/exam/item';
import { itemFaults, normalised } from './faults';
import { parseFile } from './schema';

export interface Problem {
  readonly file: string;
  readonly id: string;
  readonly reason: string;
}

/** Gives a problem as one line: "verbal-starter.json: syn-0004: two choices are the same". */
export function describe({ file, id, reason }: Problem): string {
  return `${file}: ${id}: ${reason}`;
}

/** Gives everything that is wrong in the bank, whose files are given by name with their parsed JSON. */
export function checkBank(files: Readonly<Record<string, unknown>>): Problem[] {
  const all: { file: string; item: VerbalItem }[] = [];
  const problems: Problem[] = [];
  for (const [file, content] of Object.entries(files)) {
    const { items, misfits } = parseFile(content);
    problems.push(...misfits.map((misfit) => ({ file, ...misfit })));
    for (const item of items) {
      all.push({ file, item });
      problems.push(...itemFaults(item).map((reason) => ({ file, id: item.id, reason })));
    }
    for (const kind of new Set(items.map((item) => item.kind))) {
      const found = imbalances(items.filter((item) => item.kind === kind));
      problems.push(...found.map(({ id, reason }) => ({ file, id: id ?? `all of kind ${kind}`, reason })));
    }
  }
  return [
    ...problems,
    ...repeated(all, (item) => item.id, 'its id'),
    ...repeated(all, (item) => normalised(item.stem), 'its stem'),
  ];
}

/** Names each item that has something in common with an earlier one of the bank, and that one. */
function repeated(
  all: readonly { file: string; item: VerbalItem }[],
  trait: (item: VerbalItem) => string,
  name: string,
): Problem[] {
  const first = new Map<string, string>();
  return all.flatMap(({ file, item }) => {
    const owner = first.get(trait(item));
    if (owner === undefined) {
      first.set(trait(item), `${item.id} in ${file}`);
      return [];
    }
    return [{ file, id: item.id, reason: `${name} is that of ${owner} already` }];
  });
}
