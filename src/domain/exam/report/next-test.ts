/** Recommends the next test, based on the tests taken so far. */
import { type FullFormId, fullFormsOf } from '@/domain/exam/test/blueprint';
import type { LevelId } from '@/domain/exam/level/level-id';
import { type Instant, compareLatestFirst } from '@/domain/exam/attempts/clock';
import { hasScoreTables } from '@/domain/exam/level/test-level';
import { testLevels } from '@/domain/exam/level/test-levels';
import { isMeasured, type TestEstimate } from './estimate';
import { percentileOf } from './scaled-score';
import { msPerDay } from '@/lib/dates/calendar';
import { type ScoredSection, scoredSections } from '@/domain/exam/test/scored-sections';

export interface PriorTest {
  readonly planId: string;
  /** Null if unknown. */
  readonly finishedAt: Instant | null;
  readonly estimate: TestEstimate;
}

export type NextTest =
  /** An unfinished test takes priority. */
  | { readonly kind: 'unfinished'; readonly planId: string }
  /** No test so far has measured the student. */
  | { readonly kind: 'diagnostic' }
  /** `days` is the number of days since the last full test; null if there was none or its date is unknown. */
  | { readonly kind: 'full'; readonly form: FullFormId; readonly days: number | null }
  /** A full test was taken `days` ago, which is recent: practice first, in the section with the lowest percentile. */
  | { readonly kind: 'practice'; readonly section: ScoredSection; readonly days: number };

/**
 * With a shorter interval, a change in scores would mostly be measurement error, and there would be too little time for practice.
 */
export const daysBetweenFullTests = 14;

/**
 * Chooses the next test of a level. There are only a few full tests, so it recommends one only once a test has measured a section,
 * and not within `daysBetweenFullTests` of the last one. Ignores tests of other levels.
 * @param unfinished the plan id of the latest unfinished test, or null
 * @param finished in any order
 */
export function chooseNextTest(
  unfinished: string | null,
  finished: readonly PriorTest[],
  nowMs: number,
  level: LevelId,
): NextTest {
  if (unfinished !== null) return { kind: 'unfinished', planId: unfinished };
  const ofLevel = finished.filter(({ estimate }) => estimate.level === level);
  const inTime = ofLevel.toSorted((a, b) => compareLatestFirst(a.finishedAt, b.finishedAt));
  const measured = inTime.filter(({ estimate }) => lowestSection(estimate) !== null);
  if (measured.length === 0) return { kind: 'diagnostic' };
  const forms = fullFormsOf(level);
  const whole = inTime.filter(({ planId }) => forms.some((form) => form === planId));
  const last = whole[0]?.finishedAt ?? null;
  if (last === null) return { kind: 'full', form: formToTake(forms, whole), days: null };
  const days = Math.max(0, Math.floor((nowMs - last.utcMs) / msPerDay));
  const section = measured.flatMap(({ estimate }) => lowestSection(estimate) ?? [])[0];
  if (days < daysBetweenFullTests && section !== undefined) return { kind: 'practice', section, days };
  return { kind: 'full', form: formToTake(forms, whole), days };
}

/** Returns the first form never taken whole, else the one taken longest ago. */
function formToTake(
  forms: readonly [FullFormId, ...FullFormId[]],
  wholeLatestFirst: readonly PriorTest[],
): FullFormId {
  const unused = forms.find((form) => wholeLatestFirst.every(({ planId }) => planId !== form));
  if (unused !== undefined) return unused;
  const lastTaken = (form: FullFormId) => wholeLatestFirst.findIndex(({ planId }) => planId === form);
  return forms.toSorted((a, b) => lastTaken(b) - lastTaken(a))[0] ?? forms[0];
}

/**
 * Returns the section with the lowest percentile rank, because scaled scores aren't comparable between sections; at a level without
 * score tables, the one with the lowest share of right answers. Null if no section was measured.
 */
function lowestSection({ level: id, sections }: TestEstimate): ScoredSection | null {
  const level = testLevels[id];
  const measured = scoredSections.flatMap((section) => {
    const each = sections[section];
    if (each.state === 'estimated' && hasScoreTables(level))
      return [{ section, at: percentileOf(level, section, each.band.estimate) }];
    if (each.state === 'raw' && isMeasured(each))
      return [{ section, at: each.unseen.right / each.questions }];
    return [];
  });
  return measured.toSorted((a, b) => a.at - b.at)[0]?.section ?? null;
}
