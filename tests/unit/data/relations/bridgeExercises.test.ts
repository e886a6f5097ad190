/** Requirements for the guide to the relations and its exercises. */
import { describe, expect, test } from 'vitest';
import { readBankContentFiles } from '@/data/items/check';
import { bridgeExercises } from '@/data/relations/bridgeExercises';
import { relationGuides } from '@/data/relations/relationGuides';
import { type BridgeExercise, bridgeFaultLabels, type WordPair } from '@/data/relations/bridgeExercise';
import { choiceLetters, analogyRelationLabels } from '@/domain/exam/items/item';
import { typedKeys } from '@/lib/typedKeys';

const relations = typedKeys(analogyRelationLabels);
const all = relations.flatMap((relation): readonly BridgeExercise[] => bridgeExercises[relation]);

/** Both words regardless of order. */
const unordered = (pair: readonly string[]) =>
  pair
    .map((word) => word.toLowerCase())
    .toSorted()
    .join(' : ');

/** Returns every pair in the bank's analogies, from stems and choices. */
/** The pairs of all tests and of the first practice pool. The later pools are too large to leave the exercises pairs of their own. */
function bankPairs(): Set<string> {
  const pairs = new Set<string>();
  const stems = /^(?<first>.+?) is to (?<second>.+?) as(?: (?<third>.+?) is to)?$/;
  for (const [name, content] of Object.entries(readBankContentFiles())) {
    if (/^practice\/analogies-\d/.test(name)) continue;
    const text = JSON.stringify(content);
    const { items = [] }: { items?: { kind: string; stem: string; choices: { text: string }[] }[] } =
      JSON.parse(text);
    for (const { stem, choices } of items.filter(({ kind }) => kind === 'analogy')) {
      const { first = '', second = '', third } = stems.exec(stem)?.groups ?? {};
      pairs.add(unordered([first, second]));
      for (const choice of choices)
        pairs.add(unordered(third === undefined ? choice.text.split(' is to ') : [third, choice.text]));
    }
  }
  return pairs;
}

const ownPairs: readonly WordPair[] = [
  ...relationGuides.map(({ example }): WordPair => example),
  ...all.flatMap(({ pair, choices }): WordPair[] => [pair, ...choices.map((choice) => choice.pair)]),
];

test('the guide lists the fourteen relations in order', () => {
  expect(relationGuides.map(({ relation }) => relation)).toEqual(relations);
});

test('each relation has at least four exercises', () => {
  for (const relation of relations) expect(bridgeExercises[relation].length).toBeGreaterThanOrEqual(4);
});

describe.each(all.map((exercise) => [exercise.pair.join(' : '), exercise] as const))('%s', (_, exercise) => {
  test('has one precise bridge and says what is wrong with the others', () => {
    expect(exercise.bridges.filter(({ fault }) => fault === null)).toHaveLength(1);
    for (const { fault } of exercise.bridges)
      if (fault !== null) expect(bridgeFaultLabels).toHaveProperty(fault);
    expect(new Set(exercise.bridges.map(({ text }) => text)).size).toBe(4);
  });
  test('tests the bridge on five pairs, one of which is the key', () => {
    expect(choiceLetters).toContain(exercise.key);
    for (const { pair, tried } of exercise.choices)
      for (const word of pair) expect(tried.toLowerCase()).toContain(word);
  });
});

test('the precise bridge and the key are in each position about equally often', () => {
  const bridges = [0, 1, 2, 3].map(
    (place) => all.filter(({ bridges: four }) => four[place]?.fault === null).length,
  );
  expect(Math.max(...bridges) - Math.min(...bridges)).toBeLessThanOrEqual(1);
  const keys = choiceLetters.map((letter) => all.filter(({ key }) => key === letter).length);
  expect(Math.max(...keys) - Math.min(...keys)).toBeLessThanOrEqual(1);
});

test('no pair is repeated, or used in a test or the first practice pool', () => {
  const names = ownPairs.map(unordered);
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
  const bank = bankPairs();
  expect(bank.size).toBeGreaterThan(1200);
  expect(names.filter((name) => bank.has(name))).toEqual([]);
});
