import { readPracticeFacts } from '@/data/practiceFacts';
import type { StudentRecord } from '@/data/record/api';
import { wordIndexes } from '@/data/words/wordIndex';
import { hasKnownSection } from '@/domain/plan/ability/ability';
import { hasPendingDiagnostic, testOfDay } from '@/domain/plan/schedule/completed-entries';
import { deferredStart } from '@/domain/plan/schedule/deferred-start';
import { fullTestsTaken } from '@/domain/plan/weeks/full-tests';
import { sectionGaps, lastAnswerMs } from '@/domain/plan/weeks/section-gaps';
import { buildPlan, type PlanOutcome, type PlanRequest } from '@/domain/plan/weeks/build-plan';
import { hasBegunDay, mergePlanHistory } from '@/domain/plan/schedule/merge-plan-history';
import { listedCards } from '@/domain/plan/words/listed-cards';
import type { PlanToFollow } from '@/domain/plan/weeks/plan-to-follow';
import { addDays } from '@/lib/dates/calendar';

export type PlanPreferences = Pick<
  PlanRequest,
  'today' | 'start' | 'testDate' | 'minutesPerDay' | 'restDays'
>;

/** The plan being replaced, and its completed entries. */
export type PreviousPlan = Pick<PlanToFollow, 'plan' | 'completed'>;

/**
 * Makes a plan from the student's preferences and results. `before` is null for a first plan. Completed and missed entries of the
 * previous plan stay on their days.
 * @throws Error (rejects) if code or the item index still can't be fetched after several tries.
 */
export async function makePlan(
  record: StudentRecord,
  preferences: PlanPreferences,
  before: PreviousPlan | null,
): Promise<PlanOutcome> {
  const { today, testDate } = preferences;
  const { attempts, index, skillProfile } = await readPracticeFacts(record, Date.now());
  const words = wordIndexes[index.level];
  const cards = listedCards(words, await record.readSavedRows('cards'));
  const needsDiagnostic = before !== null && hasPendingDiagnostic(before.plan, before.completed);
  const deferred = before === null ? null : deferredStart(before.plan, today, testDate);
  // Today's work is done after a test of all sections, or goes on as it was begun.
  const isTodayTaken = testOfDay(attempts, today) !== null || (before !== null && hasBegunDay(before, today));
  const start = preferences.start ?? deferred ?? today;
  const tomorrow = addDays(today, 1);
  const outcome = buildPlan({
    ...preferences,
    level: index.level,
    start: isTodayTaken && start <= today && tomorrow < testDate ? tomorrow : start,
    gaps: sectionGaps(skillProfile),
    answersUntil: lastAnswerMs(attempts),
    takenFullTests: fullTestsTaken(attempts),
    // A diagnostic test in the previous plan that was never taken stays planned, even if practice has since shown a level.
    isMeasured: hasKnownSection(skillProfile) && !needsDiagnostic,
    words: { cards, left: words.length - cards.length },
  });
  return outcome.state === 'made' && before !== null
    ? { state: 'made', plan: mergePlanHistory(outcome.plan, before) }
    : outcome;
}
