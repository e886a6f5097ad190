/** Texts that explain the range of an estimated score, and why totals have no percentile. */

export const rangeMeaningText =
  'If our error figure is right, a range like this one contains a student’s underlying score, the average over many such tests, about eight times in ten.';

export const noTotalPercentilesText = 'We have no percentile table for totals.';
