import { describe, expect, test } from 'vitest';
import { checkContent } from '@/data/items/check';
import { checkBank } from '@/data/items/validators/checkBank';
import { itemFaults } from '@/data/items/validators/itemFaults';
import { formatBankProblem as line } from '@/data/items/validators/bankProblem';
import type { AnalogyItem, Item, SynonymItem } from '@/domain/exam/items/item';
import {
  analogyItem,
  fiveOf,
  quantitativeItem,
  sampleItems,
  synonymItem,
} from '../../../domain/exam/sample-items';

const fileOf = (items: readonly unknown[]) => ({ set: 'starter', section: 'verbal', items });
const check = (item: unknown) => checkBank({ 'bad.json': fileOf([item]) });
const starter = (items: readonly unknown[]) => checkBank({ 'starter/verbal.json': fileOf(items) });

/** Replaces the text or explanation of an item's first choice (never the key, which is C or later). */
function withFirst<T extends SynonymItem | AnalogyItem>(item: T, change: { text?: string; why?: string }): T {
  const [a, b, c, d, e] = item.choices;
  return { ...item, choices: [{ ...a, ...change }, b, c, d, e] };
}

const pairs = (item: AnalogyItem): AnalogyItem => {
  const [a, b, c, d, e] = item.choices;
  const pair = (choice: typeof a) => ({ ...choice, text: `${choice.text} is to cloth` });
  return {
    ...item,
    layout: 'pair',
    stem: 'Hand is to glove as',
    choices: [pair(a), pair(b), pair(c), pair(d), pair(e)],
  };
};

/** Removes the distractor tag from an item's first choice, a wrong one. */
function withoutDistractor(item: SynonymItem): SynonymItem {
  const [{ text, why }, b, c, d, e] = item.choices;
  return { ...item, choices: [{ text, why }, b, c, d, e] };
}

const good = synonymItem(1);
const word = analogyItem(1);
const pair = pairs(word);
/** An invalid item of which only the ID is certain. */
type Bad = Item | { readonly id: string; readonly [field: string]: unknown };

const named = 'the explanation of "alpha" names a choice by its letter or place';

describe('accepts', () => {
  test('a good set', () => expect(starter(sampleItems)).toEqual([]));
  test.each([good, word, pair])('$id, $kind', (item) => expect(itemFaults(item)).toEqual([]));
  test.each([
    'To answer a question is one thing; this word means another.',
    'A drought is a lack of rain, and “alpha” lacks nothing.',
    'One sentence with 0.5 in it. And then a second one.',
    'It ends with a word in quotation marks, as in “alpha.”',
  ])('the explanation: %s', (why) => expect(itemFaults(withFirst(good, { why }))).toEqual([]));
});

describe('reports the file, item, and reason for', () => {
  test.each<[string, Bad, string]>([
    ['an unknown field', { ...good, hint: 'no' }, 'hint: is no field of this kind of item'],
    ['a field of another kind', { ...good, bridge: 'no' }, 'bridge: is no field of this kind of item'],
    ['a missing field', { ...good, topic: undefined }, 'topic: is missing'],
    [
      'an unknown kind',
      { ...good, kind: 'riddle' },
      'kind: must be "synonym" or "analogy" or "quantitative" or "reading"',
    ],
    [
      'a difficulty off the scale',
      { ...good, difficulty: 6 },
      'difficulty: must be (1 | 2 | 3 | 4 | 5), not 6',
    ],
    ['an empty stem', { ...good, stem: ' ' }, 'stem: must be text, without spaces around it'],
    [
      'a key that isn’t a letter',
      { ...good, key: 'F' },
      'key: must be ("A" | "B" | "C" | "D" | "E"), not "F"',
    ],
    ['four choices', { ...good, choices: good.choices.slice(1) }, 'choices.4: is missing'],
    [
      'a missing explanation',
      { ...good, choices: [{ text: 'x' }, ...good.choices.slice(1)] },
      'choices.0.why: is missing',
    ],
    ['a malformed id', { ...good, id: 'syn-1' }, 'its id must look like syn-0001'],
    ["another kind's id", { ...good, id: 'ana-0001' }, 'its id must look like syn-0001'],
    ['two equal choices', withFirst(good, { text: 'Bravo.' }), 'two choices are the same: "bravo"'],
    [
      'a short explanation',
      withFirst(good, { why: 'Far too short.' }),
      'the explanation of "alpha" has 14 characters; 20 to 200 are asked for',
    ],
    [
      'a long explanation',
      withFirst(good, { why: `${'x'.repeat(200)}.` }),
      'the explanation of "alpha" has 201 characters; 20 to 200 are asked for',
    ],
    [
      'three sentences',
      withFirst(good, { why: 'One is here. Two is here. Three is here.' }),
      'the explanation of "alpha" has more than two sentences',
    ],
    [
      'no full stop',
      withFirst(good, { why: 'A sentence that just goes on' }),
      'the explanation of "alpha" does not end with a full stop',
    ],
    [
      'an exclamation mark',
      withFirst(good, { why: 'Look out! This one is a trap.' }),
      'the explanation of "alpha" has an exclamation mark',
    ],
    ['"choice A"', withFirst(good, { why: 'Better than choice A by a good margin.' }), named],
    ['"Option C"', withFirst(good, { why: 'Option C is better by a good margin.' }), named],
    ['"answer (B)"', withFirst(good, { why: 'Worse than answer (B) by a good margin.' }), named],
    ['"(D)"', withFirst(good, { why: 'The opposite (D) comes to mind as well.' }), named],
    ['"first choice"', withFirst(good, { why: 'The first choice is always a tempting one.' }), named],
    [
      '"may be, but"',
      withFirst(good, { why: 'Alpha may be a letter, but it is no word like this one.' }),
      'the explanation of "alpha" says that it may be so, but; it says what is and what mistake leads there',
    ],
    [
      'a wrong choice without a type of distractor',
      withoutDistractor(good),
      '"alpha" has no type of distractor',
    ],
    [
      'a type of distractor that belongs to another kind of item',
      { ...good, choices: good.choices.map((choice) => ({ ...choice, distractor: 'reversed' })) },
      'choices.0.distractor: must be ("look-alike" | "sound-alike" | "second-meaning" | "same-field" | "degree" | "opposite" | "common-phrase"), not "reversed"',
    ],
    [
      'a key with a type of distractor',
      { ...good, choices: good.choices.map((choice) => ({ distractor: 'degree', ...choice })) },
      'its key has a type of distractor',
    ],
    [
      'distractors that are all of one type',
      {
        ...good,
        choices: good.choices.map(({ distractor, ...choice }) =>
          distractor === undefined ? choice : { ...choice, distractor: 'degree' },
        ),
      },
      'its wrong choices have 1 kind of distractor; at least 2 are asked for',
    ],
    ['a negative stem', { ...good, stem: 'NOT calm' }, 'the stem asks in the negative'],
    ['an excepting stem', { ...good, stem: 'All except' }, 'the stem asks in the negative'],
    ['"all of these"', withFirst(good, { text: 'all of these' }), 'a choice is a catch-all ("all of these")'],
    [
      '"none of these"',
      withFirst(good, { text: 'none of these' }),
      'a choice is a catch-all ("all of these")',
    ],
    ['"both"', withFirst(good, { text: 'both' }), 'a choice is a catch-all ("all of these")'],
    ['the stem among the choices', withFirst(good, { text: 'word1' }), 'a choice repeats the stem: "word1"'],
    ["an analogy's own word", withFirst(word, { text: 'glove' }), 'a choice repeats the stem: "glove"'],
    [
      "an analogy's own pair",
      withFirst(pair, { text: 'hand is to glove' }),
      'a choice repeats the stem: "hand is to glove"',
    ],
    [
      'a word among pairs',
      withFirst(pair, { text: 'socks on cloth' }),
      'every choice of a pair analogy must read "x is to y"',
    ],
    [
      'a pair with a third word',
      withFirst(pair, { text: 'a is to b is to c' }),
      'every choice of a pair analogy must read "x is to y"',
    ],
    [
      'a pair stem cut short',
      { ...pair, stem: 'Hand is to glove' },
      'the stem of a pair analogy must read "A is to B as"',
    ],
    [
      'a word stem cut short',
      { ...word, stem: 'Hand is to glove as' },
      'the stem of a word analogy must read "A is to B as C is to"',
    ],
    [
      'a pair among words',
      withFirst(word, { text: 'a is to bc' }),
      'a choice of a word analogy must not be a pair',
    ],
    [
      'sums of money with cents and without',
      quantitativeItem(1, { choices: fiveOf(['$12', '$12.50', '$13', '$14', '$15']) }),
      'some of its sums of money have cents and others not',
    ],
    [
      'uneven choices',
      withFirst(good, { text: 'x'.repeat(19) }),
      'choices differ too much in length: 5 to 19 characters',
    ],
  ])('%s', (_, item, reason) => {
    expect(check(item)).toContainEqual({ file: 'bad.json', id: item.id, reason });
  });

  test('a file that isn’t part of the bank', () => {
    expect(checkBank({ 'bad.json': { set: 'x', section: 'verbal', item: [] } }).map(line)).toEqual([
      'bad.json: the file: item: is no field of this kind of item',
    ]);
  });

  test('an item without an id, identified by its position', () => {
    expect(check({ kind: 'synonym' })).toContainEqual({
      file: 'bad.json',
      id: 'item 1',
      reason: 'id: is missing',
    });
  });

  test('an id and a stem that another file already uses', () => {
    const copy = { ...good, stem: 'WORD1.' };
    expect(checkBank({ 'a.json': fileOf([good]), 'b.json': fileOf([copy]) }).map(line)).toEqual(
      expect.arrayContaining([
        'b.json: syn-0001: its id is that of syn-0001 in a.json already',
        'b.json: syn-0001: its stem is that of syn-0001 in a.json already',
      ]),
    );
  });

  test('unbalanced keys, by kind', () => {
    const uneven = sampleItems.map((item) => (item.kind === 'analogy' ? { ...item, key: 'A' } : item));
    const lines = starter(uneven).map(line);
    expect(lines).toContain(
      'starter/verbal.json: all of kind analogy: A is the key of 20 items of 20; at most 6',
    );
    expect(lines).toContain('starter/verbal.json: ana-0004: A is the key 4 times in a row; at most 3');
    expect(lines.every((each) => !each.includes('syn-'))).toBe(true);
  });
});

test('the bank itself has no problems', () => expect(checkContent()).toEqual([]));
