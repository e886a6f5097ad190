import { savePlanCalendar } from '@/data/plan/savePlanCalendar';
import type { StudyPlan } from '@/domain/plan/schedule/study-plan';
import type { IsoDay } from '@/lib/dates/calendar';
import { type CalendarOwner, nextSequence } from '@/lib/dates/ics';
import type { CalendarContents } from '../CalendarButton';
import { planEvents } from './planEvents';
import { calendarUnreadText } from './plannerTexts';

/** Returns the contents of the plan's calendar file, and saves that it has these days. `owner` is as read with the plan. */
export async function planCalendar(
  plan: StudyPlan,
  owner: CalendarOwner | null,
  today: IsoDay,
  writtenMs: number,
): Promise<CalendarContents> {
  const saved = await savePlanCalendar(plan, today, writtenMs);
  if (saved === null)
    return {
      owner,
      events: planEvents(plan, today),
      sequence: nextSequence(null, writtenMs),
      notice: calendarUnreadText,
    };
  const { calendar } = saved;
  return {
    owner: saved.owner,
    events: planEvents(plan, today, { calendar }),
    sequence: calendar.sequence,
    notice: null,
  };
}
