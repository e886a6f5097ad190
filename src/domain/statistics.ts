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

/** Returns the error of a sum or difference of independent values: the root of the sum of their squares. */
export function combinedStandardError(...errors: readonly number[]): number {
  return Math.hypot(...errors);
}
