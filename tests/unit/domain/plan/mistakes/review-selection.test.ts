import { describe, expect, test } from 'vitest';
import { buildSkillProfile } from '@/domain/plan/ability/ability';
import type { Mistake } from '@/domain/plan/mistakes/error-log';
import {
  reviewQuestionCount,
  selectReview,
  backlogClearedDay,
  createMistakeValueEstimator,
} from '@/domain/plan/mistakes/review-selection';
import { addDays, type IsoDay } from '@/lib/dates/calendar';
import { times } from '../../exam/report/sample-results';
import { evidence, mistake, nowMs, skillProfileAt } from '../sample-practice';

const today: IsoDay = '2026-11-21';

const many = (count: number, changes: Partial<Mistake> = {}) =>
  times(count, (n) => mistake(`${changes.similarityKey ?? 'own'}-${n}`, changes));
const equalWorth = () => 1;
const fourfoldForCircles = ({ facts }: Pick<Mistake, 'facts'>) => (facts.topic === 'math-circles' ? 4 : 1);
const twiceForCircles = ({ facts }: Pick<Mistake, 'facts'>) => (facts.topic === 'math-circles' ? 2 : 1);
const reviewToday = (mistakes: readonly Mistake[], questions: number) =>
  selectReview(mistakes, { today, questions, worthOf: equalWorth });

describe('a review', () => {
  test('asks each mistake on its own if all fit, longest overdue first', () => {
    const due = [
      mistake('a'),
      mistake('b', { dueDay: '2026-11-18' }),
      ...many(2, { similarityKey: 'percent blank' }),
    ];
    const { asked, ...counts } = reviewToday(due, 4);
    expect(asked.map(({ id }) => id)).toEqual(['b', 'a', 'percent blank-0', 'percent blank-1']);
    expect(counts).toEqual({ due: 4, covered: 4 });
  });

  test('lets one mistake cover three of its kind if there are too many', () => {
    const due = [...many(7, { similarityKey: 'percent wrong-whole' }), ...many(2)];
    expect(reviewQuestionCount(due)).toBe(5);
    const { asked, ...counts } = reviewToday(due, 2);
    expect(asked.map(({ similarityKey }) => similarityKey)).toEqual([
      'percent wrong-whole',
      'percent wrong-whole',
    ]);
    expect(counts).toEqual({ due: 9, covered: 6 });
  });

  test('prefers mistakes that have waited longer and are worth more', () => {
    const due = [mistake('new'), mistake('old', { dueDay: '2026-11-19' }), mistake('dear')];
    const withCircles = due.map((each) =>
      each.id === 'dear' ? { ...each, facts: { ...each.facts, topic: 'math-circles' as const } } : each,
    );
    const order = (questions: number) =>
      selectReview(withCircles, { today, questions, worthOf: fourfoldForCircles }).asked.map(({ id }) => id);
    expect(order(1)).toEqual(['dear']);
    expect(order(2)).toEqual(['dear', 'old']);
  });

  test.each<[string, IsoDay, string]>([
    ['less than two weeks', '2026-11-08', 'twice the worth'],
    ['more than two weeks', '2026-11-06', 'waited'],
  ])('after a wait of %s, since %s, starts with: %s', (_, dueDay, first) => {
    const waited = mistake('waited', { dueDay });
    const worth = mistake('twice the worth', { facts: { ...waited.facts, topic: 'math-circles' } });
    const { asked } = selectReview([waited, worth], { today, questions: 1, worthOf: twiceForCircles });
    expect(asked.map(({ id }) => id)).toEqual([first]);
  });

  test('is empty without mistakes, and excludes those due later', () => {
    expect(reviewToday([mistake('a', { dueDay: '2026-11-22' }), mistake('b', { dueDay: null })], 10)).toEqual(
      {
        asked: [],
        due: 0,
        covered: 0,
      },
    );
  });
});

describe('the worth of a mistake', () => {
  const known = skillProfileAt([
    ...times(20, (n) => evidence({ right: n < 4, isTimed: true })),
    ...times(20, (n) => evidence({ right: n < 18, topic: 'math-area', isTimed: true })),
  ]);

  test('is greater in a weak topic than in a strong one', () => {
    const worthOf = createMistakeValueEstimator(known);
    const strong = mistake('a', { facts: { ...mistake('a').facts, topic: 'math-area' } });
    expect(worthOf(mistake('a'))).toBeGreaterThan(1.5 * worthOf(strong));
    expect(worthOf(strong)).toBeGreaterThan(0);
  });

  test('is the same everywhere if nothing is known', () => {
    const worthOf = createMistakeValueEstimator(buildSkillProfile([], nowMs, 'upper'));
    const other = mistake('a', { facts: { ...mistake('a').facts, topic: 'math-area' } });
    expect(worthOf(mistake('a'))).toBe(worthOf(other));
  });
});

describe('when the backlog is cleared', () => {
  test.each<[string, number, number, IsoDay | null]>([
    ['today, if all fit', 5, 5, today],
    ['the next day, if one is left', 6, 5, '2026-11-22'],
    ['a week later', 40, 5, '2026-11-28'],
    ['unknown, without time for reviews', 5, 0, null],
    ['unknown, if it takes more than two months', 100, 1, null],
  ])('%s: %i at %i a day', (_, count, aDay, day) => {
    expect(backlogClearedDay(many(count), { today, questionsOn: () => aDay })).toBe(day);
  });

  test('new mistakes are counted, and days off don’t move anything up', () => {
    const later = many(5, { dueDay: '2026-11-22', similarityKey: null }).map((each, n) => ({
      ...each,
      id: `later-${n}`,
    }));
    const all = [...many(6), ...later];
    expect(backlogClearedDay(all, { today, questionsOn: () => 5 })).toBe('2026-11-23');
    expect(backlogClearedDay(all, { today, questionsOn: (day) => (day === '2026-11-22' ? 0 : 5) })).toBe(
      addDays(today, 3),
    );
  });

  test('with three of a kind, one question removes three', () => {
    expect(
      backlogClearedDay(many(30, { similarityKey: 'percent blank' }), { today, questionsOn: () => 5 }),
    ).toBe('2026-11-22');
  });
});
