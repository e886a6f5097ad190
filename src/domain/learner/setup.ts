/** What a learner sets up, as it is kept: each a row of which the latest change counts. */
import type { LevelId } from '@/domain/exam/level/level-id';
import { testLevels } from '@/domain/exam/level/test-levels';
import { type ScoredSection, scoredSections } from '@/domain/exam/scored-sections';
import type { IsoDay } from '@/lib/calendar';
import { isPlausibleDay, isPlausibleInstant } from '@/lib/plausible';
import type { LearnerGoal } from './learner-goal';
import { type LearnerProfile, noTargets } from './learner-profile';
import type { ReportedScore } from './section-score';

/** A profile as the learner filled it in. */
export interface ProfileFacts extends Omit<LearnerProfile, 'id' | 'level'> {
  /** Null where none was chosen: it then follows from the grade. */
  readonly level: LevelId | null;
}

/** A profile of which nothing is filled in. */
export const emptyProfile: ProfileFacts = {
  nickname: null,
  grade: null,
  level: null,
  testDay: null,
  targets: noTargets,
  schools: [],
  weeklyMinutes: null,
  stretchMinutes: null,
};

/** Texts in characters. */
export const profileLimits = {
  nickname: 40,
  /** Grades that a profile may have; those of the levels are fewer. */
  grades: { low: 3, high: 12 },
  schools: 6,
  schoolName: 80,
  weeklyMinutes: 6000,
} as const;

/** Percentile ranks as reports print them. */
export const percentileRange = { low: 1, high: 99 } as const;

/** A score that an official report or another provider printed, entered by hand. */
export interface ReportedTest {
  readonly on: IsoDay;
  readonly level: LevelId;
  readonly scores: Readonly<Record<ScoredSection, Omit<ReportedScore, 'state'>>>;
  /** Null where the report printed none. */
  readonly totalPercentile: number | null;
}

interface Changed {
  /** Epoch milliseconds. Of two versions, the later one counts. */
  readonly changedAt: number;
}

export interface SavedProfile extends Changed {
  readonly id: 'profile';
  /** Tells the learner from others whose copies are on a parent's device; given once, by chance. */
  readonly learner: string;
  readonly profile: ProfileFacts;
}

export interface SavedGoal extends Changed {
  readonly id: string;
  /** Null where it was removed: a copy of before must not bring it back. */
  readonly goal: LearnerGoal | null;
}

export interface SavedReportedTest extends Changed {
  readonly id: string;
  /** Null where it was removed, as with a goal. */
  readonly test: ReportedTest | null;
}

export interface SavedReadMark extends Changed {
  readonly id: 'read';
  /** Notifications of up to this instant, in epoch milliseconds, are read. */
  readonly until: number;
}

/** The level that the students of a grade take; null for a grade of another level. */
export function levelForGrade(grade: number): LevelId | null {
  const level = Object.values(testLevels).find(({ grades: { low, high } }) => grade >= low && grade <= high);
  return level?.id ?? null;
}

/** The level of a profile: the one that was chosen, else that of the grade; null where neither tells. */
export function levelForProfile({ level, grade }: Pick<ProfileFacts, 'level' | 'grade'>): LevelId | null {
  return level ?? (grade === null ? null : levelForGrade(grade));
}

/** Tells whether screens can calculate with a profile, as with the next three kinds of facts: all have dates that a clock may have got wrong. */
export function isUsableProfile({ testDay }: ProfileFacts, today: IsoDay): boolean {
  return testDay === null || isPlausibleDay(testDay, today);
}

export function isUsableGoal({ setOn, dueOn }: LearnerGoal, today: IsoDay): boolean {
  return isPlausibleDay(setOn, today) && isPlausibleDay(dueOn, today);
}

/** Scores beyond the scale of their level have no band. */
export function isUsableReportedTest({ on, level, scores }: ReportedTest, today: IsoDay): boolean {
  const { least, most } = testLevels[level].scale;
  return (
    isPlausibleDay(on, today) &&
    scoredSections.every((section) => scores[section].score >= least && scores[section].score <= most)
  );
}

export function isUsableReadMark({ until }: Pick<SavedReadMark, 'until'>, nowMs: number): boolean {
  return isPlausibleInstant(until, nowMs);
}
