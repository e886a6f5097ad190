/** The sentences that say what the range around an estimated score means; `repeatsInside` derives the second figure. */

/** What chance alone does to a whole section in the middle of the scale, in scaled points: 16 to 20. */
export const usualSamplingError = 18;

export const rangeMeaning =
  'A range like this one holds a student’s underlying score about eight times in ten, if our figure for the error is right.';

/** The underlying score is no official figure: it is the average of many such tests, with nothing learned or forgotten. */
export const repeatMeaning =
  'A second test falls inside the range less often, about 65 to 70% of the time, because it has an error of its own.';

export const noTotalPercentiles = 'We have no table of percentiles for totals.';
