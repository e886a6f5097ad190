import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import file from '@/data/items/index/index.json';
import { parseItemIndex } from '@/data/items/index/itemIndexFile';
import { questionsPerPassage } from '@/domain/exam/items/passage-questions';
import { buildSkillProfile } from '@/domain/plan/ability/ability';
import { buildItemIndex, type ItemMetadata } from '@/domain/plan/topics/item-facts';
import { topicsOfSection } from '@/domain/plan/topics/topics';
import type { DrawOptions } from '@/domain/plan/drills/draw-mixed';
import { drawReadingItems } from '@/domain/plan/drills/draw-reading';
import { times } from '../../exam/report/sample-results';
import { dayMs, detailItem, evidence, nowMs } from '../sample-practice';

const index = parseItemIndex(file, 'upper');
const newcomer: DrawOptions = {
  index,
  skillProfile: buildSkillProfile([], nowMs, 'upper'),
  seen: new Map(),
  nowMs,
  seed: 1,
};
const skills = topicsOfSection('reading', 'upper');
const reading = index.items.filter(({ section }) => section === 'reading');

/** The bank's passages are always seen whole: a form asks all their questions. */
const passages = [...new Set(reading.flatMap(({ passage }) => passage ?? []))];
const anySeen = fc
  .array(fc.tuple(fc.constantFrom(...passages), fc.integer({ min: nowMs - 400 * dayMs, max: nowMs })), {
    maxLength: 30,
  })
  .map((met) => {
    const metAt = new Map(met);
    return new Map(
      reading.flatMap(({ id, passage }) => {
        const at = metAt.get(passage ?? '');
        return at === undefined ? [] : [[id, at] as const];
      }),
    );
  });
const anyCount = fc.integer({ min: 1, max: 30 });
const anySeed = fc.nat(0xffffffff);

const mayBeAsked = ({ file: name, id }: ItemMetadata, seen: ReadonlyMap<string, number>) =>
  name.startsWith('practice/') || name.startsWith('starter/') || seen.has(id);
const asInATest = (passage: string | null) =>
  reading.filter((each) => each.passage === passage).slice(0, questionsPerPassage);
const passagesOf = (drawn: readonly ItemMetadata[]) => [...new Set(drawn.map(({ passage }) => passage))];

describe('for all skills', () => {
  test('draws passages with the questions of a test, in file order, until there are enough', () => {
    fc.assert(
      fc.property(anyCount, anySeen, anySeed, (count, seen, seed) => {
        const drawn = drawReadingItems(null, count, { ...newcomer, seen, seed });
        const asked = passagesOf(drawn);
        expect(drawn).toEqual(asked.flatMap(asInATest));
        expect(drawn.every((facts) => mayBeAsked(facts, seen))).toBe(true);
        expect(drawn.length).toBeGreaterThanOrEqual(count);
        expect(asked.slice(0, -1).flatMap(asInATest).length).toBeLessThan(count);
      }),
      { numRuns: 60 },
    );
  });

  test('draws all there are if that is fewer than requested', () => {
    const drawn = drawReadingItems(null, 10_000, newcomer);
    const pool = reading.filter((facts) => mayBeAsked(facts, new Map()));
    expect(drawn).toEqual(expect.arrayContaining(passagesOf(pool).flatMap(asInATest)));
    expect(drawn).toHaveLength(passagesOf(pool).length * questionsPerPassage);
  });
});

describe('for some skills', () => {
  test('draws only their questions, at most as many as requested, grouped by passage', () => {
    const someSkills = fc.subarray([...skills], { minLength: 1 });
    fc.assert(
      fc.property(someSkills, anyCount, anySeen, anySeed, (wanted, count, seen, seed) => {
        const drawn = drawReadingItems(wanted, count, { ...newcomer, seen, seed });
        const ids = new Set(wanted.map(({ id }) => id));
        const pool = reading.filter((facts) => ids.has(facts.topic) && mayBeAsked(facts, seen));
        expect(drawn).toHaveLength(Math.min(count, pool.length));
        expect(new Set(drawn).size).toBe(drawn.length);
        expect(drawn.filter((facts) => !pool.includes(facts))).toEqual([]);
        const changes = drawn.filter(({ passage }, place) => passage !== drawn[place - 1]?.passage);
        expect(changes).toHaveLength(passagesOf(drawn).length);
      }),
      { numRuns: 60 },
    );
  });

  test('draws questions with the requested type of distractor', () => {
    const drawn = drawReadingItems(null, 10, { ...newcomer, distractor: 'too-strong' });
    expect(drawn.length).toBeGreaterThanOrEqual(10);
    expect(drawn.every(({ distractors }) => Object.values(distractors).includes('too-strong'))).toBe(true);
  });
});

describe('whatever single questions were seen', () => {
  /** Each question was seen or not by itself, as after drills on single skills. */
  const someSeen = fc
    .tuple(
      fc.subarray(
        reading.map(({ id }) => id),
        { minLength: reading.length - 60 },
      ),
      fc.integer({ min: 2, max: 50 }),
    )
    .map(([ids, step]) => new Map(ids.map((id, place) => [id, nowMs - ((place * 7) % step) * dayMs])));
  const skillsOrAll = fc.option(fc.subarray([...skills], { minLength: 1 }));

  test('unseen questions come first, then those of the passages seen longest ago', () => {
    fc.assert(
      fc.property(skillsOrAll, anyCount, someSeen, anySeed, (wanted, count, seen, seed) => {
        const draw = (most: number) => drawReadingItems(wanted, most, { ...newcomer, seen, seed });
        const drawn = draw(count);
        const left = draw(10_000).filter((facts) => !drawn.includes(facts));
        const again = drawn.filter(({ id }) => seen.has(id));
        if (again.length === 0) return;
        expect(left.filter(({ id }) => !seen.has(id))).toEqual([]);
        const pool = [...drawn, ...left];
        const latestOf = (passage: string | null) =>
          Math.max(...pool.flatMap((each) => (each.passage === passage ? (seen.get(each.id) ?? []) : [])));
        const latest = Math.max(...passagesOf(again).map(latestOf));
        for (const { passage } of left) expect(latestOf(passage)).toBeGreaterThanOrEqual(latest);
      }),
      { numRuns: 80 },
    );
  });

  test('a drill asks no more about a passage than a test, each passage at once, in file order', () => {
    fc.assert(
      fc.property(anyCount, someSeen, anySeed, (count, seen, seed) => {
        const drawn = drawReadingItems(null, count, { ...newcomer, seen, seed });
        for (const passage of passagesOf(drawn)) {
          const own = drawn.filter((each) => each.passage === passage);
          expect(own.length).toBeLessThanOrEqual(questionsPerPassage);
          expect(own).toEqual(reading.filter((each) => own.includes(each)));
          expect(
            drawn.slice(drawn.findIndex((each) => each.passage === passage)).slice(0, own.length),
          ).toEqual(own);
        }
      }),
      { numRuns: 60 },
    );
  });

  test('a passage’s unseen question is asked before its seen ones, although the file has it last', () => {
    const two = buildItemIndex('upper', {
      items: times(4, (n) => detailItem(`rea-000${n}`, 'pas-0001')),
      generators: [],
    });
    const wanted = skills.filter(({ id }) => id === 'reading-detail');
    const seen = new Map([
      ['rea-0000', nowMs],
      ['rea-0001', nowMs - dayMs],
      ['rea-0002', nowMs],
    ]);
    const drawn = drawReadingItems(wanted, 2, { ...newcomer, index: two, seen });
    expect(drawn.map(({ id }) => id)).toEqual(['rea-0001', 'rea-0003']);
  });
});

describe('which passages come first', () => {
  const six = buildItemIndex('upper', {
    items: times(6, (n) => detailItem(`rea-000${n}`, `pas-000${Math.floor(n / 2)}`)),
    generators: [],
  });
  const order = (seen: ReadonlyMap<string, number>, seed = 1) =>
    passagesOf(drawReadingItems(null, 6, { ...newcomer, index: six, seen, seed }));

  test('unseen passages, then those seen longest ago', () => {
    const seen = new Map([
      ['rea-0000', nowMs],
      ['rea-0001', nowMs],
      ['rea-0002', nowMs - dayMs],
      ['rea-0003', nowMs - dayMs],
    ]);
    for (const seed of times(10, (n) => n))
      expect(order(seen, seed)).toEqual(['pas-0002', 'pas-0001', 'pas-0000']);
  });

  test('a passage with one seen question counts as seen', () => {
    expect(order(new Map([['rea-0001', nowMs]])).at(-1)).toBe('pas-0000');
  });

  test('passages with the most matching questions', () => {
    const inference = { topic: 'reading-inference', group: 'inference' } as const;
    const mixed = buildItemIndex('upper', {
      items: [
        ...times(4, (n) => detailItem(`rea-010${n}`, 'pas-0001', n < 1 ? inference : {})),
        ...times(4, (n) => detailItem(`rea-020${n}`, 'pas-0002', n < 3 ? inference : {})),
      ],
      generators: [],
    });
    const wanted = skills.filter(({ id }) => id === 'reading-inference');
    for (const seed of times(10, (n) => n))
      expect(
        drawReadingItems(wanted, 2, { ...newcomer, index: mixed, seed }).map(({ passage }) => passage),
      ).toEqual(['pas-0002', 'pas-0002']);
  });

  test('passages that suit the student', () => {
    const levels = buildItemIndex('upper', {
      items: [1, 5].flatMap((difficulty) =>
        times(3, (n) =>
          detailItem(`rea-0${difficulty}0${n}`, `pas-000${difficulty}`, {
            difficulty: difficulty === 1 ? 1 : 5,
          }),
        ),
      ),
      generators: [],
    });
    const detail = { section: 'reading', topic: 'reading-detail', group: 'detail' } as const;
    const first = (right: boolean) => {
      const skillProfile = buildSkillProfile(
        times(30, () => evidence({ ...detail, right })),
        nowMs,
        'upper',
      );
      return passagesOf(drawReadingItems(null, 1, { ...newcomer, index: levels, skillProfile }));
    };
    expect([first(true), first(false)]).toEqual([['pas-0005'], ['pas-0001']]);
  });
});

const draw = (seed: number) => drawReadingItems(null, 10, { ...newcomer, seed }).map(({ id }) => id);

test('the same seed draws the same passages, and seeds differ', () => {
  expect(draw(7)).toEqual(draw(7));
  expect(new Set(times(8, (seed) => draw(seed).join())).size).toBeGreaterThan(3);
});
