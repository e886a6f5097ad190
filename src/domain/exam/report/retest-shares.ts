/** How often a second test falls inside the range of a first one. */
import { combinedError, retestInRangeShare } from '@/domain/statistics';
import { tableError, unequatedError } from './estimate';

/** The error by chance of a whole section in the middle of the scale, in scaled points; it is 16 to 20 there. */
const samplingError = 18;

/** Shares from 0 to 1: where all error is a test's own, and in our estimates, whose table is the same both times. */
export const retestShares = {
  ownErrorAlone: retestInRangeShare(1, 0),
  sharedTable: retestInRangeShare(combinedError(samplingError, unequatedError), tableError),
} as const;

/** In percent, to the nearest 5: the errors aren't known any better. */
const roughly = (share: number) => 5 * Math.round(20 * share);

export const retestRangeText = `A second score falls inside the range less often, about ${roughly(retestShares.ownErrorAlone)} to ${roughly(retestShares.sharedTable)}% of the time, because it has an error of its own.`;
