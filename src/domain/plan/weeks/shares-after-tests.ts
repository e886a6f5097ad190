/** A plan whose shares follow the results of its tests. */
import { standingFrom } from '@/domain/plan/ability';
import type { AnsweredAttempt } from '@/domain/plan/answers';
import { evidenceOf } from '@/domain/plan/evidence';
import type { ItemIndex } from '@/domain/plan/item-facts';
import {
  type PlanEntry,
  type Shares,
  type StudyPlan,
  type WholeTest,
  wholeTests,
} from '@/domain/plan/study-plan';
import { dayThere, type IsoDay } from '@/lib/calendar';
import { balanceFor, movedSections } from './balance';
import { daysOf } from './by-week';
import { nothingOwed, withSectionsAnew } from './day';
import { gapsFrom } from './gaps';

/** The answers of a student, and the facts of the bank about them. */
export interface Answered {
  readonly attempts: readonly AnsweredAttempt[];
  readonly index: Pick<ItemIndex, 'askedFacts'>;
}

/**
 * The plan after the full tests and free tests that were finished since its shares were last looked at. Each of them sets the shares by all
 * answers until then, as for a new plan, and the practice of later days goes to the sections that are owed the most by them. Days, minutes,
 * and everything else stay. Applied again, it changes nothing.
 */
export function withSharesAfterTests(plan: StudyPlan, answered: Answered): StudyPlan {
  return testsAfter(plan.answersUntil, answered.attempts).reduce(
    (before, attempt) => sharedAfter(before, attempt, answered),
    plan,
  );
}

interface TakenTest extends AnsweredAttempt {
  readonly planId: WholeTest;
}

/** In the order in which they were finished. */
function testsAfter(sinceMs: number, attempts: readonly AnsweredAttempt[]): readonly TakenTest[] {
  return attempts
    .flatMap((attempt): readonly TakenTest[] => {
      const planId = wholeTests.find((id) => id === attempt.planId);
      return planId === undefined || attempt.finishedAt.utcMs <= sinceMs ? [] : [{ ...attempt, planId }];
    })
    .toSorted((a, b) => a.finishedAt.utcMs - b.finishedAt.utcMs);
}

function sharedAfter(plan: StudyPlan, test: TakenTest, { attempts, index }: Answered): StudyPlan {
  const { utcMs } = test.finishedAt;
  const until = attempts.filter(({ finishedAt }) => finishedAt.utcMs <= utcMs);
  const missed = gapsFrom(standingFrom(evidenceOf(until, index), utcMs));
  const balance = balanceFor(missed);
  const day = dayThere(test.finishedAt);
  const change = { test: test.planId, day, from: plan.balance, to: balance, missed };
  return {
    ...plan,
    balance,
    answersUntil: utcMs,
    shareChanges: [...(plan.shareChanges ?? []), change],
    entries:
      movedSections(plan.balance, balance).length > 0 ? sharedFrom(plan.entries, day, balance) : plan.entries,
  };
}

/** The entries with the practice of the days after one given anew. */
function sharedFrom(entries: readonly PlanEntry[], after: IsoDay, balance: Shares): readonly PlanEntry[] {
  let owed = nothingOwed;
  return daysOf(entries).flatMap((each) => {
    if (each.day <= after) return each.entries;
    const anew = withSectionsAnew(each.entries, balance, owed);
    owed = anew.owed;
    return anew.parts;
  });
}
