/** The words at the head of a report. */
import { expect, test } from 'vitest';
import type { PointLoss } from '@/domain/exam/report/topic-losses';
import {
  lossCountsText,
  lossesSentence,
  lossName,
  lostPointsText,
  scoreChangeText,
  strengthText,
  targetText,
} from '@/features/results/report/leadTexts';

test.each([
  [{ kind: 'run', part: 'verbal', right: 14 }, '14 right in a row in Verbal'],
  [{ kind: 'time', part: 'quantitative-1', leftMs: 266_000 }, '4:26 to spare in Quantitative 1'],
  [{ kind: 'no-blind-guesses' }, 'No guess with all five choices open'],
] as const)('%j', (strength, text) => expect(strengthText(strength)).toBe(text));

const score = {
  band: { low: 700, high: 760, estimate: 730 },
  percentile: null,
  previous: null,
  target: null,
};
test.each([
  [{}, null],
  [{ previous: 706 }, '+24 since the test before'],
  [{ previous: 760 }, '−30 since the test before'],
  [{ previous: 730 }, 'the same as before'],
])('a change of %j', (change, text) => expect(scoreChangeText({ ...score, ...change })).toBe(text));

test.each([
  [699, 'Target 699, below the range'],
  [700, 'Target 700, below the range'],
  [701, 'Target 701, within the range'],
  [760, 'Target 760, within the range'],
  [761, 'Target 761, above the range'],
])('a target of %i', (target, text) => expect(targetText({ ...score, target })).toBe(text));

const loss = (quarters: number, wrong = 0, blank = 0): PointLoss => ({
  kind: 'topic',
  group: 'geometry',
  questions: 8,
  quarters,
  wrong,
  blank,
});

test('a row names its topic, what it counts, and the points', () => {
  const row = loss(14, 2, 1);
  expect([lossName(row), lossCountsText(row), lostPointsText(row)]).toEqual([
    'Geometry',
    '2 wrong, 1 blank',
    '−3½',
  ]);
  const { wrong, blank, quarters } = loss(12, 0, 3);
  const notReached: PointLoss = { kind: 'not-reached', section: 'quantitative', wrong, blank, quarters };
  expect([lossName(notReached), lossCountsText(notReached)]).toEqual([
    'Not reached in Quantitative',
    '3 blank',
  ]);
});

const rule = 'Compared with a right answer, a blank costs 1 raw point, and a wrong answer costs 1¼.';
test.each([
  [[loss(5)], rule],
  [[loss(5), loss(4)], `The first of 2 rows makes up half of the 2¼ raw points that you lost. ${rule}`],
  [
    [loss(5), loss(4), loss(4), loss(4)],
    `The first two of 4 rows make up half of the 4¼ raw points that you lost. ${rule}`,
  ],
])('%#: the sentence on all rows', (losses, text) => expect(lossesSentence(losses)).toBe(text));
