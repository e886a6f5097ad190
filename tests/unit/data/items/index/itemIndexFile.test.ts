/** The bank's index matches the content, and a damaged one is rejected. */
import { levelIds } from '@/domain/exam/level/level-id';
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { itemIndexText } from '@/data/items/author';
import { readBankContentFiles } from '@/data/items/check';
import { generators } from '@/data/items/generators';
import { generateItem } from '@/data/items/generators/generator';
import { buildItemIndexFile, parseItemIndex } from '@/data/items/index/itemIndexFile';
import { loadItemIndex } from '@/data/items/index/loadItemIndex';
import { allSchemas } from '@/data/items/schema/allSchemas';
import { parseContentFile } from '@/data/items/schema/parseContentFile';
import { type ContentName, earlierVersionsFolder, isContentName } from '@/domain/exam/test/blueprint';
import { type Item, choiceLetters } from '@/domain/exam/items/item';
import { topicGroupOf, topicGroups } from '@/domain/exam/report/topic-results';
import { levelOfItem, parseGeneratedId } from '@/domain/plan/topics/item-facts';
import { topicIdOf } from '@/domain/plan/topics/topics';
import { readingItem } from '../../../domain/exam/sample-attempts';
import { analogyItem, quantitativeItem, synonymItem } from '../../../domain/exam/sample-items';

const committed = new URL('../../../../../src/data/items/index/index.json', import.meta.url);

test('the saved index matches the content', () => {
  // Indentation is up to the formatter.
  const [written, wanted] = [readFileSync(committed, 'utf8'), itemIndexText()].map((text) =>
    JSON.stringify(JSON.parse(text)),
  );
  const isEqual = written === wanted;
  expect(isEqual, 'The index of the bank is older than its content: run `npm run items -- index`.').toBe(
    true,
  );
});

const bank: readonly (readonly [ContentName, readonly Item[]])[] = Object.entries(readBankContentFiles())
  .map(([name, content]) => [name.replace('.json', ''), parseContentFile(content, allSchemas)] as const)
  .flatMap(([name, { set, items }]) =>
    set === earlierVersionsFolder || !isContentName(name) ? [] : [[name, items] as const],
  );

function factsOf(item: Item, file: string) {
  const group = topicGroupOf(item);
  return {
    id: item.id,
    version: item.version,
    kind: item.kind,
    section: topicGroups[group].section,
    topic: topicIdOf(item),
    group,
    difficulty: item.difficulty,
    key: item.key,
    file,
    passage: item.kind === 'reading' ? item.passage : null,
    distractors: Object.fromEntries(
      item.choices.flatMap(({ distractor }, place) =>
        distractor === undefined ? [] : [[choiceLetters[place], distractor]],
      ),
    ),
  };
}

test.each(levelIds)(
  'lists every item of the %s level once, with its facts, and none of another',
  async (level) => {
    const { items, itemOf } = await loadItemIndex(level);
    const all = bank.flatMap(([file, own]) =>
      own.map((item) => ({ facts: factsOf(item, file), own: levelOfItem({ file }) })),
    );
    const expected = all.filter(({ own }) => own === level);
    expect(expected.length).toBeGreaterThan(900);
    expect(items).toHaveLength(expected.length);
    for (const { facts, own } of all) expect(itemOf(facts.id)).toEqual(own === level ? facts : undefined);
  },
);

test.each(levelIds)('lists every generator of the %s level as its items describe it', async (level) => {
  const { generators: known, askedFacts } = await loadItemIndex(level);
  const expected = generators.filter(({ levels }) => levels.includes(level));
  expect(known.map(({ id }) => id)).toEqual(expected.map(({ id }) => id));
  for (const generator of expected) {
    const item = generateItem(generator, 11);
    const { kind, section, topic, group, difficulty } = factsOf(item, '');
    expect(askedFacts(item.id)).toMatchObject({ kind, section, topic, group, difficulty });
  }
});

test('no item has an id that a generator could draw', async () => {
  const { items, generatorOf } = await loadItemIndex('upper');
  expect(items.filter(({ id }) => generatorOf(id) !== undefined)).toEqual([]);
  // Their ID's format alone identifies them, before the generators load.
  expect(items.filter(({ id }) => parseGeneratedId(id) !== null)).toEqual([]);
  for (const { id } of generators)
    expect(parseGeneratedId(`${id}-1234`)).toEqual({ generator: id, seed: 1234 });
});

test('is read only once for each level', async () => {
  expect(await loadItemIndex('upper')).toBe(await loadItemIndex('upper'));
  expect(await loadItemIndex('middle')).not.toBe(await loadItemIndex('upper'));
});

test('reads back what it wrote', () => {
  const items = [
    synonymItem(1),
    analogyItem(2, { relation: 'lack-of' }),
    quantitativeItem(3, { topic: 'word-problems' }),
    readingItem(4, 'pas-0007', { skill: 'word-in-context' }),
    synonymItem(5, { version: 3 }),
  ];
  const files = new Map([
    ['starter/verbal', items],
    ['form-a/writing', []],
  ]);
  const file = buildItemIndexFile(files, [
    { id: 'percent-easy', topic: 'percent', difficulty: 1, levels: ['upper'] },
  ]);
  expect(Object.keys(file.files)).toEqual(['starter/verbal']);
  const index = parseItemIndex(JSON.parse(JSON.stringify(file)), 'upper');
  expect(index.items).toEqual(items.map((item) => factsOf(item, 'starter/verbal')));
  expect(index.generators).toEqual([
    {
      id: 'percent-easy',
      topic: 'math-percent',
      group: 'fractions-percent',
      difficulty: 1,
      levels: ['upper'],
    },
  ]);
});

const withLine = (line: string, file = 'practice/reading') => ({
  files: { [file]: [line] },
  generators: [],
});

describe('rejects a damaged index and names the bad line', () => {
  const sound = 'rea-0144 B 3 tone too-strong,,contrary,elsewhere,face-value pas-0029';

  test('but accepts a valid line', () => {
    expect(parseItemIndex(withLine(sound), 'upper').items).toMatchObject([
      { id: 'rea-0144', passage: 'pas-0029' },
    ]);
  });

  test.each([
    ['no line', ''],
    ['an unknown kind', sound.replace('rea-', 'geo-')],
    ['the focus of another kind', sound.replace('tone', 'percent')],
    ['a property of every object as focus', sound.replace('tone', 'constructor')],
    ['a letter beyond E', sound.replace(' B ', ' F ')],
    ['a difficulty of 6', sound.replace(' 3 ', ' 6 ')],
    ['a difficulty of 0', sound.replace(' 3 ', ' 0 ')],
    ['an unknown type of distractor', sound.replace('contrary', 'contrari')],
    ['four choices', sound.replace('too-strong,', '')],
    ['six choices', sound.replace('too-strong,', 'too-strong,,')],
    ['a line truncated before its distractors', sound.slice(0, sound.indexOf('too-strong') - 1)],
    ['a line truncated before its passage', sound.replace(' pas-0029', '')],
    ['a synonym with a passage', 'syn-0021 C 3 verb second-meaning,look-alike,,same-field,opposite pas-0029'],
  ])('%s', (_, line) => {
    expect(() => parseItemIndex(withLine(line), 'upper')).toThrow(`can't be read: ${line}`);
  });

  test('a file that doesn’t exist', () => {
    expect(() => parseItemIndex(withLine(sound, 'form-z/reading'), 'upper')).toThrow(sound);
  });

  test.each(['percent-easy', 'percent-easy 1', 'percent-easy 7 percent', 'percent-easy 1 tone'])(
    'the generator line %j',
    (line) => {
      expect(() => parseItemIndex({ files: {}, generators: [line] }, 'upper')).toThrow(line);
    },
  );

  test.each([null, 7, {}, { files: {} }, { files: { 'practice/reading': sound }, generators: [] }, 'index'])(
    'something other than an index: %j',
    (file) => {
      expect(() => parseItemIndex(file, 'upper')).toThrow();
    },
  );
});
