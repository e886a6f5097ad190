import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { blank, type Response } from '@/domain/exam/response';
import {
  advance,
  remainingMs,
  restored,
  type Session,
  type SessionEvent,
  startSession,
} from '@/domain/exam/session';
import { statusOf } from '@/domain/exam/sitting';
import { present } from '@/lib/assert';
import { events, form, limitMs } from './sample-sessions';

type Step = SessionEvent extends infer Event
  ? Event extends { now: number }
    ? Omit<Event, 'now'>
    : never
  : never;

/** Plays steps at second 1, 2, 3 ... of a session started at 0. */
function played(steps: readonly Step[], from: Session = startSession(form, 0)): Session {
  return steps.reduce<Session>(
    (session, step, index) => advance(session, { ...step, now: (index + 1) * 1000 }),
    from,
  );
}

const chosenA: Step = { type: 'choose', letter: 'A' };
const crossA: Step = { type: 'toggle-cross-out', letter: 'A' };
const goTo = (index: number): Step => ({ type: 'go-to', index });
const sheet = (session: Session, index = 0) => present(session.sheets[index], 'no such sheet');

describe('answering', () => {
  const a: Response = { state: 'chosen', letter: 'A' };
  const b: Response = { state: 'chosen', letter: 'B' };
  test.each<[string, Step[], Response, string[]]>([
    ['nothing done', [], blank, []],
    ['choose', [chosenA], a, []],
    ['choose another', [chosenA, { type: 'choose', letter: 'B' }], b, []],
    ['choose the same again', [chosenA, chosenA], a, []],
    ['clear', [chosenA, { type: 'clear' }], blank, []],
    ['clear a blank', [{ type: 'clear' }], blank, []],
    ['cross out', [crossA], blank, ['A']],
    ['bring back', [crossA, crossA], blank, []],
    ['cross out the chosen one', [chosenA, crossA], blank, ['A']],
    ['cross out another', [{ type: 'choose', letter: 'B' }, crossA], b, ['A']],
    ['choose a crossed-out one', [crossA, chosenA], a, []],
    ['flagging changes no answer', [chosenA, { type: 'toggle-flag' }], a, []],
    ['moving changes no answer', [chosenA, { type: 'next' }, { type: 'clear' }, { type: 'back' }], a, []],
  ])('%s', (_, steps, response, crossedOut) => {
    expect(sheet(played(steps))).toMatchObject({ response, crossedOut });
  });

  test('a flag goes on and off, and a navigator sees it beside the answer', () => {
    expect(statusOf(sheet(played([{ type: 'toggle-flag' }])))).toEqual({ answer: 'blank', flagged: true });
    expect(statusOf(sheet(played([{ type: 'toggle-flag' }, { type: 'toggle-flag' }, chosenA])))).toEqual({
      answer: 'answered',
      flagged: false,
    });
  });
});

describe('moving and phases', () => {
  test.each<[string, Step[], Session['phase'], number]>([
    ['next', [{ type: 'next' }], 'answering', 1],
    ['back', [{ type: 'next' }, { type: 'back' }], 'answering', 0],
    ['back on the first', [{ type: 'back' }], 'answering', 0],
    ['next on the last', [goTo(2), { type: 'next' }], 'reviewing', 2],
    ['go to', [goTo(2)], 'answering', 2],
    ['go to below', [goTo(-1)], 'answering', 0],
    ['go to above', [goTo(3)], 'answering', 0],
    ['go to a fraction', [goTo(0.5)], 'answering', 0],
    ['open review', [{ type: 'open-review' }], 'reviewing', 0],
    ['review: go to', [{ type: 'open-review' }, goTo(1)], 'answering', 1],
    ['review: go to above', [{ type: 'open-review' }, goTo(3)], 'reviewing', 0],
    ['review: back', [goTo(1), { type: 'open-review' }, { type: 'back' }], 'answering', 1],
    ['review: next', [{ type: 'open-review' }, { type: 'next' }], 'reviewing', 0],
    ['review: hand in', [{ type: 'open-review' }, { type: 'hand-in' }], 'finished', 0],
    ['hand in', [{ type: 'hand-in' }], 'finished', 0],
    ['interrupt', [{ type: 'interrupt' }], 'interrupted', 0],
    ['interrupted: go to', [{ type: 'interrupt' }, goTo(1)], 'interrupted', 0],
    ['interrupted: hand in', [{ type: 'interrupt' }, { type: 'hand-in' }], 'interrupted', 0],
    ['resume', [{ type: 'interrupt' }, { type: 'resume' }], 'answering', 0],
    [
      'resume in review',
      [{ type: 'open-review' }, { type: 'interrupt' }, { type: 'resume' }],
      'reviewing',
      0,
    ],
    ['resume without interruption', [{ type: 'resume' }], 'answering', 0],
    ['finished: go to', [{ type: 'hand-in' }, goTo(1)], 'finished', 0],
  ])('%s', (_, steps, phase, current) => {
    expect(played(steps)).toMatchObject({ phase, current });
  });

  test.each<Step>([
    chosenA,
    crossA,
    { type: 'clear' },
    { type: 'toggle-flag' },
    { type: 'open-review' },
    { type: 'tick' },
  ])('reviewing takes no $type', (step) => {
    const before = played([chosenA, { type: 'open-review' }]);
    expect(advance(before, { ...step, now: 2000 })).toBe(before);
  });

  test.each<[string, Session, Step]>([
    ['tick', startSession(form, 0), { type: 'tick' }],
    ['back on the first', startSession(form, 0), { type: 'back' }],
    ['clear a blank', startSession(form, 0), { type: 'clear' }],
    ['go to the question on screen', startSession(form, 0), { type: 'go-to', index: 0 }],
    ['choose the same again', advance(startSession(form, 0), { ...chosenA, now: 0 }), chosenA],
    ['an event while interrupted', advance(startSession(form, 0), { type: 'interrupt', now: 0 }), chosenA],
    ['an event after the end', advance(startSession(form, 0), { type: 'hand-in', now: 0 }), chosenA],
  ])('nothing changed, the very same session: %s', (_, session, step) => {
    expect(advance(session, { ...step, now: 0 })).toBe(session);
  });
});

describe('the clock', () => {
  test('runs on wall time, so that it is right after a sleep', () => {
    const session = advance(startSession(form, 5000), { type: 'tick', now: 45_000 });
    expect(session.clock).toEqual({ usedMs: 40_000, markedAt: 45_000 });
    expect(remainingMs(session, 50_000)).toBe(15_000);
  });

  test('a clock set back counts as no time and goes on from there', () => {
    const back = advance(startSession(form, 5000), { type: 'tick', now: 1000 });
    expect(back.clock).toEqual({ usedMs: 0, markedAt: 1000 });
    expect(remainingMs(back, 0)).toBe(limitMs);
    expect(advance(back, { type: 'tick', now: 3000 }).clock.usedMs).toBe(2000);
  });

  test('at the limit the session is over and takes no answer', () => {
    const session = advance(startSession(form, 0), { ...chosenA, now: limitMs });
    expect(session).toMatchObject({
      phase: 'finished',
      ending: 'time-up',
      clock: { usedMs: limitMs, markedAt: null },
    });
    expect(sheet(session).response).toEqual(blank);
  });

  test('a millisecond before, it takes one', () => {
    expect(sheet(advance(startSession(form, 0), { ...chosenA, now: limitMs - 1 })).response.state).toBe(
      'chosen',
    );
  });

  test.each<Step>([{ type: 'hand-in' }, { type: 'interrupt' }, { type: 'next' }])(
    'past the limit, %j ends by time',
    (step) => {
      expect(advance(startSession(form, 0), { ...step, now: 10 * limitMs })).toMatchObject({
        ending: 'time-up',
      });
    },
  );

  test('time in review is used but belongs to no question', () => {
    const review = advance(startSession(form, 0), { type: 'open-review', now: 1000 });
    const later = advance(review, { type: 'tick', now: 4000 });
    expect(later.clock.usedMs).toBe(4000);
    expect(later.sheets.map((each) => each.spentMs)).toEqual([1000, 0, 0]);
  });

  test('time goes to the question that was on screen', () => {
    const session = advance(advance(startSession(form, 0), { type: 'next', now: 1000 }), {
      type: 'tick',
      now: 3000,
    });
    expect(session.sheets.map((each) => each.spentMs)).toEqual([1000, 2000, 0]);
  });

  test('interrupt stops it, resume starts it again and is counted', () => {
    const stopped = advance(startSession(form, 0), { type: 'interrupt', now: 2000 });
    expect(stopped.clock).toEqual({ usedMs: 2000, markedAt: null });
    expect(remainingMs(stopped, 900_000)).toBe(limitMs - 2000);
    const resumed = advance(stopped, { type: 'resume', now: 900_000 });
    expect(resumed).toMatchObject({ interruptions: 1, clock: { usedMs: 2000, markedAt: 900_000 } });
    expect(advance(resumed, { type: 'tick', now: 901_000 }).clock.usedMs).toBe(3000);
  });
});

describe('restored', () => {
  test.each<[string, Step[], Session['phase']]>([
    ['answering', [{ type: 'next' }], 'answering'],
    ['reviewing', [{ type: 'open-review' }], 'reviewing'],
  ])('%s stands still with the time last saved and comes back to its phase', (_, steps, phase) => {
    const session = restored(played(steps));
    expect(session).toMatchObject({
      phase: 'interrupted',
      during: phase,
      interruptions: 0,
      clock: { usedMs: 1000, markedAt: null },
    });
    expect(advance(session, { type: 'resume', now: 9e9 })).toMatchObject({ phase, clock: { usedMs: 1000 } });
  });

  test.each<[string, Step[]]>([
    ['interrupted', [{ type: 'interrupt' }]],
    ['finished', [{ type: 'hand-in' }]],
  ])('%s stays as it is', (_, steps) => {
    const session = played(steps);
    expect(restored(session)).toBe(session);
  });
});

describe('for any sequence of events', () => {
  test('no answer is lost: each equals what a plain list of answers says', () => {
    fc.assert(
      fc.property(events, (sequence) => {
        let session = startSession(form, 1_000_000);
        const answers: (string | null)[] = form.itemIds.map(() => null);
        for (const event of sequence) {
          const after = advance(session, event);
          // The reference knows only this: an answering session that the event didn't find out of time takes answers.
          const takes =
            session.phase === 'answering' && !(after.phase === 'finished' && after.ending === 'time-up');
          if (takes && event.type === 'choose') answers[session.current] = event.letter;
          if (takes && event.type === 'clear') answers[session.current] = null;
          if (takes && event.type === 'toggle-cross-out' && answers[session.current] === event.letter) {
            answers[session.current] = null;
          }
          session = after;
          expect(
            session.sheets.map(({ response }) => (response.state === 'chosen' ? response.letter : null)),
          ).toEqual(answers);
        }
      }),
    );
  });

  test('time used never falls, never passes the limit, and covers what the questions took', () => {
    fc.assert(
      fc.property(events, (sequence) => {
        let session = startSession(form, 1_000_000);
        for (const event of sequence) {
          const after = advance(session, event);
          expect(after.clock.usedMs).toBeGreaterThanOrEqual(session.clock.usedMs);
          expect(after.clock.usedMs).toBeLessThanOrEqual(limitMs);
          expect(after.sheets.reduce((sum, each) => sum + each.spentMs, 0)).toBeLessThanOrEqual(
            after.clock.usedMs,
          );
          expect(remainingMs(after, event.now)).toBe(limitMs - after.clock.usedMs);
          session = after;
        }
      }),
    );
  });

  test('after the end nothing changes; no crossed-out choice is ever the chosen one', () => {
    fc.assert(
      fc.property(events, (sequence) => {
        let session = startSession(form, 1_000_000);
        for (const event of sequence) {
          const after = advance(session, event);
          if (session.phase === 'finished') expect(after).toBe(session);
          for (const { response, crossedOut } of after.sheets) {
            expect(response.state === 'chosen' && crossedOut.includes(response.letter)).toBe(false);
            expect(new Set(crossedOut).size).toBe(crossedOut.length);
          }
          session = after;
        }
      }),
    );
  });
});
