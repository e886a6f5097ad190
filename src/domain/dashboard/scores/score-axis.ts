/** The axes of charts of the latest scores, which end near the scores instead of showing the whole scale. */
import { type TestLevel, totalScale } from '@/domain/exam/level/test-level';
import { scoredSections } from '@/domain/exam/test/scored-sections';

interface ScoreAxis {
  /** Both ends of the scale. */
  readonly within: readonly [number, number];
  /** The fewest points that the axis spans, so that a change within the error doesn't look large. */
  readonly leastSpan: number;
}

const leastSectionSpan = 150;

export function sectionScoreAxis({ scale: { least, most } }: Pick<TestLevel, 'scale'>): ScoreAxis {
  return { within: [least, most], leastSpan: leastSectionSpan };
}

export function totalScoreAxis(level: Pick<TestLevel, 'scale'>): ScoreAxis {
  const { least, most } = totalScale(level);
  return { within: [least, most], leastSpan: leastSectionSpan * scoredSections.length };
}
