/** On which days a plan has an essay, and for how long. */
import { essayMinutes } from '@/domain/exam/essay-minutes';
import { groupBy } from '@/lib/groupBy';
import { daysBetween, type IsoDay, mondayOf } from '@/lib/calendar';

/** What a plan gives beyond the time limit is for reading the essay again. */
const longestEssay = 45;
const mostAWeek = 3;

/** A week with less time than this has no room for an essay each time: it would take more than a quarter of it. */
const leastForEveryWeek = 4 * essayMinutes;

export interface PlannedEssay {
  readonly day: IsoDay;
  readonly minutes: number;
}

interface EssaysRequest {
  readonly today: IsoDay;
  readonly minutesPerDay: number;
  /** Days of a whole week without those of rest. */
  readonly daysAWeek: number;
  /** Days that have room for one, in order. */
  readonly days: readonly IsoDay[];
  /** The share of the time that writing is to have, in percent. */
  readonly share: number;
}

/**
 * The essays of a plan: one every week at least, every second week where a week has less than 100 minutes, more often where writing's share
 * allows it. A week that has fewer than half of its days has none.
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
  // A day that has no room for the rest of an essay has none for reading it again.
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
