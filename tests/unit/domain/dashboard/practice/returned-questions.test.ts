/** The questions that returned. */
import { expect, test } from 'vitest';
import { returnedQuestions } from '@/domain/dashboard/practice/returned-questions';
import { localEpochMs } from '@/lib/dates/localTime';
import { addDays } from '@/lib/dates/calendar';
import { ago, evening, logOf, session, sunday } from '../logs';

test.each([
  ['nothing', []],
  ['only new questions', [session(ago(1), 'verbal', 20)]],
  ['a review in which nothing was answered', [session(ago(1), 'verbal', 5, { kind: 'mistakes', solved: 0 })]],
  ['a review that lies in the future', [session(addDays(sunday, 1), 'verbal', 20, { kind: 'mistakes' })]],
])('there are none after %s', (_, sessions) =>
  expect(returnedQuestions(logOf(sessions), evening)).toBeNull(),
);

test('all answers of mistake reviews count, and the repeated ones of other sessions, by section', () =>
  expect(
    returnedQuestions(
      logOf([
        session(ago(9), 'reading', 20, { kind: 'mistakes', solved: 6, right: 3 }),
        session(ago(3), 'verbal', 20, { solved: 20, right: 15, repeats: { answered: 4, right: 3 } }),
        session(ago(2), 'verbal', 20, { kind: 'mistakes', solved: 10, right: 7 }),
        // Every question of a mistake review has been met before, so its repeats add nothing.
        session(ago(1), 'verbal', 10, {
          at: localEpochMs(ago(1), 900),
          kind: 'mistakes',
          solved: 5,
          right: 4,
          repeats: { answered: 5, right: 4 },
        }),
        session(ago(1), 'quantitative', 30),
      ]),
      evening,
    ),
  ).toEqual({
    answered: 25,
    right: 17,
    reviews: 3,
    sections: [
      { section: 'verbal', answered: 19, right: 14 },
      { section: 'reading', answered: 6, right: 3 },
    ],
  }));
