import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  leastForecastDays,
  leastForecastTests,
  type ScoreForecast,
  scoreForecast,
} from '@/domain/dashboard/scores/score-forecast';
import { totalScale } from '@/domain/exam/level/test-level';
import { testLevels } from '@/domain/exam/level/test-levels';
import { addDays, type IsoDay } from '@/lib/dates/calendar';
import { ago, evening, freeTest, full, logOf, recordWith, section, sunday } from '../logs';

type DaysAndTotal = readonly [days: number, total: number];

const testsOf = (pairs: readonly DaysAndTotal[]) => pairs.map(([days, total]) => full(ago(days), total));

/** Forecasts from pairs of days ago and total, oldest first. */
const forecastOf = (
  pairs: readonly DaysAndTotal[],
  testDay: IsoDay | null = addDays(sunday, 28),
  others: Parameters<typeof logOf>[1] = [],
) => scoreForecast(recordWith(logOf([], [...testsOf(pairs), ...others]), { profile: { testDay } }), evening);

const shown = (forecast: ScoreForecast | null) =>
  forecast === null
    ? null
    : [forecast.value, forecast.low, forecast.high, forecast.start, forecast.tests, forecast.isRising];

/** Five tests, four weeks apart, ten points up each. */
const steady: readonly DaysAndTotal[] = [
  [112, 2000],
  [84, 2010],
  [56, 2020],
  [28, 2030],
  [0, 2040],
];
const moved = (pairs: readonly DaysAndTotal[], by: (index: number) => number) =>
  pairs.map(([days, total], index): DaysAndTotal => [days, total + by(index)]);

describe('the forecast of the total', () => {
  test.each<readonly [string, ScoreForecast | null, ReturnType<typeof shown>]>([
    // One test's error of 31.2, a line's error of √(1/5 + 3²/10) of it, and 1.638 of both: 31.2 · √2.1 · 1.638 = 74.
    ['goes on along the line', forecastOf(steady), [2050, 1980, 2120, 2040, 5, true]],
    ['falls honestly', forecastOf(moved(steady, (index) => -30 * index)), [1900, 1830, 1970, 1920, 5, false]],
    ['is level', forecastOf(moved(steady, (index) => -10 * index)), [2000, 1930, 2070, 2000, 5, false]],
    [
      'widens for totals that scatter more than their errors explain',
      forecastOf(moved(steady, (index) => [80, -80, 80, -80, 0][index] ?? 0)),
      [2000, 1790, 2210, 2008, 5, false],
    ],
    [
      'stays within the scale',
      forecastOf(moved(steady, (index) => 340 + 5 * index)),
      [2400, 2330, 2400, 2400, 5, true],
    ],
    [
      'is less certain farther away',
      forecastOf(steady, addDays(sunday, 112)),
      [2080, 1970, 2190, 2040, 5, true],
    ],
    [
      'leaves out tests more than half a year before the latest, the free test, and sections',
      forecastOf([[183, 1500], ...steady], undefined, [freeTest(ago(40), 600), section(ago(3), 700)]),
      [2050, 1980, 2120, 2040, 5, true],
    ],
  ])('%s', (_, forecast, expected) => expect(shown(forecast)).toEqual(expected));

  test.each<readonly [string, ScoreForecast | null, boolean]>([
    ['no test', forecastOf([]), false],
    [
      'a latest test far below the line',
      forecastOf(moved(steady, (index) => (index === 4 ? -120 : 0))),
      false,
    ],
    [
      'a latest test far above the line',
      forecastOf(moved(steady, (index) => (index === 4 ? 120 : 0))),
      false,
    ],
    ['no test date', forecastOf(steady, null), false],
    ['a test date in the past', forecastOf(steady, ago(1)), false],
    ['the test today', forecastOf(steady, sunday), false],
    ['the test tomorrow', forecastOf(steady, addDays(sunday, 1)), true],
    ['too few tests', forecastOf(steady.slice(-leastForecastTests + 1)), false],
    ['just enough tests', forecastOf(steady.slice(-leastForecastTests)), true],
    [
      'just enough days',
      forecastOf([
        [leastForecastDays, 2000],
        [14, 2000],
        [7, 2000],
        [0, 2000],
      ]),
      true,
    ],
    [
      'too few days',
      forecastOf([
        [leastForecastDays - 1, 2000],
        [14, 2000],
        [7, 2000],
        [0, 2000],
      ]),
      false,
    ],
    ['a test date as far ahead as the tests reach back', forecastOf(steady, addDays(sunday, 112)), true],
    ['a test date farther ahead', forecastOf(steady, addDays(sunday, 113)), false],
    [
      'a test date that is near, but far from the latest test',
      forecastOf(
        steady.map(([days, total]): DaysAndTotal => [days + 100, total]),
        addDays(sunday, 13),
      ),
      false,
    ],
  ])('with %s, there is one: %s', (_, forecast, isThere) => expect(forecast !== null).toBe(isThere));

  test('is of the learner\u2019s level alone, on its scale', () => {
    const middle = testsOf(steady.map(([days]): DaysAndTotal => [days, 2100])).map((each) => ({
      ...each,
      level: 'middle' as const,
    }));
    const { most } = totalScale(testLevels.middle);
    const learner = recordWith(logOf([], [...testsOf([[120, 1500]]), ...middle]), {
      profile: { testDay: addDays(sunday, 28), level: 'middle' },
    });
    expect(scoreForecast(learner, evening)).toMatchObject({ value: 2100, high: most, tests: 5 });
  });

  test('is a number within its range and the scale, for any totals and dates', () => {
    const { least, most } = totalScale(testLevels.upper);
    const scale = fc.integer({ min: least, max: most });
    const anyTotals: fc.Arbitrary<DaysAndTotal[]> = fc.uniqueArray(
      fc.tuple(fc.integer({ min: 0, max: 250 }), scale),
      { maxLength: 10, selector: ([days]) => days },
    );
    // Totals without a trend seldom have a forecast.
    const totalsOnALine = fc
      .record({
        latest: scale,
        pointsADay: fc.integer({ min: -3, max: 3 }),
        days: fc.uniqueArray(fc.integer({ min: 0, max: 150 }), { minLength: 6, maxLength: 10 }),
      })
      .map(({ latest, pointsADay, days }) =>
        days.map((daysAgo): DaysAndTotal => [
          daysAgo,
          Math.min(most, Math.max(least, latest - pointsADay * daysAgo)),
        ]),
      );
    let forecasts = 0;
    fc.assert(
      fc.property(fc.oneof(anyTotals, totalsOnALine), fc.integer({ min: -10, max: 200 }), (pairs, ahead) => {
        const sorted = pairs.toSorted(([a], [b]) => b - a);
        const forecast = forecastOf(sorted, addDays(sunday, ahead));
        if (forecast === null) return;
        forecasts += 1;
        const { low, value, high, start } = forecast;
        for (const each of [low, value, high, start]) {
          expect(Number.isInteger(each)).toBe(true);
          expect(each).toBeGreaterThanOrEqual(least);
          expect(each).toBeLessThanOrEqual(most);
        }
        expect(low).toBeLessThanOrEqual(value);
        expect(high).toBeGreaterThanOrEqual(value);
        expect(high).toBeGreaterThan(low);
      }),
    );
    expect(forecasts).toBeGreaterThan(0);
  });
});
