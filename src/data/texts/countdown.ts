/** What to do by when before the test, what to bring and what to leave at home: for the countdown and for the checklist to print. */
import { fullTestMinutes, lengthMeant } from '@/domain/exam/catalog/full-forms';
import type { MilestoneKind } from '@/domain/plan/milestones';
import { duration } from '@/lib/format';

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
    title: 'If you haven’t registered, check today',
    text: 'Whether you can still register for your date, by when, and what it costs: check with ssat.org.',
  },
  'last-full-test': {
    title: 'Take your last full practice test',
    text: 'At the same time of day as your real test. Take no tests in the last three days.',
  },
  'what-to-bring': {
    title: 'Gather what you will bring',
    text: 'The list on this page helps. What the test center asks of you: check with ssat.org.',
  },
  'day-before': {
    title: 'Have a light day',
    text: 'A short look at your words is enough. Pack your things, and go to bed at your usual time.',
  },
  'test-day': {
    title: 'Test day',
    text: `Leave early enough to arrive without rushing. A full test takes ${duration(60_000 * fullTestMinutes(true))} ${lengthMeant(true)}.`,
  },
};

export const bring = [
  {
    term: 'What you need to get in',
    text: 'Only the test maker can say which documents and ID you need: check with ssat.org.',
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
    text: 'They don’t belong in the test room. Whether you may bring them at all: check with ssat.org.',
  },
] as const;
