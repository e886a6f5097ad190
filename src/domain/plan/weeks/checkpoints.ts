/** Schedules the shorter tests of a plan. */
import { diagnosticMinutes } from '@/domain/exam/catalog/diagnostic-plan';
import type { LevelId } from '@/domain/exam/level/level-id';
import { lastFormOf } from '@/domain/exam/catalog/full-test-plan';
import { type ScoredSection, scoredSections } from '@/domain/exam/test/scored-sections';
import type { CheckpointTest } from '@/domain/plan/schedule/study-plan';
import { daysBetween, type IsoDay, isWeekend } from '@/lib/dates/calendar';
import type { SectionGaps } from './section-shares';
import type { PlannedFullTest } from './full-tests';

/** Minutes at standard time, without the diagnostic's essay. */
export const checkpointMinutes: Readonly<Record<CheckpointTest, number>> = {
  diagnostic: diagnosticMinutes(false),
  verbal: 15,
  quantitative: 30,
  reading: 40,
};

/**
 * Returns the full form whose first quantitative section serves as a level's shorter math test. A plan skips that section if the
 * student takes or has taken the whole form.
 */
export const mathCheckpointForm = lastFormOf;

const daysBetweenCheckpoints = 14;
/** The minimum number of days between a shorter test and a full one. Closer, the shorter test would only repeat the full one. */
const daysFromFullTest = 6;
/** The latest day for a shorter test, in days before the real test, so that the last week has none. */
const lastCheckpoint = 8;
/** The diagnostic is most useful right away, so the search for a better day ends after this many days. */
const daysForDiagnostic = 6;

export interface PlannedCheckpoint {
  readonly day: IsoDay;
  readonly test: CheckpointTest;
}

interface CheckpointsRequest {
  readonly level: LevelId;
  readonly today: IsoDay;
  readonly testDate: IsoDay;
  readonly minutesPerDay: number;
  /** Days with room for a shorter test, in order. */
  readonly days: readonly IsoDay[];
  readonly fullTests: readonly PlannedFullTest[];
  readonly gaps: SectionGaps;
  /** True if the student has taken a test that measured their level. */
  readonly isMeasured: boolean;
  /** True if `lendingForm` was taken in full. */
  readonly lendingFormTaken: boolean;
}

/**
 * Returns the shorter tests by day. If nothing has been measured, starts with the diagnostic: on a weekend within the first week if
 * daily minutes are shorter than the test, else at once. Then adds one section about every two weeks, widest gap first.
 */
export function planCheckpoints(request: CheckpointsRequest): readonly PlannedCheckpoint[] {
  const { today, testDate, minutesPerDay, days, fullTests, isMeasured } = request;
  const isFree = (day: IsoDay) =>
    fullTests.every((test) => Math.abs(daysBetween(day, test.day)) >= daysFromFullTest);
  const free = days.filter((day) => isFree(day) && daysBetween(day, testDate) >= lastCheckpoint);
  const soon = free.filter((day) => daysBetween(today, day) <= daysForDiagnostic);
  const weekend = soon.find(isWeekend);
  const first = isMeasured
    ? undefined
    : minutesPerDay < checkpointMinutes.diagnostic
      ? (weekend ?? soon[0])
      : soon[0];
  const planned: PlannedCheckpoint[] = first === undefined ? [] : [{ day: first, test: 'diagnostic' }];
  let since = first ?? today;
  let sections = sectionsInOrder(request);
  for (const day of free) {
    const [test, ...rest] = sections;
    if (test === undefined || daysBetween(since, day) < daysBetweenCheckpoints) continue;
    planned.push({ day, test });
    since = day;
    // The quantitative section always has the same questions, so it is used only once; the other sections take turns.
    sections = test === 'quantitative' ? rest : [...rest, test];
  }
  return planned;
}

function sectionsInOrder({
  level,
  gaps,
  fullTests,
  lendingFormTaken,
}: CheckpointsRequest): readonly ScoredSection[] {
  const isSpent = lendingFormTaken || fullTests.some(({ form }) => form === mathCheckpointForm(level));
  return scoredSections
    .filter((section) => section !== 'quantitative' || !isSpent)
    .toSorted((a, b) => (gaps[b] ?? 0) - (gaps[a] ?? 0));
}
