/** The statistics used in reports and dashboards. */

/** Standard errors on each side of an estimate that cover 80 % of a normal distribution. */
export const zScore80 = 1.28;

/** Standard errors that a difference due to chance exceeds, in either direction, in one of ten cases. */
export const zScore90 = 1.645;

export interface Interval {
  readonly low: number;
  readonly high: number;
}

/**
 * Returns the standard normal CDF at `z`, accurate to seven decimals (Abramowitz and Stegun, Handbook of Mathematical Functions,
 * 26.2.17).
 */
export function normalCdf(z: number): number {
  const t = 1 / (1 + 0.2316419 * Math.abs(z));
  const series =
    t * (0.31938153 + t * (-0.356563782 + t * (1.781477937 + t * (-1.821255978 + t * 1.330274429))));
  const tail = (Math.exp((-z * z) / 2) / Math.sqrt(2 * Math.PI)) * series;
  return z < 0 ? tail : 1 - tail;
}

/**
 * Returns the 80 % Wilson score interval of `right` out of `all`, as fractions (E. B. Wilson, Journal of the American Statistical
 * Association 22, 1927). It stays within 0 and 1 and is valid for small samples too.
 * @throws RangeError when `all` is 0, or `right` is greater than `all`.
 */
export function wilsonInterval(right: number, all: number): Interval {
  if (!(all > 0 && right >= 0 && right <= all))
    throw new RangeError(`There is no share of ${right} in ${all}`);
  const share = right / all;
  const z2 = zScore80 ** 2;
  const center = (share + z2 / (2 * all)) / (1 + z2 / all);
  const reach = (zScore80 * Math.sqrt((share * (1 - share)) / all + z2 / (4 * all * all))) / (1 + z2 / all);
  return { low: Math.max(0, center - reach), high: Math.min(1, center + reach) };
}

/**
 * Returns the expected share, from 0 to 1, of repeated measurements that fall inside the 80 % range around the first one. `own` is
 * the independent standard error of each measurement, `shared` the one common to all, such as the error of a score table. Without
 * a shared error, the share is 2Φ(1.28/√2) - 1, about 0.635: the range extends 1.28 standard errors to each side, and the
 * difference of two measurements has √2 times the standard error of one.
 */
export function expectedRetestCoverage(own: number, shared: number): number {
  const reach = zScore80 * combinedStandardError(own, shared);
  return 2 * normalCdf(reach / combinedStandardError(own, own)) - 1;
}

/**
 * Returns how many standard errors on each side cover 80 % of Student's t distribution: more than `zScore80`, because the error itself
 * is estimated from few values (Abramowitz and Stegun, Handbook of Mathematical Functions, 26.7.5; within 0.6 % of the tables).
 * @param freedom degrees of freedom, at least 2
 */
export function tScore80(freedom: number): number {
  const x = zScore80;
  return (
    x +
    (x ** 3 + x) / (4 * freedom) +
    (5 * x ** 5 + 16 * x ** 3 + 3 * x) / (96 * freedom ** 2) +
    (3 * x ** 7 + 19 * x ** 5 + 17 * x ** 3 - 15 * x) / (384 * freedom ** 3)
  );
}

/** A measured value with its standard error. */
export interface Measurement {
  readonly x: number;
  readonly y: number;
  readonly standardError: number;
}

/** A value on a fitted line, with the half width of the 80 % range of a further measurement there. */
export interface Prediction {
  readonly value: number;
  readonly reach: number;
}

/**
 * Fits a line by weighted least squares, with weights 1/standardError², and predicts a further measurement at `x` (N. R. Draper and
 * H. Smith, Applied Regression Analysis, 3rd edition, 1998: 3.2 and 9.2). The variance of the prediction is
 * s² · (1/w + 1/Σwᵢ + (x - x̄)² / Σwᵢ(xᵢ - x̄)²), in which w is the mean weight: a measurement as precise as the others, and the error
 * of the line. s², the scatter around the line compared with the measurements' own errors, counts as at least 1: a few points that
 * happen to lie on a line are no more precise than each of them.
 * @throws RangeError with fewer than three measurements, or if all have the same `x`
 */
export function predictOnLine(measurements: readonly Measurement[], x: number): Prediction {
  const weighted = measurements.map((each) => ({ ...each, weight: each.standardError ** -2 }));
  const sumOf = (valueOf: (each: (typeof weighted)[number]) => number) =>
    weighted.reduce((sum, each) => sum + each.weight * valueOf(each), 0);
  const weight = sumOf(() => 1);
  const middleX = sumOf((each) => each.x) / weight;
  const middleY = sumOf((each) => each.y) / weight;
  const spread = sumOf((each) => (each.x - middleX) ** 2);
  const freedom = measurements.length - 2;
  if (!(freedom > 0 && spread > 0))
    throw new RangeError('A line needs three measurements at different places');
  const slope = sumOf((each) => (each.x - middleX) * (each.y - middleY)) / spread;
  const valueAt = (at: number) => middleY + slope * (at - middleX);
  const scatter = sumOf((each) => (each.y - valueAt(each.x)) ** 2) / freedom;
  const variance = measurements.length / weight + 1 / weight + (x - middleX) ** 2 / spread;
  return { value: valueAt(x), reach: tScore80(freedom) * Math.sqrt(Math.max(1, scatter) * variance) };
}

/** Returns the error of a sum or difference of independent values: the root of the sum of their squares. */
export function combinedStandardError(...errors: readonly number[]): number {
  return Math.hypot(...errors);
}
