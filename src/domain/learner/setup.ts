/** The learner's own entries as saved rows. For each id, the latest change wins. */
import type { LevelId } from '@/domain/exam/level/level-id';
import { testLevels } from '@/domain/exam/level/test-levels';
import { type ScoredSection, scoredSections } from '@/domain/exam/test/scored-sections';
import type { IsoDay } from '@/lib/dates/calendar';
import { isPlausibleDay, isPlausibleInstant } from '@/lib/dates/plausible';
import type { LearnerGoal } from './learner-goal';
import { type LearnerProfile, noTargets } from './learner-profile';
import type { ReportedScore, ReportSource } from './section-score';
import type { TimelineNote } from './timeline-note';

/** A profile as the learner filled it in. */
export interface EditableProfile extends Omit<LearnerProfile, 'id' | 'level'> {
  /** Null if none was chosen; the level then follows from the grade. */
  readonly level: LevelId | null;
}

export const emptyProfile: EditableProfile = {
  nickname: null,
  grade: null,
  level: null,
  testDay: null,
  targets: noTargets,
  schools: [],
  weeklyMinutes: null,
  stretchMinutes: null,
};

/** Text lengths are in characters. */
export const profileLimits = {
  nickname: 40,
  /** Grades that a profile accepts: more than the supported levels cover. */
  grades: { low: 3, high: 12 },
  schools: 6,
  schoolName: 80,
  weeklyMinutes: 6000,
} as const;

/** Percentile ranks as printed in reports. */
export const percentileRange = { low: 1, high: 99 } as const;

/** The sources of scores that a learner can enter. */
export const enteredSources = ['official', 'other'] as const satisfies readonly ReportSource[];

/** A score from an official report or another provider, entered by hand. */
export interface ReportedTest {
  readonly source: (typeof enteredSources)[number];
  readonly on: IsoDay;
  readonly level: LevelId;
  readonly scores: Readonly<Record<ScoredSection, Omit<ReportedScore, 'state' | 'source'>>>;
  /** Null if the report printed none. */
  readonly totalPercentile: number | null;
}

interface Changed {
  /** Epoch milliseconds. Of two versions, the later wins. */
  readonly changedAt: number;
}

export interface SavedProfile extends Changed {
  readonly id: 'profile';
  /** A random id, assigned once. It distinguishes this learner from others whose copies are on a parent's device. */
  readonly learner: string;
  readonly profile: EditableProfile;
}

export interface SavedGoal extends Changed {
  readonly id: string;
  /** Null if removed; the row remains so that an older copy can't restore the goal. */
  readonly goal: LearnerGoal | null;
}

export interface SavedNote extends Changed {
  readonly id: string;
  /** Null if removed, as for goals. */
  readonly note: TimelineNote | null;
}

export interface SavedReportedTest extends Changed {
  readonly id: string;
  /** Null if removed, as for goals. */
  readonly test: ReportedTest | null;
}

export interface SavedNotificationReadMark extends Changed {
  readonly id: 'read';
  /** Notifications up to this time, in epoch milliseconds, are read. */
  readonly until: number;
}

/** Returns null for a grade that no supported level covers. */
export function levelForGrade(grade: number): LevelId | null {
  const level = Object.values(testLevels).find(({ grades: { low, high } }) => grade >= low && grade <= high);
  return level?.id ?? null;
}

/** Returns the chosen level, else the level of the grade; null if neither is known. */
export function levelForProfile({ level, grade }: Pick<EditableProfile, 'level' | 'grade'>): LevelId | null {
  return level ?? (grade === null ? null : levelForGrade(grade));
}

/**
 * Returns the level of the profile, else that of the latest test or drill, else that of the latest reported test; null if nothing says
 * which.
 * @param finished tests and drills, latest first
 * @param reported tests taken elsewhere, oldest first
 */
export function levelOfLearner(
  profile: Pick<EditableProfile, 'level' | 'grade'>,
  [latest]: readonly { readonly level: LevelId }[],
  reported: readonly Pick<ReportedTest, 'level'>[] = [],
): LevelId | null {
  return levelForProfile(profile) ?? latest?.level ?? reported.at(-1)?.level ?? null;
}

/**
 * Rejects dates that a wrong device clock produced, because they would distort what screens calculate. The three functions below do
 * the same.
 */
export function isUsableProfile({ testDay }: EditableProfile, today: IsoDay): boolean {
  return testDay === null || isPlausibleDay(testDay, today);
}

export function isUsableGoal({ setOn, dueOn }: LearnerGoal, today: IsoDay): boolean {
  return isPlausibleDay(setOn, today) && isPlausibleDay(dueOn, today);
}

/** Also rejects scores off the level's scale, because they have no band. */
export function isUsableReportedTest({ on, level, scores }: ReportedTest, today: IsoDay): boolean {
  const { least, most } = testLevels[level].scale;
  return (
    isPlausibleDay(on, today) &&
    scoredSections.every((section) => scores[section].score >= least && scores[section].score <= most)
  );
}

export function isUsableNotificationReadMark(
  { until }: Pick<SavedNotificationReadMark, 'until'>,
  nowMs: number,
): boolean {
  return isPlausibleInstant(until, nowMs);
}
