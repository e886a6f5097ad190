/** Texts state the test's figures as the fact file has them, and repeat no refuted claim. */
import { expect, test } from 'vitest';
import { fullTestMinutes } from '@/domain/exam/catalog/full-test-plan';
import { smallestClearChange } from '@/domain/exam/level/test-level';
import { testLevels } from '@/domain/exam/level/test-levels';
import { formatHoursAndMinutes } from '@/lib/text/format';
import { pageTexts } from '@/data/texts/pageTexts';
import { allTexts as written } from './source-texts';

/** Includes the texts of pages with their figures filled in. */
const allTexts = [
  ...written,
  ...Object.entries(pageTexts).map(([page, text]) => ({ file: page, text: JSON.stringify(text) })),
];

const { upper, middle } = testLevels;
const clearFrom = smallestClearChange(upper);

/** Patterns of texts that state a figure, captured by the first group. */
const stated: readonly (readonly [string, RegExp, readonly string[]])[] = [
  [
    'standard error',
    /standard error (?:of measurement is|of|as) (\d+) scaled points/g,
    [String(upper.standardError)],
  ],
  ['a clear change in a section', /differ by (?:at least|about) (\d+) points/g, [String(clearFrom.section)]],
  [
    'a clear change in the total',
    /two totals (?:by|that are less than) (?:at least |about )?(\d+)/g,
    [String(clearFrom.total)],
  ],
  [
    'a full test',
    /(\d h \d+ min) with (?:two|both) breaks/g,
    [true, false].map((all) => formatHoursAndMinutes(fullTestMinutes(all) * 60_000)),
  ],
  ['extra time', /test takes (\d hours \d+ minutes) on paper/g, ['4 hours 25 minutes']],
  ['writing with extra time', /(\d+½?) minutes for the writing sample on paper/g, ['40']],
  [
    'the scale',
    /scored from (\d+ to \d+)/g,
    [`${upper.scale.least} to ${upper.scale.most}`, `${middle.scale.least} to ${middle.scale.most}`],
  ],
  ['the share of second tests in a range', /about (\d+)% of the time in our model/g, ['70']],
];

test.each(stated)('%s is the same wherever it is stated', (_, pattern, figures) => {
  const found = allTexts.flatMap(({ text }) => [...text.matchAll(pattern)].map(([, figure]) => figure));
  expect(found.length).toBeGreaterThan(0);
  expect(found.filter((figure) => !figures.includes(figure ?? ''))).toEqual([]);
});

/** Claims of older versions of the site that the fact file contradicts. */
const refuted: readonly (readonly [string, RegExp])[] = [
  [
    'repeats fall inside an 80% range eight times in ten',
    /(?:ten|eight in ten|eight of ten) such tests|scores would fall inside/i,
  ],
  ['a score lies between two figures', /your [\w ]*(?:score|total) lies between/i],
  ['percentiles of our table are of one grade', /students in (?:your|the same) grade who are taking/i],
  ['none are published for totals', /published for totals/i],
  ['percentiles are lower by a known number', /10 to 40 points/],
  ['a usual gain on a retake', /typically gain|12 to 14 points/i],
  ['time and a half never has the experimental section', /With extra time, there is no experimental section/],
  ['both older breaks are of five minutes', /(?<!more )breaks of (?:five|5) minutes\b(?!, then)/i],
  ['the trademark has an unnamed owner', /trademark of its owner/i],
  ['an opinion question', /opinion (?:question|prompt)/i],
];

test.each(refuted)('no text says that %s', (_, pattern) => {
  expect(allTexts.filter(({ text }) => pattern.test(text))).toEqual([]);
});
