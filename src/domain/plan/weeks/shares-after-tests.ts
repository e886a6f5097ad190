/** Adjusts each section's share of a plan's time to test results. */
import { buildSkillProfile } from '@/domain/plan/ability/ability';
import type { AnsweredAttempt } from '@/domain/plan/ability/answered-attempt';
import { extractEvidence } from '@/domain/plan/ability/evidence';
import type { ItemIndex } from '@/domain/plan/topics/item-facts';
import {
  type PlanEntry,
  type SectionShares,
  type StudyPlan,
  type AllSectionTest,
  allSectionTests,
} from '@/domain/plan/schedule/study-plan';
import { dayAtOffset, type IsoDay } from '@/lib/dates/calendar';
import { studyTimeSharesForGaps, sectionsWithChangedShares } from './section-shares';
import { groupIntoDays } from './plan-weeks';
import { noMinutesOwed, reassignPractice } from './fill-day';
import { sectionGaps } from './section-gaps';

/** A student's answers, and the bank metadata to interpret them. */
export interface AttemptHistory {
  readonly attempts: readonly AnsweredAttempt[];
  readonly index: Pick<ItemIndex, 'askedFacts' | 'level'>;
}

/**
 * Adjusts the shares to each full test and free test of the index's level finished since they were last set. Each test sets new
 * shares based on all answers up to that test, as for a new plan, and reassigns practice on later days to the sections furthest behind
 * their share. Days, minutes, and everything else don't change. Idempotent.
 */
export function adjustSharesAfterTests(plan: StudyPlan, answered: AttemptHistory): StudyPlan {
  return testsAfter(plan.answersUntil, answered).reduce(
    (before, attempt) => sharedAfter(before, attempt, answered),
    plan,
  );
}

interface WholeTest extends AnsweredAttempt {
  readonly planId: AllSectionTest;
}

/** In order of completion. */
function testsAfter(sinceMs: number, { attempts, index }: AttemptHistory): readonly WholeTest[] {
  return attempts
    .filter(({ level }) => level === index.level)
    .flatMap((attempt): readonly WholeTest[] => {
      const planId = allSectionTests.find((id) => id === attempt.planId);
      return planId === undefined || attempt.finishedAt.utcMs <= sinceMs ? [] : [{ ...attempt, planId }];
    })
    .toSorted((a, b) => a.finishedAt.utcMs - b.finishedAt.utcMs);
}

function sharedAfter(plan: StudyPlan, test: WholeTest, { attempts, index }: AttemptHistory): StudyPlan {
  const { utcMs } = test.finishedAt;
  const until = attempts.filter(({ finishedAt }) => finishedAt.utcMs <= utcMs);
  const missed = sectionGaps(buildSkillProfile(extractEvidence(until, index), utcMs, index.level));
  const balance = studyTimeSharesForGaps(missed);
  const day = dayAtOffset(test.finishedAt);
  const change = { test: test.planId, day, from: plan.balance, to: balance, missed };
  return {
    ...plan,
    balance,
    answersUntil: utcMs,
    shareChanges: [...(plan.shareChanges ?? []), change],
    entries:
      sectionsWithChangedShares(plan.balance, balance).length > 0
        ? sharedFrom(plan.entries, day, balance)
        : plan.entries,
  };
}

/** Reassigns the practice of the days after `after`. */
function sharedFrom(
  entries: readonly PlanEntry[],
  after: IsoDay,
  balance: SectionShares,
): readonly PlanEntry[] {
  let owed = noMinutesOwed;
  return groupIntoDays(entries).flatMap((each) => {
    if (each.day <= after) return each.entries;
    const anew = reassignPractice(each.entries, balance, owed);
    owed = anew.owed;
    return anew.parts;
  });
}
