/** A learner's targets at a level. */
import { expect, test } from 'vitest';
import type { LevelId } from '@/domain/exam/level/level-id';
import { testLevels } from '@/domain/exam/level/test-levels';
import { type ScoreTargets, targetsOnScale } from '@/domain/learner/learner-profile';

const targets = (total: number | null, verbal: number | null = null): ScoreTargets => ({
  total,
  sections: { verbal, quantitative: null, reading: null },
});

test.each<[string, LevelId, ScoreTargets, ScoreTargets]>([
  ['the highest total of the Upper Level', 'upper', targets(2400), targets(2400)],
  ['an Upper Level total above the Middle Level’s scale', 'middle', targets(2200), targets(null)],
  ['a total that both scales have', 'middle', targets(1905), targets(1905)],
  ['a Middle Level section below the Upper Level’s scale', 'upper', targets(null, 480), targets(null, null)],
  ['a section on the scale beside a total that is not', 'middle', targets(2200, 640), targets(null, 640)],
])('%s', (_, level, set, shown) => expect(targetsOnScale(set, testLevels[level])).toEqual(shown));
