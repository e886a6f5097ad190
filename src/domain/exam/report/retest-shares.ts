/** The probability that a second test falls inside the range of the first. */
import { combinedError, retestInRangeShare } from '@/domain/statistics';
import { tableError, unequatedError } from './estimate';

/** Sampling error of a whole section in the middle of the scale, in scaled points; it is 16 to 20 there. */
const samplingError = 18;

/** Shares from 0 to 1: if all error is independent between tests, and for our estimates, which share a table. */
export const retestShares = {
  ownErrorAlone: retestInRangeShare(1, 0),
  sharedTable: retestInRangeShare(combinedError(samplingError, unequatedError), tableError),
} as const;

/** In percent, rounded to the nearest 5, because the errors aren't known more precisely. */
const roughly = (share: number) => 5 * Math.round(20 * share);

export const retestRangeText = `A second score falls inside the range less often, about ${roughly(retestShares.ownErrorAlone)} to ${roughly(retestShares.sharedTable)}% of the time, because it has an error of its own.`;
