import * as fc from 'fast-check';
import type { Form } from '@/domain/exam/form';
import { letters } from '@/domain/exam/item';
import type { SessionEvent } from '@/domain/exam/session';

export const limitMs = 60_000;
export const form: Form = { planId: 'plan', seed: 1, itemIds: ['syn-0001', 'syn-0002', 'ana-0001'], limitMs };

const letter = fc.constantFrom(...letters);
const plain = fc.constantFrom('clear', 'toggle-flag', 'next', 'back', 'open-review', 'tick', 'resume');
const often = fc.oneof(
  fc.record({ type: fc.constant('choose'), letter }),
  fc.record({ type: fc.constant('toggle-cross-out'), letter }),
  fc.record({ type: fc.constant('go-to'), index: fc.integer({ min: -1, max: 3 }) }),
  fc.record({ type: plain }),
);

const seldom = fc.record({ type: fc.constantFrom('interrupt', 'hand-in') });

/** Any sequence of events; the clock mostly goes on, sometimes stands, is set back or leaps past the limit. */
export const events: fc.Arbitrary<SessionEvent[]> = fc
  .array(
    fc.tuple(
      // Stopping and ending are rare, so that most sequences live long.
      fc.oneof({ weight: 15, arbitrary: often }, { weight: 1, arbitrary: seldom }),
      fc.oneof(
        { weight: 12, arbitrary: fc.integer({ min: 0, max: 3000 }) },
        { weight: 1, arbitrary: fc.integer({ min: -100_000, max: 100_000 }) },
      ),
    ),
    { maxLength: 60 },
  )
  .map((steps) => {
    let now = 1_000_000;
    return steps.map(([event, passed]) => ({ ...event, now: (now += passed) }));
  });
