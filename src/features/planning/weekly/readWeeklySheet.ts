/** Reads the facts of the weekly sheet from the record. Fetched separately from the planner. */
import { listAllFinished } from '@/data/record/listAllFinished';
import { type FinishedEssay, readEssays } from '@/data/essays';
import { loadGeneratedItemDistractors } from '@/data/items/drawnDistractors';
import { readPlanFacts } from '@/data/plan/planFacts';
import { readPracticeFacts } from '@/data/practiceFacts';
import type { StudentRecord } from '@/data/record/api';
import { wordIndexes } from '@/data/words/wordIndex';
import type { ScoreBand } from '@/domain/exam/report/estimate';
import { toFinishedTest } from '@/domain/exam/report/finished-test';
import { overdueEntries } from '@/domain/plan/schedule/completed-entries';
import { countDistractors, type DistractorPattern, topDistractors } from '@/domain/plan/mistakes/distractors';
import { dueMistakes, buildErrorLog } from '@/domain/plan/mistakes/error-log';
import { timeUntilTest } from '@/domain/plan/schedule/milestones';
import type { PlanEntry } from '@/domain/plan/schedule/study-plan';
import type { PlanToFollow } from '@/domain/plan/weeks/plan-to-follow';
import { type EssayDraft, draftsOfWeek } from '@/domain/plan/weekly/essay-drafts';
import { type WeeklyPlanProgress, weeklyPlanProgress } from '@/domain/plan/weekly/weekly-plan-progress';
import { type WeeklyWork, summarizeWeeklyWork } from '@/domain/plan/weekly/weekly-work';
import { countWordsDue } from '@/domain/plan/words/words-today';
import { summarizeSelfCheck } from '@/domain/plan/schedule/writing-summary';
import { addDays, type IsoDay, mondayOf } from '@/lib/dates/calendar';
import { localDayAt } from '@/lib/dates/localTime';

/** The most wrong-answer patterns listed on the sheet: as many as a tutor has time for. */
export const maxDistractorPatterns = 3;

export interface SelfCheckedDraft extends EssayDraft<FinishedEssay> {
  /** True if the student has completed the self-check. */
  readonly isChecked: boolean;
}

export interface SheetWeek {
  readonly monday: IsoDay;
  readonly work: WeeklyWork;
  /** Null without a plan. */
  readonly plan: WeeklyPlanProgress | null;
  readonly drafts: readonly SelfCheckedDraft[];
}

export interface WeeklySheetFacts {
  /** Null if none was set up. */
  readonly nickname: string | null;
  readonly testDay: IsoDay | null;
  /** True if nothing was done and nothing is planned. */
  readonly isEmpty: boolean;
  readonly weeks: { readonly current: SheetWeek; readonly previous: SheetWeek };
  /** Work that is due or overdue today. */
  readonly due: {
    readonly mistakes: number;
    readonly words: { readonly recall: number; readonly newWords: number };
    /** Null from the day before the plan’s test on, when nothing is left to catch up on. */
    readonly open: readonly PlanEntry[] | null;
  };
  readonly traps: readonly DistractorPattern[];
  /** Total scores by attempt id, for tests that have an estimate. */
  readonly totals: ReadonlyMap<string, ScoreBand>;
}

/**
 * Reads everything that the weekly sheet shows from the record.
 * @throws Error (rejects) if code or a part of the item bank can't be fetched after several tries
 */
export async function readWeeklySheet(record: StudentRecord): Promise<WeeklySheetFacts> {
  const now = Date.now();
  const today = localDayAt(now);
  const reading = readPracticeFacts(record, now);
  const [
    { attempts, index },
    {
      testDay,
      followed,
      completedWork: { wordDays },
      cards,
    },
    [profileRow],
    finished,
  ] = await Promise.all([
    reading,
    readPlanFacts(record, now, reading),
    record.readSavedRows('profiles'),
    listAllFinished(record),
  ]);
  const essays = await readEssays(record, finished);

  const weekFrom = async (monday: IsoDay): Promise<SheetWeek> => ({
    monday,
    work: summarizeWeeklyWork({ attempts, wordDays, index }, monday),
    plan: followed === null ? null : weeklyPlanProgress(followed, monday, today),
    drafts: await Promise.all(
      draftsOfWeek(essays, monday).map(async (draft) => {
        const notes = await record.readNotes(draft.essay.attemptId);
        return { ...draft, isChecked: summarizeSelfCheck(notes?.selfCheck ?? {}).isChecked };
      }),
    ),
  });
  const monday = mondayOf(today);
  const { recall, newWords } = countWordsDue(wordIndexes[index.level], cards, today, testDay);
  return {
    nickname: profileRow?.profile.nickname ?? null,
    testDay,
    isEmpty: followed === null && attempts.length === 0 && wordDays.length === 0 && essays.length === 0,
    weeks: { current: await weekFrom(monday), previous: await weekFrom(addDays(monday, -7)) },
    due: {
      mistakes: dueMistakes(buildErrorLog(attempts, index), today).length,
      words: { recall, newWords },
      open: openEntries(followed, today),
    },
    traps: topDistractors(
      countDistractors(attempts, index, await loadGeneratedItemDistractors(attempts, index)),
      maxDistractorPatterns,
    ),
    totals: new Map(
      finished.flatMap((summary) => {
        const { total } = toFinishedTest(summary).estimate;
        return total === null ? [] : [[summary.id, total] as const];
      }),
    ),
  };
}

function openEntries(followed: PlanToFollow | null, today: IsoDay): readonly PlanEntry[] | null {
  if (followed === null) return [];
  const { plan, completed } = followed;
  return timeUntilTest(plan.testDate, today).state === 'ahead'
    ? overdueEntries(plan, completed, today)
    : null;
}
