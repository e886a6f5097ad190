/** A plan as calendar events. */
import { activityTitle } from '@/domain/plan/topics/activity-title';
import { droppedCalendarDays } from '@/domain/plan/schedule/plan-calendar';
import type { PlanCalendarDays, StudyPlan } from '@/domain/plan/schedule/study-plan';
import { groupIntoDays } from '@/domain/plan/weeks/plan-weeks';
import { type IsoDay, isWeekend } from '@/lib/dates/calendar';
import { formatMinutes } from '@/lib/text/format';
import type { CalendarEvent } from '@/lib/dates/ics';

/**
 * The alarms' hours on a 24-hour clock: after school on weekdays, mornings on weekends, and early before a full test or the real
 * test.
 */
const hours = { school: 16, weekend: 10, test: 7 } as const;

interface PlanEventOptions {
  /** The days that calendars have of the plan; null if unknown. */
  readonly calendar?: PlanCalendarDays | null;
  /** The beginning of the study days' ids. Events of the same test day are one, whatever plan leads to it. */
  readonly scope?: string;
}

/**
 * Returns one event for every day of the plan from `today` on, and one for the test day; then the cancellations of days in
 * `calendar` that the plan dropped.
 */
export function planEvents(
  plan: StudyPlan,
  today: IsoDay,
  { calendar = null, scope = 'plan' }: PlanEventOptions = {},
): readonly CalendarEvent[] {
  const { entries, testDate } = plan;
  const days = groupIntoDays(entries.filter(({ day }) => day >= today)).map(
    ({ day, entries: ofDay }): CalendarEvent => {
      const minutes = ofDay.reduce((sum, entry) => sum + entry.minutes, 0);
      const test = ofDay.find(({ activity }) => activity.kind === 'full-test');
      const what = test === undefined ? 'SSAT practice' : activityTitle(test.activity);
      return {
        id: `${scope}-${day}`,
        day,
        title: `${what}, ${formatMinutes(minutes)}`,
        text: ofDay
          .map((entry) => `${activityTitle(entry.activity)}, ${formatMinutes(entry.minutes)}`)
          .join('\n'),
        alarmHour: test !== undefined ? hours.test : isWeekend(day) ? hours.weekend : hours.school,
      };
    },
  );
  return [
    ...days,
    {
      id: `test-${testDate}`,
      day: testDate,
      title: 'SSAT',
      text: 'The day of your test. Leave early enough to arrive without rushing.',
      alarmHour: hours.test,
    },
    ...(calendar === null ? [] : canceledEvents(droppedCalendarDays(calendar, plan, today), scope)),
  ];
}

/** Their titles say so, too, because some calendars ignore that an event is canceled. */
function canceledEvents({ studyDays, testDays }: PlanCalendarDays, scope: string): readonly CalendarEvent[] {
  const canceled = { alarmHour: null, isCanceled: true } as const;
  return [
    ...studyDays.map((day) => ({
      ...canceled,
      id: `${scope}-${day}`,
      day,
      title: 'SSAT practice (canceled)',
      text: 'The study plan no longer has this day.',
    })),
    ...testDays.map((day) => ({
      ...canceled,
      id: `test-${day}`,
      day,
      title: 'SSAT (canceled)',
      text: 'The study plan now has another test date.',
    })),
  ];
}
