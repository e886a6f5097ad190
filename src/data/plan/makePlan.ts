import { readPracticeFacts } from '@/data/practiceFacts';
import type { StudentRecord } from '@/data/record/api';
import { wordIndex } from '@/data/words/wordIndex';
import { hasKnownSection } from '@/domain/plan/ability/ability';
import {
  findCompletedEntries,
  type CompletedWork,
  hasPendingDiagnostic,
} from '@/domain/plan/schedule/completed-entries';
import { deferredStart } from '@/domain/plan/schedule/deferred-start';
import type { StudyPlan } from '@/domain/plan/schedule/study-plan';
import { fullTestsTaken } from '@/domain/plan/weeks/full-tests';
import { sectionGaps, lastAnswerMs } from '@/domain/plan/weeks/section-gaps';
import { buildPlan, type PlanOutcome, type PlanRequest } from '@/domain/plan/weeks/build-plan';
import { mergePlanHistory } from '@/domain/plan/schedule/merge-plan-history';

export type PlanPreferences = Pick<
  PlanRequest,
  'today' | 'start' | 'testDate' | 'minutesPerDay' | 'restDays'
>;

/** The plan being replaced, and the data that determine which of its entries are completed. */
export interface PreviousPlan {
  readonly plan: StudyPlan;
  readonly facts: CompletedWork;
}

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
  const { attempts, skillProfile } = await readPracticeFacts(record, Date.now());
  const listed = new Set(wordIndex.map(({ word }) => word));
  const cards = (await record.readSavedRows('cards')).filter(({ id }) => listed.has(id));
  const done = before === null ? null : findCompletedEntries(before.plan, before.facts, today);
  const needsDiagnostic = before !== null && done !== null && hasPendingDiagnostic(before.plan, done);
  const deferred = before === null ? null : deferredStart(before.plan, today, testDate);
  const outcome = buildPlan({
    ...preferences,
    start: preferences.start ?? deferred ?? undefined,
    gaps: sectionGaps(skillProfile),
    answersUntil: lastAnswerMs(attempts),
    takenFullTests: fullTestsTaken(attempts),
    // A diagnostic test in the previous plan that was never taken stays planned, even if practice has since shown a level.
    isMeasured: hasKnownSection(skillProfile) && !needsDiagnostic,
    words: { cards, left: listed.size - cards.length },
  });
  return outcome.state === 'made' && before !== null && done !== null
    ? { state: 'made', plan: mergePlanHistory(outcome.plan, before.plan, done) }
    : outcome;
}
