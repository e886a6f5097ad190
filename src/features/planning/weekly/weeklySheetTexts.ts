import { testTitle } from '@/domain/plan/drills/test-title';
import { countEssayWords } from '@/domain/exam/essays/essay';
import type { ScoreBand } from '@/domain/exam/report/estimate';
import { activityTitle } from '@/domain/plan/topics/activity-title';
import { secondsPerQuestion } from '@/domain/plan/drills/drill-length';
import type { PlanEntry } from '@/domain/plan/schedule/study-plan';
import type { WeeklyPlanProgress } from '@/domain/plan/weekly/weekly-plan-progress';
import type { WeeklySectionWork, WeeklyWork } from '@/domain/plan/weekly/weekly-work';
import type { PlanDay } from '@/domain/plan/weeks/plan-weeks';
import { sectionName } from '@/domain/section-names';
import { daysBetween, dayAtOffset, type IsoDay } from '@/lib/dates/calendar';
import {
  formatCount,
  formatDate,
  formatDay as dayWords,
  formatMinutes,
  formatMonthDay,
  noFigure,
  formatOrdinal,
  formatRange,
  formatSeconds,
} from '@/lib/text/format';
import type { SelfCheckedDraft, WeeklySheetFacts } from './readWeeklySheet';

/** The sheet's place on the planner, in its address. */
export const weeklySheetId = 'weekly-sheet';

export const sheetIntroText =
  'Print this page for a tutor or a parent, or save it as a PDF. It shows the results saved on this device, and nothing is sent.';

/** "3 h 20 min on 5 days" */
export function studyTimeText({ minutes, days }: WeeklyWork): string {
  return days === 0 ? 'Nothing yet' : `${formatMinutes(minutes)} on ${formatCount(days, 'day')}`;
}

/** "9 of 12 entries done" */
export function planDoneText(plan: WeeklyPlanProgress | null): string {
  if (plan === null) return 'No plan yet';
  return plan.dueCount === 0
    ? 'Nothing planned so far'
    : `${plan.doneCount} of ${formatCount(plan.dueCount, 'entry', 'entries')} done`;
}

/** "42 recalled, 8 new" */
export function wordsDoneText({ words: { recalls, newWords } }: WeeklyWork): string {
  return recalls + newWords === 0 ? 'None' : `${recalls} recalled, ${newWords} new`;
}

/** "Jan 9, 2027, in 44 days" */
export function testDateText(testDay: IsoDay, today: IsoDay): string {
  const left = daysBetween(today, testDay);
  return left > 0 ? `${formatDate(testDay)}, in ${formatCount(left, 'day')}` : formatDate(testDay);
}

export const sectionResultsHeaders = [
  'Section',
  'New questions right',
  'Timed pace',
  'Untimed pace',
] as const;

/** A table row: the section, correct answers, and seconds per question with and without a clock. */
export function sectionWorkCells({
  section,
  answered,
  right,
  timedMs,
  untimedMs,
}: WeeklySectionWork): readonly string[] {
  const allowed = secondsPerQuestion[section];
  return [
    sectionName(section, 'dashboard'),
    answered === 0 ? noFigure : `${right} of ${answered}`,
    timedMs === null ? noFigure : `${formatSeconds(timedMs)} (test: ${allowed} s)`,
    untimedMs === null ? noFigure : formatSeconds(untimedMs),
  ];
}

/** The most lines the sheet has room for, in the list of tests and in the list of essays. */
const mostLines = 4;

/** Limits the lines to `mostLines`. If some are left out, the last line counts them. */
function shortened(lines: readonly string[]): readonly string[] {
  return lines.length <= mostLines
    ? lines
    : [...lines.slice(0, mostLines - 1), `and ${lines.length - mostLines + 1} more`];
}

/** The tests of a week with their estimates, and the reviews: "Full Test A, Nov 14: estimate 2,050 to 2,150" */
export function weekTestLines(
  { tests, reviews: { asked, right } }: WeeklyWork,
  totals: ReadonlyMap<string, ScoreBand>,
): readonly string[] {
  const lines = tests.map(({ id, planId, finishedAt }) => {
    const total = totals.get(id);
    const estimate = total === undefined ? '' : `: estimate ${formatRange(total)}`;
    return `${testTitle(planId)}, ${formatMonthDay(dayAtOffset(finishedAt))}${estimate}`;
  });
  const reviewed = asked === 0 ? [] : [`${formatCount(asked, 'mistake')} reviewed, ${right} right`];
  return [...reviewed, ...shortened(lines)];
}

/** Returns one line each for mistakes, words, and entries that are due. */
export function dueItemLines({ mistakes, words, open }: WeeklySheetFacts['due']): readonly string[] {
  return [
    `${formatCount(mistakes, 'mistake')} due`,
    `${formatCount(words.recall, 'word')} to recall, ${words.newWords} new`,
    ...(open === null ? [] : [openEntriesLine(open)]),
  ];
}

function openEntriesLine(open: readonly PlanEntry[]): string {
  const minutes = open.reduce((sum, entry) => sum + entry.minutes, 0);
  return open.length === 0
    ? 'Nothing open in the plan'
    : `${formatCount(open.length, 'plan entry', 'plan entries')} open, ${formatMinutes(minutes)}`;
}

/** The essays of a week: "Nov 18: 2nd draft, 312 words, read over" */
export function essayDraftLines(drafts: readonly SelfCheckedDraft[]): readonly string[] {
  return shortened(drafts.map(essayDraftText));
}

function essayDraftText({ essay: { finishedAt, text }, number, isChecked }: SelfCheckedDraft): string {
  const draft = `${formatOrdinal(number)} draft`;
  const at = finishedAt === null ? '' : `${formatMonthDay(dayAtOffset(finishedAt))}: `;
  return `${at}${draft}, ${formatCount(countEssayWords(text), 'word')}, ${isChecked ? 'read over' : 'not read over yet'}`;
}

/** "Mon, Nov 23: word review 5 min, Math practice 20 min" */
export function plannedDayText({ day, entries }: PlanDay): string {
  const parts = entries.map(
    ({ activity, minutes }) => `${activityTitle(activity)} ${formatMinutes(minutes)}`,
  );
  return `${dayWords(day)}: ${parts.join(', ')}`;
}
