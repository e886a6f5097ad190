/** The validator of generators rejects a planted fault. */
import { describe, expect, test } from 'vitest';
import { generatorProblems } from '@/data/items/validators/checkBank';
import { missingClassicMistakes, generatorFaults } from '@/data/items/validators/generatorFaults';
import { formatBankProblem as line } from '@/data/items/validators/bankProblem';
import { generators } from '@/data/items/generators';
import {
  withExplanation,
  type ItemDraft,
  generateDraftItem,
  type Generator,
  toMistakeAnswer,
  integersUpTo,
} from '@/data/items/generators/generator';
import { assertPresent } from '@/lib/assert';

const why = 'An explanation of the kind that the gate wants.';

const right = (value: number) => withExplanation({ value, text: String(value) }, why);

const answer = (value: number) => toMistakeAnswer('arithmetic', { value, text: String(value) }, why);

/** A generator of sums with a modified draft. */
function sums(
  change: (draft: ItemDraft, x: number) => Partial<ItemDraft>,
  more: Partial<Generator> = {},
): Generator {
  return {
    id: 'integers-sums',
    topic: 'integers',
    difficulty: 1,
    levels: ['upper'],
    skeletons: [
      (random) => {
        const x = random.integer(20, 900);
        const draft: ItemDraft = {
          stem: `What is ${x} + 10?`,
          key: right(x + 10),
          // Below the key or above it: always on one side, the key would never be the smallest or the largest.
          classic: [answer(random.integer(0, 1) === 0 ? x + 1 : x + 19)],
          mistakes: [
            ...integersUpTo(4).map((n) => answer(x + 10 - n)),
            ...integersUpTo(4).map((n) => answer(x + 10 + n)),
          ],
          again: 10 + x,
          method: 'Count on by ten from the first number.',
        };
        return { ...draft, ...change(draft, x) };
      },
    ],
    ...more,
  };
}

describe('generators', () => {
  test('accepts a good one', () =>
    expect(
      generatorFaults(
        sums(() => ({})),
        500,
      ),
    ).toEqual([]));
  test.each<[string, Generator, string]>([
    ['two ways, two keys', sums((_, x) => ({ again: x + 11 })), 'the key and its second computation differ'],
    [
      'too few mistakes',
      sums(({ mistakes }) => ({ mistakes: mistakes.slice(0, 2) })),
      'finds no clean numbers',
    ],
    [
      'mistakes that are the same',
      sums(({ mistakes }) => ({ mistakes: mistakes.map(() => assertPresent(mistakes[0], 'no mistake')) })),
      'finds no clean numbers',
    ],
    ['no clean draft', { ...sums(() => ({})), skeletons: [() => null] }, 'finds no clean numbers'],
    [
      'an unreasonable number',
      sums((_, x) => ({ key: right(x + 0.12345), again: x + 0.12345 })),
      'is no clean number',
    ],
    [
      'a negative length',
      sums((_, x) => ({ key: right(-x), again: -x, mistakes: integersUpTo(8).map((n) => answer(n)) })),
      'is not positive',
    ],
    [
      'a key always in the same place',
      sums((_, x) => ({
        classic: [answer(x + 1)],
        mistakes: integersUpTo(6).map((n) => answer(x + 10 + n)),
      })),
      'the key stands at B in 100% of the items',
    ],
    [
      'a key almost never in one place',
      sums(({ mistakes }, x) => (x < 22 ? {} : { mistakes: mistakes.slice(4) })),
      'the key stands at C in 2% of the items',
    ],
    [
      'a classic mistake that gives the key',
      sums((_, x) => ({ classic: [answer(x + 10)] })),
      'finds no clean',
    ],
    [
      'always the same question',
      sums(() => ({ stem: 'What is 1 + 10?' })),
      'only 1 different questions in 100 seeds',
    ],
    [
      'a poor explanation',
      sums((_, x) => ({ key: withExplanation(right(x + 10), 'So.') })),
      'has 3 characters',
    ],
    [
      'a choice named by its letter',
      sums(() => ({ method: 'Choice A is right, as one sees.' })),
      'by its letter or place',
    ],
  ])('%s', (_, generator, reason) => {
    expect(generatorFaults(generator, 100).join('\n')).toContain(reason);
  });

  test('reports a classic mistake that isn’t offered as a choice', () => {
    const drawn = generateDraftItem(
      sums(() => ({})),
      1,
    );
    expect(missingClassicMistakes(drawn)).toEqual([]);
    const [classic] = drawn.draft.classic;
    const answers = drawn.answers.filter(({ value }) => value !== classic.value);
    expect(missingClassicMistakes({ ...drawn, answers })).toEqual([
      `the classic mistake "${classic.text}" is not offered`,
    ]);
  });

  test('requires two generators per topic, two skeletons per generator, and unique ids', () => {
    expect(generatorProblems(generators)).toEqual([]);
    const fewer = generators.filter(({ topic }) => topic !== 'circles');
    expect(generatorProblems(fewer).map(line)).toEqual([
      'generators: circles: has 0 generators for the Middle Level; at least 2 are asked for',
      'generators: circles: has 0 generators for the Upper Level; at least 2 are asked for',
    ]);
    expect(generatorProblems([...generators, assertPresent(generators[0], 'none')]).map(line)).toHaveLength(
      1,
    );
    expect(generatorProblems([...generators, sums(() => ({}))]).map(line)).toEqual([
      'generators: integers-sums: has 1 skeletons; at least 2 are asked for',
    ]);
  });
});
