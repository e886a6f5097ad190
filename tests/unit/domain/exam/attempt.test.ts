import { expect, test } from 'vitest';
import { attemptOf } from '@/domain/exam/attempt';
import { advance, type FinishedSession, type Session, startSession } from '@/domain/exam/session';
import { analogyItem, synonymItem } from './sample-items';
import { form, limitMs } from './sample-sessions';

const items = [analogyItem(1, { key: 'D' }), synonymItem(2, { key: 'B' }), synonymItem(1, { key: 'A' })];

function finished(): FinishedSession {
  let session: Session = startSession(form, 0);
  session = advance(session, { type: 'choose', letter: 'A', now: 1000 });
  session = advance(session, { type: 'next', now: 2000 });
  session = advance(session, { type: 'choose', letter: 'C', now: 3000 });
  session = advance(session, { type: 'toggle-flag', now: 4000 });
  session = advance(session, { type: 'hand-in', now: 5000 });
  if (session.phase !== 'finished') throw new Error('The session should be over');
  return session;
}

test('judges each question in the order of the form', () => {
  const attempt = attemptOf(finished(), items);
  expect(attempt).toMatchObject({ seed: 1, ending: 'handed-in', interruptions: 0, usedMs: 5000, limitMs });
  expect(
    attempt.answers.map(({ item, number, verdict, spentMs, flagged }) => [
      item.id,
      number,
      verdict,
      spentMs,
      flagged,
    ]),
  ).toEqual([
    ['syn-0001', 1, 'right', 2000, false],
    ['syn-0002', 2, 'wrong', 3000, true],
    ['ana-0001', 3, 'blank', 0, false],
  ]);
  expect(attempt.score).toEqual({ right: 1, wrong: 1, blank: 1, quarters: 3, maximumQuarters: 12 });
});

test('a missing item is named', () => {
  expect(() => attemptOf(finished(), items.slice(1))).toThrow(
    "The form's item ana-0001 is not among the items given",
  );
});
