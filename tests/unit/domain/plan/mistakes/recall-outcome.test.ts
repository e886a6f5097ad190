import { describe, expect, test } from 'vitest';
import type { AnswerRecord, AnsweredAttempt } from '@/domain/plan/ability/answered-attempt';
import { recallOutcomes } from '@/domain/plan/mistakes/recall-outcome';
import { answer, attemptWith, dayMs, nowMs, smallIndex, wrong } from '../sample-practice';

const recall = 'qua-0001';
const asked = (changes: Partial<AnswerRecord> = {}) =>
  answer(recall, { first: false, recallOf: recall, ...changes });
const on = (days: number, ...answers: readonly AnswerRecord[]) => attemptWith(nowMs + days * dayMs, answers);

function outcomes(review: AnsweredAttempt, before: readonly AnsweredAttempt[], recalls = [recall]) {
  return recallOutcomes({ id: review.id, items: recalls, recalls }, [...before, review], smallIndex);
}

const missed = on(0, answer(recall, wrong));

describe('after a review, a mistake', () => {
  test.each<[string, readonly AnsweredAttempt[], AnsweredAttempt, object]>([
    ['that was right when due moves on', [missed], on(1, asked()), { kind: 'moved-on', due: '2026-11-29' }],
    [
      'that was right for the second time is done',
      [missed, on(1, asked())],
      on(8, asked()),
      { kind: 'done' },
    ],
    [
      'that was missed again starts over',
      [missed, on(1, asked())],
      on(4, asked(wrong)),
      { kind: 'starts-over', due: '2026-11-26' },
    ],
    [
      'that was guessed right starts over',
      [missed],
      on(1, asked({ confidence: 'guess' })),
      { kind: 'starts-over', due: '2026-11-23' },
    ],
    [
      'that was right before it was due stays the same',
      [missed, on(1, asked())],
      on(2, asked()),
      { kind: 'early', due: '2026-11-29' },
    ],
    ['that was never on screen is still due', [missed], on(1), { kind: 'not-reached' }],
  ])('%s', (_, before, review, outcome) => {
    expect(outcomes(review, before)).toEqual([{ number: 1, ...outcome }]);
  });
});

test('later answers don’t change the outcome of a review', () => {
  const review = on(1, asked());
  const later = on(4, asked(wrong));
  expect(
    recallOutcomes(
      { id: review.id, items: [recall], recalls: [recall] },
      [missed, review, later],
      smallIndex,
    ),
  ).toEqual([{ number: 1, kind: 'moved-on', due: '2026-11-29' }]);
});

test('a drill lists only mistakes in the log: new ones, and those already there', () => {
  const drill = on(1, answer('syn-0001', wrong), answer('qua-0002'), answer(recall, { first: false }));
  const items = ['syn-0001', 'qua-0002', recall, 'qua-0003'];
  expect(recallOutcomes({ id: drill.id, items }, [missed, drill], smallIndex)).toEqual([
    { number: 1, kind: 'new', due: '2026-11-23' },
    { number: 3, kind: 'moved-on', due: '2026-11-29' },
  ]);
});

test('throws an error for an attempt that doesn’t exist', () => {
  expect(() => recallOutcomes({ id: 'gone', items: [] }, [missed], smallIndex)).toThrow(
    'among the finished attempts',
  );
});
