/** The words of the weekly sheet. */
import { testTitle } from '@/domain/exam/catalog/titles';
import { wordCount } from '@/domain/exam/essay';
import type { Band } from '@/domain/exam/report/estimate';
import { activityTitle } from '@/domain/plan/activity-title';
import { secondsPerQuestion } from '@/domain/plan/drill-length';
import type { PlanOfWeek } from '@/domain/plan/weekly/plan-of-week';
import type { SectionOfWeek, WorkOfWeek } from '@/domain/plan/weekly/work';
import type { PlanDay } from '@/domain/plan/weeks/by-week';
import { sectionName } from '@/domain/section-names';
import { daysBetween, dayThere, type IsoDay } from '@/lib/calendar';
import {
  count,
  date,
  day as dayWords,
  minutesWords,
  monthDay,
  noFigure,
  ordinal,
  range,
  seconds,
} from '@/lib/format';
import type { DraftShown, WeeklySheetFacts } from './readWeek';

export const sheetState =
  'A page for a tutor or a parent, with the results saved on this device. It sends nothing; print it or save it as a PDF.';

/** "3 h 20 min on 5 days" */
export function studiedWords({ minutes, days }: WorkOfWeek): string {
  return days === 0 ? 'Nothing yet' : `${minutesWords(minutes)} on ${count(days, 'day')}`;
}

/** "9 of 12 entries done" */
export function planDoneWords(plan: PlanOfWeek | null): string {
  if (plan === null) return 'No plan yet';
  return plan.of === 0
    ? 'Nothing planned so far'
    : `${plan.done} of ${count(plan.of, 'entry', 'entries')} done`;
}

/** "42 recalled, 8 new" */
export function wordsDoneWords({ words: { recalls, newWords } }: WorkOfWeek): string {
  return recalls + newWords === 0 ? 'None' : `${recalls} recalled, ${newWords} new`;
}

/** "Jan 9, 2027, in 44 days" */
export function testDayWords(testDay: IsoDay, today: IsoDay): string {
  const left = daysBetween(today, testDay);
  return left > 0 ? `${date(testDay)}, in ${count(left, 'day')}` : date(testDay);
}

export const workHead = ['Section', 'Right', 'Timed pace', 'Untimed pace'] as const;

/** A row: section, what was right, seconds a question with and without a clock. */
export function workCells({
  section,
  answered,
  right,
  timedMs,
  untimedMs,
}: SectionOfWeek): readonly string[] {
  const allowed = secondsPerQuestion[section];
  return [
    sectionName(section, 'dashboard'),
    answered === 0 ? noFigure : `${right} of ${answered}`,
    timedMs === null ? noFigure : `${seconds(timedMs)} (test: ${allowed} s)`,
    untimedMs === null ? noFigure : seconds(untimedMs),
  ];
}

/** The sheet has room for so many lines of tests, and of essays. */
const mostLines = 4;

/** As many lines as there is room for; the last says how many are left out. */
function shortened(lines: readonly string[]): readonly string[] {
  return lines.length <= mostLines
    ? lines
    : [...lines.slice(0, mostLines - 1), `and ${lines.length - mostLines + 1} more`];
}

/** The tests of a week with their estimates, and what came back: "Full Test A, Nov 14: estimate 2,050 to 2,150" */
export function testLines(
  { tests, reviews: { asked, right } }: WorkOfWeek,
  totals: ReadonlyMap<string, Band>,
): readonly string[] {
  const lines = tests.map(({ id, planId, finishedAt }) => {
    const total = totals.get(id);
    const estimate = total === undefined ? '' : `: estimate ${range(total)}`;
    return `${testTitle(planId)}, ${monthDay(dayThere(finishedAt))}${estimate}`;
  });
  const reviewed = asked === 0 ? [] : [`${count(asked, 'mistake')} reviewed, ${right} right`];
  return [...reviewed, ...shortened(lines)];
}

/** Mistakes, words, and entries that wait, a line each. */
export function dueWords({ mistakes, words, open }: WeeklySheetFacts['due']): readonly string[] {
  const openMinutes = open.reduce((sum, { minutes }) => sum + minutes, 0);
  return [
    `${count(mistakes, 'mistake')} due`,
    `${count(words.recall, 'word')} to recall, ${words.fresh} new`,
    open.length === 0
      ? 'Nothing open in the plan'
      : `${count(open.length, 'plan entry', 'plan entries')} open, ${minutesWords(openMinutes)}`,
  ];
}

/** The essays of a week: "Nov 18: 2nd draft, 312 words, read over" */
export function draftLines(drafts: readonly DraftShown[]): readonly string[] {
  return shortened(drafts.map(draftWords));
}

function draftWords({ essay: { finishedAt, text }, number, isChecked }: DraftShown): string {
  const draft = `${ordinal(number)} draft`;
  const at = finishedAt === null ? '' : `${monthDay(dayThere(finishedAt))}: `;
  return `${at}${draft}, ${count(wordCount(text), 'word')}, ${isChecked ? 'read over' : 'not read over yet'}`;
}

/** "Mon, Nov 23: word review 5 min, Math practice 20 min" */
export function nextDayWords({ day, entries }: PlanDay): string {
  const parts = entries.map(({ activity, minutes }) => `${activityTitle(activity)} ${minutesWords(minutes)}`);
  return `${dayWords(day)}: ${parts.join(', ')}`;
}
