/** The history of figures. */
import { expect, test } from 'vitest';
import type { AsOf } from '@/domain/dashboard/as-of';
import {
  accuracyHistory,
  averageTotalHistory,
  type HistoryPoint,
  historyWeeks,
  hoursHistory,
  cumulativeHoursHistory,
  percentileHistory,
  planCompletionHistory,
  solvedHistory,
  streakHistory,
  testsHistory,
  totalScoreHistory,
} from '@/domain/dashboard/histories';
import type { Learner } from '@/domain/learner/learner';
import { addDays } from '@/lib/dates/calendar';
import { localEpochMs } from '@/lib/dates/localTime';
import { ago, entryOn, evening, full, logOf, planWith, recordWith, section, session, taken } from './logs';

const learner = recordWith(
  logOf(
    [
      session(ago(14), 'quantitative', 90, { solved: 20, right: 10 }),
      session(ago(13), 'quantitative', 60, { solved: 10, right: 9 }),
      session(ago(1), 'quantitative', 120, { solved: 20, right: 19 }),
      session(ago(0), 'verbal', 30, { solved: 0, right: 0 }),
    ],
    [full(ago(15), 2100, 70), full(ago(8), 2160, 74), section(ago(1), 700)],
  ),
);

const valuesOf = (points: readonly HistoryPoint[]) => points.map(({ value }) => value);

test.each<[string, (of: Learner, asOf: AsOf) => readonly HistoryPoint[], readonly number[]]>([
  ['hours per week', hoursHistory, [4.3, 3.8, 3.5]],
  ['hours so far', cumulativeHoursHistory, [4.3, 8.2, 11.7]],
  ['totals', totalScoreHistory, [2100, 2160]],
  ['percentiles', percentileHistory, [70, 74]],
  ['mean totals', averageTotalHistory, [2100, 2130]],
  ['tests taken', testsHistory, [1, 2, 3]],
  // A Saturday's full test and the session on the following Sunday.
  ['days in a row', streakHistory, [2, 1, 2]],
  ['questions per week', solvedHistory, [20, 10, 20]],
  ['accuracy per week', accuracyHistory, [50, 90, 95]],
  // Done of due: 1 of 1, then 3 of 7 with Monday's session and Saturday's test, then 4 of 13.
  ['share of the plan', planCompletionHistory, [100, 43, 31]],
])('%s', (_, history, expected) => expect(valuesOf(history(learner, evening))).toEqual(expected));

test('has no history before the first entry', () => {
  const empty = recordWith(logOf());
  for (const history of [hoursHistory, testsHistory, streakHistory, solvedHistory, accuracyHistory])
    expect(history(empty, evening)).toEqual([]);
  expect(totalScoreHistory(empty)).toEqual([]);
  expect(planCompletionHistory(empty, evening)).toEqual([]);
});

test('has no plan history without a plan, and skips weeks before anything is due', () => {
  expect(planCompletionHistory({ ...learner, plan: null }, evening)).toEqual([]);
  const later = { ...learner, plan: planWith([entryOn(ago(8), { status: 'done' }), entryOn(ago(2))]) };
  expect(valuesOf(planCompletionHistory(later, evening))).toEqual([100, 50]);
});

test('counts test answers among the questions and in the accuracy', () => {
  const answered = [{ topic: 'synonyms', answered: 30, right: 10 }] as const;
  const log = logOf(
    [session(ago(6), 'quantitative', 60, { solved: 10, right: 10 })],
    [taken(ago(1), 'verbal', { verbal: 600 }, answered)],
  );
  expect(valuesOf(solvedHistory(log, evening))).toEqual([40]);
  expect(valuesOf(accuracyHistory(log, evening))).toEqual([50]);
});

test('skips a week without answers instead of showing 0%, and covers a quarter at most', () => {
  const log = logOf(
    Array.from({ length: 20 }, (_, week) =>
      session(ago(7 * week), 'quantitative', 60, week === 1 ? { solved: 0, right: 0 } : {}),
    ),
  );
  expect(hoursHistory(log, evening)).toHaveLength(historyWeeks);
  expect(accuracyHistory(log, evening)).toHaveLength(historyWeeks - 1);
});

test('describes the current week up to now', () => {
  const wednesday = addDays(ago(0), 3);
  const log = logOf([session(ago(6), 'quantitative', 60), session(wednesday, 'quantitative', 60)]);
  expect(valuesOf(hoursHistory(log, { day: wednesday, ms: localEpochMs(wednesday, 20 * 60) }))).toEqual([
    1, 1,
  ]);
});
