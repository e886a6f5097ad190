/** Raw results over time: only tests of one kind and level are compared, and chance is never called a gain. */
import { describe, expect, test } from 'vitest';
import {
  averageRawResult,
  mainResultOfTest,
  rawSections,
  rawTrend,
  resultKindOf,
  sectionsOfTest,
  sectionsOfWhole,
  wholeResults,
} from '@/domain/dashboard/scores/raw-results';
import { assertPresent } from '@/lib/assert';
import { ago, freeTest, full, middleReport, middleTest, otherProvidersTest, scored } from '../logs';

const free = middleTest(ago(40), 'diagnostic', { verbal: [20, 6], quantitative: [15, 6], reading: [12, 5] });
const first = middleTest(ago(30), 'full', { verbal: [40, 12], quantitative: [25, 15], reading: [26, 8] });
const second = middleTest(ago(10), 'full', { verbal: [43, 12], quantitative: [38, 8], reading: [26, 8] });
const section = middleTest(ago(5), 'verbal', { verbal: [50, 6] });
const report = middleReport(ago(20), 1860);
const all = [free, first, report, second, section];
const middle = scored(all, 'middle');

test('a learner’s results are of the kind of the profile’s level', () =>
  expect([resultKindOf(scored([])), resultKindOf(middle)]).toEqual(['scaled', 'raw']));

describe('the change of a result', () => {
  test.each([
    ['the first of its kind', first, null],
    // 91 and 107 of 150: 61% and 71%, more than chance usually explains.
    ['a second full test', second, { difference: 10, trend: 'up', since: { scope: 'full', day: ago(30) } }],
    ['a test of one section', section, null],
    ['the free test', free, null],
  ])('for %s', (_, of, change) =>
    expect(assertPresent(mainResultOfTest(all, of), 'a result').change).toEqual(change),
  );
  test('is stable if chance explains it', () => {
    const sections = sectionsOfTest(all, second);
    expect(sections.map(({ subject, change }) => [subject, change?.difference, change?.trend])).toEqual([
      // 40 and 43 of 60.
      ['verbal', 5, 'stable'],
      // 25 and 38 of 50.
      ['quantitative', 26, 'up'],
      ['reading', 0, 'stable'],
    ]);
  });
  test('is never since an official score, whose scale shares no points with it', () => {
    expect(mainResultOfTest([report, second], second)?.change).toBeNull();
    expect(mainResultOfTest(all, report)).toBeNull();
  });
  test('is never since a test of another level', () =>
    expect(mainResultOfTest([full(ago(20), 2100), second], second)?.change).toBeNull());
});

test('the latest result of each section may be that of a section test', () =>
  expect(rawSections(middle).map(({ subject, test: of }) => [subject, of])).toEqual([
    ['verbal', section],
    ['quantitative', second],
    ['reading', second],
  ]));

test('tests of all sections are the free test and the full ones, without official scores', () => {
  expect(wholeResults(middle).map(({ test: of }) => of)).toEqual([free, first, second]);
  const latest = assertPresent(wholeResults(middle).at(-1), 'a result');
  expect(sectionsOfWhole(latest).map(({ result }) => result.right)).toEqual([43, 38, 26]);
});

test('a trend has tests of one kind: full ones, or the free test before the first', () => {
  expect(rawTrend(middle)).toMatchObject({ scope: 'full', tests: [{ test: first }, { test: second }] });
  expect(rawTrend(scored([free, section], 'middle'))).toMatchObject({
    scope: 'diagnostic',
    tests: [{ test: free }],
  });
  expect(rawTrend(scored([report], 'middle')).tests).toEqual([]);
});

test('the average counts the questions of all full tests, and nothing else', () => {
  expect(averageRawResult(middle)).toMatchObject({ right: 91 + 107, questions: 300 });
  expect(averageRawResult(scored([free, section, report], 'middle'))).toBeNull();
});

describe('a learner of the Upper Level', () => {
  test.each([
    ['old tests of the Middle Level', [free, first, second]],
    ['own tests beside them', [first, freeTest(ago(1), 640), full(ago(0), 2100)]],
    ['a test of another provider', [otherProvidersTest(ago(1), 1980, 70, 'middle'), first]],
  ])('has no raw results, with %s', (_, tests) => {
    const upper = scored(tests);
    expect([wholeResults(upper), rawSections(upper), rawTrend(upper).tests]).toEqual([[], [], []]);
    expect(averageRawResult(upper)).toBeNull();
  });
});
