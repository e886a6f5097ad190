import { describe, expect, test } from 'vitest';
import { buildSkillProfile } from '@/domain/plan/ability/ability';
import type { Mistake } from '@/domain/plan/mistakes/error-log';
import {
  reviewQuestionCount,
  selectReview,
  backlogClearedDay,
  createMistakeWorth,
} from '@/domain/plan/mistakes/review-selection';
import { addDays, type IsoDay } from '@/lib/dates/calendar';
import { times } from '../../exam/report/sample-results';
import { evidence, mistake, nowMs, skillProfileAt } from '../sample-practice';

const today: IsoDay = '2026-11-21';

const many = (count: number, changes: Partial<Mistake> = {}) =>
  times(count, (n) => mistake(`${changes.kind ?? 'own'}-${n}`, changes));
const alikeWorth = () => 1;
const dearCircles = ({ facts }: Pick<Mistake, 'facts'>) => (facts.topic === 'math-circles' ? 4 : 1);
const twiceForCircles = ({ facts }: Pick<Mistake, 'facts'>) => (facts.topic === 'math-circles' ? 2 : 1);
const reviewToday = (mistakes: readonly Mistake[], questions: number) =>
  selectReview(mistakes, { today, questions, worthOf: alikeWorth });

describe('a review', () => {
  test('of what fits asks each by itself, the longest due first', () => {
    const due = [mistake('a'), mistake('b', { due: '2026-11-18' }), ...many(2, { kind: 'percent blank' })];
    const { asked, ...counts } = reviewToday(due, 4);
    expect(asked.map(({ id }) => id)).toEqual(['b', 'a', 'percent blank-0', 'percent blank-1']);
    expect(counts).toEqual({ due: 4, covered: 4 });
  });

  test('of more than fits lets one of a kind stand for three', () => {
    const due = [...many(7, { kind: 'percent wrong-whole' }), ...many(2)];
    expect(reviewQuestionCount(due)).toBe(5);
    const { asked, ...counts } = reviewToday(due, 2);
    expect(asked.map(({ kind }) => kind)).toEqual(['percent wrong-whole', 'percent wrong-whole']);
    expect(counts).toEqual({ due: 9, covered: 6 });
  });

  test('takes what has waited longer and what is worth more', () => {
    const due = [mistake('new'), mistake('old', { due: '2026-11-19' }), mistake('dear')];
    const dear = due.map((each) =>
      each.id === 'dear' ? { ...each, facts: { ...each.facts, topic: 'math-circles' as const } } : each,
    );
    const order = (questions: number) =>
      selectReview(dear, { today, questions, worthOf: dearCircles }).asked.map(({ id }) => id);
    expect(order(1)).toEqual(['dear']);
    expect(order(2)).toEqual(['dear', 'old']);
  });

  test.each<[string, IsoDay, string]>([
    ['less than two weeks', '2026-11-08', 'twice the worth'],
    ['more than two weeks', '2026-11-06', 'waited'],
  ])('after a wait of %s, since %s, what comes first is: %s', (_, due, first) => {
    const waited = mistake('waited', { due });
    const worth = mistake('twice the worth', { facts: { ...waited.facts, topic: 'math-circles' } });
    const { asked } = selectReview([waited, worth], { today, questions: 1, worthOf: twiceForCircles });
    expect(asked.map(({ id }) => id)).toEqual([first]);
  });

  test('of nothing is empty, and what is due later is no part of it', () => {
    expect(reviewToday([mistake('a', { due: '2026-11-22' }), mistake('b', { due: null })], 10)).toEqual({
      asked: [],
      due: 0,
      covered: 0,
    });
  });
});

describe('what a mistake is worth', () => {
  const known = skillProfileAt([
    ...times(20, (n) => evidence({ right: n < 4, timed: true })),
    ...times(20, (n) => evidence({ right: n < 18, topic: 'math-area', timed: true })),
  ]);

  test('is more in a weak topic than in a strong one', () => {
    const worthOf = createMistakeWorth(known);
    const strong = mistake('a', { facts: { ...mistake('a').facts, topic: 'math-area' } });
    expect(worthOf(mistake('a'))).toBeGreaterThan(1.5 * worthOf(strong));
    expect(worthOf(strong)).toBeGreaterThan(0);
  });

  test('is the same everywhere alike where nothing is known', () => {
    const worthOf = createMistakeWorth(buildSkillProfile([], nowMs));
    const other = mistake('a', { facts: { ...mistake('a').facts, topic: 'math-area' } });
    expect(worthOf(mistake('a'))).toBe(worthOf(other));
  });
});

describe('when nothing waits any longer', () => {
  test.each<[string, number, number, IsoDay | null]>([
    ['today, where all fit', 5, 5, today],
    ['the day after, where one is left', 6, 5, '2026-11-22'],
    ['a week later', 40, 5, '2026-11-28'],
    ['nobody knows, with no time for it', 5, 0, null],
    ['nor in more than two months', 100, 1, null],
  ])('%s: %i at %i a day', (_, count, aDay, day) => {
    expect(backlogClearedDay(many(count), { today, questionsOn: () => aDay })).toBe(day);
  });

  test('mistakes that come meanwhile are counted, and days off bring nothing forward', () => {
    const later = many(5, { due: '2026-11-22', kind: null }).map((each, n) => ({
      ...each,
      id: `later-${n}`,
    }));
    const all = [...many(6), ...later];
    expect(backlogClearedDay(all, { today, questionsOn: () => 5 })).toBe('2026-11-23');
    expect(backlogClearedDay(all, { today, questionsOn: (day) => (day === '2026-11-22' ? 0 : 5) })).toBe(
      addDays(today, 3),
    );
  });

  test('with three of a kind a question takes three off', () => {
    expect(backlogClearedDay(many(30, { kind: 'percent blank' }), { today, questionsOn: () => 5 })).toBe(
      '2026-11-22',
    );
  });
});
