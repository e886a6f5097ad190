import { readPracticeFacts } from '@/data/practiceFacts';
import type { StudentRecord } from '@/data/record/api';
import { wordIndexes } from '@/data/words/wordIndex';
import type { TodaySummary } from '@/domain/plan/today/task';
import { summarizeToday } from '@/domain/plan/today/today';
import { localDayAt } from '@/lib/dates/localTime';
import { readPlanFacts } from './planFacts';

export interface TodayReading {
  readonly today: TodaySummary;
  /** Null if the profile has none. */
  readonly nickname: string | null;
}

/** @throws Error (rejects) if code or the item index still can't be fetched after several tries. */
export async function readToday(record: StudentRecord): Promise<TodayReading> {
  const now = Date.now();
  const reading = readPracticeFacts(record, now);
  const [practice, { testDay: testDate, followed, completedWork, cards }, [profileRow], reported, running] =
    await Promise.all([
      reading,
      readPlanFacts(record, now, reading),
      record.readSavedRows('profiles'),
      record.readSavedRows('reportedTests'),
      record.listRunning(),
    ]);
  return {
    today: summarizeToday({
      ...practice,
      ...completedWork,
      today: localDayAt(now),
      testDate,
      followed,
      cards,
      wordIndex: wordIndexes[practice.index.level],
      reportedTests: reported.flatMap(({ test }) => test ?? []),
      // Skips attempts that are open in another tab.
      unfinishedPlanId:
        running.attempts.find(({ heldElsewhere }) => !heldElsewhere)?.attempt.form.planId ?? null,
    }),
    nickname: profileRow?.profile.nickname ?? null,
  };
}
