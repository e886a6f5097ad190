import { describe, expect, test } from 'vitest';
import { chanceOfRight, standingFrom } from '@/domain/plan/ability';
import { type Mistake, mistakesOf } from '@/domain/plan/mistakes';
import { whyAsked } from '@/domain/plan/why';
import { times } from '../exam/report/sample-results';
import { quantitativeItem } from '../exam/sample-items';
import { answer, attemptWith, evidence, nowMs, smallIndex, wrong } from './sample-practice';

const item = quantitativeItem(1, { topic: 'percent', difficulty: 4 });
const nothing = standingFrom([], nowMs);
const options = {
  mistake: undefined,
  seen: new Map<string, number>(),
  standing: nothing,
  today: '2026-11-22',
} as const;

test('of a new item to a new student there is nothing to say but its topic', () => {
  expect(whyAsked(item, options)).toEqual({
    topic: 'math-percent',
    recalls: null,
    seenAtMs: null,
    chance: null,
    topicSoFar: null,
  });
});

describe('the mistake that it recalls', () => {
  const [mistake] = mistakesOf([attemptWith(nowMs, [answer('qua-0001', wrong)])], smallIndex);

  test.each<[string, Partial<Mistake>, boolean]>([
    ['due today', {}, true],
    ['overdue', { due: '2026-11-01' }, true],
    ['due tomorrow', { due: '2026-11-23' }, false],
    ['retired', { due: null, recalls: 3 }, false],
  ])('%s', (_, changes, isNamed) => {
    if (mistake === undefined) throw new Error('A wrong answer is in the log');
    const asked = { ...mistake, ...changes };
    expect(whyAsked(item, { ...options, mistake: asked }).recalls).toEqual(isNamed ? asked : null);
  });
});

test.each([
  [nowMs, nowMs],
  [0, 0],
])('it was last seen at %i', (at, seenAtMs) => {
  expect(whyAsked(item, { ...options, seen: new Map([[item.id, at]]) }).seenAtMs).toBe(seenAtMs);
});

describe('what is known of the topic', () => {
  const circles = { topic: 'math-circles', group: 'geometry' } as const;
  const standingOf = (percents: number, others: number) =>
    standingFrom(
      [...times(percents, (n) => evidence({ right: n > 0 })), ...times(others, () => evidence(circles))],
      nowMs,
    );

  test.each([
    [8, 0, true, { right: 7, responses: 8 }],
    [7, 1, true, null],
    [7, 0, false, null],
  ])('%i answers to it and %i to the rest of its section', (percents, others, hasChance, topicSoFar) => {
    const standing = standingOf(percents, others);
    const why = whyAsked(item, { ...options, standing });
    expect(why.topicSoFar).toEqual(topicSoFar);
    expect(why.chance).toBe(
      hasChance ? chanceOfRight(standing.abilityIn('quantitative', 'math-percent'), 4) : null,
    );
  });
});
