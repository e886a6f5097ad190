/** The free test: a diagnostic with half of each scored section. */
import { blueprint } from '@/domain/exam/test/blueprint';
import { testDurationMs, type PlanPart, type TestPlan } from '@/domain/exam/test/test-plan';
import { contentFileName, buildSectionPart, buildEssayPart } from './plan-parts';

/**
 * Returns the plan: half of each scored section, then, if `withEssay`, an essay. The real test starts with the essay; here it is
 * last, so that students who stop early have completed the scored sections.
 */
export function diagnosticPlan(withEssay: boolean): TestPlan {
  const parts: PlanPart[] = [
    buildSectionPart('diagnostic', 'verbal'),
    buildSectionPart('diagnostic', 'quantitative'),
    buildSectionPart('diagnostic', 'reading'),
  ];
  if (withEssay) parts.push(buildEssayPart(contentFileName('diagnostic', 'writing')));
  return {
    id: 'diagnostic',
    title: 'Free Test',
    level: blueprint.diagnostic.level,
    source: { kind: 'set', set: 'diagnostic' },
    parts,
  };
}

/** Returns the length at standard time in whole minutes. */
export function diagnosticMinutes(withEssay: boolean): number {
  return Math.round((testDurationMs(diagnosticPlan(withEssay), 'standard') ?? 0) / 60_000);
}
