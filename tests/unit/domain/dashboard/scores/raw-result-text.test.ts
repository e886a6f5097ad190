/** The wording of raw results. */
import { expect, test } from 'vitest';
import { sectionsOfTest, wholeResults } from '@/domain/dashboard/scores/raw-results';
import {
  noRankText,
  noScaledScoresText,
  rawChangeOrFirstText,
  rawChangeText,
  rawScoreText,
  rawTrendSummaryText,
  rightOfText,
  rightText,
  sectionSharesText,
  shareRightText,
} from '@/domain/dashboard/scores/raw-result-text';
import { rawResult } from '@/domain/learner/raw-result';
import { assertPresent } from '@/lib/assert';
import { ago, middleTest, scored, sunday } from '../logs';

const result = assertPresent(rawResult({ right: 43, wrong: 14, blank: 3 }), 'a result');

test('a result has its count, its share, and its points with quarters', () =>
  expect([rightOfText(result), rightText(result), shareRightText(result), rawScoreText(result)]).toEqual([
    '43 of 60',
    '43 of 60 right',
    '72%',
    'Raw score 39½ of 60',
  ]));

const since = { scope: 'full', day: ago(30) } as const;
test.each([
  [{ difference: 10, trend: 'up', since }, 'up 10 percentage points since the full test of Oct 16'],
  [
    { difference: -1, trend: 'stable', since },
    'down 1 percentage point since the full test of Oct 16, perhaps by chance',
  ],
  [{ difference: 0, trend: 'stable', since }, 'no change since the full test of Oct 16'],
  [null, 'first of its kind'],
] as const)('the change %j', (change, text) => {
  expect(rawChangeOrFirstText(change, sunday)).toBe(text);
});

test('a change in a table has its year', () =>
  expect(rawChangeText({ difference: 10, trend: 'up', since }, null)).toContain('Oct 16, 2026'));

const first = middleTest(ago(30), 'full', { verbal: [40, 12], quantitative: [25, 15], reading: [26, 8] });
const second = middleTest(ago(10), 'full', { verbal: [43, 12], quantitative: [38, 8], reading: [26, 8] });

test('sections in a sentence', () =>
  expect(sectionSharesText(sectionsOfTest([second], second))).toBe(
    '72% right in Verbal, 76% in Math, and 65% in Reading',
  ));

test('tests over time are summed up by the latest, its change, and its smallest share', () => {
  const results = wholeResults(scored([first, second], 'middle'));
  expect(rawTrendSummaryText(results, sunday)).toBe(
    'The full test of Nov 5 had 107 of 150 questions right, up 10 percentage points since the full test of Oct 16. The smallest share is in Reading, 65%.',
  );
  expect(rawTrendSummaryText([], sunday)).toBe('');
});

test('the level’s facts are named without a figure', () => {
  expect(noScaledScoresText('middle')).toBe(
    'We found no public table that turns raw scores of the Middle Level into scaled ones, so tests here have no scaled score and no percentile.',
  );
  expect(noRankText('middle')).toBe(
    'The same score ranks differently in grades 5, 6, and 7, because all take one test.',
  );
});
