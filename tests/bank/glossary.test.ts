/** The site's vocabulary follows its glossary (docs/words.md). */
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { tableOf } from '../unit/project/docs';
import { type SourceText, sourceTexts } from './source-texts';

const page = readFileSync('docs/words.md', 'utf8');

const glossary = tableOf(page, 'Say').map(([say = '', not = '']) => ({ say, not: not.split(', ') }));

/** Names that depend on the place: the folders and files that must not use the other name. */
const namesByPlace = tableOf(page, 'Name').map(([say = '', not = '', where = '']) => ({
  say,
  not: not.split(', '),
  where: where.replaceAll('`', '').split(', '),
}));

const isIn = (file: string, where: readonly string[]) =>
  where.some((place) => file === place || file.startsWith(`${place}/`));

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

/**
 * "tick off" matches "ticked off" and "ticks them off": any form of the first word, and up to two words before the rest. A single
 * word with a capital is a name: "Math" is a section, and "math" a subject.
 */
function patternOf(words: string): RegExp {
  const [first = '', ...rest] = words.replaceAll('.', '\\.').split(' ');
  if (rest.length === 0) return new RegExp(`\\b${first}\\b`, /^[A-Z]/.test(first) ? 'g' : 'gi');
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

/** The parts of the texts in these places that use one of the words. */
const usedIn = (texts: readonly SourceText[], where: readonly string[], not: readonly string[]) =>
  texts
    .filter(({ file }) => isIn(file, where))
    .flatMap(({ file, text }) => foundIn(text, not.map(patternOf)).map((part) => `${file}: ${part}`));

describe.each(namesByPlace)('the section is $say, not $not', ({ not, where }) => {
  test('in all of its places', () => expect(usedIn(sourceTexts, where, not)).toEqual([]));

  test.each(where)('and %s has texts to check', (place) =>
    expect(sourceTexts.some(({ file }) => isIn(file, [place]))).toBe(true),
  );
});

test.each([
  ['src/features/player/parts/breakText.ts', 'Next is Math.', ['Quantitative']],
  ['src/features/guide/guideText.ts', 'The two math sections count as one.', ['Quantitative']],
  ['src/data/texts/pages/scoring.ts', 'Older students know more math.', []],
  ['src/features/home/Hero.tsx', 'Quantitative and reading', ['Math']],
  ['src/features/family/tabs/x.ts', 'A quantitative section a week', ['Math']],
  ['src/data/texts/pages/materials.ts', 'Quantitative, then Math', []],
])('%s: "%s" breaks the rule of %j', (file, text, broken) => {
  const rules = namesByPlace.filter(({ where, not }) => usedIn([{ file, text }], where, not).length > 0);
  expect(rules.map(({ say }) => say)).toEqual(broken);
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
  ['Math', 'Math is math.', 1],
])('"%s" is found in "%s" %i times', (words, text, times) => {
  expect(foundIn(text, [patternOf(words)])).toHaveLength(times);
});

test.each([
  ['target', 'Reach your goal score of 2,200.'],
  ['target', 'The required percentile is the 85th.'],
  ['goal', '19.9 of Maya\u2019s own target of 20 hours'],
  ['practice score', 'Your practice test scores appear here.'],
  ['practice score', 'The practice test\u2019s score is a range.'],
  ['drill', 'Practice sets cover the topics that cost the most.'],
  ['drill', 'Start a set of ten questions.'],
  ['perhaps by chance', 'Up 8 since Oct 24, within the error'],
  ['typically misses by', 'This estimate\u2019s standard error is 24 points.'],
  ['check the connection', 'Check your connection, then try again.'],
  ['without a test date', 'With no test date ahead, you learn six words a day.'],
])('the rule of "%s" refuses "%s"', (say, text) => {
  const broken = glossary.filter(({ not }) => foundIn(text, not.map(patternOf)).length > 0);
  expect(broken.map((rule) => rule.say)).toContain(say);
});
