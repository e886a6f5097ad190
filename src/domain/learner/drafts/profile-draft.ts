/** Validates the profile form and converts between its text fields and the saved profile. */
import { typedText, isBlank } from '@/lib/text/typedText';
import type { LevelId } from '@/domain/exam/level/level-id';
import { type ScoredSection, scoredSections } from '@/domain/exam/test/scored-sections';
import { maxPlanDays } from '@/domain/plan/weeks/plan-limits';
import { daysBetween, type IsoDay, isIsoDay } from '@/lib/dates/calendar';
import { formatCount } from '@/lib/text/format';
import { parseDecimal } from '@/lib/text/parseDecimal';
import { noTargets, type ScoreTargets } from '@/domain/learner/learner-profile';
import { validatePercentile, validateScore, numberFieldText, parseWholeNumber } from './score-draft';
import { levelForProfile, type EditableProfile, profileLimits } from '@/domain/learner/setup';

export interface SchoolDraft {
  readonly name: string;
  readonly percentile: string;
}

/** The texts in the form's fields, as typed; '' for an empty field. */
export interface ProfileDraft {
  readonly nickname: string;
  readonly grade: string;
  /** '' means the level follows from the grade. */
  readonly level: LevelId | '';
  readonly testDay: string;
  readonly targetsBy: 'total' | 'sections';
  readonly total: string;
  readonly sections: Readonly<Record<ScoredSection, string>>;
  readonly schools: readonly SchoolDraft[];
  readonly weeklyHours: string;
}

/**
 * The grades in the menu: those of the supported levels plus the two of the Elementary Level, so that its students learn that
 * theirs is a different test.
 */
export const offeredGrades = [3, 4, 5, 6, 7, 8, 9, 10, 11] as const;

const mostHours = profileLimits.weeklyMinutes / 60;

function tooLong(text: string, most: number): string | null {
  const { length } = text.trim();
  return length > most ? `Keep it to ${formatCount(most, 'character')}; it has ${length}.` : null;
}

/**
 * Returns the level whose scale the draft's targets are checked against; null if neither a level nor a supported grade is entered.
 */
export function draftLevel({ level, grade }: Pick<ProfileDraft, 'level' | 'grade'>): LevelId | null {
  return levelForProfile({ level: level === '' ? null : level, grade: parseWholeNumber(grade) });
}

/** One validator per field. Each returns a message for the user, or null if the field is valid. */
export const profileFieldValidators = {
  nickname: (text: string) => tooLong(text, profileLimits.nickname),
  /**
   * Requires a unique nickname, for devices with several learners.
   * @param others the nicknames of the other learners
   */
  nicknameAmong(text: string, others: readonly string[]): string | null {
    if (isBlank(text)) return 'Enter a nickname to tell the students apart.';
    const isTaken = others.some((other) => typedText(other).toLowerCase() === typedText(text).toLowerCase());
    return isTaken
      ? 'This nickname is already used here. Choose another one.'
      : tooLong(text, profileLimits.nickname);
  },
  /**
   * @param saved the previously saved date, which remains valid after it has passed
   * @param isPlanned true if a study plan leads up to the date: it may be changed but not removed
   */
  testDay(text: string, today: IsoDay, saved: IsoDay | null, isPlanned: boolean): string | null {
    if (text === '' && isPlanned)
      return 'Your study plan leads up to a test date. Enter another day, or delete the plan first.';
    if (text === '' || text === saved) return null;
    if (!isIsoDay(text)) return 'Enter a real date, such as 2027-01-09.';
    const days = daysBetween(today, text);
    if (days < 0) return 'This day has passed. Choose today or a later day, or leave it empty.';
    return days > maxPlanDays ? 'This is more than two years away. Choose an earlier day.' : null;
  },
  section: (text: string, level: LevelId | null) => validateScore(text, level, 'section'),
  total: (text: string, level: LevelId | null) => validateScore(text, level, 'total'),
  schoolName({ name, percentile }: SchoolDraft): string | null {
    if (isBlank(name) && !isBlank(percentile)) return 'Name the school for this percentile.';
    return tooLong(name, profileLimits.schoolName);
  },
  schoolPercentile: ({ percentile }: SchoolDraft) => validatePercentile(percentile),
  weeklyHours(text: string): string | null {
    if (isBlank(text)) return null;
    const minutes = minutesOf(text);
    return minutes === null || minutes < 1 || minutes > profileLimits.weeklyMinutes
      ? `Enter the hours as a plain number above 0 and up to ${mostHours}, such as 5 or 2.5.`
      : null;
  },
} as const;

function minutesOf(hours: string): number | null {
  const value = parseDecimal(hours);
  return value === null ? null : Math.round(60 * value);
}

/** Returns the sum of the section targets if each section has one, else the total that was entered. */
export function draftTargetTotal({
  targetsBy,
  total,
  sections,
}: Pick<ProfileDraft, 'targetsBy' | 'total' | 'sections'>): number | null {
  const typed = scoredSections.flatMap((section) => parseWholeNumber(sections[section]) ?? []);
  return targetsBy === 'sections' && typed.length === scoredSections.length
    ? typed.reduce((sum, target) => sum + target, 0)
    : parseWholeNumber(total);
}

function firstFault(draft: ProfileDraft, today: IsoDay, saved: IsoDay | null): string | null {
  const level = draftLevel(draft);
  const targets =
    draft.targetsBy === 'total'
      ? [profileFieldValidators.total(draft.total, level)]
      : scoredSections.map((section) => profileFieldValidators.section(draft.sections[section], level));
  const faults = [
    profileFieldValidators.nickname(draft.nickname),
    // This function doesn't know about plans, so the caller must check whether the date may be removed.
    profileFieldValidators.testDay(draft.testDay, today, saved, false),
    ...targets,
    ...draft.schools.flatMap((school) => [
      profileFieldValidators.schoolName(school),
      profileFieldValidators.schoolPercentile(school),
    ]),
    profileFieldValidators.weeklyHours(draft.weeklyHours),
  ];
  return faults.find((fault) => fault !== null) ?? null;
}

function targetsOfDraft(draft: ProfileDraft): ScoreTargets {
  // Keeps the earlier total until every section has a target, unless that total is off the level's scale.
  const fault = profileFieldValidators.total(draft.total, draftLevel(draft));
  const ownTotal = fault === null ? parseWholeNumber(draft.total) : null;
  if (draft.targetsBy === 'total') return { ...noTargets, total: ownTotal };
  const [verbal, quantitative, reading] = scoredSections.map((section) =>
    parseWholeNumber(draft.sections[section]),
  );
  const sections = { verbal: verbal ?? null, quantitative: quantitative ?? null, reading: reading ?? null };
  const isWhole = Object.values(sections).every((target) => target !== null);
  return { total: isWhole ? null : ownTotal, sections };
}

/**
 * Converts a valid draft to a profile.
 * @param saved the profile being edited
 * @throws Error if the draft has a fault; check profileFieldValidators first.
 */
export function profileFromDraft(
  draft: ProfileDraft,
  saved: EditableProfile,
  today: IsoDay,
): EditableProfile {
  const fault = firstFault(draft, today, saved.testDay);
  if (fault !== null) throw new Error(`Not a profile: ${fault}`);
  const { nickname, grade, level, testDay, schools, weeklyHours } = draft;
  const weeklyMinutes = isBlank(weeklyHours) ? null : minutesOf(weeklyHours);
  const { stretchMinutes } = saved;
  return {
    nickname: isBlank(nickname) ? null : typedText(nickname),
    grade: parseWholeNumber(grade),
    level: level === '' ? null : level,
    testDay: isIsoDay(testDay) ? testDay : null,
    targets: targetsOfDraft(draft),
    schools: schools
      .filter(({ name }) => !isBlank(name))
      .map(({ name, percentile }) => ({
        name: typedText(name),
        targetPercentile: parseWholeNumber(percentile),
      })),
    weeklyMinutes,
    // The stretch goal must exceed the weekly goal and can't exist without one.
    stretchMinutes:
      stretchMinutes !== null && weeklyMinutes !== null && stretchMinutes > weeklyMinutes
        ? stretchMinutes
        : null,
  };
}

export function draftFromProfile(profile: EditableProfile): ProfileDraft {
  const { total, sections } = profile.targets;
  const isBySection = total === null || Object.values(sections).some((target) => target !== null);
  return {
    nickname: profile.nickname ?? '',
    grade: numberFieldText(profile.grade),
    level: profile.level ?? '',
    testDay: profile.testDay ?? '',
    targetsBy: isBySection ? 'sections' : 'total',
    total: numberFieldText(total),
    sections: {
      verbal: numberFieldText(sections.verbal),
      quantitative: numberFieldText(sections.quantitative),
      reading: numberFieldText(sections.reading),
    },
    schools: profile.schools.map(({ name, targetPercentile }) => ({
      name,
      percentile: numberFieldText(targetPercentile),
    })),
    // Two decimals are precise enough to convert back to the same minutes.
    weeklyHours:
      profile.weeklyMinutes === null ? '' : String(Math.round((100 * profile.weeklyMinutes) / 60) / 100),
  };
}
