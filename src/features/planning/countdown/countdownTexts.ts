/** Text of the countdown. It doesn't state the test maker's deadlines but refers to the test maker's site. */
import { milestoneTexts } from '@/data/texts/countdownTexts';
import type { Status } from '@/domain/status';
import type { Milestone, MilestoneKind, TimeUntilTest } from '@/domain/plan/schedule/milestones';
import { assertUnreachable } from '@/lib/assert';
import { capitalize, formatCount, spellOutCount, formatNumber } from '@/lib/text/format';

/**
 * Shown in place of a milestone's text once its day has passed, if it can still be done. Milestones without an entry keep their
 * text.
 */
const lateTexts: Partial<Record<MilestoneKind, string>> = {
  accommodations:
    'If you need them and haven’t asked, ask today. Check ssat.org to see whether there is still time.',
  registration: 'If you haven’t yet, do it now. Deadlines and fees differ by test date, so check ssat.org.',
  'first-full-test':
    'If you haven’t yet, take one on your next free morning, under test conditions. The result shows how best to spend the days that are left.',
  'last-full-test':
    'If you haven’t yet, take it soon, at the same time of day as your real test. Take no more tests in the last three days.',
};

/** Describes the task, depending on the milestone's status. */
export function milestoneText({ kind, status }: Pick<Milestone, 'kind' | 'status'>): string {
  return (status === 'now' ? lateTexts[kind] : undefined) ?? milestoneTexts[kind].text;
}

/** The time before the test: "Ten weeks before", "The day before". */
export function daysBeforeText(daysBefore: number): string {
  if (daysBefore === 0) return 'On the day';
  if (daysBefore === 1) return 'The day before';
  return daysBefore % 7 === 0
    ? `${capitalize(spellOutCount(daysBefore / 7))} ${daysBefore === 7 ? 'week' : 'weeks'} before`
    : `${capitalize(spellOutCount(daysBefore))} days before`;
}

export const milestoneStatusLabels = {
  passed: 'Passed',
  now: 'Now, if not done',
} as const satisfies Partial<Readonly<Record<Milestone['status'], Status>>>;

/** Returns the large figure, its unit, and the text below it. */
export function countdownFigure(left: TimeUntilTest): {
  readonly figure: string;
  readonly unit: string;
  readonly line: string;
} {
  switch (left.state) {
    case 'ahead': {
      const { days, weeks } = left;
      const rest = days - 7 * weeks;
      const inWeeks =
        weeks === 0
          ? 'Less than a week.'
          : rest === 0
            ? `${formatCount(weeks, 'week')} exactly.`
            : `${formatCount(weeks, 'week')} and ${formatCount(rest, 'day')}.`;
      return { figure: formatNumber(days), unit: 'days left', line: inWeeks };
    }
    case 'tomorrow':
      return { figure: '1', unit: 'day left', line: 'Your test is tomorrow. Have a light day.' };
    case 'today':
      return { figure: 'Today', unit: '', line: 'Arrive early and take your time.' };
    case 'passed':
      return {
        figure: formatNumber(left.days),
        unit: left.days === 1 ? 'day ago' : 'days ago',
        line: 'This date has passed. Choose another date to count down to.',
      };
    default:
      return assertUnreachable(left);
  }
}

/** Shown when the date was saved on this device rather than given in the URL. */
export const savedDateText = 'The test date saved on this device.';

export const invalidDateText =
  'The date in the address is not a real date, so we ignored it. Use a format like 2027-01-09.';
