/** What the error log says of a miss: never the right choice, which is still to be recalled. */
import { expect, test } from 'vitest';
import type { Item, Letter } from '@/domain/exam/item';
import type { Miss } from '@/domain/plan/mistakes';
import { missWords } from '@/features/practice/log/words';
import type { LoggedMistake } from '@/features/practice/log/logFacts';
import { synonymItem } from '../../domain/exam/sample-items';

const lured = synonymItem(1, { key: 'B' });
const [a, b, c, d, e] = lured.choices;
const item: Item = {
  ...lured,
  choices: [{ ...a, lure: 'look-alike' }, b, { text: c.text, why: c.why }, d, e],
};

const missed = (miss: Miss): LoggedMistake => ({
  id: item.id,
  facts: {
    kind: 'synonym',
    section: 'verbal',
    topic: 'synonyms',
    group: 'synonyms-nouns',
    difficulty: item.difficulty,
  },
  ref: item.id,
  miss,
  missedAt: { utcMs: 0, offsetMinutes: 0 },
  planId: 'quick-verbal',
  recalls: 0,
  due: null,
  cause: null,
});
const wrong = (letter: Letter): Miss => ({ kind: 'wrong', letter });
const guessed = (letter: Letter): Miss => ({ kind: 'guessed', letter });

test.each([
  ['a blank', { kind: 'blank' }, item, 'You left it blank.'],
  ['a wrong choice with what tempts in it', wrong('A'), item, 'You chose “alpha”: looks like it.'],
  ['a wrong choice that nothing is known of', wrong('C'), item, 'You chose “delta”.'],
  ['a wrong choice before its question is there', wrong('C'), null, 'You chose C.'],
  ['a wrong guess', guessed('A'), item, 'You guessed “alpha”: looks like it.'],
  ['a right guess', guessed('B'), item, 'You guessed, and it was right.'],
  ['a guess before its question is there', guessed('B'), null, 'You guessed.'],
] satisfies [string, Miss, Item | null, string][])('%s', (_, miss, known, words) => {
  expect(missWords(missed(miss), known)).toBe(words);
});
