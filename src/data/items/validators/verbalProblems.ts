/**
 * Rules for verbal items across the bank: no repeated pairs, overused distractors, or distractors that are all keys elsewhere; at most
 * one look-alike, and few reversed pairs.
 */
import { choiceByLetter, type Item, type VerbalItem } from '@/domain/exam/items/item';
import { normalizeForComparison } from './itemFaults';
import type { BankProblem } from './bankProblem';
import { type BankEntry, findDuplicateEntries } from './findDuplicateEntries';
import type { NamedFile } from './findSetProblems';

/** The maximum number of items with the same wrong choice: students who see it more often may learn to rule it out. */
const mostAsDistractor = 3;

interface VerbalEntry extends BankEntry {
  readonly item: VerbalItem;
}

export function verbalProblems(files: readonly NamedFile[]): BankProblem[] {
  const entries = files.flatMap(({ name, parsed }) =>
    parsed.items.filter(isVerbal).map((item): VerbalEntry => ({ file: name, id: item.id, item })),
  );
  return [
    ...pairProblems(entries),
    ...wornDistractors(entries),
    ...keysOfOthers(entries),
    ...entries.flatMap(surplusLookAlikes),
    ...files.flatMap(reversedTooOften),
  ];
}

const isVerbal = (item: Item): item is VerbalItem => item.section === 'verbal';

/** Reports pairs that occur in two analogies: a student who remembers the pair from one item would have a clue to the other. */
function pairProblems(entries: readonly VerbalEntry[]): BankProblem[] {
  const pairs = entries.flatMap(({ file, id, item }) => pairsOf(item).map((pair) => ({ file, id, pair })));
  return findDuplicateEntries(
    pairs,
    ({ pair }) => normalizeForComparison(pair),
    ({ pair }) => `the pair "${pair}"`,
  );
}

/** Returns the pairs of an analogy ("hand is to glove"): its stem's, then all choices if they are pairs, else the solved one. */
function pairsOf(item: VerbalItem): string[] {
  if (item.kind !== 'analogy') return [];
  const [given = '', asked = ''] = item.stem.split(/ as\b ?/);
  const solved = `${asked} ${choiceByLetter(item, item.key).text}`;
  return [given, ...(item.layout === 'pair' ? item.choices.map(({ text }) => text) : [solved])];
}

const distractorsOf = (item: VerbalItem): string[] => {
  const key = choiceByLetter(item, item.key);
  return item.choices.filter((choice) => choice !== key).map(({ text }) => normalizeForComparison(text));
};

/** Reports words that are wrong choices in too many items: one problem for each item beyond the limit. */
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

/** Reports items whose wrong choices are all keys of other items: they were collected, not written to tempt with this stem. */
function keysOfOthers(entries: readonly VerbalEntry[]): BankProblem[] {
  const keys = new Set(
    entries.map(({ item }) => normalizeForComparison(choiceByLetter(item, item.key).text)),
  );
  return entries
    .filter(({ item }) => distractorsOf(item).every((word) => keys.has(word)))
    .map(({ file, id }) => ({ file, id, reason: 'its wrong choices are all keys of other items' }));
}

/** Reports a synonym with two or more wrong choices that look or sound like the stem: together they give the stem's meaning away. */
function surplusLookAlikes({ file, id, item }: VerbalEntry): BankProblem[] {
  if (item.kind !== 'synonym') return [];
  const found = item.choices.filter(
    ({ distractor }) => distractor === 'look-alike' || distractor === 'sound-alike',
  );
  if (found.length <= 1) return [];
  return [{ file, id, reason: `has ${found.length} wrong choices like its stem; one at most` }];
}

/** The share of a file's analogies that may offer a reversed pair; with more, students learn to look for it. */
const mostReversed = 1 / 4;

function reversedTooOften({ name, parsed }: NamedFile): BankProblem[] {
  const analogies = parsed.items.filter((item) => item.kind === 'analogy');
  const most = Math.floor(mostReversed * analogies.length);
  const reversed = analogies.filter(({ choices }) =>
    choices.some(({ distractor }) => distractor === 'reversed'),
  ).length;
  if (reversed <= most) return [];
  const reason = `has a reversed choice in ${reversed} of ${analogies.length} analogies; ${most} at most`;
  return [{ file: name, id: 'the file', reason }];
}
