/** Calendar files of dates that don't depend on what is saved, such as a course. Only whose they are is read. */
import { findCalendarOwner } from '@/data/plan/calendarOwner';
import { type CalendarEvent, nextSequence } from '@/lib/dates/ics';
import type { CalendarContents } from './CalendarButton';

const nameUnreadText =
  'The calendar file has every date, but no name, because your profile can’t be read right now. A calendar that already has these dates may show them twice. Nothing you saved is lost.';

export async function fixedCalendar(
  events: readonly CalendarEvent[],
  writtenMs: number,
): Promise<CalendarContents> {
  const found = await findCalendarOwner();
  return {
    owner: found === 'unread' ? null : found,
    events,
    sequence: nextSequence(null, writtenMs),
    notice: found === 'unread' ? nameUnreadText : null,
  };
}
