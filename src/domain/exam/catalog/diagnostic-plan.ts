/** The free test: a diagnostic with half of each scored section. */
import { levelSets } from '@/domain/exam/test/blueprint';
import { defaultLevel, type LevelId } from '@/domain/exam/level/level-id';
import { testDurationMs, type PlanPart, type TestPlan } from '@/domain/exam/test/test-plan';
import { contentFileName, buildSectionPart, buildEssayPart, planTitleOf } from './plan-parts';

/**
 * Returns the plan: half of each scored section, then, if `withEssay`, an essay. The real test starts with the essay; here it is
 * last, so that students who stop early have completed the scored sections.
 */
export function diagnosticPlan(level: LevelId, withEssay: boolean): TestPlan {
  const { diagnostic: set } = levelSets[level];
  const parts: PlanPart[] = [
    buildSectionPart(set, 'verbal'),
    buildSectionPart(set, 'quantitative'),
    buildSectionPart(set, 'reading'),
  ];
  if (withEssay) parts.push(buildEssayPart(contentFileName(set, 'writing')));
  return { id: set, title: planTitleOf(level, 'Free Test'), level, source: { kind: 'set', set }, parts };
}

/** Returns the length at standard time in whole minutes, which is the same for all levels. */
export function diagnosticMinutes(withEssay: boolean): number {
  return Math.round((testDurationMs(diagnosticPlan(defaultLevel, withEssay), 'standard') ?? 0) / 60_000);
}
