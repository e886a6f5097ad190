import type { IsoDay } from '@/lib/dates/calendar';
import { describe, expect, test } from 'vitest';
import { correctProbability } from '@/domain/plan/ability/ability';
import { buildDrillForm } from '@/domain/plan/drills/drill-form';
import { type DrillClock, defaultDrill } from '@/domain/plan/drills/drill-request';
import { type Mistake, buildErrorLog } from '@/domain/plan/mistakes/error-log';
import { recalledMistakeId, questionRationale } from '@/domain/plan/drills/question-rationale';
import { times } from '../../exam/report/sample-results';
import { quantitativeItem } from '../../exam/sample-items';
import {
  answer,
  attemptWith,
  dayMs,
  evidence,
  nowMs,
  smallIndex,
  skillProfileAt,
  wrong,
} from '../sample-practice';

const item = quantitativeItem(1, { topic: 'percent', difficulty: 4 });
const nothing = skillProfileAt([]);
const options = {
  mistake: undefined,
  seenDays: new Map<string, IsoDay>(),
  skillProfile: nothing,
  today: '2026-11-22',
} as const;

test('gives only the topic for a new item and a new student', () => {
  expect(questionRationale(item, options)).toEqual({
    topic: 'math-percent',
    difficulty: 4,
    recalls: null,
    seenOn: null,
    chance: null,
    topicSoFar: null,
  });
});

describe('the mistake that it repeats', () => {
  const [mistake] = buildErrorLog([attemptWith(nowMs, [answer('qua-0001', wrong)])], smallIndex);

  test.each<[string, Partial<Mistake>, boolean]>([
    ['due today', {}, true],
    ['overdue', { dueDay: '2026-11-01' }, true],
    ['due tomorrow', { dueDay: '2026-11-23' }, false],
    ['retired', { dueDay: null, recalls: 2 }, false],
  ])('%s', (_, changes, isNamed) => {
    if (mistake === undefined) throw new Error('A wrong answer is in the log');
    const asked = { ...mistake, ...changes };
    expect(questionRationale(item, { ...options, mistake: asked }).recalls).toEqual(isNamed ? asked : null);
  });
});

test('it was answered before', () => {
  const seenDays = new Map<string, IsoDay>([[item.id, '2026-11-20']]);
  expect(questionRationale(item, { ...options, seenDays }).seenOn).toBe('2026-11-20');
});

describe('what is known about the topic', () => {
  const circles = { topic: 'math-circles' } as const;
  const skillProfileWith = (percents: number, others: number) =>
    skillProfileAt([
      ...times(percents, (n) => evidence({ right: n > 0 })),
      ...times(others, () => evidence(circles)),
    ]);

  test.each([
    [8, 0, true, { right: 7, responses: 8 }],
    [2, 6, true, { right: 1, responses: 2 }],
    [0, 8, true, null],
    [7, 0, false, null],
  ])('%i answers to it and %i to the rest of its section', (percents, others, hasChance, topicSoFar) => {
    const skillProfile = skillProfileWith(percents, others);
    const why = questionRationale(item, { ...options, skillProfile });
    expect(why.topicSoFar).toEqual(topicSoFar);
    expect(why.chance).toBe(hasChance ? correctProbability(skillProfile.abilityIn('math-percent'), 4) : null);
  });

  test('ignores answers from a year ago', () => {
    const skillProfile = skillProfileAt(times(20, () => evidence({ answeredAtMs: nowMs - 365 * dayMs })));
    expect(questionRationale(item, { ...options, skillProfile })).toMatchObject({
      chance: null,
      topicSoFar: null,
    });
  });

  test('counts timed and untimed answers', () => {
    const skillProfile = skillProfileAt(times(10, (n) => evidence({ isTimed: n < 4, right: n < 4 })));
    expect(questionRationale(item, { ...options, skillProfile }).topicSoFar).toEqual({
      right: 4,
      responses: 10,
    });
  });
});

describe('the mistake that a form repeats', () => {
  const another = quantitativeItem(2);
  const formWith = (clock: DrillClock, recalls: boolean) =>
    buildDrillForm(
      {
        ...defaultDrill,
        clock,
        subject: recalls ? { kind: 'mistakes' } : { kind: 'topic', topic: 'math-percent' },
      },
      'upper',
      [item, another].map((each) => ({ item: each, ...(recalls && { recallOf: `qua-${each.id}` }) })),
      [],
      [],
      1,
    );

  test.each([
    ['untimed', false, null],
    ['timed', false, null],
    ['untimed', true, `qua-${another.id}`],
    ['timed', true, `qua-${another.id}`],
  ] as const)('%s, a review: %s', (clock, recalls, recallOf) => {
    expect(recalledMistakeId(formWith(clock, recalls), another)).toBe(recallOf);
  });

  test('an item added later repeats nothing', () => {
    expect(recalledMistakeId(formWith('untimed', false), quantitativeItem(3))).toBeNull();
  });
});
