/** The sentences of the countdown. About the test maker's own deadlines it says where to look them up. */
import { milestoneTexts } from '@/data/texts/countdownTexts';
import type { Milestone, MilestoneKind, TimeUntilTest } from '@/domain/plan/milestones';
import { unreachable } from '@/lib/assert';
import { capitalize, formatCount, spellOutCount, formatNumber } from '@/lib/format';

/** What a milestone asks of who is later than its day; the others say the same as before. */
const lateTexts: Partial<Record<MilestoneKind, string>> = {
  accommodations:
    'If you need them and haven’t asked, ask today. Check ssat.org to see whether there is still time.',
  registration: 'If you haven’t yet, do it now. Deadlines and fees differ by test date; check ssat.org.',
  'first-full-test':
    'If you haven’t yet, take one on your next free morning, under test conditions. It shows how best to spend the days that are left.',
  'last-full-test':
    'If you haven’t yet, take it soon, at the same time of day as your real test. Take no more tests in the last three days.',
};

/** What to do, and how, as the milestone stands. */
export function milestoneText({ kind, standing }: Pick<Milestone, 'kind' | 'standing'>): string {
  return (standing === 'now' ? lateTexts[kind] : undefined) ?? milestoneTexts[kind].text;
}

/** How long before the test: "Ten weeks before", "The day before". */
export function daysBeforeText(daysBefore: number): string {
  if (daysBefore === 0) return 'On the day';
  if (daysBefore === 1) return 'The day before';
  return daysBefore % 7 === 0
    ? `${capitalize(spellOutCount(daysBefore / 7))} ${daysBefore === 7 ? 'week' : 'weeks'} before`
    : `${capitalize(spellOutCount(daysBefore))} days before`;
}

export const milestoneStatusLabels: Readonly<Record<Milestone['standing'], string>> = {
  passed: 'Passed',
  now: 'Now, if not done',
  next: 'Next',
  ahead: '',
};

/** The large figure and its unit; what is said under it. */
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
      return unreachable(left);
  }
}

/** Where a date comes from that nobody chose on the page. */
export const savedDateText = 'The test date saved on this device.';

export const invalidDateText =
  'The date in the address is not a real date, so we ignored it. Use a format like 2027-01-09.';
