/** Builds a study plan from today to the test. */
import type { LevelId } from '@/domain/exam/level/level-id';
import { buildDayEntries, type PlanEntry, type StudyPlan } from '@/domain/plan/schedule/study-plan';
import { addDays, daysBetween, type IsoDay, weekdayIndex } from '@/lib/dates/calendar';
import { studyTimeSharesForGaps, type SectionGaps } from './section-shares';
import { planCheckpoints, checkpointMinutes, mathCheckpointForm } from './checkpoints';
import { type ForecastRequest, forecastNewWords } from '@/domain/plan/words/word-forecast';
import { type DayPart, fillDay, noMinutesOwed, usualWordMinutes } from './fill-day';
import { planEssays } from './essays';
import { planFullTests, plannedTestMinutes, type TakenFullTest } from './full-tests';
import { minPlanMinutes, maxPlanDays, maxPlanMinutes } from './plan-limits';

/** Minutes on the day before the test, which has only a short word review. */
const lightMinutes = 10;

export interface PlanRequest {
  readonly level: LevelId;
  readonly today: IsoDay;
  /** The first day, if the plan starts after today. */
  readonly start?: IsoDay | undefined;
  readonly testDate: IsoDay;
  /** A whole number from 10 to 180. */
  readonly minutesPerDay: number;
  /** Weekdays without work: 0 for Monday, 6 for Sunday. */
  readonly restDays: readonly number[];
  readonly gaps: SectionGaps;
  /** The time of the last answer that the gaps are based on, in epoch milliseconds; 0 if there was none. */
  readonly answersUntil: number;
  /** Full tests already taken. */
  readonly takenFullTests: readonly TakenFullTest[];
  /** True if the student has taken a test that measured their level. */
  readonly isMeasured: boolean;
  /** The words that the student has learned, and the number of those left on the list. Absent: words get their usual minutes. */
  readonly words?: Pick<ForecastRequest, 'cards' | 'left'> | undefined;
}

/**
 * Why no plan is possible. `before-start`: the plan would start on the test date or later. `no-days`: every day until the test is a
 * rest day.
 */
export type PlanRefusal = 'passed' | 'today' | 'before-start' | 'too-far' | 'minutes' | 'no-days';

export type PlanOutcome =
  | { readonly state: 'made'; readonly plan: StudyPlan }
  | { readonly state: PlanRefusal };

/**
 * Builds the plan. Each study day has exactly the requested minutes, except days with a longer test or essay, full tests (which
 * have a day to themselves), and the light day before the test. Rest days and the test day are empty.
 */
export function buildPlan(request: PlanRequest): PlanOutcome {
  const refusal = refusalOf(request);
  if (refusal !== null) return { state: refusal };
  const { today, testDate, minutesPerDay, restDays } = request;
  // A plan that starts later is built as if made on its first day.
  const begin = beginOf(request);
  const fromBegin = { ...request, today: begin };
  const shares = studyTimeSharesForGaps(request.gaps);
  const studyDays = studyDaysOf(fromBegin);
  if (studyDays.length === 0) return { state: 'no-days' };
  const daysAWeek = 7 - new Set(restDays).size;
  const fullTests = planFullTests(fromBegin);
  const eve = addDays(testDate, -1);
  const plain = studyDays.filter((day) => day !== eve && fullTests.every((test) => test.day !== day));
  const checkpoints = planCheckpoints({
    ...fromBegin,
    days: plain,
    fullTests,
    lendingFormTaken: request.takenFullTests.some(({ form }) => form === mathCheckpointForm(request.level)),
  });
  const essays = planEssays({
    today: begin,
    minutesPerDay,
    daysAWeek,
    days: plain.filter((day) => checkpoints.every((each) => each.day !== day)),
    share: shares.writing,
  });

  const fixedOn = (day: IsoDay): DayPart | null => {
    const essay = essays.find((each) => each.day === day);
    if (essay !== undefined) return { minutes: essay.minutes, activity: { kind: 'essay' } };
    const test = checkpoints.find((each) => each.day === day)?.test;
    return test === undefined
      ? null
      : { minutes: checkpointMinutes[test], activity: { kind: 'checkpoint', test } };
  };
  const needsMoreWords = wordsNeedMore(fromBegin, new Set(plain));
  let minutesOwed = noMinutesOwed;
  const entries: PlanEntry[] = [];
  studyDays.forEach((day, index) => {
    const form = fullTests.find((test) => test.day === day)?.form;
    const add = (parts: readonly DayPart[]) => entries.push(...buildDayEntries(day, parts));
    if (form !== undefined) add([{ minutes: plannedTestMinutes, activity: { kind: 'full-test', form } }]);
    else if (day === eve) add([{ minutes: lightMinutes, activity: { kind: 'words' } }]);
    else {
      const filled = fillDay({
        minutes: minutesPerDay,
        fixed: fixedOn(day),
        shares,
        minutesOwed,
        needsMoreWords,
        index,
      });
      minutesOwed = filled.minutesOwed;
      add(filled.parts);
    }
  });
  const { answersUntil } = request;
  const plan = { madeOn: today, testDate, minutesPerDay, restDays, balance: shares, answersUntil, entries };
  return { state: 'made', plan };
}

/** Checks whether the usual minutes of words on these days are too few to finish the list. */
function wordsNeedMore(
  { words, today, testDate, minutesPerDay }: PlanRequest,
  days: ReadonlySet<IsoDay>,
): boolean {
  if (words === undefined) return false;
  const usual = usualWordMinutes(minutesPerDay);
  const minutesOn = (day: IsoDay) => (days.has(day) ? usual : 0);
  return forecastNewWords({ ...words, today, testDate, minutesOn }).words < words.left;
}

function beginOf({ today, start = today }: PlanRequest): IsoDay {
  return start > today ? start : today;
}

function refusalOf(request: PlanRequest): PlanRefusal | null {
  const { today, testDate, minutesPerDay } = request;
  const days = daysBetween(today, testDate);
  if (days < 0) return 'passed';
  if (days === 0) return 'today';
  if (testDate <= beginOf(request)) return 'before-start';
  if (days > maxPlanDays) return 'too-far';
  const isWhole = Number.isInteger(minutesPerDay);
  return isWhole && minutesPerDay >= minPlanMinutes && minutesPerDay <= maxPlanMinutes ? null : 'minutes';
}

/** Study days from today to the day before the test. */
function studyDaysOf({ today, testDate, restDays }: PlanRequest): readonly IsoDay[] {
  return Array.from({ length: daysBetween(today, testDate) }, (_, index) => addDays(today, index)).filter(
    (day) => !restDays.includes(weekdayIndex(day)),
  );
}
