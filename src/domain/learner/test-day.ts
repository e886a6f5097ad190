import { scoredSections } from '@/domain/exam/test/scored-sections';
import type { StudyPlan } from '@/domain/plan/schedule/study-plan';
import { daysBetween, type IsoDay } from '@/lib/dates/calendar';
import type { EditableProfile, ReportedTest } from './setup';

/**
 * Returns the profile's test date, else the plan's. Saving either date also saves the other, so they differ only if data copied
 * from another device contained a different date.
 */
export function resolveTestDay(
  profile: Pick<EditableProfile, 'testDay'> | null,
  plan: Pick<StudyPlan, 'testDate'> | null,
): IsoDay | null {
  return profile?.testDay ?? plan?.testDate ?? null;
}

/** The number of days after a test without practice suggestions. */
const restAfterTest = 14;

/** `eve`, `test-day`: the test is tomorrow or today. `over`: it was in the last two weeks. */
export type TestPhase = 'eve' | 'test-day' | 'over';

/** Returns null if the test is further away, or without a test day. */
export function testPhaseOn(day: IsoDay, testDay: IsoDay | null): TestPhase | null {
  const left = testDay === null ? Infinity : daysBetween(day, testDay);
  if (left === 1) return 'eve';
  if (left === 0) return 'test-day';
  return left < 0 && left >= -restAfterTest ? 'over' : null;
}

export interface OfficialScore {
  readonly on: IsoDay;
  readonly total: number;
}

/** Returns the latest score from an official report of a test on or after the test day; null if there is none. */
export function officialScoreSince(
  tests: readonly Pick<ReportedTest, 'source' | 'on' | 'scores'>[],
  testDay: IsoDay | null,
): OfficialScore | null {
  if (testDay === null) return null;
  const latest = tests
    .filter(({ source, on }) => source === 'official' && on >= testDay)
    .toSorted((a, b) => a.on.localeCompare(b.on))
    .at(-1);
  if (latest === undefined) return null;
  const { on, scores } = latest;
  return { on, total: scoredSections.reduce((sum, section) => sum + scores[section].score, 0) };
}
