/** The word list passes its validators, contains every question's words, and matches its index. */
import { brotliCompressSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { formatBankProblem as worded } from '@/data/items/validators/bankProblem';
import { wordFileContents, parseWordFiles } from '@/data/words/wordFiles';
import { checkWordList, findUnlistedWords } from '@/data/words/checkWordList';
import { buildWordIndexes } from '@/data/words/buildWordIndex';
import { wordIndexText } from '@/data/words/wordIndexFile';
import { choiceByLetter, type Difficulty } from '@/domain/exam/items/item';
import type { LevelId } from '@/domain/exam/level/level-id';
import { levelSets } from '@/domain/exam/test/blueprint';
import { canBeDistractor, buildMeaningChoices } from '@/domain/plan/words/meaning-choices';
import type { WordEntry } from '@/domain/plan/words/word-entry';
import { files as bank } from './bank-content';
import { misspelled, slipsIn } from './language';
import { middleExceptions, middleListFaults, middleWordFaults } from './middle-words';
import { nearness } from './words-near';

const files = parseWordFiles();
const entries = Object.values(files).flat();
const synonymsOf = (contents: typeof bank) =>
  contents.flatMap(({ items }) => items.filter((item) => item.kind === 'synonym'));
const synonyms = synonymsOf(bank);

const bankOf = (wanted: LevelId) => bank.filter(({ level }) => level === wanted);

/** The later pools are larger than the lists, which have the words of all tests and of each level's first pool. */
const isLaterPool = ({ name }: { readonly name: string }) => /practice\/synonyms-\d/.test(name);
const listedItems = (level: LevelId) => synonymsOf(bankOf(level).filter((file) => !isLaterPool(file)));

/** The words of the level's first practice pool, which are learned before others of the same difficulty. */
const practicedOf = (level: LevelId) =>
  new Set(
    synonymsOf(
      bankOf(level).filter(({ name, set }) => set === levelSets[level].practice && !isLaterPool({ name })),
    ).flatMap((item) => [item.stem.toLowerCase(), choiceByLetter(item, item.key).text]),
  );

test('there are at least 600 words, and no check finds a fault', () => {
  expect(entries.length).toBeGreaterThanOrEqual(600);
  expect(checkWordList(wordFileContents()).map(worded)).toEqual([]);
});

test.each([
  ['upper', 200],
  ['middle', 150],
] as const)('the words of the %s tests and first pool are in the list', (level, least) => {
  expect(listedItems(level).length).toBeGreaterThan(least);
  expect(findUnlistedWords(level, listedItems(level), entries)).toEqual([]);
});

test('the index matches the content', async () => {
  const indexes = buildWordIndexes(files, { middle: practicedOf('middle'), upper: practicedOf('upper') });
  await expect(wordIndexText(indexes)).toMatchFileSnapshot('../../src/data/words/index.json');
});

describe('the words of the Middle Level', () => {
  const middle = entries.filter(({ levels }) => levels.includes('middle'));

  test('are neither too common nor too rare', () => {
    expect(middle.flatMap(middleWordFaults)).toEqual([]);
    expect(middleListFaults(middle.map(({ word }) => word))).toEqual([]);
  });

  test.each([...middleExceptions.keys()])('the exception "%s" is one of them', (word) =>
    expect(middle.map((entry) => entry.word)).toContain(word),
  );

  test.each<[string, Difficulty, string[]]>([
    ['brisk', 2, []],
    ['brisk', 4, ['brisk: too difficult: 4']],
    ['decision', 1, ['decision: too common for the Middle Level: 4.7']],
    ['strange', 1, ['strange: too common for the Middle Level: 4.9', 'strange: known to fourth graders']],
    ['eager', 1, ['eager: known to fourth graders']],
    ['probity', 3, ['probity: too rare for the Middle Level: 1.8']],
    ['zyzzyva', 3, ['zyzzyva: too rare for the Middle Level: 0.0']],
    ['minute', 2, []],
  ])('"%s" with difficulty %i has the faults %j', (word, difficulty, faults) =>
    expect(middleWordFaults({ word, difficulty })).toEqual(faults),
  );

  test.each([
    ['brisk', 300, []],
    ['brisk', 299, ['299 words: at least 300']],
    ['vast', 300, ['median frequency 3.79: 3 to 3.3']],
    ['scant', 300, ['median frequency 2.37: 3 to 3.3']],
  ])('"%s" %i times as the list has the faults %j', (word, count, faults) =>
    expect(middleListFaults(Array.from({ length: count }, () => word))).toEqual(faults),
  );
});

test.each(Object.entries(wordFileContents()))('%s is at most 15 kB compressed', (_, content) => {
  expect(brotliCompressSync(JSON.stringify(content)).length).toBeLessThanOrEqual(15_000);
});

test('no wrong meaning is close to the right one', () => {
  const areNear = nearness(entries, synonyms);
  const close = Object.values(files).flatMap((words) =>
    words.flatMap((entry) =>
      words
        .filter((other) => canBeDistractor(entry, other) && areNear(entry, other))
        .map((other) => `${entry.word}: "${other.word}" (${other.definition}) belongs to its near words`),
    ),
  );
  expect(close).toEqual([]);
});

test('the length of a meaning doesn’t give the answer away', () => {
  const seeds = [1, 2, 3, 4, 5];
  const asked = Object.values(files).flatMap((words) =>
    words.flatMap((entry) =>
      seeds.map((seed) => ({ entry, choices: buildMeaningChoices(entry, words, seed) })),
    ),
  );
  const shareWhere = (extreme: (...lengths: number[]) => number) =>
    asked.filter(
      ({ entry, choices }) =>
        entry.definition.length === extreme(...choices.map(({ meaning }) => meaning.length)),
    ).length / asked.length;
  // Chance would be one in four, slightly more because several may be equally long.
  expect(shareWhere(Math.max)).toBeLessThan(0.4);
  expect(shareWhere(Math.min)).toBeLessThan(0.4);
});

const textsOf = (entry: WordEntry): string[] => [
  entry.definition,
  entry.sentence,
  entry.secondMeaning ?? '',
  entry.picture,
  ...entry.lookAlikes.map(({ meaning }) => meaning),
];

/** Names of people in the sentences. */
const names = ['Theo', 'Malik', 'Nguyens', 'Talia', 'Tanaka', 'Luca', 'Viktor', 'Kowalskis'];

test('every word of the list has American spelling', async () => {
  const owners = new Map<string, string>();
  for (const entry of entries)
    for (const text of [
      entry.word,
      ...entry.family,
      ...entry.lookAlikes.map(({ word }) => word),
      ...textsOf(entry),
    ])
      for (const word of text.match(/[\p{L}’']+/gu) ?? [])
        if (!owners.has(word)) owners.set(word, entry.word);
  const wrong = await misspelled([...owners.keys()].join('\n'));
  const unknown = wrong.filter((word) => !names.includes(word.replace(/'s$/, '')));
  expect(unknown.map((word) => `${owners.get(word) ?? ''}: ${word}`)).toEqual([]);
});

test('no text of the list has a style error', () => {
  expect(
    entries.flatMap((entry) =>
      textsOf(entry).flatMap((text) => slipsIn(text).map((slip) => `${entry.word}: ${slip}`)),
    ),
  ).toEqual([]);
});
