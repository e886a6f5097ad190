/** The milestones as calendar events. */
import { milestoneTexts } from '@/data/texts/countdownTexts';
import type { Milestone } from '@/domain/plan/schedule/milestones';
import type { IsoDay } from '@/lib/dates/calendar';
import type { CalendarEvent } from '@/lib/dates/ics';

const alarmHours = { usual: 9, testDay: 7 } as const;

/** Returns events for the milestones still to come. The same test date produces the same events. */
export function milestoneEvents(
  milestones: readonly Milestone[],
  testDate: IsoDay,
): readonly CalendarEvent[] {
  return milestones.flatMap(({ kind, day, status }): readonly CalendarEvent[] => {
    if (day === null || status === 'passed' || status === 'now') return [];
    const { title, text } = milestoneTexts[kind];
    // The same event as in a plan, so that a calendar contains the test day only once.
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
