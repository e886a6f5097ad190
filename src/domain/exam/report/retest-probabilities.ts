/** The probability that the score of a second test falls inside the 80% range of the first. */
import { combinedStandardError, expectedRetestCoverage } from '@/domain/statistics';
import { scoreTableError, unequatedFormsError } from './estimate';

/** Typical sampling error of a whole section in the middle of the scale, where it is 16 to 20 scaled points. */
const samplingError = 18;

/**
 * Probabilities from 0 to 1. `ownErrorAlone` assumes that the errors of the two tests are independent; `sharedTable` is for our
 * estimates, which have the error of the score table in common.
 */
export const retestInRangeProbabilities = {
  ownErrorAlone: expectedRetestCoverage(1, 0),
  sharedTable: expectedRetestCoverage(
    combinedStandardError(samplingError, unequatedFormsError),
    scoreTableError,
  ),
} as const;

/** Converts a probability to percent, rounded to the nearest 5, because the errors aren't known more precisely. */
const roughly = (share: number) => 5 * Math.round(20 * share);

export const retestRangeText = `A second score falls inside the range less often, about ${roughly(retestInRangeProbabilities.sharedTable)}% of the time in our model, because the second score has an error of its own.`;
