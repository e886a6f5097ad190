/** What to do by when, as days of a calendar. */
import { milestoneTexts } from '@/data/texts/countdownTexts';
import type { Milestone } from '@/domain/plan/milestones';
import type { IsoDay } from '@/lib/calendar';
import type { CalendarEvent } from '@/lib/ics';

const alarmHours = { usual: 9, testDay: 7 } as const;

/** The milestones whose day is still to come. The same test date makes the same events. */
export function milestoneEvents(
  milestones: readonly Milestone[],
  testDate: IsoDay,
): readonly CalendarEvent[] {
  return milestones.flatMap(({ kind, day, standing }): readonly CalendarEvent[] => {
    if (day === null || standing === 'passed' || standing === 'now') return [];
    const { title, text } = milestoneTexts[kind];
    // The same event as in a plan, so that the day of the test is in a calendar once.
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
