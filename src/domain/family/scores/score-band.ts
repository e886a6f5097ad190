/** Within what a score is known: the error of the test, drawn as a band around each score. */
import { officialErrors } from '@/domain/exam/level/level';
import { levels } from '@/domain/exam/level/levels';
import { errorsIn80 } from '@/domain/statistics';
import type { Measured } from '@/domain/family/change';
import { scoredSections } from '@/domain/exam/scored-sections';

/** One standard error in scaled points. */
const standardErrors = officialErrors(levels.upper);

const ends = {
  section: levels.upper.scale,
  total: {
    least: scoredSections.length * levels.upper.scale.least,
    most: scoredSections.length * levels.upper.scale.most,
  },
} as const;

/** What the range of a score is called beside it. */
export const bandName = '80% band';

export interface ScoreBand {
  readonly value: number;
  readonly low: number;
  readonly high: number;
}

/** The range that holds the true score four times in five, cut at the ends of the scale. */
export function scoreBand(value: number, of: Measured): ScoreBand {
  const reach = Math.round(errorsIn80 * standardErrors[of]);
  const { least, most } = ends[of];
  return { value, low: Math.max(least, value - reach), high: Math.min(most, value + reach) };
}

/** Where a score stands to its target: clear of it where the whole band is, else too near to tell. */
export function bandStanding({ low, high }: ScoreBand, target: number): 'above' | 'near' | 'below' {
  if (low >= target) return 'above';
  return high < target ? 'below' : 'near';
}
