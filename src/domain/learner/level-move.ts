/** The move from one level to the next one, which a student makes with the school year. */
import type { LevelId } from '@/domain/exam/level/level-id';
import { testLevels } from '@/domain/exam/level/test-levels';
import type { IsoDay } from '@/lib/dates/calendar';
import { noTargets } from './learner-profile';
import { type EditableProfile, levelForGrade } from './setup';

/** The month and day from which a student counts as being in the next grade: between the end of one school year and the next. */
const yearBegins = '08-01';

/** Returns the calendar year in which the school year of a day began. */
function schoolYearOf(day: IsoDay): number {
  const year = Number(day.slice(0, 4));
  return day.slice(5) >= yearBegins ? year : year - 1;
}

/** Returns a grade that was saved on one day as of another: one higher for each August 1 since. */
export function gradeOn(day: IsoDay, { grade, savedOn }: { grade: number; savedOn: IsoDay }): number {
  return grade + Math.max(0, schoolYearOf(day) - schoolYearOf(savedOn));
}

export interface LevelMove {
  readonly from: LevelId;
  readonly to: LevelId;
  /** The grade that the student is in by now. */
  readonly grade: number;
}

/**
 * Returns the move to offer: the profile's level is chosen or follows from the saved grade, and the grade of today is above it. Null
 * without a grade, at a grade of that level or below, and at one that no level covers. A chosen higher level is never questioned.
 * @param savedOn the day on which the profile was last saved
 */
export function levelMoveOn(
  today: IsoDay,
  { level, grade }: Pick<EditableProfile, 'level' | 'grade'>,
  savedOn: IsoDay,
): LevelMove | null {
  if (grade === null) return null;
  const from = level ?? levelForGrade(grade);
  const now = gradeOn(today, { grade, savedOn });
  const to = levelForGrade(now);
  if (from === null || to === null || to === from) return null;
  return now > testLevels[from].grades.high ? { from, to, grade: now } : null;
}

/** Moves a profile: to the level, and to the grade of today. Targets are dropped, because they are on the other level's scale. */
export function movedProfile(profile: EditableProfile, { to, grade }: LevelMove): EditableProfile {
  return {
    ...profile,
    level: to,
    grade,
    targets: noTargets,
  };
}
