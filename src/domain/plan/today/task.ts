/** The tasks of a day and the work that is done: facts, without words. */
import type { FullFormId } from '@/domain/exam/catalog/plan-parts';
import type { PracticeStep } from '@/domain/plan/practice-step';
import type { CheckpointTest } from '@/domain/plan/study-plan';
import type { IsoDay } from '@/lib/calendar';
import type { DailyReview } from './daily-review';

/** Practice with its questions, of an area or of a section to find out about. */
export type DrillStep = Exclude<PracticeStep, { readonly kind: 'first-test' }>;

/** One thing to do, and the minutes that it takes. */
export type Task = { readonly minutes: number } & (
  | { readonly kind: 'first-test'; readonly responses: number }
  /** `best`: of all practice, nothing promises more points a minute. */
  | { readonly kind: 'practice'; readonly step: DrillStep; readonly points: number; readonly best: boolean }
  | { readonly kind: 'mistakes'; readonly review: DailyReview }
  /** `recall` words that come back, and `fresh` ones. */
  | { readonly kind: 'words'; readonly recall: number; readonly fresh: number }
  | { readonly kind: 'essay' }
  | { readonly kind: 'checkpoint'; readonly test: CheckpointTest }
  | { readonly kind: 'full-test'; readonly form: FullFormId }
);

/** Something that was finished today. Minutes are those that it took, one at least. */
export type DoneTask = { readonly id: string; readonly minutes: number } & (
  | { readonly kind: 'attempt'; readonly planId: string; readonly questions: number; readonly right: number }
  | { readonly kind: 'words'; readonly words: number; readonly right: number }
);

/** The first task of the next day of study. */
export interface NextDay {
  readonly day: IsoDay;
  readonly task: Task;
  /** Of all that it has. */
  readonly minutes: number;
}

/**
 * `open`: there is something to do. `done`: all of today was done. `off`: the plan has nothing on this day. `early`: it begins later.
 * `eve`, `test-day`: the test is tomorrow, or today. `over`: it was in the last two weeks.
 */
export type TodayState = 'open' | 'done' | 'off' | 'early' | 'eve' | 'test-day' | 'over';

export interface TodaySummary {
  readonly state: TodayState;
  readonly day: IsoDay;
  readonly testDate: IsoDay | null;
  /** In the order in which they are best done. */
  readonly tasks: readonly Task[];
  readonly done: readonly DoneTask[];
  readonly next: NextDay | null;
  /** The plan of the test or drill that was left last; null where none is open. */
  readonly unfinished: string | null;
}

export function sumMinutes(all: readonly { readonly minutes: number }[]): number {
  return all.reduce((sum, { minutes }) => sum + minutes, 0);
}
