/** Each validator finds its fault in an otherwise valid word. */
import { expect, test } from 'vitest';
import { checkWordList, wordEntryFaults, findUnlistedWords } from '@/data/words/checkWordList';
import { inflectionsOf, splitWords } from '@/data/words/wordForms';
import type { SynonymItem } from '@/domain/exam/items/item';
import type { WordEntry } from '@/domain/plan/words/word-entry';
import { wordEntry } from './word-entry';

const frugal = wordEntry({ word: 'frugal' });

test('accepts a good entry', () => expect(wordEntryFaults(frugal)).toEqual([]));

test.each<[string, Partial<WordEntry>, string]>([
  ['a capital letter', { word: 'Frugal' }, 'a word is written in small letters'],
  [
    'a level twice',
    { levels: ['upper', 'upper'] },
    'its levels are named once each, in the order middle, upper',
  ],
  [
    'levels in another order',
    { levels: ['upper', 'middle'] },
    'its levels are named once each, in the order middle, upper',
  ],
  [
    'a definition of one word',
    { definition: 'thrifty' },
    'definition: has 7 characters; 12 to 72 are asked for: thrifty',
  ],
  [
    'a definition by the word itself',
    { definition: 'acting in a frugal way' },
    'its definition uses "frugal"',
  ],
  [
    'a definition by its family',
    { definition: 'living with frugality every day' },
    'its definition uses "frugality"',
  ],
  [
    'a definition by an inflection',
    { word: 'save', family: [], definition: 'careful when saving money' },
    'its definition uses "saving"',
  ],
  [
    'the definition of a verb',
    { definition: 'to spend as little as one can' },
    'the definition of a verb, and of nothing else, begins with "to"',
  ],
  [
    'a definition with a period',
    { definition: 'careful not to spend much.' },
    'its definition is no sentence',
  ],
  [
    'a sentence without the word',
    { sentence: 'My grandmother fixed old clothes instead of buying new ones.' },
    'its sentence lacks the word',
  ],
  [
    'a sentence without a final mark',
    { sentence: 'My frugal grandmother fixed old clothes instead of buying new ones' },
    'its sentence must begin and end as one',
  ],
  [
    'a short sentence',
    { sentence: 'She is frugal.' },
    'sentence: has 14 characters; 50 to 120 are asked for: She is frugal.',
  ],
  [
    'a second meaning without its part of speech',
    { secondMeaning: 'simple and costing little' },
    'its second meaning must begin with "(noun)" or "(of a person)"',
  ],
  ['a word in its own family', { family: ['frugal'] }, 'it is no member of its own family'],
  [
    'a family with the same word twice',
    { family: ['frugality', 'frugality'] },
    'its family names a word twice',
  ],
  [
    'a family of foreign words without a root',
    { root: null, family: ['fruit'], word: 'thrifty' },
    'without a root its family can only be forms of the word',
  ],
  [
    'a word as its own look-alike',
    {
      lookAlikes: [
        { word: 'frugal', meaning: 'easily broken' },
        { word: 'fungal', meaning: 'of mushrooms' },
      ],
    },
    'its look-alikes must be two other words',
  ],
  [
    'the same look-alike twice',
    {
      lookAlikes: [
        { word: 'fungal', meaning: 'of molds' },
        { word: 'fungal', meaning: 'of mushrooms' },
      ],
    },
    'its look-alikes must be two other words',
  ],
  [
    'a look-alike with its own meaning',
    {
      lookAlikes: [
        { word: 'fragile', meaning: frugal.definition },
        { word: 'fungal', meaning: 'of mushrooms' },
      ],
    },
    'its look-alikes must have other meanings',
  ],
  [
    'a picture of one word',
    { picture: 'a purse' },
    'picture: has 7 characters; 25 to 80 are asked for: a purse',
  ],
])('reports %s', (_, changes, fault) => {
  expect(wordEntryFaults({ ...frugal, ...changes })).toContain(fault);
});

const others = ['dense', 'eager'].map((word) =>
  wordEntry({
    word,
    connotation: 'neutral',
    definition: `how somebody is who may be called ${word === 'dense' ? 'thick' : 'keen'}`,
    picture: `a picture that nobody has seen of the word ${word}`,
  }),
);
const file = (...words: readonly object[]) => ({ 'words-2-a-h': { words } });
const reasons = (contents: Readonly<Record<string, unknown>>) =>
  checkWordList(contents).map(({ id, reason }) => `${id}: ${reason}`);

test('accepts a good file', () => expect(reasons(file(...others, frugal))).toEqual([]));

test.each<[string, Readonly<Record<string, unknown>>, string]>([
  ['something other than a file', { 'words-2-a-h': [] }, 'the file: words: is missing'],
  ['a missing field', file({ ...frugal, picture: undefined }), 'frugal: picture: is missing'],
  [
    'a word without a level',
    file({ ...frugal, levels: [] }),
    'frugal: levels: Invalid length: Expected >=1 but received 0',
  ],
  [
    'a level that is no level',
    file({ ...frugal, levels: ['lower'] }),
    'frugal: levels.0: must be ("middle" | "upper"), not "lower"',
  ],
  ['an unknown field', file({ ...frugal, more: 1 }), 'frugal: more: is no field of this kind of item'],
  [
    'a single look-alike',
    file({ ...frugal, lookAlikes: frugal.lookAlikes.slice(1) }),
    'frugal: lookAlikes.1: is missing',
  ],
  ['the wrong difficulty', file(...others, { ...frugal, difficulty: 3 }), 'frugal: stands in the wrong file'],
  ['the wrong letter', { 'words-2-g-z': { words: [frugal] } }, 'frugal: stands in the wrong file'],
  ['the wrong order', file(frugal, ...others), 'dense: must stand before "frugal"'],
  ['a word twice', file(...others, frugal, frugal), 'frugal: its word is already that of "frugal"'],
  [
    'a definition twice',
    file(...others, frugal, { ...frugal, word: 'good' }),
    'good: its definition is already that of "frugal"',
  ],
  [
    'a picture twice',
    file(...others, frugal, { ...frugal, word: 'good' }),
    'good: its picture is already that of "frugal"',
  ],
  [
    'a near word from another file',
    file(...others, { ...frugal, near: ['stingy'] }),
    'frugal: near: "stingy" is no word of this file',
  ],
  [
    'a near word that isn’t mutual',
    file(...others, { ...frugal, near: ['dense'] }),
    'frugal: near: "dense" doesn\'t name it in return',
  ],
  ['too few other words', file(frugal), 'frugal: only 0 words can be its wrong meanings'],
])('reports %s', (_, contents, reason) => {
  expect(reasons(contents)).toContain(reason);
});

const choice = (text: string) => ({ text, why: '' });

test('reports a stem or key that isn’t in the list, even if it is there as another part of speech', () => {
  const item: SynonymItem = {
    id: 'syn-0001',
    version: 1,
    section: 'verbal',
    kind: 'synonym',
    topic: 'character',
    difficulty: 2,
    stem: 'Frugal',
    partOfSpeech: 'adjective',
    connotation: 'positive',
    root: null,
    choices: [choice('thrifty'), choice('lazy'), choice('tall'), choice('weak'), choice('proud')],
    key: 'A',
  };
  const thrifty = wordEntry({ word: 'thrifty' });
  expect(findUnlistedWords('upper', [item], [frugal, thrifty])).toEqual([]);
  expect(findUnlistedWords('upper', [item], [frugal])).toEqual([
    'syn-0001: "thrifty" is not in the upper list as this part of speech: adjective',
  ]);
  expect(findUnlistedWords('upper', [{ ...item, partOfSpeech: 'noun' }], [frugal, thrifty])).toHaveLength(2);
  // On the Middle Level, the key is a plain word.
  expect(findUnlistedWords('middle', [item], [{ ...frugal, levels: ['middle', 'upper'] }])).toEqual([]);
  expect(findUnlistedWords('middle', [item], [frugal, thrifty])).toEqual([
    'syn-0001: "frugal" is not in the middle list as this part of speech: adjective',
  ]);
  const also = { ...frugal, secondMeaning: '(noun) somebody who spends little' };
  expect(findUnlistedWords('upper', [{ ...item, partOfSpeech: 'noun' }], [also, thrifty])).toHaveLength(1);
});

test('splits words and inflects them', () => {
  expect(splitWords('Self-important, isn’t it?')).toEqual(['self-important', 'isn’t', 'it']);
  expect(inflectionsOf('carry')).toContain('carried');
  expect(inflectionsOf('stop')).toContain('stopping');
  expect(inflectionsOf('glance')).toEqual(expect.arrayContaining(['glances', 'glanced', 'glancing']));
});
