/** The site's vocabulary follows its glossary (docs/words.md). */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { tableOf } from '../unit/docs';
import { sourceTexts } from './source-texts';

const glossary = tableOf(readFileSync('docs/words.md', 'utf8'), 'Say').map(([say = '', not = '']) => ({
  say,
  not: not.split(', '),
}));

/** Excerpts of sentences in which a word of the second column has another sense. */
const otherSenses = [
  // Students' answers, the example essays, and advice on rereading.
  'Come back to the rest while',
  'You can leave and come back',
  'you can leave and come back',
  'Come back to this page to continue',
  'Come back within a week',
  'you can’t come back to it',
  'days of rest kept',
  // For developers of the site.
  'a back-tick without its partner',
  'what was read is stored',
];

test('the glossary isn’t empty', () => expect(glossary.length).toBeGreaterThan(5));

test.each(glossary)('"$say", not $not', ({ not }) => {
  const out = new RegExp(`\\b(?:${not.join('|')})\\b`, 'i');
  const found = sourceTexts.filter(
    ({ text }) => out.test(text) && !otherSenses.some((part) => text.includes(part)),
  );
  expect(found).toEqual([]);
});

test('every listed exception still occurs in a source text', () => {
  expect(otherSenses.filter((part) => sourceTexts.every(({ text }) => !text.includes(part)))).toEqual([]);
});
