/** A report as plain text. */
import { describe, expect, test } from 'vitest';
import { withoutMinutes } from '@/data/sample/reportedTests';
import { weeklyReportText } from '@/domain/dashboard/insights/report-text';
import type { Learner } from '@/domain/learner/learner';
import { assertPresent } from '@/lib/assert';
import {
  ago,
  entryOn,
  evening,
  logOf,
  nothingSaid,
  planWith,
  recordWith,
  reportsOf,
  section,
  session,
} from '../logs';

const advice = {
  'math-circles': { student: 'Write the radius first.', parent: 'Ask for the radius.' },
  'reading-tone': { student: 'Name the tone.', parent: 'Read a poem.' },
};

const textOf = (learner: Learner) =>
  weeklyReportText(
    assertPresent(reportsOf(learner, advice, evening)[0], 'this week has a report'),
    evening.day,
  );

describe('a report as plain text', () => {
  test('lists each part under its title', () =>
    expect(
      textOf(
        recordWith(
          logOf(
            [session(ago(6), 'quantitative', 600, { topic: 'math-circles', solved: 20, right: 12 })],
            [withoutMinutes(section(ago(30), 700, 'reading')), section(ago(5), 760, 'reading')],
          ),
          {
            plan: planWith([entryOn(ago(4))]),
            weeklyGoals: [{ id: 'g', title: 'Math twice', of: { section: 'quantitative' }, target: 2 }],
          },
        ),
      ),
    ).toBe(`Study time
- 10.7 of 18 hours.
- Monday: 10 hours
- Tuesday: 0.7 hours

Tests
- Reading: 760, up 60 since the Reading section test of Oct 16

Goals for the week
- Math twice: 1 of 2

Areas for improvement
- Circles: 12 of 20 right so far.

Concerns
- Studied 10.7 of 18 hours.
- Math practice, planned for Wednesday, was missed.
- Verbal had 0% of the hours so far; we advise 30%.

Recommendations for parents
- Ask for the radius.
- Ask when Math practice would fit better, and change the plan to match.`));
  test('omits empty parts', () => {
    const learner = recordWith(logOf([session(ago(6), 'quantitative', 60)]), nothingSaid);
    expect(textOf(learner)).toBe(
      'Study time\n- 1 hour.\n- Monday: 1 hour\n\nConcerns\n- Verbal had 0% of the hours so far; we advise 30%.',
    );
  });
});
