import { fullTestInclusionsText } from '@/domain/exam/catalog/full-test-plan';
import { plannedTestMinutes } from '@/domain/plan/weeks/full-tests';
import { formatMinutes } from '@/lib/text/format';

/** Explains how a plan is made, for students without one. */
export const planMethodNotes = [
  {
    term: 'Your time',
    text: '30% Verbal, 30% Math, 25% Reading, and 15% Writing, as we advise. Once there is enough data, the sections that cost you the most get more time. No share changes by more than a third.',
  },
  {
    term: 'Every day',
    text: 'Word review, mistake review, and practice in one or two sections, as time allows.',
  },
  {
    term: 'Every week',
    text: 'An essay, which takes 25 minutes to write. Use extra minutes to reread it. If time is short, write one every other week.',
  },
  {
    term: 'Every other week',
    text: 'A checkpoint: the free test first, then single timed sections.',
  },
  {
    term: 'The last six weeks',
    text: `Full tests on weekend days, at least two weeks apart, the last one about a week before the test. Each takes ${formatMinutes(plannedTestMinutes)}, ${fullTestInclusionsText(true)}.`,
  },
  {
    term: 'The last three days',
    text: 'No more tests. On the day before the test, there is only a short word review.',
  },
] as const;
