/** Texts of the milestones before the test and the packing lists, for the countdown and the printed checklist. */
import { testTakingFacts } from '@/data/facts/testTakingFacts';
import { fullTestMinutes, fullTestInclusionsText } from '@/domain/exam/catalog/full-test-plan';
import type { MilestoneKind } from '@/domain/plan/schedule/milestones';
import { formatDuration } from '@/lib/text/format';

export const milestoneTexts: Readonly<
  Record<MilestoneKind, { readonly title: string; readonly text: string }>
> = {
  accommodations: {
    title: 'Ask for testing accommodations if you need them',
    text: `Ask before you register. An approval ends on July 31, so for a later test, apply again starting August 1. ${testTakingFacts.accommodationApproval.text}`,
  },
  registration: {
    title: 'Register for the test',
    text: 'Deadlines and fees differ by test date, so check ssat.org. Ask each school when it needs your scores.',
  },
  'first-full-test': {
    title: 'Take a first full practice test',
    text: 'Take it on a weekend morning, under test conditions. The result shows how best to spend the weeks that are left.',
  },
  'late-registration': {
    title: 'If you haven’t registered, check today',
    text: 'Check ssat.org to see whether you can still register for your date, by when, and at what cost.',
  },
  'last-full-test': {
    title: 'Take your last full practice test',
    text: 'Take it at the same time of day as your real test. Take no tests in the last three days.',
  },
  'what-to-bring': {
    title: 'Gather what you will bring',
    text: 'Use the list on this page. Check ssat.org to see what the test center requires.',
  },
  'day-before': {
    title: 'Have a light day',
    text: 'A quick look at your words is enough. Pack your things, and go to bed at your usual time.',
  },
  'test-day': {
    title: 'Test day',
    text: `Leave early enough to arrive without rushing. A full test takes ${formatDuration(60_000 * fullTestMinutes(true))} ${fullTestInclusionsText(true)}. Afterward, a parent completes the Testing Experience Statement; no score comes out before that.`,
  },
};

export const thingsToBring = [
  {
    term: 'What you need to get in',
    text: 'For a test on paper, bring the admission ticket. For a Prometric center or a test at home, check ssat.org. Only the test maker can say which identification you need.',
  },
  {
    term: 'What to write with',
    text: 'On paper, three or more No. 2 pencils with erasers, but no mechanical pencils or pens. At home, one pencil and two sheets of paper. For a Prometric center, check ssat.org.',
  },
  {
    term: 'A snack and water',
    text: 'For the breaks of a paper test, bring a snack in a clear bag and a drink in a clear bottle. At home, have only water. For a Prometric center, check ssat.org.',
  },
  { term: 'A sweater', text: 'You can’t control how warm the room is.' },
] as const;

export const thingsToLeaveHome = [
  { term: 'A calculator', text: testTakingFacts.calculator.text },
  {
    term: 'Your phone and any watch',
    text: testTakingFacts.phone.text,
  },
] as const;
