/** The study plan as saved. */
import { type DiagnosticId, type FullFormId, fullFormIds, levelSets } from '@/domain/exam/test/blueprint';
import type { ScoredSection } from '@/domain/exam/test/scored-sections';
import type { NamedSection } from '@/domain/section-names';
import type { IsoDay } from '@/lib/dates/calendar';

/** Shorter tests between full ones: the diagnostic, which covers all sections, or one timed section. */
export const checkpointTests = ['diagnostic', 'verbal', 'quantitative', 'reading'] as const;
export type CheckpointTest = (typeof checkpointTests)[number];

export type PlanActivity =
  /** Mixed practice of a section. */
  | { readonly kind: 'practice'; readonly section: ScoredSection }
  | { readonly kind: 'words' }
  | { readonly kind: 'mistakes' }
  | { readonly kind: 'essay' }
  /** A shorter test to measure progress. */
  | { readonly kind: 'checkpoint'; readonly test: CheckpointTest }
  | { readonly kind: 'full-test'; readonly form: FullFormId };

/** Returns true for work that may be spread over several days. Tests and essays are done in one sitting. */
export function isSplittableActivity({ kind }: PlanActivity): boolean {
  return kind === 'practice' || kind === 'words' || kind === 'mistakes';
}

export function isTestActivity({ kind }: PlanActivity): boolean {
  return kind === 'full-test' || kind === 'checkpoint';
}

export interface PlanEntry {
  /** Unique within its plan; doesn't change when the entry moves to another day. */
  readonly id: string;
  readonly day: IsoDay;
  readonly minutes: number;
  readonly activity: PlanActivity;
}

/** Assigns ids from the day and the position on it. */
export function buildDayEntries(
  day: IsoDay,
  parts: readonly Pick<PlanEntry, 'minutes' | 'activity'>[],
): readonly PlanEntry[] {
  return parts.map(({ minutes, activity }, place) => ({ id: `${day}-${place + 1}`, day, minutes, activity }));
}

/** An entry of a past day that wasn't done, recorded after the plan moved on. */
export interface MissedEntry extends PlanEntry {
  /** True if it was moved to later days; false if it was dropped from the plan. */
  readonly moved: boolean;
}

/** Assigns a new id, because the moved entry retains the original one. */
export function toMissedEntry(entry: PlanEntry, moved: boolean): MissedEntry {
  return { ...entry, id: `missed-${entry.day}-${entry.id}`, moved };
}

/** Shares of study time in whole percent, totaling 100. */
export type SectionShares = Readonly<Record<NamedSection, number>>;

/** Tests of all sections, after which a plan recalculates its shares. */
export const allSectionTests: readonly AllSectionTest[] = [
  ...Object.values(levelSets).map(({ diagnostic }) => diagnostic),
  ...fullFormIds,
];
export type AllSectionTest = FullFormId | DiagnosticId;

/** A plan's shares before and after a test. */
export interface ShareChange {
  readonly test: AllSectionTest;
  /** The day the test was finished. Practice on later days follows the new shares. */
  readonly day: IsoDay;
  readonly from: SectionShares;
  /** Equals `from` if nothing changed. */
  readonly to: SectionShares;
  /** Expected fraction of test questions missed, from 0 to 1, based on all answers up to this test; null with too little data. */
  readonly missed: Readonly<Record<ScoredSection, number | null>>;
}

export interface StudyPlan {
  readonly madeOn: IsoDay;
  readonly testDate: IsoDay;
  readonly minutesPerDay: number;
  /** Weekdays without work: 0 for Monday, 6 for Sunday. */
  readonly restDays: readonly number[];
  readonly balance: SectionShares;
  /** The time of the last answer that the shares are based on, in epoch milliseconds; 0 if there was none. */
  readonly answersUntil: number;
  /** Changes that tests made to the shares after the plan was made, in order; absent before the first. */
  readonly shareChanges?: readonly ShareChange[] | undefined;
  /** Sorted by day. */
  readonly entries: readonly PlanEntry[];
  /** The last day whose entries have been settled and don't change any more (`settleDays`); absent if none has. */
  readonly settledThrough?: IsoDay | undefined;
  /** Missed entries that past days still show; absent if nothing was ever moved or changed. */
  readonly missed?: readonly MissedEntry[] | undefined;
}

/** A plan's days in a calendar, each list without duplicates, in order. */
export interface PlanCalendarDays {
  readonly studyDays: readonly IsoDay[];
  readonly testDays: readonly IsoDay[];
}

/** The days after its export that the latest calendar file had, canceled ones included: nobody knows which files were opened. */
export interface PlanCalendar extends PlanCalendarDays {
  /** The file's revision. */
  readonly sequence: number;
}

/** The record's only plan. */
export interface SavedPlan {
  readonly id: 'plan';
  /** Null if deleted; the row remains so that an older copy from another device can't restore the plan. */
  readonly plan: StudyPlan | null;
  /** Absent before the first calendar file. Stays when the plan is replaced or deleted, because calendars keep its days. */
  readonly calendar?: PlanCalendar | undefined;
  /** Epoch milliseconds. Of two versions, the later wins. */
  readonly changedAt: number;
}

/** Changes the plan's test date and drops all entries on or after it. For new dates that leave no day to plan. */
export function endPlanBefore(plan: StudyPlan, testDate: IsoDay): StudyPlan {
  return { ...plan, testDate, entries: plan.entries.filter(({ day }) => day < testDate) };
}
