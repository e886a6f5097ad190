/** The word list passes its validators, contains every question's words, and matches its index. */
import { brotliCompressSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { formatBankProblem as worded } from '@/data/items/validators/bankProblem';
import { wordFileContents, parseWordFiles } from '@/data/words/wordFiles';
import { checkWordList, findUnlistedWords } from '@/data/words/checkWordList';
import { buildWordIndex, wordIndexText } from '@/data/words/buildWordIndex';
import { choiceByLetter } from '@/domain/exam/items/item';
import { canBeDistractor, buildMeaningChoices } from '@/domain/plan/words/meaning-choices';
import type { WordEntry } from '@/domain/plan/words/word-entry';
import { files as bank } from './bank-content';
import { misspelled, slipsIn } from './language';
import { nearness } from './words-near';

const files = parseWordFiles();
const entries = Object.values(files).flat();
const synonyms = bank.flatMap(({ items }) => items.filter((item) => item.kind === 'synonym'));

/** The later pools are larger than the list, which has the words of all tests and of the first pool. */
const isLaterPool = ({ name }: { readonly name: string }) => /^practice\/synonyms-\d/.test(name);

/** The words of the first practice pool, which are learned before others of the same difficulty. */
const practiced = new Set(
  bank
    .filter((file) => file.name.startsWith('practice/') && !isLaterPool(file))
    .flatMap(({ items }) => items.filter((item) => item.kind === 'synonym'))
    .flatMap((item) => [item.stem.toLowerCase(), choiceByLetter(item, item.key).text]),
);

test('there are at least 600 words, and no check finds a fault', () => {
  expect(entries.length).toBeGreaterThanOrEqual(600);
  expect(checkWordList(wordFileContents()).map(worded)).toEqual([]);
});

test('every synonym stem and key of the tests and the first pool is in the list with its part of speech', () => {
  const listed = bank
    .filter((file) => !isLaterPool(file))
    .flatMap(({ items }) => items.filter((item) => item.kind === 'synonym'));
  expect(listed.length).toBeGreaterThan(200);
  expect(findUnlistedWords(listed, entries)).toEqual([]);
});

test('the index matches the content', async () => {
  await expect(wordIndexText(buildWordIndex(files, practiced))).toMatchFileSnapshot(
    '../../src/data/words/index.json',
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
