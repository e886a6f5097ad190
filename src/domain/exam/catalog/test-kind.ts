/** The one rule for what kind of test a plan is: for lists, for scores, and for the planned work that it checks off. */
import { blueprint } from '@/domain/exam/test/blueprint';
import { testLevels } from '@/domain/exam/level/test-levels';
import { type ScoredSection, scoredSections } from '@/domain/exam/test/scored-sections';
import { partsWithoutBreaks, scoredQuestionCount, type TestPlan } from '@/domain/exam/test/test-plan';
import { drillIdPrefix } from './plan-parts';
import { allTestPlans } from './test-plans';

/**
 * `section`: one section, at least half as long as on the real test, which is enough for a score. `short`: less of one section.
 * `drill`: questions selected for the student, without a score. `other`: not one of the site's tests.
 */
export type TestKind =
  | { readonly kind: 'full' | 'diagnostic' | 'essay' | 'drill' | 'other'; readonly section: null }
  | { readonly kind: 'section' | 'short'; readonly section: ScoredSection };

/** The extent of a test that is kept as one: all sections, half of each section (diagnostic), or one section. */
export type TestScope = 'full' | 'diagnostic' | ScoredSection;

/** Returns the kind of test with this plan id. */
export function testKind(planId: string): TestKind {
  if (planId.startsWith(drillIdPrefix)) return { kind: 'drill', section: null };
  kinds ??= new Map(allTestPlans.map((plan) => [plan.id, kindOfPlan(plan)]));
  return kinds.get(planId) ?? { kind: 'other', section: null };
}

/** By plan id; filled when first asked for, because many pages never ask. */
let kinds: ReadonlyMap<string, TestKind> | null = null;

function kindOfPlan(plan: TestPlan): TestKind {
  const work = partsWithoutBreaks(plan);
  if (work.every(({ kind }) => kind === 'essay')) return { kind: 'essay', section: null };
  if (plan.source.kind === 'set' && blueprint[plan.source.set].use === 'diagnostic')
    return { kind: 'diagnostic', section: null };
  const scored = new Set(
    work.flatMap((part) => (part.kind === 'section' && part.scored ? part.section : [])),
  );
  const [section, ...others] = scoredSections.filter((each) => scored.has(each));
  if (section === undefined) return { kind: 'other', section: null };
  if (others.length > 0) return { kind: 'full', section: null };
  const isHalf = scoredQuestionCount(plan) * 2 >= testLevels[plan.level].questions[section];
  return { kind: isHalf ? 'section' : 'short', section };
}

/** Returns the scope of a plan whose attempts are kept as tests; null for practice. */
export function testScope(planId: string): TestScope | null {
  const { kind, section } = testKind(planId);
  if (kind === 'full' || kind === 'diagnostic') return kind;
  return kind === 'section' ? section : null;
}
