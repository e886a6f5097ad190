import { describe, expect, test } from 'vitest';
import { lastSeenTimes, type LastSeenFacts } from '@/domain/plan/ability/last-seen';
import { canPracticeItem } from '@/domain/plan/drills/draw-mixed';
import { assertPresent } from '@/lib/assert';
import { answer, attemptWith, dayMs, nowMs, smallIndex } from '../sample-practice';

/** `syn-0001` and `syn-0002` are in the practice pool, `syn-0003` and `qua-0001` in a full form. */
function seenWith(facts: Partial<LastSeenFacts>) {
  const nothing = { attempts: [], shownItemIds: new Set<string>(), runningItemIds: new Set<string>() };
  return lastSeenTimes({ ...nothing, index: smallIndex, nowMs, ...facts });
}

const yesterday = nowMs - dayMs;
const finished = (...refs: string[]) => [
  attemptWith(
    yesterday,
    refs.map((ref) => answer(ref)),
  ),
];

describe('when an item was last seen', () => {
  test.each<[string, Partial<LastSeenFacts>, string, number | undefined]>([
    ['never', {}, 'syn-0001', undefined],
    ['in a finished attempt', { attempts: finished('syn-0001') }, 'syn-0001', yesterday],
    ['in an earlier version', { attempts: finished('syn-0001@2') }, 'syn-0001', yesterday],
    [
      'in the later of two',
      { attempts: [...finished('syn-0001'), attemptWith(nowMs, [answer('syn-0001')])] },
      'syn-0001',
      nowMs,
    ],
    ['at an unknown time', { shownItemIds: new Set(['syn-0001']) }, 'syn-0001', 0],
    [
      'when it was asked, which is more precise',
      { shownItemIds: new Set(['syn-0001']), attempts: finished('syn-0001') },
      'syn-0001',
      yesterday,
    ],
    ['now, in a running attempt', { runningItemIds: new Set(['syn-0001']) }, 'syn-0001', nowMs],
    [
      'now, in a running attempt, again',
      { runningItemIds: new Set(['syn-0001']), attempts: finished('syn-0001') },
      'syn-0001',
      nowMs,
    ],
    ['as a generated item', { shownItemIds: new Set(['percent-easy-7']) }, 'percent-easy-7', 0],
    ['of a full form, in a finished attempt', { attempts: finished('syn-0003') }, 'syn-0003', yesterday],
    [
      'of a full form at an unknown time: not reported',
      { shownItemIds: new Set(['syn-0003']) },
      'syn-0003',
      undefined,
    ],
    [
      'of a full form in a running attempt: not reported',
      { shownItemIds: new Set(['syn-0003']), runningItemIds: new Set(['syn-0003']) },
      'syn-0003',
      undefined,
    ],
    [
      'of a full form that was finished and is running again',
      { runningItemIds: new Set(['syn-0003']), attempts: finished('syn-0003') },
      'syn-0003',
      nowMs,
    ],
  ])('%s', (_, facts, id, expected) => {
    expect(seenWith(facts).get(id)).toBe(expected);
  });
});

test.each<[string, Partial<LastSeenFacts>, boolean]>([
  ['was never started', {}, false],
  [
    'is running',
    { shownItemIds: new Set(['qua-0001']), runningItemIds: new Set(['qua-0001', 'qua-0002']) },
    false,
  ],
  ['was left before the item appeared', { attempts: finished('qua-0002') }, false],
  ['has ended and showed it', { attempts: finished('qua-0001') }, true],
])('practice may ask an item of a full form that %s: %s', (_, facts, expected) => {
  const item = assertPresent(smallIndex.itemOf('qua-0001'), 'The index has the item');
  expect(canPracticeItem(item, seenWith(facts))).toBe(expected);
});
