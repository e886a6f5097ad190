/** What the error log shows, from what the record knows. Fetched apart from the page. */
import { drawnLureIn } from '@/data/items/drawnLure';
import { readTestDay } from '@/data/plan/testDay';
import { readPractice } from '@/data/practice';
import { troubleNotice } from '@/data/record/rowNotices';
import { begunReading } from '@/data/record/useRecordFacts';
import { type Cause, presumedCause } from '@/domain/plan/cause';
import type { ItemIndex } from '@/domain/plan/item-facts';
import { type LuresOfKind, luresOf } from '@/domain/plan/lures';
import { type Mistake, mistakesOf } from '@/domain/plan/mistakes';
import { type ReviewOfDay, reviewOfDay } from '@/domain/plan/today/review-of-day';
import { planAhead } from '@/domain/plan/today/facts';
import { planToFollow } from '@/domain/plan/weeks/to-follow';
import { dayAt } from '@/lib/localTime';

export interface LoggedMistake extends Mistake {
  readonly cause: Cause | null;
}

export interface LogFacts {
  readonly mistakes: readonly LoggedMistake[];
  /** What is left of today's review. */
  readonly review: ReviewOfDay;
  readonly lures: readonly LuresOfKind[];
  readonly index: ItemIndex;
  /** The trouble with the saved reasons, in words; null where there is none. */
  readonly trouble: string | null;
}

/**
 * Reads what the log shows.
 * @throws Error (rejects) when something of the bank can't be fetched, after several tries.
 */
export const readLog = begunReading(async (record): Promise<LogFacts> => {
  const now = Date.now();
  const today = dayAt(now);
  const [{ attempts, index, standing }, { plan }, causes, troubles] = await Promise.all([
    readPractice(record, now),
    readTestDay(record),
    record.readKept('causes'),
    record.readKeptTroubles('causes'),
  ]);
  const causeOf = new Map(causes.map(({ id, cause }) => [id, cause]));
  const followed = plan === null ? null : planToFollow(plan, { attempts, index }, today);
  const mistakes = mistakesOf(attempts, index);
  return {
    review: reviewOfDay({
      day: today,
      mistakes,
      attempts,
      standing,
      plan: planAhead({ plan: followed, today }),
    }),
    mistakes: mistakes.map((mistake) => {
      const named = causeOf.get(mistake.id);
      return { ...mistake, cause: named === undefined ? presumedCause(mistake.miss) : named };
    }),
    lures: luresOf(attempts, index, await drawnLureIn(attempts, index)),
    index,
    trouble: troubleNotice('causes', troubles),
  };
});
