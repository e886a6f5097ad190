/** Tests as the rule of the test before sees them. */
import type { Instant } from '@/domain/exam/attempts/clock';
import { scoredSections } from '@/domain/exam/test/scored-sections';
import { testScope } from '@/domain/exam/catalog/test-kind';
import { sameClockTimeHere } from '@/lib/dates/localTime';
import type { TestBands } from './estimate-comparison';
import type { PlacedTest } from './test-before';

/** A finished test that can be compared with others: one taken here, or one known from its score report. */
export interface ComparableTest {
  readonly id: string;
  /** As `PlacedTest.scope`. */
  readonly scope: string;
  /** Null if unknown. */
  readonly finishedAt: Instant | null;
  readonly bands: TestBands;
}

/** Returns the scope by which a plan's tests are compared: `PlacedTest.scope`. */
export function comparedScope(planId: string): string {
  return testScope(planId) ?? planId;
}

/** Returns a moment by the clock of the place where it was lived, by which a learner's tests are in order on every screen. */
export function livedMs(moment: Instant | null): number | null {
  return moment === null ? null : sameClockTimeHere(moment);
}

export function placeOfTest({ id, scope, finishedAt, bands }: ComparableTest): PlacedTest {
  return {
    id,
    level: bands.level,
    scope,
    endMs: livedMs(finishedAt),
    hasMainScore: hasMainScore(scope, bands),
  };
}

function hasMainScore(scope: string, { sections, total }: TestBands): boolean {
  const section = scoredSections.find((each) => each === scope);
  if (section !== undefined) return sections[section] !== null;
  const isWhole = scope === 'full' || scope === 'diagnostic';
  // Other tests have whatever scores their plan gives.
  return total !== null || (!isWhole && scoredSections.some((each) => sections[each] !== null));
}
