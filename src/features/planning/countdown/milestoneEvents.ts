/** The milestones as calendar events. */
import { milestoneTexts } from '@/data/texts/countdownTexts';
import type { Milestone } from '@/domain/plan/schedule/milestones';
import type { IsoDay } from '@/lib/dates/calendar';
import type { CalendarEvent } from '@/lib/dates/ics';

const alarmHours = { usual: 9, testDay: 7 } as const;

/**
 * Returns events for the milestones still to come. Their ids depend only on the milestone and the test date, so that a second
 * export for the same test date doesn't duplicate them.
 */
export function milestoneEvents(
  milestones: readonly Milestone[],
  testDate: IsoDay,
): readonly CalendarEvent[] {
  return milestones.flatMap(({ kind, day, status }): readonly CalendarEvent[] => {
    if (day === null || status === 'passed' || status === 'now') return [];
    const { title, text } = milestoneTexts[kind];
    // Has the same id and title as the test day of a study plan, so that a calendar with both contains it only once.
    const isTest = kind === 'test-day';
    return [
      {
        id: isTest ? `test-${testDate}` : `${kind}-${testDate}`,
        day,
        title: isTest ? 'SSAT' : `SSAT: ${title}`,
        text,
        alarmHour: isTest ? alarmHours.testDay : alarmHours.usual,
      },
    ];
  });
}
