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
  countDrillQuestions,
  limitStepsToPool,
  poolFilter,
} from '@/domain/plan/drills/drill-pool';
import type { PooledSubject } from '@/domain/plan/drills/drill-request';
import { buildItemIndex, type ItemMetadata } from '@/domain/plan/topics/item-facts';
import type { RatedStep } from '@/domain/plan/schedule/step-after-test';
import { type PracticeStep, rankPracticeSteps } from '@/domain/plan/schedule/practice-step';
import { practiceTopics, allTopics } from '@/domain/plan/topics/topics';
import { drawMixedItems, drawnItemId, type DrawnItem } from '@/domain/plan/drills/draw-mixed';
import { drawReadingItems } from '@/domain/plan/drills/draw-reading';
import { times } from '../../exam/report/sample-results';
import { dayMs, detailItem, evidence, generator, nounItem, nowMs, smallIndex } from '../sample-practice';

const bank = parseItemIndex(file, 'upper');
const nothingSeen: ReadonlyMap<string, number> = new Map();

const subjects: readonly PooledSubject[] = [
  ...scoredSections.map((section) => ({ kind: 'section', section }) as const),
  ...drillGroups.map((group) => ({ kind: 'group', group }) as const),
  ...drillDistractors.map((distractor) => ({ kind: 'distractor', distractor }) as const),
  ...allTopics.map(({ id }) => ({ kind: 'topic', topic: id }) as const),
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
      practiceTopics('upper').map(({ id }) => [id, poolSize({ kind: 'topic', topic: id }, pool)]),
    );
    expect(sizes.get('math-percent')).toBe(Infinity);
  });

  test('a drill asks what was requested, or all there is', () => {
    const pool = {
      index: buildItemIndex('upper', { items: times(7, (n) => nounItem(`syn-000${n}`)), generators: [] }),
      seen: nothingSeen,
    };
    const synonyms = { kind: 'topic', topic: 'synonyms' } as const;
    expect([5, 10, 20].map((requested) => countDrillQuestions(synonyms, requested, pool).questions)).toEqual([
      5, 7, 7,
    ]);
  });
});

/** Two of these synonyms were seen, and one of the passage's six questions. */
const partlySeen = {
  index: buildItemIndex('upper', {
    items: [
      ...times(5, (n) => nounItem(`syn-000${n}`)),
      ...times(6, (n) => detailItem(`rea-000${n}`, 'pas-0001')),
      ...times(2, (n) => detailItem(`rea-001${n}`, 'pas-0002')),
    ],
    generators: [generator('percent-easy')],
  }),
  seen: new Map(['syn-0000', 'syn-0001', 'rea-0000', 'rea-0010', 'rea-0011'].map((id) => [id, nowMs])),
};

test.each<[string, PooledSubject, number, object]>([
  [
    'new ones alone, if there are enough',
    { kind: 'topic', topic: 'synonyms' },
    3,
    { questions: 3, newQuestions: 3, available: 5 },
  ],
  [
    'new ones and seen ones',
    { kind: 'topic', topic: 'synonyms' },
    4,
    { questions: 4, newQuestions: 3, available: 5 },
  ],
  [
    'all there are',
    { kind: 'topic', topic: 'synonyms' },
    10,
    { questions: 5, newQuestions: 3, available: 5 },
  ],
  [
    'a skill',
    { kind: 'topic', topic: 'reading-detail' },
    10,
    { questions: 8, newQuestions: 5, available: 8 },
  ],
  [
    'all of reading: five a passage',
    { kind: 'section', section: 'reading' },
    10,
    { questions: 7, newQuestions: 5, available: 8 },
  ],
  [
    'generated ones, which are always new',
    { kind: 'topic', topic: 'math-percent' },
    10,
    { questions: 10, newQuestions: 10, available: Infinity },
  ],
])('a drill asks %s', (_, subject, wished, counts) =>
  expect(countDrillQuestions(subject, wished, partlySeen)).toEqual(counts),
);

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
        const options = { ...pool, skillProfile: buildSkillProfile([], nowMs, 'upper'), nowMs, seed: 1 };
        const { topics, ...narrowed } = poolFilter(subject, 'upper');
        const more = 1000;
        const draw = (count: number) =>
          sectionOfSubject(subject) === 'reading'
            ? drawReadingItems(subject.kind === 'section' ? null : topics, count, { ...options, ...narrowed })
            : drawMixedItems(topics, count, { ...options, ...narrowed });
        const drawn = draw(more);
        expect(drawn).toHaveLength(countDrillQuestions(subject, more, pool).questions);
        const few = draw(12);
        const counts = countDrillQuestions(subject, 12, pool);
        const isNew = (each: DrawnItem | ItemMetadata) =>
          !seen.has('id' in each ? each.id : drawnItemId(each));
        // All of reading completes a passage.
        expect(few.filter(isNew).length).toBeGreaterThanOrEqual(counts.newQuestions);
        if (few.length === counts.questions) expect(few.filter(isNew)).toHaveLength(counts.newQuestions);
      }),
      { numRuns: 4, examples: [[nothingSeen]] },
    );
  },
);

const detail = (all: readonly RatedStep<PracticeStep>[]) =>
  all.find(({ step }) => step.kind === 'practice' && step.area.kind === 'topic');
const poolOf = (questions: number) => ({
  index: buildItemIndex('upper', {
    items: [
      ...times(questions, (n) => detailItem(`rea-00${10 + n}`, `pas-000${1 + (n % 2)}`)),
      ...times(10, (n) => nounItem(`syn-00${10 + n}`)),
    ],
    generators: [generator('percent-easy')],
  }),
  seen: nothingSeen,
});

/** `unseen` of the ten questions on detail weren't seen. */
const withUnseen = (unseen: number) => {
  const pool = poolOf(10);
  const ids = pool.index.items.flatMap(({ id, section }) => (section === 'reading' ? [id] : []));
  return { ...pool, seen: new Map(ids.slice(unseen).map((id) => [id, nowMs - dayMs])) };
};

describe('practice steps', () => {
  const inReading = { section: 'reading', answeredAtMs: nowMs - 2 * dayMs } as const;
  const answers = times(30, (n) => evidence({ ...inReading, topic: 'reading-detail', right: n % 2 === 0 }));
  const steps = rankPracticeSteps(buildSkillProfile(answers, nowMs, 'upper'));
  test('with enough questions stay unchanged', () => {
    expect(limitStepsToPool(steps, poolOf(10))).toEqual(steps);
  });

  test.each([
    ['all unseen: a whole session', 10, { questions: 10, newQuestions: 10 }, 1, 15],
    ['some unseen: a shorter drill, points in proportion', 4, { questions: 4, newQuestions: 4 }, 0.4, 6],
    ['one unseen', 1, { questions: 1, newQuestions: 1 }, 0.1, 2],
  ])('%s', (_, unseen, counts, share, minutes) => {
    const step = detail(limitStepsToPool(steps, withUnseen(unseen)));
    expect(step).toMatchObject({ step: counts, minutes });
    expect(step?.points).toBeCloseTo((detail(steps)?.points ?? 0) * share);
  });

  test('none unseen: the area gains nothing, and its section is offered last, as a repeat without points', () => {
    const left = limitStepsToPool(steps, withUnseen(0));
    expect(left.map(({ step: { kind } }) => kind)).toEqual(['find-out', 'find-out', 'repeat']);
    expect(left.at(-1)).toEqual({
      step: { kind: 'repeat', section: 'reading', questions: 10, newQuestions: 0, seen: 10 },
      points: 0,
      minutes: 15,
    });
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
    const withTone = rankPracticeSteps(buildSkillProfile([...answers, ...tone], nowMs, 'upper'));
    const { index, seen } = poolOf(1);
    const ofTone = times(10, (n) =>
      detailItem(`rea-01${10 + n}`, 'pas-0001', { topic: 'reading-tone', group: 'purpose' }),
    );
    const left = limitStepsToPool(withTone, {
      index: buildItemIndex('upper', { items: [...index.items, ...ofTone], generators: [] }),
      seen,
    });
    const topics = left.flatMap(({ step, points }) =>
      step.kind === 'practice' && step.area.kind === 'topic' ? [{ topic: step.area.topic, points }] : [],
    );
    expect(topics.map(({ topic }) => topic)).toEqual(['reading-detail', 'reading-tone']);
    expect(topics[0]?.points).toBeLessThan(topics[1]?.points ?? 0);
  });
});
