/** Sentences and labels of the course pages that are derived from the plan. */
import { activityTitle } from '@/domain/plan/topics/activity-title';
import { courseLengths, courses, courseTestDay, type CourseLength } from '@/domain/plan/courses/course';
import type { CourseStart, CourseStartNotice } from '@/domain/plan/courses/course-start';
import { courseFigures } from '@/data/courses/courseDays';
import type { LevelId } from '@/domain/exam/level/level-id';
import type { CourseTest, CourseCategory } from '@/domain/plan/courses/course-weeks';
import type { GuideTable } from '@/domain/page-text/guide-text';
import { sectionName } from '@/domain/section-names';
import { addDays, type IsoDay } from '@/lib/dates/calendar';
import {
  formatDate,
  formatDay as dayWords,
  formatDecimalHours,
  formatLongDay,
  formatRange,
  weekdayNames,
} from '@/lib/text/format';
import { site } from '@/site';

/** Rounds to tenths of an hour: 370 minutes -> "6.2". */
const tenthsOfHours = (minutes: number): string => formatDecimalHours(Math.round(minutes / 6) / 10);

export const totalHoursText = ({ minutes }: { readonly minutes: number }): string =>
  formatDecimalHours(Math.round(minutes / 60));

/** "6.2 to 8.5" */
export function weeklyHoursText({
  leastInWeek,
  mostInWeek,
}: {
  leastInWeek: number;
  mostInWeek: number;
}): string {
  return formatRange({ low: leastInWeek, high: mostInWeek }, tenthsOfHours);
}

/**
 * The label of a day: "Mon, Nov 30" if the course has a start date, otherwise "Mon". `place` is the day's index in the course, from
 * 0.
 */
export function courseWeekdayLabel(place: number, monday: IsoDay | null): string {
  return monday === null ? (weekdayNames[place % 7] ?? '').slice(0, 3) : dayWords(addDays(monday, place));
}

/** "Week 1, Saturday", or the day's date if the course has a start date. `place` is the day's index in the course, from 0. */
export function courseDayText(place: number, monday: IsoDay | null): string {
  return monday === null
    ? `Week ${Math.floor(place / 7) + 1}, ${weekdayNames[place % 7] ?? ''}`
    : formatLongDay(addDays(monday, place));
}

export const courseCategoryLabels: Readonly<Record<CourseCategory, string>> = {
  verbal: sectionName('verbal', 'dashboard'),
  quantitative: sectionName('quantitative', 'dashboard'),
  reading: sectionName('reading', 'dashboard'),
  writing: sectionName('writing', 'dashboard'),
  review: 'Mistakes',
  test: 'Tests',
};

/** Describes the purpose of a test in the course. */
export function testPurposeText({ entry: { activity } }: CourseTest, tests: readonly CourseTest[]): string {
  if (activity.kind === 'checkpoint' && activity.test === 'diagnostic')
    return 'Half of each scored section shows where you lose points.';
  if (activity.kind !== 'full-test') return 'A short timed test shows whether you can keep the pace.';
  const full = tests.filter(({ entry }) => entry.activity.kind === 'full-test');
  const at = full.findIndex(({ entry }) => entry.activity === activity);
  if (full.length === 1)
    return 'You see your pace, your endurance, and where you lose points, with a week left to act on the results.';
  if (at === 0) return 'You see your starting pace, your endurance, and where you lose points.';
  if (at === full.length - 1)
    return 'You take a last look before the real test, with a week left to act on the results.';
  return 'You see what has changed and what to work on next.';
}

export const courseTestTitle = ({ entry }: CourseTest): string => activityTitle(entry.activity);

/** The three courses side by side, for students of a level; `suits` describes the audience of each. */
export function courseComparisonTable(
  current: CourseLength,
  level: LevelId,
  suits: Readonly<Record<CourseLength, string>>,
): GuideTable {
  const figures = courseLengths.map((weeks) => courseFigures(weeks, level));
  const row = (name: string, cell: (each: (typeof figures)[number]) => string) => [
    name,
    ...figures.map(cell),
  ];
  return {
    caption:
      'We calculated these figures from the three plans. Full-test hours include breaks and the experimental section.',
    head: ['Course', ...courseLengths.map((weeks) => site[courses[weeks].page].heading)],
    rows: [
      ['Suits', ...courseLengths.map((weeks) => suits[weeks])],
      ['Minutes a day', ...courseLengths.map((weeks) => String(courses[weeks].minutesPerDay))],
      row('Hours a week', weeklyHoursText),
      row('Hours in total', totalHoursText),
      row('Days of study', ({ studyDays }) => String(studyDays)),
      row('Days off per week', ({ freeDaysAWeek }) => String(freeDaysAWeek)),
      row('Full tests', ({ fullTests }) => String(fullTests)),
      row('Shorter tests', ({ sectionTests }) => String(sectionTests)),
      row('Essays', ({ essays }) => String(essays)),
      [
        'Syllabus',
        ...courseLengths.map((weeks) =>
          weeks === current ? 'This page' : `[Days of the ${weeks}-week course](${courses[weeks].page})`,
        ),
      ],
    ],
  };
}

/** Shown in place of the dates until they are known. */
export const courseWeekdaysText = 'Courses run from a Monday through the Friday before a Saturday test.';

/** Describes when the course starts and ends, and the test that it leads up to. */
export function courseSpanSentence(weeks: CourseLength, monday: IsoDay): string {
  const testDay = courseTestDay(weeks, monday);
  return `Starts ${dayWords(monday)} and ends ${dayWords(addDays(testDay, -1))}, the day before a test on Saturday, ${formatDate(testDay)}.`;
}

const startNoticeTexts: Readonly<Record<CourseStartNotice, string>> = {
  unreadable: 'The start date in the address is not a real date. The course starts next Monday.',
  passed: 'The start date has passed. The course starts next Monday.',
  'too-far': 'A course can end two years from today at the latest. This one starts next Monday.',
  'not-monday': 'Courses start on a Monday, so this one starts on the Monday after the day you chose.',
};

/** Explains why the course starts on another day than requested; null if it doesn't. */
export function startNoticeText({ notice }: CourseStart): string | null {
  return notice === null ? null : startNoticeTexts[notice];
}
