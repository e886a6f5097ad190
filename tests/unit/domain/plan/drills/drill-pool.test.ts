/** The number of questions available for a drill: as many as a larger drill would draw. */
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import file from '@/data/items/index/index.json';
import { parseItemIndex } from '@/data/items/index/itemIndexFile';
import { scoredSections } from '@/domain/exam/test/scored-sections';
import { buildSkillProfile } from '@/domain/plan/ability/ability';
import { drillGroups, drillDistractors, sectionOfSubject } from '@/domain/plan/drills/parse-drill';
import {
  poolSize,
  poolSizesByTopic,
  drillQuestionCount,
  limitStepsToPool,
  poolFilter,
} from '@/domain/plan/drills/drill-pool';
import type { PooledSubject } from '@/domain/plan/drills/drill-request';
import { buildItemIndex } from '@/domain/plan/topics/item-facts';
import type { RatedStep } from '@/domain/plan/schedule/step-after-test';
import type { PracticeStep } from '@/domain/plan/schedule/practice-step';
import { rankPracticeSteps } from '@/domain/plan/schedule/practice-step';
import { practiceTopics } from '@/domain/plan/topics/topics';
import { drawMixedItems } from '@/domain/plan/drills/draw-mixed';
import { drawReadingItems } from '@/domain/plan/drills/draw-reading';
import { times } from '../../exam/report/sample-results';
import { dayMs, detailItem, evidence, generator, nounItem, nowMs, smallIndex } from '../sample-practice';

const bank = parseItemIndex(file);
const nothingSeen: ReadonlyMap<string, number> = new Map();

const subjects: readonly PooledSubject[] = [
  ...scoredSections.map((section) => ({ kind: 'section', section }) as const),
  ...drillGroups.map((group) => ({ kind: 'group', group }) as const),
  ...drillDistractors.map((distractor) => ({ kind: 'distractor', distractor }) as const),
  ...practiceTopics.map(({ id }) => ({ kind: 'topic', topic: id }) as const),
];

describe('with a small bank', () => {
  test.each<[string, PooledSubject, readonly string[], number]>([
    ['synonyms, one of them from a frozen set', { kind: 'topic', topic: 'synonyms' }, [], 2],
    ['all three if the student has seen it', { kind: 'topic', topic: 'synonyms' }, ['syn-0003'], 3],
    ['synonyms that are nouns', { kind: 'group', group: 'synonyms-nouns' }, [], 2],
    ['synonyms that are verbs', { kind: 'group', group: 'synonyms-verbs' }, [], 0],
    ['all analogies', { kind: 'group', group: 'analogies' }, [], 0],
    ['look-alikes', { kind: 'distractor', distractor: 'look-alike' }, [], 2],
    ['reversed pairs', { kind: 'distractor', distractor: 'reversed' }, [], 0],
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
  ])('topics counted together match each topic counted alone if %s', (_, seen) => {
    const pool = { index: smallIndex, seen: new Map(seen.map((id) => [id, nowMs])) };
    const sizes = poolSizesByTopic(pool);
    expect([...sizes]).toEqual(
      practiceTopics.map(({ id }) => [id, poolSize({ kind: 'topic', topic: id }, pool)]),
    );
    expect(sizes.get('math-percent')).toBe(Infinity);
  });

  test('a drill asks what was requested, or all there is', () => {
    const pool = {
      index: buildItemIndex(
        times(7, (n) => nounItem(`syn-000${n}`)),
        [],
      ),
      seen: nothingSeen,
    };
    const synonyms = { kind: 'topic', topic: 'synonyms' } as const;
    expect([5, 10, 20].map((requested) => drillQuestionCount(synonyms, requested, pool))).toEqual([5, 7, 7]);
  });
});

test.each(subjects)(
  'a drill of %j draws as many from the bank as announced, whatever was seen',
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
        const options = { ...pool, skillProfile: buildSkillProfile([], nowMs), nowMs, seed: 1 };
        const { topics, ...narrowed } = poolFilter(subject);
        const more = 1000;
        const drawn =
          sectionOfSubject(subject) === 'reading'
            ? drawReadingItems(subject.kind === 'section' ? null : topics, more, { ...options, ...narrowed })
            : drawMixedItems(topics, more, { ...options, ...narrowed });
        expect(drawn).toHaveLength(drillQuestionCount(subject, more, pool));
      }),
      { numRuns: 4, examples: [[nothingSeen]] },
    );
  },
);

const detail = (all: readonly RatedStep<PracticeStep>[]) =>
  all.find(({ step }) => step.kind === 'practice' && step.area.kind === 'topic');
const poolOf = (questions: number) => ({
  index: buildItemIndex(
    times(questions, (n) => detailItem(`rea-00${10 + n}`, `pas-000${1 + (n % 2)}`)),
    [generator('percent-easy')],
  ),
  seen: nothingSeen,
});

describe('practice steps', () => {
  const inReading = { section: 'reading', answeredAtMs: nowMs - 2 * dayMs } as const;
  const answers = times(30, (n) => evidence({ ...inReading, topic: 'reading-detail', right: n % 2 === 0 }));
  const steps = rankPracticeSteps(buildSkillProfile(answers, nowMs));
  test('with enough questions stay unchanged', () => {
    expect(limitStepsToPool(steps, poolOf(10))).toEqual(steps);
  });

  test('with fewer questions take fewer minutes and promise fewer points', () => {
    const usual = detail(steps);
    const shorter = detail(limitStepsToPool(steps, poolOf(4)));
    expect(usual).toMatchObject({ step: { questions: 10 }, minutes: 15 });
    expect(shorter).toMatchObject({ step: { questions: 4 }, minutes: 6 });
    expect(shorter?.points).toBeCloseTo((usual?.points ?? 0) * 0.4);
  });

  test('with no questions are left out, and what is still to be measured stays first', () => {
    const left = limitStepsToPool(steps, poolOf(0));
    expect(left.map(({ step }) => step.kind)).toEqual(['find-out', 'find-out']);
  });

  test('keep the most points per minute first', () => {
    const rates = limitStepsToPool(steps, poolOf(4))
      .filter(({ step }) => step.kind === 'practice')
      .map(({ points, minutes }) => points / Math.max(15, minutes));
    expect(rates.length).toBeGreaterThan(1);
    expect(rates).toEqual(rates.toSorted((a, b) => b - a));
  });

  test('keep what was practiced this evening last, however few questions the others have', () => {
    const tone = times(30, () =>
      evidence({ ...inReading, topic: 'reading-tone', right: false, answeredAtMs: nowMs - 3_600_000 }),
    );
    const withTone = rankPracticeSteps(buildSkillProfile([...answers, ...tone], nowMs));
    const { index, seen } = poolOf(1);
    const ofTone = times(10, (n) =>
      detailItem(`rea-01${10 + n}`, 'pas-0001', { topic: 'reading-tone', group: 'purpose' }),
    );
    const left = limitStepsToPool(withTone, { index: buildItemIndex([...index.items, ...ofTone], []), seen });
    const topics = left.flatMap(({ step, points }) =>
      step.kind === 'practice' && step.area.kind === 'topic' ? [{ topic: step.area.topic, points }] : [],
    );
    expect(topics.map(({ topic }) => topic)).toEqual(['reading-detail', 'reading-tone']);
    expect(topics[0]?.points).toBeLessThan(topics[1]?.points ?? 0);
  });
});
