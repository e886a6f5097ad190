/** The sentences that say what the range around an estimated score means, and what it has no table for. */

export const rangeMeaningText =
  'A range like this one contains a student’s underlying score about eight times in ten, if our figure for the error is right.';

export const noTotalPercentilesText = 'We have no percentile table for totals.';
