import { useState } from 'react';
import { type PlanFacts, readPlanFacts } from '@/data/plan/planFacts';
import { savePlan } from '@/data/plan/savePlan';
import type { Consent } from '@/data/record/api';
import { rowProblemText } from '@/data/record/notices/rowNotices';
import type { SaveRowsOutcome } from '@/data/record/saveRows';
import { preloadRecordRead, useRecordFacts } from '@/data/record/useRecordFacts';
import type { StudyPlan } from '@/domain/plan/schedule/study-plan';

interface PlannerFacts extends PlanFacts {
  /** The problem with the saved plan, in words; null if there is none. */
  readonly problem: string | null;
}

const readPlanner = preloadRecordRead(async (record): Promise<PlannerFacts> => {
  const facts = await readPlanFacts(record);
  return { ...facts, problem: rowProblemText('plan', await record.countUnusableSavedRows('plans')) };
});

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
