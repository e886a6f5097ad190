/** The time of explanations in stored rows, and rows from before it was counted. */
import { expect, test } from 'vitest';
import {
  readAnswersRow,
  readAttemptRow,
  readSummaryRow,
  toAnswersRow,
  toAttemptRow,
  toSummaryRow,
} from '@/data/record/finished/storedRows';
import { summarizeFinishedAttempt } from '@/data/record/finished/summarizeAttempt';
import { toAnsweredAttempt } from '@/domain/plan/ability/answered-attempt';
import {
  begin,
  chooseC,
  end,
  oneSection,
  played,
  practiceWithFeedback,
} from '../../../domain/exam/sample-attempts';

const { attempt } = played(
  [begin, chooseC, { type: 'check' }, { type: 'tick', afterMs: 40_000 }, { type: 'next' }, end],
  { ...oneSection, conditions: practiceWithFeedback },
);
const summary = summarizeFinishedAttempt(attempt);
const stored = (row: unknown): unknown => JSON.parse(JSON.stringify(row));
/** A row as stored before the time was counted. */
const withoutTime = (row: unknown): unknown =>
  JSON.parse(JSON.stringify(row, (key, value: unknown) => (key === 'explanationMs' ? undefined : value)));

test('every row carries the time of the explanations', () => {
  expect(summary.parts).toMatchObject([{ usedMs: 3000, explanationMs: 41_000 }]);
  expect(readAttemptRow(stored(toAttemptRow(attempt)))).toEqual({ state: 'sound', value: attempt });
  expect(readSummaryRow(stored(toSummaryRow(summary)))).toEqual({ state: 'sound', value: summary });
  expect(readAnswersRow(stored(toAnswersRow(attempt)))).toMatchObject({ value: { studyMs: 44_000 } });
});

test('rows from before it was counted have none', () => {
  const old = readAttemptRow(withoutTime(toAttemptRow(attempt)));
  if (old.state !== 'sound') throw new Error('It can be read');
  expect(toAnsweredAttempt(old.value)?.studyMs).toBe(3000);
  expect(readSummaryRow(withoutTime(toSummaryRow(summary)))).toMatchObject({
    value: { parts: [{ usedMs: 3000, explanationMs: 0 }] },
  });
});
