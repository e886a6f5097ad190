/** A plan as calendar events. */
import { activityTitle } from '@/domain/plan/topics/activity-title';
import type { StudyPlan } from '@/domain/plan/schedule/study-plan';
import { groupIntoDays } from '@/domain/plan/weeks/plan-weeks';
import { type IsoDay, isWeekend } from '@/lib/dates/calendar';
import { formatMinutes } from '@/lib/text/format';
import type { CalendarEvent } from '@/lib/dates/ics';

/**
 * The alarms' hours on a 24-hour clock: after school on weekdays, mornings on weekends, and early before a full test or the real
 * test.
 */
const hours = { school: 16, weekend: 10, test: 7 } as const;

/** Returns one event for every day of the plan from `today` on, and one for the test day. */
export function planEvents({ entries, testDate }: StudyPlan, today: IsoDay): readonly CalendarEvent[] {
  const days = groupIntoDays(entries.filter(({ day }) => day >= today)).map(
    ({ day, entries: ofDay }): CalendarEvent => {
      const minutes = ofDay.reduce((sum, entry) => sum + entry.minutes, 0);
      const test = ofDay.find(({ activity }) => activity.kind === 'full-test');
      const what = test === undefined ? 'SSAT practice' : activityTitle(test.activity);
      return {
        id: `plan-${day}`,
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
  ];
}
