/** Which test to take next, and why: from what a student has taken so far. */
import { blueprint, fullForms } from '@/domain/exam/blueprint';
import type { FullFormId } from '@/domain/exam/catalog/plan-parts';
import { type Instant, compareLatestFirst } from '@/domain/exam/clock';
import { hasScoreTables } from '@/domain/exam/level/test-level';
import { testLevels } from '@/domain/exam/level/test-levels';
import type { TestEstimate } from './estimate';
import { percentileOf } from './scaled-score';
import { msPerDay } from '@/lib/calendar';
import { type ScoredSection, scoredSections } from '@/domain/exam/scored-sections';

export interface PriorTest {
  readonly planId: string;
  /** Null where it isn't known. */
  readonly finishedAt: Instant | null;
  readonly estimate: TestEstimate;
}

export type NextTest =
  /** A test was left: it comes first. */
  | { readonly kind: 'unfinished'; readonly planId: string }
  /** Nothing so far has an estimate. */
  | { readonly kind: 'diagnostic' }
  /** `days` since the last whole test, null where there was none or it isn't known when. */
  | { readonly kind: 'full'; readonly form: FullFormId; readonly days: number | null }
  /** A whole test was taken a short while ago: practice first, in the section that stands lowest. */
  | { readonly kind: 'practice'; readonly section: ScoredSection; readonly days: number };

/** Two whole tests closer than this mostly show the error of the test: between them lies the time for practice. */
export const daysBetweenFullTests = 14;

/**
 * The test to take next. There are three whole tests only, so each is spent on a question that a shorter one can't answer. Tests of
 * another level than theirs tell nothing here.
 * @param unfinished the plan of the latest test that was left, or null
 * @param finished in any order
 */
export function chooseNextTest(
  unfinished: string | null,
  finished: readonly PriorTest[],
  nowMs: number,
): NextTest {
  if (unfinished !== null) return { kind: 'unfinished', planId: unfinished };
  const { level } = blueprint[fullForms[0]];
  const ofLevel = finished.filter(({ estimate }) => estimate.level === level);
  const inTime = ofLevel.toSorted((a, b) => compareLatestFirst(a.finishedAt, b.finishedAt));
  const estimated = inTime.filter(({ estimate }) => lowestSection(estimate) !== null);
  if (estimated.length === 0) return { kind: 'diagnostic' };
  const whole = inTime.filter(({ planId }) => fullForms.some((form) => form === planId));
  const last = whole[0]?.finishedAt ?? null;
  if (last === null) return { kind: 'full', form: formToTake(whole), days: null };
  const days = Math.max(0, Math.floor((nowMs - last.utcMs) / msPerDay));
  const section = estimated.flatMap(({ estimate }) => lowestSection(estimate) ?? [])[0];
  if (days < daysBetweenFullTests && section !== undefined) return { kind: 'practice', section, days };
  return { kind: 'full', form: formToTake(whole), days };
}

/** The first form that was never taken whole, else the one taken longest ago. */
function formToTake(wholeLatestFirst: readonly PriorTest[]): FullFormId {
  const unused = fullForms.find((form) => wholeLatestFirst.every(({ planId }) => planId !== form));
  if (unused !== undefined) return unused;
  const lastTaken = (form: FullFormId) => wholeLatestFirst.findIndex(({ planId }) => planId === form);
  return fullForms.toSorted((a, b) => lastTaken(b) - lastTaken(a))[0] ?? fullForms[0];
}

/** The section whose estimate has the lowest percentile rank: the scales themselves aren't alike. Null where none has one. */
function lowestSection({ level: id, sections }: TestEstimate): ScoredSection | null {
  const level = testLevels[id];
  if (!hasScoreTables(level)) return null;
  const estimated = scoredSections.flatMap((section) => {
    const each = sections[section];
    return each.state === 'estimated'
      ? [{ section, at: percentileOf(level, section, each.band.estimate) }]
      : [];
  });
  return estimated.toSorted((a, b) => a.at - b.at)[0]?.section ?? null;
}
