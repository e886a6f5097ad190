/** The total on test day if the trend of the last full tests continues. The wording is in forecast-text.ts. */
import { testLevelOf } from '@/domain/learner/learner-test';
import { totalScale } from '@/domain/exam/level/test-level';
import { predictOnLine, type Interval } from '@/domain/statistics';
import type { AsOf } from '@/domain/dashboard/as-of';
import { daysBetween, type IsoDay } from '@/lib/dates/calendar';
import { localDayAt } from '@/lib/dates/localTime';
import { comparableTests, fullTestBand, fullTests, type ScoredLearner } from './test-scores';
import { halfYearTests } from './total-course';

/** A forecast in scaled points, rounded to the nearest ten and within the scale. `low` and `high` are the ends of its 80% range. */
export interface ScoreForecast extends Interval {
  readonly testDay: IsoDay;
  readonly value: number;
  /** The line's value on the day of the latest test, in whole points: where its continuation begins. */
  readonly start: number;
  /** The number of full tests that the line is drawn from. */
  readonly tests: number;
  /** True if the line rises from the latest test to test day by what is shown as a step. */
  readonly isRising: boolean;
}

/**
 * Minimum number of full tests. The scatter of three around a line rests on a single degree of freedom, and their range would cover
 * half of the scale.
 */
export const leastForecastTests = 4;
/** Minimum days from the first of these tests to the last. Within four weeks, chance moves a total more than practice does. */
export const leastForecastDays = 28;
/** Forecasts are rounded to this, because a finer figure would promise more than a line knows. */
const stepPoints = 10;

/**
 * Returns the forecast of the total on test day: the value there of a line through the totals of the full tests of the half year
 * before the latest, weighted by their errors, with the 80% range of one test on that day (`predictOnLine`). Null
 * - without a test date, or if it isn't in the future;
 * - with fewer than `leastForecastTests` tests, or if they cover fewer than `leastForecastDays` days;
 * - if the line misses the latest test's range, because the trend has changed: it would turn a clear fall into a gain;
 * - if test day is farther after the latest test than the tests reach back: six weeks don't tell where the next half year leads.
 *
 * The line doesn't slow near the top of the scale, as scores do; it is only cut off there. Sentences have to say so.
 */
export function scoreForecast(learner: ScoredLearner, asOf: Pick<AsOf, 'day'>): ScoreForecast | null {
  const { testDay } = learner.profile;
  const full = fullTests(comparableTests(learner));
  const latest = full.at(-1);
  if (latest === undefined || testDay === null || testDay <= asOf.day) return null;
  const used = halfYearTests(full.slice(0, -1), latest);
  const latestDay = localDayAt(latest.at);
  const measurements = used.map((test) => {
    const { estimate, standardError } = fullTestBand(test);
    return { x: daysBetween(latestDay, localDayAt(test.at)), y: estimate, standardError };
  });
  const coveredDays = -Math.min(...measurements.map(({ x }) => x));
  const aheadDays = daysBetween(latestDay, testDay);
  if (used.length < leastForecastTests || coveredDays < leastForecastDays) return null;
  if (aheadDays <= 0 || aheadDays > coveredDays) return null;
  const predicted = predictOnLine(measurements, aheadDays);
  const start = predictOnLine(measurements, 0).value;
  const { low, high } = fullTestBand(latest);
  if (start < low || start > high) return null;
  const { least, most } = totalScale(testLevelOf(latest));
  const onScale = (points: number) => Math.min(most, Math.max(least, points));
  // The range of a line that leaves the scale is that around its end, not an empty one beyond it.
  const value = onScale(predicted.value);
  const shown = (points: number) => onScale(stepPoints * Math.round(points / stepPoints));
  return {
    testDay,
    value: shown(value),
    low: shown(value - predicted.reach),
    high: shown(value + predicted.reach),
    start: onScale(Math.round(start)),
    tests: used.length,
    isRising: predicted.value - start >= stepPoints / 2,
  };
}
