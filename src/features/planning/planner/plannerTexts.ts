import { formatDaySpan } from '@/lib/dates/formatDaySpan';
import { testTitle } from '@/domain/plan/drills/test-title';
import { courses, type CourseLength } from '@/domain/plan/courses/course';
import type { CourseStart } from '@/domain/plan/courses/course-start';
import {
  type CompletedEntries,
  type CompletionSource,
  isWorkedOn,
} from '@/domain/plan/schedule/completed-entries';
import type { TimeUntilTest } from '@/domain/plan/schedule/milestones';
import type { RescheduleResult } from '@/domain/plan/schedule/reschedule-missed';
import { type ScoredSection, scoredSections } from '@/domain/exam/test/scored-sections';
import { activityTitle } from '@/domain/plan/topics/activity-title';
import type {
  AllSectionTest,
  MissedEntry,
  PlanEntry,
  ShareChange,
  StudyPlan,
} from '@/domain/plan/schedule/study-plan';
import { sectionsWithChangedShares, boostedSections } from '@/domain/plan/weeks/section-shares';
import type { NoFullTestReason } from '@/domain/plan/weeks/full-tests';
import { minPlanMinutes, maxPlanMinutes as mostMinutesADay } from '@/domain/plan/weeks/plan-limits';
import type { PlanRefusal } from '@/domain/plan/weeks/build-plan';
import type { PlanWeek, WeekMinutes } from '@/domain/plan/weeks/plan-weeks';
import { type NamedSection, sectionName } from '@/domain/section-names';
import { assertUnreachable } from '@/lib/assert';
import { site } from '@/site';
import type { ConfirmQuestion } from '@/ui/controls/dialogs/ConfirmDialog';
import type { IsoDay } from '@/lib/dates/calendar';
import {
  capitalize,
  formatCount,
  formatDateNear,
  formatMinutes,
  formatList,
  formatLongDay,
  formatMonthDay,
  formatPercent,
  weekdayNames,
} from '@/lib/text/format';

export const planActionLabels = {
  change: 'Change',
  more: 'More for this plan',
  print: 'Print',
  sheet: 'Weekly sheet',
  remove: 'Delete',
} as const;

export const deletePlanQuestion: ConfirmQuestion = {
  question: 'Delete this plan?',
  text: 'This deletes the plan. The tests you took, your words, and your mistakes stay.',
  confirmLabel: 'Delete the plan',
};

export const keepPlanLabel = 'Keep the plan';

/** "45 min", "1 h 5 min without the essay" */
export function entryDurationText({ activity, minutes }: PlanEntry): string {
  const isDiagnostic = activity.kind === 'checkpoint' && activity.test === 'diagnostic';
  return `${formatMinutes(minutes)}${isDiagnostic ? ' without the essay' : ''}`;
}

/** Describes what happened to an entry that wasn't done on its day. */
export function missedStatusLabel({ moved }: MissedEntry): string {
  return moved ? 'Moved to later days' : 'Not done';
}

/** Describes how an entry was checked off. */
export function entryDoneText(by: CompletionSource): string {
  if (by.kind === 'nothing-left') return 'Nothing left to review';
  if (by.kind === 'test-day') return `Not needed after ${testNameInSentence(by.planId)}`;
  const what = by.kind === 'words' ? formatCount(by.recalls, 'word') : testTitle(by.planId);
  return `Done ${formatMonthDay(by.day)}: ${what}`;
}

/** "47 days until your test" */
export function timeLeftText(left: TimeUntilTest): string {
  switch (left.state) {
    case 'ahead':
      return `${formatCount(left.days, 'day')} until your test`;
    case 'tomorrow':
      return 'Your test is tomorrow';
    case 'today':
      return 'Your test is today';
    case 'passed':
      return 'The test date of this plan has passed';
    default:
      return assertUnreachable(left);
  }
}

/** "Saturday, Jan 9, 2027. 45 min a day, Sundays off." */
export function planSettingsText({ testDate, minutesPerDay, restDays }: StudyPlan): string {
  const rest = restDays.toSorted((a, b) => a - b).flatMap((day) => weekdayNames[day] ?? []);
  const off = rest.length === 0 ? 'no days off' : `${formatList(rest.map((name) => `${name}s`))} off`;
  return `${formatLongDay(testDate)}, ${testDate.slice(0, 4)}. ${formatMinutes(minutesPerDay)} a day, ${off}.`;
}

export function weekTitle({ number, monday, sunday }: PlanWeek, today: IsoDay): string {
  return `Week ${number}, ${formatDaySpan(monday, sunday, today)}`;
}

/** Entries that needed no work are neither open nor done, so they aren't counted. */
export function weekProgressText({ minutes, days }: PlanWeek, done: CompletedEntries): string {
  const entries = days
    .flatMap((day) => [...day.missed, ...day.entries])
    .filter(({ id }) => !done.has(id) || isWorkedOn(done.get(id)));
  const worked = entries.filter(({ id }) => done.has(id)).length;
  return `${formatMinutes(minutes)} · ${worked} of ${entries.length} done`;
}

/** "2 h of 3 h done", of a past week. */
export function weekMinutesText({ done, planned }: WeekMinutes): string {
  return `${formatMinutes(done)} of ${formatMinutes(planned)} done`;
}

/** Sums up the past weeks. */
export function pastWeeksText(weeks: readonly WeekMinutes[]): string {
  const sum = (of: keyof WeekMinutes) => weeks.reduce((total, week) => total + week[of], 0);
  return `${formatCount(weeks.length, 'past week')}: ${weekMinutesText({ done: sum('done'), planned: sum('planned') })}. Choose a week to see its days.`;
}

/** Explains how the plan divides the time among the sections. */
export function sectionSharesText({
  balance,
  answersUntil,
}: Pick<StudyPlan, 'balance' | 'answersUntil'>): string {
  const hadAnswers = answersUntil > 0;
  const toward = boostedSections(balance);
  const advised = 'We advise 30% Verbal, 30% Math, 25% Reading, and 15% Writing.';
  if (toward.length === 0 && !hadAnswers)
    return `${advised} Your plan follows this advice because you made it before you had answered any questions.`;
  if (toward.length === 0)
    return `${advised} Judging by your answers so far, no section clearly needs more time, so your plan follows this advice.`;
  const names = formatList(toward.map((section) => shown(section)));
  return `${advised} Your plan moves time toward ${names}, where, judging by your answers so far, you lose the most points. No share changes by more than a third.`;
}

/** Explains a change of the shares after a test: "After Full Test A on Nov 14: Math 35% (was 30%) …" */
export function shareChangeText({ test, day, from, to, missed }: ShareChange, today: IsoDay): string {
  const after = `After ${testNameInSentence(test)} on ${formatDateNear(day, today)}`;
  const moved = sectionsWithChangedShares(from, to);
  if (moved.length === 0) return `${after}, the shares stayed as they were.`;
  const shares = moved.map(
    (section) => `${shown(section)} ${formatPercent(to[section])} (was ${formatPercent(from[section])})`,
  );
  const costs = scoredSections.flatMap((section) => {
    const part = missed[section];
    return part === null ? [] : [`${formatPercent(Math.round(100 * part))} of ${shown(section)}`];
  });
  const why =
    costs.length === 0
      ? 'Your answers so far are too few or too old to go by.'
      : `By our estimate, you would have missed about ${formatList(costs)} then.`;
  return `${after}: ${formatList(shares)}. ${why}`;
}

const testNameInSentence = (test: AllSectionTest) =>
  test === 'diagnostic' ? 'the free test' : testTitle(test);
const shown = (section: NamedSection) => sectionName(section, 'dashboard');

/** Explains why practice of a section goes to other sections; null if none does. */
export function usedUpText(sections: readonly ScoredSection[]): string | null {
  if (sections.length === 0) return null;
  const names = formatList(sections.map((section) => shown(section)));
  return `You have seen nearly all practice questions of ${names} here, so the coming practice is in sections that still have new ones. ${names} ${sections.length === 1 ? 'stays' : 'stay'} in reviews and tests.`;
}

export function missedEntriesText(entries: number, minutes: number): string {
  return `${capitalize(formatCount(entries, 'entry', 'entries'))} from earlier days ${entries === 1 ? 'is' : 'are'} still open, ${formatMinutes(minutes)} in all. You can spread ${entries === 1 ? 'it' : 'them'} over the coming days or leave ${entries === 1 ? 'it' : 'them'}.`;
}

/** Shown from the eve of the test on, in place of the offer to catch up. */
export const nothingToCatchUpText = 'You can leave what is still open. You don’t have to catch up.';

/** Describes the course about to be imported. */
export function courseStartText(weeks: CourseLength, { monday, notice }: CourseStart): string {
  const begin =
    notice === null || notice === 'not-monday' ? '' : 'The start date in the link can’t be used. ';
  return `${begin}The ${site[courses[weeks].page].heading} starts ${formatLongDay(monday)}, ${monday.slice(0, 4)}. If your test isn’t on the date below, change the date. Full tests you have taken come last, and your time moves toward the sections where you lose the most points.`;
}

/** Explains what happens to the existing plan. */
export function planReplacedText({ testDate }: StudyPlan, today: IsoDay): string {
  return `You have a plan for a test on ${formatDateNear(testDate, today)}. The new plan will replace it. What you have done stays.`;
}

/** Explains how entries are checked off. */
export const autoCheckText =
  'An entry is checked off once you have done at least half of its minutes (for a test, half of its questions) on its day or during the same week. A review is also checked off when nothing is left to review.';

/** Explains why the plan has no full test. */
export function noFullTestText(why: NoFullTestReason, restDays: readonly number[], today: IsoDay): string {
  switch (why.reason) {
    case 'days-off': {
      const off = [5, 6].filter((day) => restDays.includes(day)).flatMap((day) => weekdayNames[day] ?? []);
      const free = off.length === 1 ? 'Study on them' : 'Study on one of them';
      return `Your plan has no full test, because ${formatList(off.map((name) => `${name}s`))} are off. ${free}, or take a test when you can.`;
    }
    case 'taken':
      return `Your plan has no full test, because you took one on ${formatDateNear(why.day, today)}. Full tests are at least two weeks apart, and you take none in the last three days.`;
    case 'too-near':
      return 'Your plan has no full test, because no weekend day is left for one. You take no tests in the last three days before the real one.';
    default:
      return assertUnreachable(why);
  }
}

/** Describes the outcome of rescheduling missed entries. */
export function rescheduleResultText(
  { movedMinutes, droppedMinutes, droppedActivities, movedTests }: RescheduleResult,
  mostMinutes: number,
): string {
  const tests = movedTests.map(
    ({ activity, day }) => `${activityTitle(activity)} is now on ${formatLongDay(day)}. `,
  );
  const moved =
    movedMinutes === 0
      ? 'No upcoming day has room for more.'
      : `${tests.join('')}${formatMinutes(movedMinutes)} moved to the coming days. No day has more than ${formatMinutes(mostMinutes)} of practice, not counting tests and essays.`;
  if (droppedMinutes === 0) return moved;
  const whole =
    droppedActivities.length === 0 ? '' : `, including ${formatList(droppedActivities.map(activityTitle))}`;
  return `${moved} ${formatMinutes(droppedMinutes)} didn’t fit and was removed from the plan${whole}.`;
}

type FieldName = 'testDate' | 'minutesPerDay' | 'restDays';

/** The error message for each refused input, and the field it belongs to. */
export const planRefusalTexts: Readonly<
  Record<PlanRefusal, { readonly field: FieldName; readonly text: string }>
> = {
  passed: { field: 'testDate', text: 'This day has passed. Choose tomorrow or a later day.' },
  today: {
    field: 'testDate',
    text: 'This is today, so no time is left to plan. Choose tomorrow or a later day.',
  },
  'before-start': {
    field: 'testDate',
    text: 'The plan begins on this day or later. Choose a later test date.',
  },
  'too-far': { field: 'testDate', text: 'This is more than two years away. Choose an earlier day.' },
  minutes: {
    field: 'minutesPerDay',
    text: `Enter a whole number from ${minPlanMinutes} to ${mostMinutesADay}.`,
  },
  'no-days': {
    field: 'restDays',
    text: 'Every day until the test is a day off. Clear at least one of them.',
  },
};

/** Shown with a calendar file that can't cancel anything. */
export const calendarUnreadText =
  'The calendar file has every day of your plan. It doesn’t cancel days that your plan no longer has, because what is saved about earlier files can’t be read right now. Nothing you saved is lost.';

export const noDateText = 'Choose the date of your test.';

export const makePlanText = 'Make the plan';
export const savingPlanText = 'Saving your plan…';

export const rescheduleUndoneText = 'Everything is back where it was.';
