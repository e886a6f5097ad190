import { useState } from 'react';
import { readCalendarOwner } from '@/data/plan/calendarOwner';
import { type PlanFacts, readPlanFacts } from '@/data/plan/planFacts';
import { savePlan } from '@/data/plan/savePlan';
import type { StudentRecord, Consent } from '@/data/record/api';
import { rowProblemText } from '@/data/record/notices/rowNotices';
import type { SaveRowsOutcome } from '@/data/record/saveRows';
import { useRecordFacts } from '@/data/record/useRecordFacts';
import type { StudyPlan } from '@/domain/plan/schedule/study-plan';
import type { CalendarOwner } from '@/lib/dates/ics';

interface PlannerFacts extends PlanFacts {
  /** The problem with the saved plan, in words; null if there is none. */
  readonly problem: string | null;
  /** Whose plan it is, for calendar files; null without a profile. */
  readonly owner: CalendarOwner | null;
  /** The minutes a week in the profile; null if it has none. */
  readonly weeklyMinutes: number | null;
}

const readPlanner = async (record: StudentRecord): Promise<PlannerFacts> => {
  const facts = await readPlanFacts(record, Date.now());
  const [owner, [profileRow], unusable] = await Promise.all([
    readCalendarOwner(record),
    record.readSavedRows('profiles'),
    record.countUnusableSavedRows('plans'),
  ]);
  const weeklyMinutes = profileRow?.profile.weeklyMinutes ?? null;
  return { ...facts, owner, weeklyMinutes, problem: rowProblemText('plan', unusable) };
};

/** Returns the plan saved on this device, its completed entries, and functions that change it. */
export function usePlanner() {
  const { facts, readAgain } = useRecordFacts(readPlanner);
  const [saved, setSaved] = useState<SaveRowsOutcome | null>(null);
  const save = async (plan: StudyPlan | null, consent: Consent = null): Promise<boolean> => {
    const outcome = await savePlan(plan, consent);
    setSaved(outcome);
    // Waits for the new plan, because the old one would otherwise appear briefly before it.
    await readAgain();
    return outcome.state === 'saved';
  };
  return { facts, readAgain, save, saved };
}
