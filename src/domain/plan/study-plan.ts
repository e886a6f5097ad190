/** A student's plan until the test, as it is kept: what to do on which day. */
import { fullForms } from '@/domain/exam/blueprint';
import type { FullFormId } from '@/domain/exam/catalog/plan-parts';
import type { ScoredSection } from '@/domain/exam/scored-sections';
import type { NamedSection } from '@/domain/section-names';
import type { IsoDay } from '@/lib/calendar';

/** The shorter tests between whole ones: half of every section, or one section under its clock. */
export const checkpointTests = ['diagnostic', 'verbal', 'quantitative', 'reading'] as const;
export type CheckpointTest = (typeof checkpointTests)[number];

export type PlanActivity =
  /** Mixed practice of a section. */
  | { readonly kind: 'practice'; readonly section: ScoredSection }
  | { readonly kind: 'words' }
  | { readonly kind: 'mistakes' }
  | { readonly kind: 'essay' }
  /** A shorter test in between, to see where things stand. */
  | { readonly kind: 'checkpoint'; readonly test: CheckpointTest }
  | { readonly kind: 'full-test'; readonly form: FullFormId };

/** What may be done in pieces, on several days. Tests and essays are done whole. */
export function mayBeSplit({ kind }: PlanActivity): boolean {
  return kind === 'practice' || kind === 'words' || kind === 'mistakes';
}

/** A test, whole or shorter. */
export function isTest({ kind }: PlanActivity): boolean {
  return kind === 'full-test' || kind === 'checkpoint';
}

export interface PlanEntry {
  /** Unique within its plan, and the same when the entry moves to another day. */
  readonly id: string;
  readonly day: IsoDay;
  readonly minutes: number;
  readonly activity: PlanActivity;
}

/** What a day has, under ids of its own: the day and the place on it. */
export function entriesOfDay(
  day: IsoDay,
  parts: readonly Pick<PlanEntry, 'minutes' | 'activity'>[],
): readonly PlanEntry[] {
  return parts.map(({ minutes, activity }, place) => ({ id: `${day}-${place + 1}`, day, minutes, activity }));
}

/** What was planned for a past day and not done, after the plan went on without it. */
export interface MissedEntry extends PlanEntry {
  /** Whether it was spread over later days; otherwise it left the plan. */
  readonly moved: boolean;
}

/** A missed entry under an id of its own: what was moved keeps the id that it had. */
export function missedEntry(entry: PlanEntry, moved: boolean): MissedEntry {
  return { ...entry, id: `missed-${entry.day}-${entry.id}`, moved };
}

/** The share of the time that each section is given, in whole percent; they add up to 100. */
export type SectionShares = Readonly<Record<NamedSection, number>>;

/** The tests of all sections, after which a plan looks at its shares again. */
export const allSectionTests = ['diagnostic', ...fullForms] as const;
export type AllSectionTest = (typeof allSectionTests)[number];

/** The shares of a plan before and after a test. */
export interface ShareChange {
  readonly test: AllSectionTest;
  /** The day on which it was finished. The practice of later days follows the new shares. */
  readonly day: IsoDay;
  readonly from: SectionShares;
  /** The same as `from` where nothing moved. */
  readonly to: SectionShares;
  /** The part of a test's questions that would be missed, from 0 to 1, by all answers until then; null where there is not enough data. */
  readonly missed: Readonly<Record<ScoredSection, number | null>>;
}

export interface StudyPlan {
  readonly madeOn: IsoDay;
  readonly testDate: IsoDay;
  readonly minutesPerDay: number;
  /** Days of the week without work: 0 for Monday, 6 for Sunday. */
  readonly restDays: readonly number[];
  readonly balance: SectionShares;
  /** When the last of the answers was given that the shares rest on, in epoch milliseconds; 0 where there were none. */
  readonly answersUntil: number;
  /** How tests that were taken since have changed the shares, in their order; absent before the first. */
  readonly shareChanges?: readonly ShareChange[] | undefined;
  /** In the order of their days. */
  readonly entries: readonly PlanEntry[];
  /** What days that have passed still show beside their entries; absent where nothing was ever moved or changed. */
  readonly missed?: readonly MissedEntry[] | undefined;
}

/** The one plan that a record has. */
export interface SavedPlan {
  readonly id: 'plan';
  /** Null after the student deleted it: an older copy from elsewhere must not bring it back. */
  readonly plan: StudyPlan | null;
  /** Epoch milliseconds. Of two versions, the later one counts. */
  readonly changedAt: number;
}
