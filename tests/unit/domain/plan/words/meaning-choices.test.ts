/** The choice of wrong meanings beside a word's own. */
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { wordEntry } from '../../../data/words/word-entry';
import { parseWordFiles } from '@/data/words/wordFiles';
import { canBeDistractor, buildMeaningChoices } from '@/domain/plan/words/meaning-choices';

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
  ['with a different tone', {}, true],
  ['with the same tone', { connotation: 'positive' }, false],
  ['of another part of speech', { partOfSpeech: 'noun' }, false],
])('a word %s', (_, changes, may) => expect(canBeDistractor(frugal, other('dense', changes))).toBe(may));

test('two neutral words can appear together unless an editor marks them as near', () => {
  const [brief, stiff] = [
    other('brief', { connotation: 'neutral' }),
    other('stiff', { connotation: 'neutral' }),
  ];
  expect(canBeDistractor(brief, stiff)).toBe(true);
  expect(canBeDistractor({ ...brief, near: ['stiff'] }, stiff)).toBe(false);
  expect(canBeDistractor(brief, brief)).toBe(false);
});

test('always includes a plausible look-alike, and one of a different length only if there is no other', () => {
  for (let seed = 0; seed < 20; seed += 1) {
    const words = buildMeaningChoices(frugal, file, seed).map(({ word }) => word);
    expect(words).toContain('fragile');
    expect(words).not.toContain('fungal');
  }
  expect(buildMeaningChoices(frugal, [frugal, other('dense')], 1).map(({ word }) => word)).toContain(
    'fungal',
  );
});

test('the seed determines the order', () => {
  expect(buildMeaningChoices(frugal, file, 7)).toEqual(buildMeaningChoices(frugal, file, 7));
  const places = new Set(
    Array.from({ length: 40 }, (_, seed) =>
      buildMeaningChoices(frugal, file, seed).findIndex(({ word }) => word === 'frugal'),
    ),
  );
  expect(places.size).toBe(4);
});

const files = Object.values(parseWordFiles()).filter((words) => words.length > 0);

test('gives every word of the list four different meanings, one of them its own', () => {
  fc.assert(
    fc.property(fc.constantFrom(...files), fc.nat(), fc.nat(), (words, place, seed) => {
      const entry = words[place % words.length];
      if (entry === undefined) return;
      const choices = buildMeaningChoices(entry, words, seed);
      expect(new Set(choices.map(({ meaning }) => meaning)).size).toBe(4);
      expect(choices.filter(({ meaning }) => meaning === entry.definition)).toEqual([
        { word: entry.word, meaning: entry.definition },
      ]);
    }),
  );
});
