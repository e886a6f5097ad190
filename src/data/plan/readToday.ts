/** The card of today, read from the record. */
import { readPractice } from '@/data/practice';
import type { StudentRecord } from '@/data/record/api';
import { wordIndex } from '@/data/words/words';
import { leftToReview } from '@/domain/plan/left-to-review';
import type { Today } from '@/domain/plan/today/task';
import { todayOf } from '@/domain/plan/today/today';
import { planToFollow } from '@/domain/plan/weeks/to-follow';
import { dayAt } from '@/lib/localTime';
import { readTestDay } from './testDay';

export interface TodayRead {
  readonly today: Today;
  /** Null where none was set up. */
  readonly nickname: string | null;
}

/**
 * Reads today.
 * @throws Error (rejects) when code or the index of the bank can't be fetched, after several tries.
 */
export async function readToday(record: StudentRecord): Promise<TodayRead> {
  const now = Date.now();
  const [practice, { testDay: testDate, plan }, cards, wordDays, [kept], running] = await Promise.all([
    readPractice(record, now),
    readTestDay(record),
    record.readKept('cards'),
    record.readKept('wordDays'),
    record.readKept('profiles'),
    record.listRunning(),
  ]);
  const day = dayAt(now);
  return {
    today: todayOf({
      ...practice,
      today: day,
      testDate,
      plan: plan === null ? null : planToFollow(plan, practice, day),
      cards,
      wordDays,
      wordIndex,
      isLeft: leftToReview({ ...practice, cards, wordIndex, testDate }),
      // Another tab goes on with what it holds.
      unfinished: running.attempts.find(({ heldElsewhere }) => !heldElsewhere)?.attempt.form.planId ?? null,
    }),
    nickname: kept?.profile.nickname ?? null,
  };
}
