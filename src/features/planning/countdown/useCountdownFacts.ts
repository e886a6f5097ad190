import { readPlanFacts } from '@/data/plan/planFacts';
import { readTestDayAndPlan } from '@/data/plan/testDay';
import type { StudentRecord } from '@/data/record/api';
import { useRecordQuery } from '@/data/record/useRecordQuery';
import { type FullTestDays, plannedFullTestDays } from '@/domain/plan/schedule/milestones';
import type { IsoDay } from '@/lib/dates/calendar';
import { localDayAt } from '@/lib/dates/localTime';

interface CountdownFacts {
  /** The test day saved on this device; null if there is none. */
  readonly testDay: IsoDay | null;
  /** The full tests of the plan and the test date that it leads up to; null without a plan or without full tests in it. */
  readonly planned: (FullTestDays & { readonly testDate: IsoDay }) | null;
}

const noFacts: CountdownFacts = { testDay: null, planned: null };

// Errors aren't reported, because nothing is lost: without the saved date, the student can still choose one, and without the plan,
// the milestones have their usual days.
const read = async (record: StudentRecord): Promise<CountdownFacts> => {
  try {
    await record.prepareRecord();
    const { testDay, plan } = await readTestDayAndPlan(record);
    const planned = plan === null ? null : await readPlannedTests(record).catch(() => null);
    return { testDay, planned };
  } catch {
    return noFacts;
  }
};

/** Reads the full tests as the planner shows them. */
async function readPlannedTests(record: StudentRecord): Promise<CountdownFacts['planned']> {
  const now = Date.now();
  const { followed } = await readPlanFacts(record, now);
  if (followed === null) return null;
  const { shownPlan, completed } = followed;
  const days = plannedFullTestDays(shownPlan, completed, localDayAt(now));
  return days === null ? null : { ...days, testDate: shownPlan.testDate };
}

/** Returns what the record says about the countdown; nothing before it has been read. */
export function useCountdownFacts(): CountdownFacts {
  return useRecordQuery(read).found ?? noFacts;
}
