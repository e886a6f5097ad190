/** Schedules the essays of a plan. */
import { essayMinutes } from '@/domain/exam/essays/essay-minutes';
import { groupBy } from '@/lib/lists';
import { daysBetween, type IsoDay, mondayOf } from '@/lib/dates/calendar';

/** Minutes. The time beyond the test's limit is for rereading the essay. */
const longestEssay = 45;
const mostAWeek = 3;

/**
 * With fewer minutes a week than this, an essay would take more than a quarter of them, so plans have one only every other week.
 */
const leastForEveryWeek = 4 * essayMinutes;

export interface PlannedEssay {
  readonly day: IsoDay;
  readonly minutes: number;
}

interface EssaysRequest {
  readonly today: IsoDay;
  readonly minutesPerDay: number;
  /** Study days in a full week. */
  readonly daysAWeek: number;
  /** Days with room for an essay, in order. */
  readonly days: readonly IsoDay[];
  /** Writing's share of the time, in percent. */
  readonly share: number;
}

/**
 * Schedules at least one essay a week, or one every two weeks if a week has less than 100 minutes; more if writing's share allows.
 * A week with fewer than half of its study days has none.
 */
export function planEssays({
  today,
  minutesPerDay,
  daysAWeek,
  days,
  share,
}: EssaysRequest): readonly PlannedEssay[] {
  const inWeek = minutesPerDay * daysAWeek;
  const wanted = (inWeek * share) / 100;
  const number = Math.min(mostAWeek, daysAWeek, Math.max(1, Math.round(wanted / longestEssay)));
  const fitting = Math.min(longestEssay, Math.max(essayMinutes, 5 * Math.round(wanted / number / 5)));
  // Days without room for the longer essay get no time for rereading.
  const minutes =
    minutesPerDay < fitting ? Math.max(essayMinutes, Math.min(fitting, minutesPerDay)) : fitting;
  const weeks = inWeek < leastForEveryWeek ? 2 : 1;
  return [...groupBy(days, mondayOf)].flatMap(([monday, ofWeek]) => {
    const isDue = (daysBetween(mondayOf(today), monday) / 7) % weeks === 0;
    if (!isDue || ofWeek.length * 2 < daysAWeek) return [];
    const some = Math.min(number, ofWeek.length);
    return Array.from(
      { length: some },
      (_, index) => ofWeek[Math.floor(((index + 0.5) * ofWeek.length) / some)],
    ).flatMap((day) => (day === undefined ? [] : [{ day, minutes }]));
  });
}
