import { studentRecord } from '@/data/record/studentRecord';
import { saveRows } from '@/data/record/saveRows';
import { changedProfile } from '@/data/record/setup/learnerSetup';
import { exportPlanCalendar } from '@/domain/plan/schedule/plan-calendar';
import type { PlanCalendar, StudyPlan } from '@/domain/plan/schedule/study-plan';
import { newId } from '@/lib/browser/newId';
import type { IsoDay } from '@/lib/dates/calendar';
import type { CalendarOwner } from '@/lib/dates/ics';
import { readCalendarOwner } from './calendarOwner';

export interface SavedPlanCalendar {
  readonly owner: CalendarOwner | null;
  readonly calendar: PlanCalendar;
}

/**
 * Saves beside the plan that a calendar file gets its days, before the file is written. Returns null if what was saved before can't
 * be read; then nothing is saved. Never rejects.
 */
export async function savePlanCalendar(
  plan: StudyPlan,
  today: IsoDay,
  nowMs: number,
): Promise<SavedPlanCalendar | null> {
  const learner = newId();
  const outcome = await saveRows((record) =>
    record.changeSavedRows(['plans', 'profiles'], ({ plans: [row], profiles: [profile] }) => {
      if (row === undefined) return null;
      const calendar = exportPlanCalendar(row.calendar ?? null, plan, today, nowMs);
      // A plan that came without a profile belongs to nobody yet.
      const added = profile === undefined ? changedProfile(undefined, (empty) => empty, learner) : null;
      return {
        // The least later time: a file isn't a change of the plan, which must not win over a plan that another device changed since.
        plans: [{ ...row, calendar, changedAt: row.changedAt + 1 }],
        ...(added !== null && { profiles: [added] }),
      };
    }),
  );
  if (outcome.state !== 'saved') return null;
  try {
    const record = studentRecord();
    const [[row], owner] = await Promise.all([record.readSavedRows('plans'), readCalendarOwner(record)]);
    return row?.calendar === undefined ? null : { owner, calendar: row.calendar };
  } catch {
    return null;
  }
}
