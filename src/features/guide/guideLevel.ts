import { smallestRealChange } from '@/domain/exam/level/level';
import { levels } from '@/domain/exam/level/levels';

/** The level that the live pieces of the guide pages speak of. */
export const guideLevel = levels.upper;

/** The difference from which a change between two of its official scores is real. */
export const realFrom = smallestRealChange(guideLevel);
