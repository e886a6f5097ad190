/** The sentences of the countdown. About the test maker's own deadlines it says where to look them up. */
import type { Milestone, MilestoneKind, TimeLeft } from '@/domain/plan/milestones';
import { unreachable } from '@/lib/assert';
import { capitalized, count, inWords, number } from '@/lib/format';

export const milestoneWords: Readonly<
  Record<MilestoneKind, { readonly title: string; readonly text: string }>
> = {
  accommodations: {
    title: 'Ask for testing accommodations, if you need them',
    text: 'Ask early. How to ask for extra time and other help, and how long an answer takes: check with ssat.org.',
  },
  registration: {
    title: 'Register for the test',
    text: 'Deadlines and fees differ by test date: check with ssat.org. Ask each school when it needs your scores.',
  },
  'first-full-test': {
    title: 'Take a first full practice test',
    text: 'On a weekend morning, under test conditions. It shows how best to spend the last six weeks.',
  },
  'late-registration': {
    title: 'If you haven’t registered, look today',
    text: 'Whether you can still register for your date, by when, and what it costs: check with ssat.org.',
  },
  'last-full-test': {
    title: 'Take your last full practice test',
    text: 'At the time of day of your real test. Take no more tests in the last three days.',
  },
  'what-to-bring': {
    title: 'Get ready what you will bring',
    text: 'The list on this page helps. What the test center asks of you: check with ssat.org.',
  },
  'day-before': {
    title: 'Have a light day',
    text: 'A short look at your words is enough. Pack your things, and go to bed at your usual time.',
  },
  'test-day': {
    title: 'Test day',
    text: 'Leave early enough to arrive without a hurry. A full test takes 3 hours and 10 minutes with its two breaks.',
  },
};

/** What a milestone asks of who is later than its day; the others say the same as before. */
const lateTexts: Partial<Record<MilestoneKind, string>> = {
  accommodations:
    'If you need them and haven’t asked, ask today. Whether there is still time: check with ssat.org.',
  registration: 'If you haven’t yet, do it now. Deadlines and fees differ by test date: check with ssat.org.',
  'first-full-test':
    'If you haven’t yet, take one on your next free morning, under test conditions. It shows how best to spend the days that are left.',
  'last-full-test':
    'If you haven’t yet, take it soon, at the time of day of your real test. Take no more tests in the last three days.',
};

/** What to do, and how, as the milestone stands. */
export function milestoneText({ kind, standing }: Pick<Milestone, 'kind' | 'standing'>): string {
  return (standing === 'now' ? lateTexts[kind] : undefined) ?? milestoneWords[kind].text;
}

/** How long before the test: "Ten weeks before", "The day before". */
export function beforeWords(daysBefore: number): string {
  if (daysBefore === 0) return 'On the day';
  if (daysBefore === 1) return 'The day before';
  return daysBefore % 7 === 0
    ? `${capitalized(inWords(daysBefore / 7))} ${daysBefore === 7 ? 'week' : 'weeks'} before`
    : `${capitalized(inWords(daysBefore))} days before`;
}

export const standingWords: Readonly<Record<Milestone['standing'], string>> = {
  passed: 'Passed',
  now: 'Now, if not done',
  next: 'Next',
  ahead: '',
};

/** The large figure and its unit; what is said under it. */
export function leftFigure(left: TimeLeft): {
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
            ? `${count(weeks, 'week')} exactly.`
            : `${count(weeks, 'week')} and ${count(rest, 'day')}.`;
      return { figure: number(days), unit: 'days left', line: inWeeks };
    }
    case 'tomorrow':
      return { figure: '1', unit: 'day left', line: 'Your test is tomorrow. Have a light day.' };
    case 'today':
      return { figure: 'Today', unit: '', line: 'Arrive early and take your time.' };
    case 'passed':
      return {
        figure: number(left.days),
        unit: left.days === 1 ? 'day ago' : 'days ago',
        line: 'This date has passed. Choose another one to count down to it.',
      };
    default:
      return unreachable(left);
  }
}

export const badDateWords =
  'The date in the address is not a day of the calendar, so we left it out. A right one looks like 2027-01-09.';

export const emptyDateWords = 'Choose a date first.';

export const bring = [
  {
    term: 'What lets you in',
    text: 'Which papers and which identification you need is for the test maker to say: check with ssat.org.',
  },
  { term: 'What to write with', text: 'If you take the test on paper: check with ssat.org what is allowed.' },
  {
    term: 'A snack and water',
    text: 'For the two breaks of ten minutes, if your test center allows them.',
  },
  { term: 'A sweater', text: 'You can’t choose how warm the room is.' },
] as const;

export const leaveHome = [
  { term: 'A calculator', text: 'None is allowed in any section.' },
  {
    term: 'Your phone and a smart watch',
    text: 'They have no place in the test room. Whether you may bring them at all: check with ssat.org.',
  },
] as const;
