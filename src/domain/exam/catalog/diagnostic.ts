/** The free test: a diagnostic of half of each scored section. */
import { blueprint } from '@/domain/exam/blueprint';
import { planMs, type PlanPart, type TestPlan } from '@/domain/exam/plan';
import { fileOf, sectionOf, writingOf } from './parts';

/**
 * Half of each scored section, to see where a student stands, then an essay, which may be left out. On the real test the essay
 * comes first; here it comes last, so that whoever has had enough has the scored sections behind them.
 */
export function diagnosticTest(withEssay: boolean): TestPlan {
  const parts: PlanPart[] = [
    sectionOf('diagnostic', 'verbal'),
    sectionOf('diagnostic', 'quantitative'),
    sectionOf('diagnostic', 'reading'),
  ];
  if (withEssay) parts.push(writingOf(fileOf('diagnostic', 'writing')));
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
  return Math.round((planMs(diagnosticTest(withEssay), 'standard') ?? 0) / 60_000);
}
