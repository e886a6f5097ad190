import { readPracticeFacts } from '@/data/practiceFacts';
import type { StudentRecord } from '@/data/record/api';
import { wordIndex } from '@/data/words/wordIndex';
import { createPendingReviewCheck } from '@/domain/plan/mistakes/pending-review';
import type { TodaySummary } from '@/domain/plan/today/task';
import { summarizeToday } from '@/domain/plan/today/today';
import { adjustPlanToProgress } from '@/domain/plan/weeks/plan-to-follow';
import { localDayAt } from '@/lib/dates/localTime';
import { readTestDayAndPlan } from './testDay';

export interface TodayReading {
  readonly today: TodaySummary;
  /** Null if the profile has none. */
  readonly nickname: string | null;
}

/** @throws Error (rejects) if code or the item index still can't be fetched after several tries. */
export async function readToday(record: StudentRecord): Promise<TodayReading> {
  const now = Date.now();
  const [practice, { testDay: testDate, plan }, cards, wordDays, [profileRow], reported, running] =
    await Promise.all([
      readPracticeFacts(record, now),
      readTestDayAndPlan(record),
      record.readSavedRows('cards'),
      record.readSavedRows('wordDays'),
      record.readSavedRows('profiles'),
      record.readSavedRows('reportedTests'),
      record.listRunning(),
    ]);
  const day = localDayAt(now);
  return {
    today: summarizeToday({
      ...practice,
      today: day,
      testDate,
      plan: plan === null ? null : adjustPlanToProgress(plan, practice, day),
      cards,
      wordDays,
      wordIndex,
      reportedTests: reported.flatMap(({ test }) => test ?? []),
      hasPendingReview: createPendingReviewCheck({ ...practice, cards, wordIndex, testDate }),
      // Skips attempts that are open in another tab.
      unfinishedPlanId:
        running.attempts.find(({ heldElsewhere }) => !heldElsewhere)?.attempt.form.planId ?? null,
    }),
    nickname: profileRow?.profile.nickname ?? null,
  };
}
