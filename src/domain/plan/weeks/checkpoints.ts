/** On which days a plan has a shorter test, and which one. */
import { diagnosticMinutes } from '@/domain/exam/catalog/diagnostic-plan';
import { type ScoredSection, scoredSections } from '@/domain/exam/scored-sections';
import type { CheckpointTest } from '@/domain/plan/study-plan';
import { daysBetween, type IsoDay, isWeekend } from '@/lib/calendar';
import type { SectionGaps } from './section-shares';
import type { PlannedForm } from './full-tests';

/** Minutes at standard time, without the diagnostic's essay. */
export const checkpointMinutes: Readonly<Record<CheckpointTest, number>> = {
  diagnostic: diagnosticMinutes(false),
  verbal: 15,
  quantitative: 30,
  reading: 40,
};

/** The form that lends its section where one is measured by itself; a plan that has it whole leaves the section alone. */
export const lendingForm = 'form-c';

const daysBetweenCheckpoints = 14;
/** A shorter test this near to a whole one would only repeat it. */
const daysFromFullTest = 6;
/** In the last week nothing is measured any more. */
const lastCheckpoint = 8;
/** A first measure is worth most at once: a better day for it is looked for no longer than this. */
const daysForDiagnostic = 6;

export interface PlannedCheckpoint {
  readonly day: IsoDay;
  readonly test: CheckpointTest;
}

interface CheckpointsRequest {
  readonly today: IsoDay;
  readonly testDate: IsoDay;
  readonly minutesPerDay: number;
  /** Days that have room for one, in order. */
  readonly days: readonly IsoDay[];
  readonly fullTests: readonly PlannedForm[];
  readonly gaps: SectionGaps;
  /** Whether any test was taken that told where things stand. */
  readonly measured: boolean;
  /** Whether the form that lends its section was taken whole. */
  readonly lendingFormTaken: boolean;
}

/**
 * The shorter tests in the order of their days. Where nothing has been measured, first the diagnostic: on a weekend of the first week if
 * the student's days are shorter than it, else at once. Then about every second week one section, the one with the widest gap first.
 */
export function planCheckpoints(request: CheckpointsRequest): readonly PlannedCheckpoint[] {
  const { today, testDate, minutesPerDay, days, fullTests, measured } = request;
  const isFree = (day: IsoDay) =>
    fullTests.every((test) => Math.abs(daysBetween(day, test.day)) >= daysFromFullTest);
  const free = days.filter((day) => isFree(day) && daysBetween(day, testDate) >= lastCheckpoint);
  const soon = free.filter((day) => daysBetween(today, day) <= daysForDiagnostic);
  const weekend = soon.find(isWeekend);
  const first = measured
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
    // The lent section has the same questions each time, so it is taken once.
    sections = test === 'quantitative' ? rest : [...rest, test];
  }
  return planned;
}

function sectionsInOrder({
  gaps,
  fullTests,
  lendingFormTaken,
}: CheckpointsRequest): readonly ScoredSection[] {
  const isSpent = lendingFormTaken || fullTests.some(({ form }) => form === lendingForm);
  return scoredSections
    .filter((section) => section !== 'quantitative' || !isSpent)
    .toSorted((a, b) => (gaps[b] ?? 0) - (gaps[a] ?? 0));
}
