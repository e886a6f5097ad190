/** The facts of the weekly sheet, read from the record. Fetched apart from the planner. */
import { type FinishedEssay, readEssays } from '@/data/essays';
import { drawnLureIn } from '@/data/items/drawnLure';
import { readPlanFacts } from '@/data/plan/planFacts';
import { readPractice } from '@/data/practice';
import type { StudentRecord } from '@/data/record/api';
import { wordIndex } from '@/data/words/words';
import type { Band } from '@/domain/exam/report/estimate';
import { finishedTest } from '@/domain/exam/report/finished-test';
import { doneEntries, missedEntries } from '@/domain/plan/done';
import { luresOf, type Pattern, topTraps } from '@/domain/plan/lures';
import { dueOn, mistakesOf } from '@/domain/plan/mistakes';
import type { PlanEntry } from '@/domain/plan/study-plan';
import { type Draft, draftsOfWeek } from '@/domain/plan/weekly/drafts';
import { type PlanOfWeek, planOfWeek } from '@/domain/plan/weekly/plan-of-week';
import { type WorkOfWeek, workOfWeek } from '@/domain/plan/weekly/work';
import { wordsDue } from '@/domain/plan/words/today';
import { judged } from '@/domain/plan/writing';
import { addDays, type IsoDay, mondayOf } from '@/lib/calendar';
import { dayAt } from '@/lib/localTime';

/** A tutor has time for so many. */
export const trapsShown = 3;

export interface DraftShown extends Draft<FinishedEssay> {
  /** Whether the student has read it over by the self-check. */
  readonly isChecked: boolean;
}

export interface WeekShown {
  readonly monday: IsoDay;
  readonly work: WorkOfWeek;
  /** Null without a plan. */
  readonly plan: PlanOfWeek | null;
  readonly drafts: readonly DraftShown[];
}

export interface WeeklySheetFacts {
  /** Null where none was set up. */
  readonly nickname: string | null;
  readonly testDay: IsoDay | null;
  /** Nothing was done, and nothing is planned. */
  readonly isEmpty: boolean;
  /** This week and the one before. */
  readonly weeks: { readonly current: WeekShown; readonly previous: WeekShown };
  /** As of today. */
  readonly due: {
    readonly mistakes: number;
    readonly words: { readonly recall: number; readonly fresh: number };
    readonly open: readonly PlanEntry[];
  };
  readonly traps: readonly Pattern[];
  /** The total of a test by the id of its attempt; only of tests that have an estimate of one. */
  readonly totals: ReadonlyMap<string, Band>;
}

/**
 * Reads what there is.
 * @throws Error (rejects) when code or a part of the bank can't be fetched, after several tries.
 */
export async function readWeek(record: StudentRecord): Promise<WeeklySheetFacts> {
  const now = Date.now();
  const today = dayAt(now);
  const [
    { attempts, index },
    { testDay, shownPlan, done: doneFacts },
    cards,
    [kept],
    { attempts: finished },
  ] = await Promise.all([
    readPractice(record, now),
    readPlanFacts(record),
    record.readKept('cards'),
    record.readKept('profiles'),
    record.listFinished(),
  ]);
  const essays = await readEssays(record, finished);
  const done = shownPlan === null ? null : doneEntries(shownPlan, doneFacts, today);
  const { wordDays } = doneFacts;

  const weekFrom = async (monday: IsoDay): Promise<WeekShown> => ({
    monday,
    work: workOfWeek({ attempts, wordDays, index }, monday),
    plan: shownPlan === null || done === null ? null : planOfWeek(shownPlan, done, monday, today),
    drafts: await Promise.all(
      draftsOfWeek(essays, monday).map(async (draft) => {
        const notes = await record.readNotes(draft.essay.attemptId);
        return { ...draft, isChecked: judged(notes?.selfCheck ?? {}).isChecked };
      }),
    ),
  });
  const monday = mondayOf(today);
  const { recall, fresh } = wordsDue(wordIndex, cards, today, testDay);
  return {
    nickname: kept?.profile.nickname ?? null,
    testDay,
    isEmpty: shownPlan === null && attempts.length === 0 && wordDays.length === 0 && essays.length === 0,
    weeks: { current: await weekFrom(monday), previous: await weekFrom(addDays(monday, -7)) },
    due: {
      mistakes: dueOn(mistakesOf(attempts, index), today).length,
      words: { recall, fresh },
      open: shownPlan === null || done === null ? [] : missedEntries(shownPlan, done, today),
    },
    traps: topTraps(luresOf(attempts, index, await drawnLureIn(attempts, index)), trapsShown),
    totals: new Map(
      finished.flatMap((summary) => {
        const { total } = finishedTest(summary).estimate;
        return total === null ? [] : [[summary.id, total] as const];
      }),
    ),
  };
}
