import { smallestClearChange } from '@/domain/exam/level/test-level';
import { testLevels } from '@/domain/exam/level/test-levels';

/** The test level that the guide's widgets use. */
export const guideLevel = testLevels.upper;

/** The smallest score changes that are larger than chance. */
export const clearChangeThresholds = smallestClearChange(guideLevel);
