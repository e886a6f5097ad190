/** The usual times of study, read from the plan, so that the two can't disagree. */
import { groupedBy } from '@/lib/grouped';
import { timeOfDay } from '@/lib/localTime';
import { type PlannedSession, plannedName, type StudyPlan } from '@/domain/dashboard/study/plan';
import { fullTestBreaks } from '@/domain/dashboard/scores/test-length';
import { weekdayNames, weekdays } from '@/domain/dashboard/weekday';

export interface SchedulePattern {
  readonly time: string;
  readonly activity: string;
  readonly minutes: number;
  readonly frequency: string;
}

/** Sessions that begin at the same time and are as long make one pattern. */
export function patternsOf({ week }: StudyPlan): readonly SchedulePattern[] {
  const alike = groupedBy(week, ({ start, minutes, subject }) => `${start} ${minutes} ${subject === null}`);
  return [...alike.values()].flatMap(([first, ...rest]) =>
    first === undefined ? [] : pattern([first, ...rest]),
  );
}

function pattern(sessions: readonly [PlannedSession, ...PlannedSession[]]): SchedulePattern {
  const [{ start, minutes, subject }] = sessions;
  // A test has its breaks, which are no study but take their time.
  const end = start + minutes + (subject === null ? fullTestBreaks : 0);
  return {
    time: timeSpan(start, end),
    activity: [...new Set(sessions.map((each) => plannedName(each.subject)))].join(', '),
    minutes,
    frequency: daysInWords(sessions.map(({ weekday }) => weekday)),
  };
}

/** "4:00 to 6:00 PM", "11:00 AM to 1:00 PM". */
function timeSpan(start: number, end: number): string {
  const [from, to] = [timeOfDay(start), timeOfDay(end)];
  return from.slice(-2) === to.slice(-2) ? `${from.slice(0, -3)} to ${to}` : `${from} to ${to}`;
}

/** "Monday to Friday" for three days or more in a row, else the days one by one. */
function daysInWords(days: readonly number[]): string {
  const names = days.map((day) => weekdayNames[weekdays[day] ?? 'Mon']);
  const inRow = days.every((day, index) => index === 0 || day === (days[index - 1] ?? 0) + 1);
  return names.length > 2 && inRow ? `${names[0]} to ${names.at(-1)}` : names.join(', ');
}
