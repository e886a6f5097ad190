/** The messages of a presentation's slides. */
import { expect, test } from 'vitest';
import { slideMessages } from '@/domain/dashboard/answer/slide-messages';
import { ago, evening, full, logOf, nothingSaid, recordWith, session } from '../logs';

/** Dates hold nonbreaking spaces. */
const plain = (messages: object) =>
  Object.fromEntries(
    Object.entries(messages).map(([name, text]) => [name, String(text).replaceAll('\u00A0', ' ')]),
  );

test('a learner without a record has messages that say so', () =>
  expect(plain(slideMessages(recordWith(logOf([], []), nothingSaid), evening))).toEqual({
    verdict: 'No full test yet',
    total: 'No total yet',
    sections: 'No section scores yet',
    week: 'No study time this week yet',
    studyDays: 'No study days yet',
    weaknesses: 'No weak topics',
    percentile: 'No percentile yet',
    goals: 'No goals this week',
  }));

test('each message of a learner with two full tests states a figure', () => {
  const log = logOf(
    [
      session(ago(3), 'quantitative', 600, { topic: 'math-percent', solved: 40, right: 12 }),
      session(ago(2), 'quantitative', 600, { topic: 'math-percent', solved: 40, right: 12 }),
      session(ago(1), 'verbal', 60, { topic: 'synonyms', solved: 40, right: 20 }),
    ],
    [full(ago(30), 2100, 70), full(ago(8), 2280, 88)],
  );
  const { goals, ...messages } = plain(slideMessages(recordWith(log), evening));
  expect(messages).toEqual({
    verdict: 'On track since Nov 7, 48 days to the test',
    total: '2,280, up 180 since the full test of Oct 16',
    sections: 'Math has the most to gain',
    week: '21.0 hours this week, 3 over the plan’s target of 18',
    studyDays: '3 days in a row, planned rest days aside',
    weaknesses: 'Percent first, then 1 more topic',
    percentile: '88th percentile, 3 percentile points above the target for Ashby Hall, the 85th',
  });
  expect(goals).toMatch(/^\d+ of \d+ goals of the week completed$/);
});
