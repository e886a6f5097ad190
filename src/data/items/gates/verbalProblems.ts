/** What verbal items may not share over the whole bank: a pair, a distractor in many items, distractors that are all keys. */
import { choiceByLetter, type Item, type VerbalItem } from '@/domain/exam/item';
import { normalizeText } from './itemFaults';
import type { BankProblem } from './bankProblem';
import { type BankEntry, findRepeats } from './findRepeats';
import type { NamedFile } from './setProblems';

/** In how many items a word may be a wrong choice, at most: a student who has met it often knows that it is one. */
const mostAsDistractor = 3;

interface VerbalEntry extends BankEntry {
  readonly item: VerbalItem;
}

/** What is wrong with the verbal items of the bank beside one another. */
export function verbalProblems(files: readonly NamedFile[]): BankProblem[] {
  const entries = files.flatMap(({ name, parsed }) =>
    parsed.items.filter(isVerbal).map((item): VerbalEntry => ({ file: name, id: item.id, item })),
  );
  return [...pairProblems(entries), ...wornDistractors(entries), ...keysOfOthers(entries)];
}

const isVerbal = (item: Item): item is VerbalItem => item.section === 'verbal';

/** A pair whose relation a student knows from one item is a gift in the next. */
function pairProblems(entries: readonly VerbalEntry[]): BankProblem[] {
  const pairs = entries.flatMap(({ file, id, item }) => pairsOf(item).map((pair) => ({ file, id, pair })));
  return findRepeats(
    pairs,
    ({ pair }) => normalizeText(pair),
    ({ pair }) => `the pair "${pair}"`,
  );
}

/** The pairs that an analogy shows, its stem's first ("hand is to glove"), or solves: "foot is to sock". */
function pairsOf(item: VerbalItem): string[] {
  if (item.kind !== 'analogy') return [];
  const [given = '', asked = ''] = item.stem.split(/ as\b ?/);
  const solved = `${asked} ${choiceByLetter(item, item.key).text}`;
  return [given, ...(item.layout === 'pair' ? item.choices.map(({ text }) => text) : [solved])];
}

const distractorsOf = (item: VerbalItem): string[] => {
  const key = choiceByLetter(item, item.key);
  return item.choices.filter((choice) => choice !== key).map(({ text }) => normalizeText(text));
};

/** Words that are the wrong choice of too many items; each problem stands at the items beyond the third. */
function wornDistractors(entries: readonly VerbalEntry[]): BankProblem[] {
  const held = new Map<string, number>();
  return entries.flatMap(({ file, id, item }) =>
    distractorsOf(item).flatMap((word): BankProblem[] => {
      const times = (held.get(word) ?? 0) + 1;
      held.set(word, times);
      if (times <= mostAsDistractor) return [];
      return [
        { file, id, reason: `"${word}" is a wrong choice in ${times} items; ${mostAsDistractor} at most` },
      ];
    }),
  );
}

/** Items whose wrong choices are all keys of other items: such sets are put together and not written for their stem. */
function keysOfOthers(entries: readonly VerbalEntry[]): BankProblem[] {
  const keys = new Set(entries.map(({ item }) => normalizeText(choiceByLetter(item, item.key).text)));
  return entries
    .filter(({ item }) => distractorsOf(item).every((word) => keys.has(word)))
    .map(({ file, id }) => ({ file, id, reason: 'its wrong choices are all keys of other items' }));
}
