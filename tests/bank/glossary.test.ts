/** The site's vocabulary follows its glossary (docs/words.md). */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { tableOf } from '../unit/project/docs';
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
  'Coming back matters more than',
  'you can’t come back to it',
  // For developers of the site.
  'what was read is stored',
];

/** "tick off" matches "ticked off" and "ticks them off": any form of the first word, and up to two words before the rest. */
function patternOf(words: string): RegExp {
  const [first = '', ...rest] = words.replaceAll('.', '\\.').split(' ');
  if (rest.length === 0) return new RegExp(`\\b${first}\\b`, 'gi');
  return new RegExp(
    `\\b${first.replace(/e$/, '')}(?:e|s|es|ed|ing)?(?: [\\w’-]+){0,2} ${rest.join(' ')}\\b`,
    'gi',
  );
}

/** Returns the parts of a text that match one of the patterns, with some letters around them. */
const foundIn = (text: string, patterns: readonly RegExp[]) =>
  patterns.flatMap((pattern) =>
    [...text.matchAll(pattern)].map(({ index }) => text.slice(Math.max(0, index - 20), index + 40)),
  );

const everyPattern = glossary.flatMap(({ not }) => not.map(patternOf));

test('the glossary isn’t empty', () => expect(glossary.length).toBeGreaterThan(5));

test.each(glossary)('"$say", not $not', ({ not }) => {
  const patterns = not.map(patternOf);
  const found = sourceTexts.flatMap(({ file, text }) => {
    const plain = otherSenses.reduce((rest, part) => rest.replaceAll(part, ''), text);
    return foundIn(plain, patterns).map((part) => `${file}: ${part}`);
  });
  expect(found).toEqual([]);
});

test.each(otherSenses)('the exception "%s" is needed', (part) => {
  expect(foundIn(part, everyPattern)).not.toEqual([]);
  expect(sourceTexts.some(({ text }) => text.includes(part))).toBe(true);
});

test.each([
  ['tick off', 'Nobody has to tick them off.', 1],
  ['tick off', 'It ticks off a task and ticked the second off.', 2],
  ['tick off', 'The clock ticks. Set off early.', 0],
  ['come back', 'It is coming back tomorrow.', 1],
  ['is kept', 'It is never kept.', 1],
  ['band', 'A husband.', 0],
])('"%s" is found in "%s" %i times', (words, text, times) => {
  expect(foundIn(text, [patternOf(words)])).toHaveLength(times);
});
