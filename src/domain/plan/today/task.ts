/** Data types for the tasks of a day and finished work, without display text. */
import type { FullFormId } from '@/domain/exam/test/blueprint';
import type { OfficialScore, TestPhase } from '@/domain/learner/test-day';
import type { PracticeStep } from '@/domain/plan/schedule/practice-step';
import type { AllSectionTest, CheckpointTest } from '@/domain/plan/schedule/study-plan';
import type { IsoDay } from '@/lib/dates/calendar';
import type { DailyReview } from './daily-review';

/** Practice of an area, or questions to measure a section without enough data. */
export type DrillStep = Exclude<PracticeStep, { readonly kind: 'first-test' }>;

/** A task and the minutes it takes. */
export type Task = { readonly minutes: number } & (
  | { readonly kind: 'first-test'; readonly responses: number }
  /** `best` is true if no other practice has more points per minute. */
  | { readonly kind: 'practice'; readonly step: DrillStep; readonly points: number; readonly best: boolean }
  | { readonly kind: 'mistakes'; readonly review: DailyReview }
  /** `recall` counts words to review, `fresh` new words. */
  | { readonly kind: 'words'; readonly recall: number; readonly fresh: number }
  | { readonly kind: 'essay' }
  | { readonly kind: 'checkpoint'; readonly test: CheckpointTest }
  /** `takenOn` is the day on which the student last took this form; null for a new one. */
  | { readonly kind: 'full-test'; readonly form: FullFormId; readonly takenOn: IsoDay | null }
);

/** Work finished today, with its whole study minutes, at least 1. */
export type DoneTask = { readonly id: string; readonly minutes: number } & (
  | { readonly kind: 'attempt'; readonly planId: string; readonly questions: number; readonly right: number }
  | { readonly kind: 'words'; readonly words: number; readonly right: number }
);

/** The first task of the next study day. */
export interface NextDay {
  readonly day: IsoDay;
  readonly task: Task;
  /** The total of all tasks on that day. */
  readonly minutes: number;
}

/**
 * `open`: tasks are left. `done`: everything for today is done. `off`: the plan has nothing today. `early`: the plan hasn't started
 * yet. Around the test, its phase.
 */
export type TodayState = 'open' | 'done' | 'off' | 'early' | TestPhase;

export interface TodaySummary {
  readonly state: TodayState;
  readonly day: IsoDay;
  readonly testDate: IsoDay | null;
  /** The score of the test on the test date or a later one; null until it has been entered. */
  readonly officialScore: OfficialScore | null;
  /** In the recommended order. */
  readonly tasks: readonly Task[];
  readonly doneTasks: readonly DoneTask[];
  readonly next: NextDay | null;
  /** A test of all sections finished today, which is enough for the day; null if there was none. */
  readonly testOfToday: AllSectionTest | null;
  /** A short review that the student may do after that test; null if there is none. It is never missed. */
  readonly offeredReview: Task | null;
  /** The plan id of the latest unfinished test or drill, if any. */
  readonly unfinishedPlanId: string | null;
}

export function sumMinutes(all: readonly { readonly minutes: number }[]): number {
  return all.reduce((sum, { minutes }) => sum + minutes, 0);
}
