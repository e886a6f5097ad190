import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import file from '@/data/items/index/index.json';
import { parseItemIndex } from '@/data/items/index/itemIndexFile';
import { buildSkillProfile } from '@/domain/plan/ability/ability';
import { poolFilter } from '@/domain/plan/drills/drill-pool';
import type { PooledSubject } from '@/domain/plan/drills/drill-request';
import { levelTopicsOfSubject } from '@/domain/plan/drills/parse-drill';
import type { ItemMetadata } from '@/domain/plan/topics/item-facts';
import { type PracticeTopic, practiceTopics, topicsOfSection } from '@/domain/plan/topics/topics';
import {
  drawMixedItems,
  type DrawnItem,
  type DrawOptions,
  drawnItemId,
  pickUnseenSeed,
} from '@/domain/plan/drills/draw-mixed';
import type { Random } from '@/lib/random';
import { times } from '../../exam/report/sample-results';
import { dayMs, evidence, generator, nowMs } from '../sample-practice';

const index = parseItemIndex(file, 'upper');
const newcomer: DrawOptions = {
  index,
  skillProfile: buildSkillProfile([], nowMs, 'upper'),
  seen: new Map(),
  nowMs,
  seed: 1,
};

const verbal = topicsOfSection('verbal', 'upper');
const synonyms = practiceTopics('upper').filter(({ id }) => id === 'synonyms');
const math = topicsOfSection('quantitative', 'upper');

const isOfPool = ({ file: name }: ItemMetadata) =>
  name.startsWith('practice/') || name.startsWith('starter/');
const poolOf = (topics: readonly PracticeTopic[], seen: ReadonlyMap<string, number>) =>
  index.items.filter(
    (facts) => topics.some(({ id }) => id === facts.topic) && (isOfPool(facts) || seen.has(facts.id)),
  );

const itemsIn = (drawn: readonly DrawnItem[]) =>
  drawn.flatMap((each) => (each.kind === 'item' ? [each.facts] : []));
const generatorsIn = (drawn: readonly DrawnItem[]) =>
  drawn.flatMap((each) => (each.kind === 'generated' ? [each.generator] : []));

const verbalIds = index.items.filter(({ section }) => section === 'verbal').map(({ id }) => id);
const anySeen = fc
  .array(fc.tuple(fc.constantFrom(...verbalIds), fc.integer({ min: nowMs - 400 * dayMs, max: nowMs })), {
    maxLength: 400,
  })
  .map((pairs) => new Map(pairs));
const anyCount = fc.integer({ min: 0, max: 40 });
const anySeed = fc.nat(0xffffffff);
const anyVerbalTopics = fc.subarray([...verbal], { minLength: 1 });

describe('items from the bank', () => {
  test('are never from a frozen set unless seen, never repeat, and are as many as requested or available', () => {
    fc.assert(
      fc.property(anyVerbalTopics, anyCount, anySeen, anySeed, (topics, count, seen, seed) => {
        const drawn = drawMixedItems(topics, count, { ...newcomer, seen, seed });
        const pool = new Set(poolOf(topics, seen));
        expect(drawn).toHaveLength(Math.min(count, pool.size));
        expect(new Set(drawn.map(drawnItemId)).size).toBe(drawn.length);
        expect(itemsIn(drawn).filter((facts) => !pool.has(facts))).toEqual([]);
        expect(generatorsIn(drawn)).toEqual([]);
      }),
      { numRuns: 60 },
    );
  });

  test('of a topic are unseen ones first, then the ones seen longest ago', () => {
    fc.assert(
      fc.property(fc.constantFrom(...verbal), anyCount, anySeen, anySeed, (topic, count, seen, seed) => {
        const drawn = itemsIn(drawMixedItems([topic], count, { ...newcomer, seen, seed }));
        const left = poolOf([topic], seen).filter((facts) => !drawn.includes(facts));
        const again = drawn.filter(({ id }) => seen.has(id));
        if (again.length > 0) expect(left.every(({ id }) => seen.has(id))).toBe(true);
        const latest = Math.max(...again.map(({ id }) => seen.get(id) ?? 0));
        for (const { id } of left) expect(seen.get(id) ?? Infinity).toBeGreaterThanOrEqual(latest);
      }),
      { numRuns: 60 },
    );
  });

  test('of a group or a section are unseen ones of any topic first, then the ones seen longest ago', () => {
    const subjects: readonly PooledSubject[] = [
      { kind: 'section', section: 'verbal' },
      { kind: 'group', group: 'analogies' },
      { kind: 'group', group: 'synonyms-verbs' },
      { kind: 'distractor', distractor: 'reversed' },
    ];
    // Much of the bank was seen, so that drills run out of unseen items in some topics or in all.
    const mostlySeen = fc
      .tuple(fc.subarray(verbalIds, { minLength: verbalIds.length - 30 }), fc.integer({ min: 2, max: 50 }))
      .map(([ids, step]) => new Map(ids.map((id, place) => [id, nowMs - ((place * 7) % step) * dayMs])));
    fc.assert(
      fc.property(
        fc.constantFrom(...subjects),
        anyCount,
        mostlySeen,
        anySeed,
        (subject, count, seen, seed) => {
          const { topics, ...narrowed } = poolFilter(subject, 'upper');
          const options = { ...newcomer, ...narrowed, seen, seed };
          const drawn = itemsIn(drawMixedItems(topics, count, options));
          const left = itemsIn(drawMixedItems(topics, 10_000, options)).filter(
            (facts) => !drawn.includes(facts),
          );
          const again = drawn.flatMap(({ id }) => seen.get(id) ?? []);
          if (again.length > 0) expect(left.filter(({ id }) => !seen.has(id))).toEqual([]);
          const latest = Math.max(...again);
          for (const { id } of left) expect(seen.get(id) ?? Infinity).toBeGreaterThanOrEqual(latest);
        },
      ),
      { numRuns: 80 },
    );
  });

  test('seen at an unknown time come before those seen a year ago', () => {
    const pool = poolOf(synonyms, new Map());
    const seen = new Map(pool.map(({ id }, place) => [id, place % 2 === 0 ? 0 : nowMs - 365 * dayMs]));
    const drawn = itemsIn(drawMixedItems(synonyms, 10, { ...newcomer, seen }));
    expect(drawn.map(({ id }) => seen.get(id))).toEqual(times(10, () => 0));
  });

  test('are all of the requested topic', () => {
    for (const topic of verbal) {
      const drawn = itemsIn(drawMixedItems([topic], 5, newcomer));
      expect(new Set(drawn.map((facts) => facts.topic))).toEqual(new Set([topic.id]));
    }
  });

  test('are all of the requested part of speech for synonyms', () => {
    const drawn = itemsIn(drawMixedItems(synonyms, 10, { ...newcomer, group: 'synonyms-verbs' }));
    expect(drawn).toHaveLength(10);
    expect(drawn.every(({ group }) => group === 'synonyms-verbs')).toBe(true);
  });

  test('have the requested type of distractor', () => {
    const topics = levelTopicsOfSubject({ kind: 'distractor', distractor: 'reversed' }, 'upper');
    const drawn = itemsIn(drawMixedItems(topics, 10, { ...newcomer, distractor: 'reversed' }));
    expect(drawn).toHaveLength(10);
    expect(drawn.every(({ distractors }) => Object.values(distractors).includes('reversed'))).toBe(true);
  });

  test('of all verbal topics are about half synonyms, like on a test', () => {
    const drawn = itemsIn(drawMixedItems(verbal, 20, newcomer));
    expect(drawn.filter(({ topic }) => topic === 'synonyms')).toHaveLength(10);
    expect(new Set(drawn.map(({ topic }) => topic)).size).toBeGreaterThan(9);
  });
});

/** Simulates evenings of practice and returns each one's items; each drill takes earlier ones into account. */
function evenings(topics: readonly PracticeTopic[], drills: number, perEvening: number, questions: number) {
  const seen = new Map<string, number>();
  return times(drills, (drill) => {
    const at = nowMs + Math.floor(drill / perEvening) * dayMs + (drill % perEvening) * 1_800_000;
    const drawn = drawMixedItems(topics, questions, { ...newcomer, seen, nowMs: at, seed: drill + 1 });
    for (const each of drawn) seen.set(drawnItemId(each), at);
    return generatorsIn(drawn).map(({ id }) => id);
  });
}

describe('generated items', () => {
  test('for math are as many as requested, all different, and all new', () => {
    const anyMath = fc.subarray([...math], { minLength: 1 });
    fc.assert(
      fc.property(anyMath, fc.integer({ min: 0, max: 200 }), anySeed, (topics, count, seed) => {
        const drawn = drawMixedItems(topics, count, { ...newcomer, seed });
        expect(generatorsIn(drawn)).toHaveLength(count);
        expect(new Set(drawn.map(drawnItemId)).size).toBe(count);
        const wanted = new Set(topics.map(({ id }) => id));
        expect(generatorsIn(drawn).every(({ topic }) => wanted.has(topic))).toBe(true);
      }),
      { numRuns: 40 },
    );
  });

  test('use each generator of a topic before one repeats', () => {
    const [percent] = math.filter(({ id }) => id === 'math-percent');
    if (percent === undefined) throw new Error('Percent is a topic');
    const own = index.generators.filter(({ topic }) => topic === 'math-percent');
    const drawn = generatorsIn(drawMixedItems([percent], own.length, newcomer));
    expect(new Set(drawn)).toEqual(new Set(own));
  });

  test('in two drills on one evening use no generator twice', () => {
    for (const [first = [], second = []] of [evenings(math, 2, 2, 10), evenings(math, 2, 2, 20)]) {
      const all = [...first, ...second];
      expect(new Set(all).size).toBe(all.length);
    }
  });

  test('use each generator of a topic before one repeats, over any number of evenings', () => {
    const used = new Map<string, number>();
    for (const drawn of evenings(math, 30, 1, 10)) {
      for (const id of drawn) used.set(id, (used.get(id) ?? 0) + 1);
      for (const { id: topic } of math) {
        const own = index.generators.filter((each) => each.topic === topic);
        const uses = own.map(({ id }) => used.get(id) ?? 0);
        expect(Math.max(...uses) - Math.min(...uses)).toBeLessThanOrEqual(1);
      }
    }
    expect(used.size).toBe(index.generators.length);
  });

  test('of one topic repeat generators if a drill asks for more than there are', () => {
    const percent = math.filter(({ id }) => id === 'math-percent');
    const own = index.generators.filter(({ topic }) => topic === 'math-percent');
    const drawn = generatorsIn(drawMixedItems(percent, 2 * own.length, newcomer)).map(({ id }) => id);
    expect(own.map(({ id }) => drawn.filter((each) => each === id).length)).toEqual(own.map(() => 2));
  });

  test('draw another seed if one was seen', () => {
    const numbers = [5, 5, 8];
    const random: Random = { integer: () => numbers.shift() ?? 0, shuffled: (list) => [...list] };
    expect(pickUnseenSeed(generator('percent-easy'), new Map([['percent-easy-5', 0]]), random)).toBe(8);
  });
});

test('the same seed draws the same items, and a different seed draws different ones', () => {
  fc.assert(
    fc.property(fc.constantFrom(verbal, math, synonyms), anySeed, (topics, seed) => {
      const draw = (changes: Partial<DrawOptions>) =>
        drawMixedItems(topics, 10, { ...newcomer, seed, ...changes }).map(drawnItemId);
      expect(draw({})).toEqual(draw({}));
      expect(draw({ seed: (seed + 1) % 0xffffffff })).not.toEqual(draw({}));
    }),
    { numRuns: 30 },
  );
});

const answers = (right: boolean, changes: Parameters<typeof evidence>[0]) =>
  times(30, () => evidence({ ...changes, right }));

describe('what suits a student', () => {
  const noun = { section: 'verbal', topic: 'synonyms', group: 'synonyms-nouns' } as const;
  const meanDifficulty = (topics: readonly PracticeTopic[], isStrong: boolean) => {
    const skillProfile = buildSkillProfile(
      [...answers(isStrong, noun), ...answers(isStrong, {})],
      nowMs,
      'upper',
    );
    const levels = times(10, (seed) =>
      drawMixedItems(topics, 10, { ...newcomer, skillProfile, seed }),
    ).flatMap((drawn) => [...itemsIn(drawn), ...generatorsIn(drawn)].map(({ difficulty }) => difficulty));
    return levels.reduce((sum, each) => sum + each, 0) / levels.length;
  };

  test.each([
    ['synonyms', synonyms],
    ['all verbal topics', verbal],
  ])('a strong student gets harder questions than a weak one: %s', (_, topics) => {
    expect(meanDifficulty(topics, true)).toBeGreaterThan(meanDifficulty(topics, false) + 0.5);
  });

  test('picks the generator of a topic that suits the student', () => {
    const percent = math.filter(({ id }) => id === 'math-percent');
    const first = (isStrong: boolean) =>
      times(20, (seed): number => {
        const skillProfile = buildSkillProfile(answers(isStrong, {}), nowMs, 'upper');
        const [only] = generatorsIn(drawMixedItems(percent, 1, { ...newcomer, skillProfile, seed }));
        return only?.difficulty ?? 0;
      }).reduce((sum, each) => sum + each, 0);
    expect(first(true)).toBeGreaterThan(first(false));
  });

  test('asks weak topics more often than strong ones, and leaves neither out', () => {
    const two = math.filter(({ id }) => id === 'math-percent' || id === 'math-circles');
    const circles = { topic: 'math-circles', group: 'geometry' } as const;
    const skillProfile = buildSkillProfile(
      [...answers(true, { isTimed: true }), ...answers(false, { ...circles, isTimed: true })],
      nowMs,
      'upper',
    );
    const drawn = generatorsIn(drawMixedItems(two, 10, { ...newcomer, skillProfile }));
    const weak = drawn.filter(({ topic }) => topic === 'math-circles').length;
    expect(weak).toBeGreaterThan(6);
    expect(weak).toBeLessThan(10);
  });
});
