/** Usual study times. They are derived from this week's plan, so they always agree with it. */
import {
  type LearnerPlan,
  type PlannedEntry,
  plannedActivityName,
  plannedSlotName,
} from '@/domain/learner/learner-plan';
import type { AsOf } from '@/domain/dashboard/as-of';
import { isInWeek, mondayOf, weekdayIndex } from '@/lib/dates/calendar';
import { groupBy } from '@/lib/lists';
import { formatTimeOfDay } from '@/lib/dates/localTime';
import { fullTestBreakMinutes } from '@/domain/dashboard/scores/test-length';
import { fullWeekdayNames, mondayFirstWeekdays } from '@/domain/dashboard/weekday';

export interface SchedulePattern {
  /** "Any time" if the plan sets no time. */
  readonly time: string;
  readonly activity: string;
  readonly minutes: number;
  readonly frequency: string;
}

/** Groups this week's entries into patterns by start time and length, or by activity and length if they have no start time. */
export function findSchedulePatterns(
  plan: LearnerPlan | null,
  { day }: Pick<AsOf, 'day'>,
): readonly SchedulePattern[] {
  const monday = mondayOf(day);
  const week = (plan?.entries ?? []).filter((entry) => isInWeek(entry.day, monday));
  const alike = groupBy(week, ({ start, minutes, activity }) =>
    start === null
      ? `open ${minutes} ${plannedActivityName(activity)}`
      : `${start} ${minutes} ${activity.kind === 'any-full-test'}`,
  );
  return [...alike.values()].flatMap(([first, ...rest]) =>
    first === undefined ? [] : pattern([first, ...rest]),
  );
}

function pattern(entries: readonly [PlannedEntry, ...PlannedEntry[]]): SchedulePattern {
  const [{ start, minutes, activity }] = entries;
  // An entry's minutes exclude a test's breaks, but its time span must include them.
  const breaks = activity.kind === 'any-full-test' ? fullTestBreakMinutes : 0;
  return {
    time:
      start === null
        ? 'Any time'
        : `${timeSpan(start, start + minutes + breaks)}${breaks === 0 ? '' : `, ${breaks}\u00A0min\u00A0of\u00A0it\u00A0breaks`}`,
    activity: [...new Set(entries.map((entry) => plannedSlotName(entry.activity)))].join(', '),
    minutes,
    frequency: daysInWords([...new Set(entries.map((entry) => weekdayIndex(entry.day)))]),
  };
}

/** Formats a time span: "4:00 to 6:00 PM", "11:00 AM to 1:00 PM". */
function timeSpan(start: number, end: number): string {
  const [from, to] = [formatTimeOfDay(start), formatTimeOfDay(end)];
  return from.slice(-2) === to.slice(-2) ? `${from.slice(0, -3)} to ${to}` : `${from} to ${to}`;
}

/** Formats weekdays: "Monday to Friday" for three or more consecutive days, otherwise a list. */
function daysInWords(days: readonly number[]): string {
  const names = days.map((day) => fullWeekdayNames[mondayFirstWeekdays[day] ?? 'Mon']);
  const inRow = days.every((day, index) => index === 0 || day === (days[index - 1] ?? 0) + 1);
  return names.length > 2 && inRow ? `${names[0]} to ${names.at(-1)}` : names.join(', ');
}
