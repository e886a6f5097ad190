import { smallestClearChange } from '@/domain/exam/level/test-level';
import { testLevels } from '@/domain/exam/level/test-levels';

/** The level that the live pieces of the guide pages speak of. */
export const guideLevel = testLevels.upper;

/** The difference from which a change between two of its official scores is real. */
export const realChangeThresholds = smallestClearChange(guideLevel);
