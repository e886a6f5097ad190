import { fullTestInclusionsText } from '@/domain/exam/catalog/full-test-plan';
import { plannedTestMinutes } from '@/domain/plan/weeks/full-tests';
import { formatMinutes } from '@/lib/text/format';

/** Explains how a plan is made, for students without one. */
export const planMethodNotes = [
  {
    term: 'Your time',
    text: 'We advise 30% Verbal, 30% Math, 25% Reading, and 15% Writing. Once there is enough data, your plan gives more time to the sections that cost you the most points. No share changes by more than a third.',
  },
  {
    term: 'Every day',
    text: 'You review words and mistakes and practice one or two sections, as time allows.',
  },
  {
    term: 'Every week',
    text: 'You write an essay in 25 minutes. Use extra minutes to reread the essay. If time is short, write one every other week.',
  },
  {
    term: 'Every other week',
    text: 'You take a checkpoint test. The first is the free test, and the later ones are single timed sections.',
  },
  {
    term: 'The last six weeks',
    text: `You take full tests on weekend days, at least two weeks apart, with the last one about a week before the real test. Each takes ${formatMinutes(plannedTestMinutes)}, ${fullTestInclusionsText(true)}.`,
  },
  {
    term: 'The last three days',
    text: 'You take no more tests. On the day before the test, you have only a short word review.',
  },
] as const;
