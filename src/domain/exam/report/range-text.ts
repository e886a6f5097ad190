/** Texts that explain the range of an estimated score, and why totals have no percentile. */

export const rangeMeaningText =
  'A range like this one contains a student’s underlying score about eight times in ten, if our figure for the error is right.';

export const noTotalPercentilesText = 'We have no percentile table for totals.';
