/** How many questions practice has for a drill: as many as a drill that asks for more would draw. */
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import file from '@/data/items/index/index.json';
import { indexFrom } from '@/data/items/index/lines';
import { scoredSections } from '@/domain/exam/scored-sections';
import { standingFrom } from '@/domain/plan/ability';
import { drillGroups, luresOfDrills, sectionOf } from '@/domain/plan/drill';
import { poolSize, poolSizes, questionsAsked, stepsInPool, wantedFor } from '@/domain/plan/drill-pool';
import type { PooledSubject } from '@/domain/plan/drill-request';
import { indexOf } from '@/domain/plan/item-facts';
import type { Prospect } from '@/domain/plan/next-step';
import type { PracticeStep } from '@/domain/plan/practice-step';
import { practiceSteps } from '@/domain/plan/practice-step';
import { practiceTopics } from '@/domain/plan/topics';
import { drawMixed } from '@/domain/plan/which-item';
import { drawReading } from '@/domain/plan/which-passage';
import { times } from '../exam/report/sample-results';
import { dayMs, detailItem, evidence, generator, nounItem, nowMs, smallIndex } from './sample-practice';

const bank = indexFrom(file);
const nothingSeen: ReadonlyMap<string, number> = new Map();

const subjects: readonly PooledSubject[] = [
  ...scoredSections.map((section) => ({ kind: 'section', section }) as const),
  ...drillGroups.map((group) => ({ kind: 'group', group }) as const),
  ...luresOfDrills.map((lure) => ({ kind: 'lure', lure }) as const),
  ...practiceTopics.map(({ id }) => ({ kind: 'topic', topic: id }) as const),
];

describe('in a small bank', () => {
  test.each<[string, PooledSubject, readonly string[], number]>([
    ['synonyms, one of them of a frozen set', { kind: 'topic', topic: 'synonyms' }, [], 2],
    ['and all three when the student has met it', { kind: 'topic', topic: 'synonyms' }, ['syn-0003'], 3],
    ['synonyms that are nouns', { kind: 'group', group: 'synonyms-nouns' }, [], 2],
    ['synonyms that are verbs', { kind: 'group', group: 'synonyms-verbs' }, [], 0],
    ['all analogies', { kind: 'group', group: 'analogies' }, [], 0],
    ['look-alikes', { kind: 'lure', lure: 'look-alike' }, [], 2],
    ['reversed pairs', { kind: 'lure', lure: 'reversed' }, [], 0],
    ['reading', { kind: 'section', section: 'reading' }, [], 2],
    ['a skill', { kind: 'topic', topic: 'reading-detail' }, [], 2],
    ['another skill', { kind: 'topic', topic: 'reading-tone' }, [], 0],
    ['a topic with generators', { kind: 'topic', topic: 'math-percent' }, [], Infinity],
    ['math', { kind: 'section', section: 'quantitative' }, [], Infinity],
  ])('%s', (_, subject, seen, size) => {
    expect(poolSize(subject, { index: smallIndex, seen: new Map(seen.map((id) => [id, nowMs])) })).toBe(size);
  });

  test.each([
    ['nothing was seen', []],
    ['a question of a frozen set was seen', ['syn-0003']],
  ])('all topics counted at once are what each is alone, where %s', (_, seen) => {
    const pool = { index: smallIndex, seen: new Map(seen.map((id) => [id, nowMs])) };
    const sizes = poolSizes(pool);
    expect([...sizes]).toEqual(
      practiceTopics.map(({ id }) => [id, poolSize({ kind: 'topic', topic: id }, pool)]),
    );
    expect(sizes.get('math-percent')).toBe(Infinity);
  });

  test('a drill asks what is wished for, or all there is', () => {
    const pool = {
      index: indexOf(
        times(7, (n) => nounItem(`syn-000${n}`)),
        [],
      ),
      seen: nothingSeen,
    };
    const synonyms = { kind: 'topic', topic: 'synonyms' } as const;
    expect([5, 10, 20].map((wished) => questionsAsked(synonyms, wished, pool))).toEqual([5, 7, 7]);
  });
});

test.each(subjects)(
  'of the bank, a drill of %j draws as many as there are said to be, whatever was met',
  (subject) => {
    const anySeen = fc
      .subarray(
        bank.items.map(({ id }) => id),
        { maxLength: 300 },
      )
      .map((ids) => new Map(ids.map((id) => [id, nowMs])));
    fc.assert(
      fc.property(anySeen, (seen) => {
        const pool = { index: bank, seen };
        const options = { ...pool, standing: standingFrom([], nowMs), nowMs, seed: 1 };
        const { topics, ...narrowed } = wantedFor(subject);
        const more = 1000;
        const drawn =
          sectionOf(subject) === 'reading'
            ? drawReading(subject.kind === 'section' ? null : topics, more, { ...options, ...narrowed })
            : drawMixed(topics, more, { ...options, ...narrowed });
        expect(drawn).toHaveLength(questionsAsked(subject, more, pool));
      }),
      { numRuns: 4, examples: [[nothingSeen]] },
    );
  },
);

const detail = (all: readonly Prospect<PracticeStep>[]) =>
  all.find(({ step }) => step.kind === 'practice' && step.area.kind === 'topic');
const poolOf = (questions: number) => ({
  index: indexOf(
    times(questions, (n) => detailItem(`rea-00${10 + n}`, `pas-000${1 + (n % 2)}`)),
    [generator('percent-easy')],
  ),
  seen: nothingSeen,
});

describe('steps', () => {
  const inReading = { section: 'reading', at: nowMs - 2 * dayMs } as const;
  const answers = times(30, (n) => evidence({ ...inReading, topic: 'reading-detail', right: n % 2 === 0 }));
  const steps = practiceSteps(standingFrom(answers, nowMs));
  test('with enough questions stay as they are', () => {
    expect(stepsInPool(steps, poolOf(10))).toEqual(steps);
  });

  test('with fewer take fewer minutes and promise fewer points', () => {
    const usual = detail(steps);
    const shorter = detail(stepsInPool(steps, poolOf(4)));
    expect(usual).toMatchObject({ step: { questions: 10 }, minutes: 15 });
    expect(shorter).toMatchObject({ step: { questions: 4 }, minutes: 6 });
    expect(shorter?.points).toBeCloseTo((usual?.points ?? 0) * 0.4);
  });

  test('with none are left out, and what is to be found out stays first', () => {
    const left = stepsInPool(steps, poolOf(0));
    expect(left.map(({ step }) => step.kind)).toEqual(['find-out', 'find-out']);
  });

  test('keep the most points a minute first', () => {
    const rates = stepsInPool(steps, poolOf(4))
      .filter(({ step }) => step.kind === 'practice')
      .map(({ points, minutes }) => points / Math.max(15, minutes));
    expect(rates.length).toBeGreaterThan(1);
    expect(rates).toEqual(rates.toSorted((a, b) => b - a));
  });

  test('keep what was practiced this evening last, however few questions the others have', () => {
    const tone = times(30, () =>
      evidence({ ...inReading, topic: 'reading-tone', right: false, at: nowMs - 3_600_000 }),
    );
    const withTone = practiceSteps(standingFrom([...answers, ...tone], nowMs));
    const { index, seen } = poolOf(1);
    const ofTone = times(10, (n) =>
      detailItem(`rea-01${10 + n}`, 'pas-0001', { topic: 'reading-tone', group: 'purpose' }),
    );
    const left = stepsInPool(withTone, { index: indexOf([...index.items, ...ofTone], []), seen });
    const topics = left.flatMap(({ step, points }) =>
      step.kind === 'practice' && step.area.kind === 'topic' ? [{ topic: step.area.topic, points }] : [],
    );
    expect(topics.map(({ topic }) => topic)).toEqual(['reading-detail', 'reading-tone']);
    expect(topics[0]?.points).toBeLessThan(topics[1]?.points ?? 0);
  });
});
