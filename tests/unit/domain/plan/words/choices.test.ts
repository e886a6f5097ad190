/** The meanings among which a word's own is to be found. */
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { wordEntry } from '../../../data/words/word-entry';
import { wordFiles } from '@/data/words/check';
import { mayStandBeside, meaningChoices } from '@/domain/plan/words/choices';

const frugal = wordEntry({
  word: 'frugal',
  definition: 'careful not to spend much',
  lookAlikes: [
    { word: 'fragile', meaning: 'broken with little effort' },
    { word: 'fungal', meaning: 'of mushrooms' },
  ],
});
const other = (word: string, changes = {}) =>
  wordEntry({ word, connotation: 'negative', definition: `what ${word} means here`, ...changes });
const file = [frugal, other('dense'), other('eager'), other('bleak')];

test.each<[string, object, boolean]>([
  ['of another tone', {}, true],
  ['of the same tone', { connotation: 'positive' }, false],
  ['of another part of speech', { partOfSpeech: 'noun' }, false],
])('a word %s', (_, changes, may) => expect(mayStandBeside(frugal, other('dense', changes))).toBe(may));

test('two neutral words may stand beside each other, unless an editor says that they are near', () => {
  const [brief, stiff] = [
    other('brief', { connotation: 'neutral' }),
    other('stiff', { connotation: 'neutral' }),
  ];
  expect(mayStandBeside(brief, stiff)).toBe(true);
  expect(mayStandBeside({ ...brief, near: ['stiff'] }, stiff)).toBe(false);
  expect(mayStandBeside(brief, brief)).toBe(false);
});

test('a plausible look-alike is always there, one that is told by its length only for want of others', () => {
  for (let seed = 0; seed < 20; seed += 1) {
    const words = meaningChoices(frugal, file, seed).map(({ word }) => word);
    expect(words).toContain('fragile');
    expect(words).not.toContain('fungal');
  }
  expect(meaningChoices(frugal, [frugal, other('dense')], 1).map(({ word }) => word)).toContain('fungal');
});

test('a seed decides the order', () => {
  expect(meaningChoices(frugal, file, 7)).toEqual(meaningChoices(frugal, file, 7));
  const places = new Set(
    Array.from({ length: 40 }, (_, seed) =>
      meaningChoices(frugal, file, seed).findIndex(({ word }) => word === 'frugal'),
    ),
  );
  expect(places.size).toBe(4);
});

const files = Object.values(wordFiles()).filter((words) => words.length > 0);

test('of every word of the list: four different meanings, one of them its own', () => {
  fc.assert(
    fc.property(fc.constantFrom(...files), fc.nat(), fc.nat(), (words, place, seed) => {
      const entry = words[place % words.length];
      if (entry === undefined) return;
      const choices = meaningChoices(entry, words, seed);
      expect(new Set(choices.map(({ meaning }) => meaning)).size).toBe(4);
      expect(choices.filter(({ meaning }) => meaning === entry.definition)).toEqual([
        { word: entry.word, meaning: entry.definition },
      ]);
    }),
  );
});
