import { describe, expect, test } from 'vitest';
import { headlineOf, lastChangeWords } from '@/domain/family/headline';
import type { Scores, SectionScore } from '@/domain/family/records';

const scores = (latest: number | null, previous: number | null = null): Scores => ({
  latest,
  previous,
  percentile: null,
  target: 2200,
});
const sections: readonly SectionScore[] = [
  { subject: 'verbal', current: 784, target: 740, weeklyChange: 0, since: null },
  { subject: 'reading', current: 760, target: 720, weeklyChange: 0, since: null },
];

describe('the headline', () => {
  test.each([
    [2340, sections, 'good', 'On track. 2,340 is 140 above the 2,200 target; Reading has the most to gain.'],
    [2200, sections, 'good', 'On track. 2,200 is exactly on the 2,200 target; Reading has the most to gain.'],
    [
      2199,
      sections,
      'watch',
      'Not there yet. 2,199 is 1 below the 2,200 target; Reading has the most to gain.',
    ],
    [2340, [], 'good', 'On track. 2,340 is 140 above the 2,200 target.'],
    [null, [], 'none', 'No test yet. A first practice test shows how far the 2,200 target is.'],
  ])('at %s', (latest, known, tone, sentence) => {
    const headline = headlineOf(scores(latest), known);
    expect(headline.tone).toBe(tone);
    expect(`${headline.verdict} ${headline.because}`).toBe(sentence);
  });
});

test.each([
  [2340, 2310, '+30 on the last test: no clear change'],
  [2238, 2310, '\u221272 on the last test: no clear change'],
  [2383, 2310, '73 up from the last test'],
  [2237, 2310, '73 down from the last test'],
  [2310, 2310, 'the same as on the last test'],
  [2310, null, 'the first test, nothing to compare with yet'],
  [null, null, 'after the first test'],
])('the change to %s from %s reads "%s"', (latest, previous, words) =>
  expect(lastChangeWords(scores(latest, previous))).toBe(words),
);
