/** The free test: a diagnostic of half of each scored section. */
import { blueprint } from '@/domain/exam/blueprint';
import { testDurationMs, type PlanPart, type TestPlan } from '@/domain/exam/test-plan';
import { contentFileName, buildSectionPart, buildEssaySection } from './plan-parts';

/**
 * Half of each scored section, to see where a student stands, then an essay, which may be left out. On the real test the essay
 * comes first; here it comes last, so that whoever has had enough has the scored sections behind them.
 */
export function diagnosticPlan(withEssay: boolean): TestPlan {
  const parts: PlanPart[] = [
    buildSectionPart('diagnostic', 'verbal'),
    buildSectionPart('diagnostic', 'quantitative'),
    buildSectionPart('diagnostic', 'reading'),
  ];
  if (withEssay) parts.push(buildEssaySection(contentFileName('diagnostic', 'writing')));
  return {
    id: 'diagnostic',
    title: 'Free Test',
    level: blueprint.diagnostic.level,
    source: { kind: 'set', set: 'diagnostic' },
    parts,
  };
}

/** Minutes at standard time. */
export function diagnosticMinutes(withEssay: boolean): number {
  return Math.round((testDurationMs(diagnosticPlan(withEssay), 'standard') ?? 0) / 60_000);
}
