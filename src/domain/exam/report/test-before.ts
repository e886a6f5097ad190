/** The one rule for the earlier test that a test is compared with, on every screen, and the words that name that test. */
import type { LevelId } from '@/domain/exam/level/level-id';
import { scoredSections } from '@/domain/exam/test/scored-sections';
import { type NamingContext, sectionName } from '@/domain/section-names';
import type { IsoDay } from '@/lib/dates/calendar';
import { formatDate, formatDateNear } from '@/lib/text/format';

/** The fields of a test that the rule depends on. */
export interface PlacedTest {
  readonly id: string;
  readonly level: LevelId;
  /** A `TestScope` or, for other tests, the id of the test plan, so that they are compared with the same test alone. */
  readonly scope: string;
  /** In epoch milliseconds; null if unknown. */
  readonly endMs: number | null;
  /** True if the test has its main score: that of its section for a test of one section, else the total. */
  readonly hasMainScore: boolean;
}

/**
 * Returns the latest earlier test of the same level and the same scope that has its main score; null if there is none. The scales
 * of two levels differ, and so do the errors of a full test, of the free test, and of a test of one section.
 * @param others in any order; may contain the test itself
 */
export function testBefore<Test>(
  test: Omit<PlacedTest, 'hasMainScore'>,
  others: readonly Test[],
  placeOf: (other: Test) => PlacedTest,
): Test | null {
  const { id, level, scope, endMs } = test;
  if (endMs === null) return null;
  let latest: { readonly other: Test; readonly endMs: number } | null = null;
  for (const other of others) {
    const place = placeOf(other);
    const isComparable =
      place.id !== id && place.level === level && place.scope === scope && place.hasMainScore;
    if (!isComparable || place.endMs === null || place.endMs >= endMs) continue;
    if (latest === null || place.endMs >= latest.endMs) latest = { other, endMs: place.endMs };
  }
  return latest?.other ?? null;
}

/** An earlier test, as texts name it. */
export interface NamedTest {
  readonly scope: string;
  readonly day: IsoDay;
  /** True for the test maker's own test; absent for one taken on this site. */
  readonly isOfficial?: boolean;
}

/**
 * Names a test within a sentence: "the full test of Nov 8", "the Verbal section test of Oct 3".
 * @param today null for a table, in which each date has its year
 */
export function namedTestText(
  { scope, day, isOfficial = false }: NamedTest,
  today: IsoDay | null,
  place: NamingContext,
): string {
  return `the ${isOfficial ? 'official test' : kindText(scope, place)} of ${today === null ? formatDate(day) : formatDateNear(day, today)}`;
}

function kindText(scope: string, place: NamingContext): string {
  if (scope === 'full') return 'full test';
  if (scope === 'diagnostic') return 'free test';
  const section = scoredSections.find((each) => each === scope);
  if (section === undefined) return 'test';
  // On dashboards, a test of mathematics has both sections, while a plan's test may be one of them.
  return section === 'quantitative' && place === 'dashboard'
    ? 'test of both math sections'
    : `${sectionName(section, place)} section test`;
}
