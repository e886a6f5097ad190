import { smallestClearChange } from '@/domain/exam/level/test-level';
import { testLevels } from '@/domain/exam/level/test-levels';

/** The level of the widgets that need score tables; the pages say so, and what the others have instead. */
export const guideLevel = testLevels.upper;

/** The smallest score changes that are larger than chance, the same at every level (docs/ssat.md, "The error in a score"). */
export const clearChangeThresholds = smallestClearChange(guideLevel);
