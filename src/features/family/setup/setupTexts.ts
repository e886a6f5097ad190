/** Text of the setup dialogs. Each help text explains what its field affects. */
import { levelIds, type LevelId } from '@/domain/exam/level/level-id';
import { testLevels } from '@/domain/exam/level/test-levels';
import { draftLevel, type ProfileDraft } from '@/domain/learner/drafts/profile-draft';
import { parseWholeNumber } from '@/domain/learner/drafts/score-draft';
import type { LevelMove } from '@/domain/learner/level-move';
import { enteredSources, type ReportedTest } from '@/domain/learner/setup';
import { type ResultKind, resultKindOfLevel } from '@/domain/learner/raw-result';
import { daysBetween, type IsoDay, isIsoDay } from '@/lib/dates/calendar';
import { formatCount, formatHoursAndMinutes, formatLongDay, formatRange } from '@/lib/text/format';
import { parseDecimal } from '@/lib/text/parseDecimal';

const levelName = (level: LevelId): string => `${testLevels[level].name} Level`;

export const levelOptions = levelIds.map((value) => ({ value, label: levelName(value) }));

/** The levels by grade: "Grades 5 to 7: Middle. Grades 8 to 11: Upper." */
const levelsByGradeText = levelIds
  .map((level) => `Grades ${formatRange(testLevels[level].grades)}: ${testLevels[level].name}.`)
  .join(' ');

/** Describes the grades of each level, and the score scale of the student's or, without one, how the level is determined. */
export function levelHelpText(draft: Pick<ProfileDraft, 'level' | 'grade'>): string {
  const level = draftLevel(draft);
  if (level !== null) {
    const { scale } = testLevels[level];
    return `${levelsByGradeText} Official ${levelName(level)} scores run from ${formatRange({ low: scale.least, high: scale.most })} per section.`;
  }
  const grade = parseWholeNumber(draft.grade);
  return grade !== null && grade < testLevels.middle.grades.low
    ? `Grade ${grade} takes the Elementary Level, for which this site has no test. ${levelsByGradeText}`
    : `${levelsByGradeText} The level follows the grade unless you choose one here.`;
}

/** The first option of the level select, which derives the level from the grade. */
export function levelByGradeLabel({ grade }: Pick<ProfileDraft, 'grade'>): string {
  const level = draftLevel({ level: '', grade });
  return level === null ? 'By grade' : `By grade: ${levelName(level)}`;
}

/** The notice that offers the next level to a student who has grown out of one. */
export const levelMoveTexts = {
  notice: ({ from, to, grade }: LevelMove, hasTargets: boolean) =>
    [
      `Grade ${grade} takes the ${levelName(to)}, but the profile still says ${levelName(from)}.`,
      `After the change, tests, practice, and dashboards are those of the ${levelName(to)}.`,
      `Results of the ${levelName(from)} stay in the list of tests.`,
      ...(hasTargets
        ? [`Target scores are removed, because they are on the scale of the ${levelName(from)}.`]
        : []),
    ].join(' '),
  button: ({ to }: LevelMove) => `Change to the ${levelName(to)}`,
  failed: 'The level was not changed, because the browser could not save it. Try again.',
} as const;

/** Describes how far away the test day is and what depends on it, including an existing plan. */
export function testDayHelpText(text: string, today: IsoDay, isPlanned: boolean): string {
  const sets = isPlanned
    ? 'Changing it rebuilds your study plan.'
    : 'Sets the countdown, word review, and a first study plan.';
  const days = isIsoDay(text) ? daysBetween(today, text) : -1;
  if (days < 0) return sets;
  return days === 0 ? `Today. ${sets}` : `${formatCount(days, 'day')} away. ${sets}`;
}

export function weeklyHoursHelpText(text: string): string {
  const goal = 'The line on the study-time charts.';
  const hours = parseDecimal(text);
  if (hours === null || hours <= 0 || hours > 100) return goal;
  return `${goal} About ${formatHoursAndMinutes((hours / 7) * 3_600_000)} a day over seven days.`;
}

/** Reports the effect of a changed test day on the plan. */
export function planMovedText(testDay: IsoDay): string {
  return `Your study plan now leads up to ${formatLongDay(testDay)}, ${testDay.slice(0, 4)}.`;
}

export const profileTexts = {
  title: 'Who Is Practicing?',
  saved: 'Your Profile',
  intro: 'Everything is optional and can be changed later. Nothing leaves this device unless you share it.',
  nickname: 'This name appears on the dashboards and in anything you share.',
  grade: 'Determines the level.',
  target:
    'The line on every chart of scores. A score counts as on track when its whole range is at or above the line. At the Middle Level, only official scores are compared with it.',
  schools: 'Shown beside the target. List your first choice first. We contact no school.',
  noTotal: 'shown once all three are in',
} as const;

const sourceLabels: Readonly<Record<ReportedTest['source'], string>> = {
  official: 'Official SSAT report',
  other: 'Another provider’s test',
};

export const sourceOptions = enteredSources.map((value) => ({ value, label: sourceLabels[value] }));

const shownAsTexts: Readonly<Record<ResultKind, string>> = {
  scaled: 'Charts show this score as a square beside estimates.',
  raw: 'This score has charts of its own, apart from the raw scores of tests taken here.',
};

export const reportedScoreTexts = {
  add: 'Add a Score from a Report',
  change: 'Change a Reported Score',
  /** Says how a score is shown. Only official reports have the test maker's published error. */
  intro: ({ source, level }: Pick<ReportedTest, 'source' | 'level'>) =>
    source === 'official'
      ? `${shownAsTexts[resultKindOfLevel(level)]} We calculate its range from the error of official reports, which typically miss by about ${testLevels[level].standardError} points per section.`
      : 'We list this score with the tests as a single number. We don’t give it a range or compare it with other scores, because we don’t know how precise it is.',
  source: 'Whose score is it?',
  percentiles: 'Percentiles run from 1 to 99 and are optional.',
  noTotal: profileTexts.noTotal,
} as const;

export const addLearnerTexts = {
  title: 'Add Another Student',
  submit: 'Add',
  intro:
    'Each student has a separate record with tests, words, a plan, and dashboards. The records are saved on this device from now on. Use the menu at the top of every page to switch between them. There is no password, so whoever uses this device can open them.',
  here: 'This name tells the current record from the new one.',
  added: 'The name in the menu. You can change it in the profile.',
  failed: {
    failed:
      'No student was added, because the browser could not write the new record. Close other tabs of this site and try again.',
    'not-saved':
      'No student was added, because this browser doesn’t let the site save on the device or has no room. Private windows, for example, save nothing.',
  },
} as const;
