import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { scoredSections } from '@/domain/exam/scored-sections';
import { fewestResponses } from '@/domain/exam/report/fewest-responses';
import {
  chanceOfRight,
  guessingFloor,
  isAnythingKnown,
  type Known,
  leastAbility,
  mostAbility,
  shareOnTest,
  standingFrom,
} from '@/domain/plan/ability';
import { practiceTopics } from '@/domain/plan/topics';
import { times } from '../exam/report/sample-results';
import { anyEvidence, dayMs, difficulties, evidence, nowMs } from './sample-practice';

/** What the ends of the scale cut off, and rounding: nothing that anybody could see. */
const hardlyAnything = 1e-6;

const someEvidence = fc.array(anyEvidence, { maxLength: 60 });

function knowns({ sections, groups, topics }: ReturnType<typeof standingFrom>): readonly Known[] {
  return [...Object.values(sections), ...groups.values(), ...topics.values()];
}

/** So many right and wrong answers to questions alike. */
const answered = (right: number, wrong: number, changes: Parameters<typeof evidence>[0] = {}) => [
  ...times(right, () => evidence(changes)),
  ...times(wrong, () => evidence({ ...changes, right: false })),
];

describe('the chance of a right answer', () => {
  test.each([
    // Where ability and difficulty meet, half of what guessing leaves: 0.2 + 0.8 / 2.
    [0, 3, 0.6],
    [0.8, 4, 0.6],
    [-1.6, 1, 0.6],
    [0, 1, 0.8977],
    [0, 5, 0.3023],
  ] as const)('of an ability of %d at difficulty %i is %d', (ability, difficulty, chance) => {
    expect(chanceOfRight(ability, difficulty)).toBeCloseTo(chance, 3);
  });

  test('grows with ability, falls with difficulty, and is never below guessing', () => {
    const ability = fc.double({ min: leastAbility, max: mostAbility, noNaN: true });
    fc.assert(
      fc.property(ability, fc.double({ min: 0.01, max: 1, noNaN: true }), (low, more) => {
        for (const difficulty of difficulties) {
          expect(chanceOfRight(low + more, difficulty)).toBeGreaterThan(chanceOfRight(low, difficulty));
          expect(chanceOfRight(low, difficulty)).toBeGreaterThan(guessingFloor);
        }
        const chances = difficulties.map((difficulty) => chanceOfRight(low, difficulty));
        expect(chances).toEqual(chances.toSorted((a, b) => b - a));
        expect(shareOnTest(low)).toBeGreaterThan(Math.min(...chances));
        expect(shareOnTest(low)).toBeLessThan(Math.max(...chances));
      }),
    );
  });
});

describe('what is known', () => {
  test('lies between guessing and all right, and its range is around it', () => {
    fc.assert(
      fc.property(someEvidence, (all) => {
        for (const known of knowns(standingFrom(all, nowMs))) {
          if (known.state !== 'known') continue;
          const { ability, share, range } = known;
          expect(ability).toBeGreaterThanOrEqual(leastAbility);
          expect(ability).toBeLessThanOrEqual(mostAbility);
          expect(range.low).toBeGreaterThan(guessingFloor - 0.01);
          expect(range.low).toBeLessThan(share);
          expect(share).toBeLessThan(range.high);
          expect(range.high).toBeLessThan(1);
        }
      }),
    );
  });

  test('is nothing but a count under eight responses', () => {
    fc.assert(
      fc.property(someEvidence, (all) => {
        for (const known of knowns(standingFrom(all, nowMs))) {
          expect(known.state === 'known').toBe(known.responses >= fewestResponses);
          if (known.state === 'not-enough')
            expect(Object.keys(known).toSorted()).toEqual(['responses', 'right', 'state']);
        }
      }),
    );
  });

  test('counts every answer once', () => {
    fc.assert(
      fc.property(someEvidence, (all) => {
        const { sections, groups, topics } = standingFrom(all, nowMs);
        for (const list of [Object.values(sections), [...groups.values()], [...topics.values()]]) {
          expect(list.reduce((sum, { responses }) => sum + responses, 0)).toBe(all.length);
          expect(list.reduce((sum, { right }) => sum + right, 0)).toBe(
            all.filter(({ right }) => right).length,
          );
        }
      }),
    );
  });

  test.each([
    [7, 0, 'not-enough'],
    [8, 0, 'known'],
    [4, 4, 'known'],
  ] as const)('%i right and %i wrong: %s', (right, wrong, state) => {
    const standing = standingFrom(answered(right, wrong), nowMs);
    expect(standing.sections.quantitative).toMatchObject({ state, responses: right + wrong, right });
    expect(standing.topics.get('math-percent')?.state).toBe(state);
    expect(standing.groups.get('fractions-percent')?.state).toBe(state);
    expect(isAnythingKnown(standing)).toBe(state === 'known');
  });

  test('of a student without answers is nothing', () => {
    const standing = standingFrom([], nowMs);
    expect(isAnythingKnown(standing)).toBe(false);
    expect(standing.topics.size + standing.groups.size).toBe(0);
    for (const section of scoredSections)
      expect(standing.sections[section]).toEqual({ state: 'not-enough', responses: 0, right: 0 });
    for (const { section, id } of practiceTopics) expect(standing.abilityIn(section, id)).toBeCloseTo(0);
  });
});

const abilityAfterOneAt = (difficulty: 1 | 5) =>
  standingFrom([...answered(4, 4), evidence({ difficulty })], nowMs).abilityIn(
    'quantitative',
    'math-percent',
  );

describe('an answer more', () => {
  test.each([
    [true, 1],
    [false, -1],
  ])('that is right: %s, never moves the ability the other way', (right, direction) => {
    fc.assert(
      fc.property(someEvidence, anyEvidence, (all, more) => {
        const { section, topic } = more;
        const [before, after] = [all, [...all, { ...more, right }]].map((each) =>
          standingFrom(each, nowMs).abilityIn(section, topic),
        );
        expect(direction * ((after ?? 0) - (before ?? 0))).toBeGreaterThanOrEqual(-hardlyAnything);
      }),
    );
  });

  test('is no step back for a student whose answers to everything else were right', () => {
    const all = answered(60, 0);
    const first = evidence({ topic: 'math-circles', group: 'geometry' });
    const [before, after] = [all, [...all, first]].map((each) =>
      standingFrom(each, nowMs).abilityIn('quantitative', 'math-circles'),
    );
    expect(after).toBeGreaterThan(before ?? 0);
  });

  test('of one section says nothing of another', () => {
    fc.assert(
      fc.property(someEvidence, anyEvidence, (all, more) => {
        const [before, after] = [standingFrom(all, nowMs), standingFrom([...all, more], nowMs)];
        for (const { section, id } of practiceTopics)
          if (section !== more.section)
            expect(after.abilityIn(section, id)).toBe(before.abilityIn(section, id));
      }),
    );
  });

  test('to a hard question, right, tells more than to an easy one', () => {
    expect(abilityAfterOneAt(5)).toBeGreaterThan(abilityAfterOneAt(1));
  });
});

const abilityFrom = (all: readonly ReturnType<typeof evidence>[]) =>
  standingFrom(all, nowMs).abilityIn('quantitative', 'math-percent');

const widthOf = (at: number) => {
  const { quantitative } = standingFrom(answered(20, 10, { at }), nowMs).sections;
  return quantitative.state === 'known' ? quantitative.range.high - quantitative.range.low : 0;
};

describe('with time', () => {
  test('evidence of 30 days ago weighs half of what it weighs today', () => {
    const old = answered(12, 4, { at: nowMs - 30 * dayMs });
    expect(abilityFrom(old)).toBeCloseTo(abilityFrom(answered(6, 2)), 9);
    const older = answered(24, 8, { at: nowMs - 60 * dayMs });
    expect(abilityFrom(older)).toBeCloseTo(abilityFrom(answered(6, 2)), 9);
  });

  test('it goes on counting as a response', () => {
    const { quantitative } = standingFrom(answered(6, 2, { at: nowMs - 300 * dayMs }), nowMs).sections;
    expect(quantitative).toMatchObject({ state: 'known', responses: 8 });
  });

  test('what a clock set back has in the future weighs as much as today', () => {
    expect(abilityFrom(answered(6, 2, { at: nowMs + dayMs }))).toBe(abilityFrom(answered(6, 2)));
  });

  test('the range of the same answers widens', () => {
    expect(widthOf(nowMs - 90 * dayMs)).toBeGreaterThan(widthOf(nowMs));
    expect(widthOf(nowMs)).toBeGreaterThan(0);
  });
});

test('a topic without evidence takes the mean of its section', () => {
  const standing = standingFrom(answered(9, 1), nowMs);
  const { quantitative } = standing.sections;
  if (quantitative.state !== 'known') throw new Error('Ten answers are enough');
  expect(quantitative.ability).toBeGreaterThan(0.5);
  expect(standing.abilityIn('quantitative', 'math-circles')).toBe(quantitative.ability);
  expect(standing.topics.has('math-circles')).toBe(false);
  expect(standing.abilityIn('verbal', 'synonyms')).toBeCloseTo(0);
});

test('a topic below the rest of its section is known to be', () => {
  const circles = { topic: 'math-circles', group: 'geometry' } as const;
  const standing = standingFrom([...answered(18, 2), ...answered(2, 8, circles)], nowMs);
  const [weak, strong] = [standing.topics.get('math-circles'), standing.topics.get('math-percent')];
  if (weak?.state !== 'known' || strong?.state !== 'known') throw new Error('Ten answers are enough');
  expect(weak.range.high).toBeLessThan(strong.range.low);
});

test.each([5000, 7300, 9999])('ten thousand answers, %i of them right, are judged', (right) => {
  const { quantitative } = standingFrom(answered(right, 10_000 - right), nowMs).sections;
  if (quantitative.state !== 'known') throw new Error('Ten thousand answers are enough');
  const { low, high } = quantitative.range;
  expect(quantitative.responses).toBe(10_000);
  expect(low).toBeLessThan(quantitative.share);
  expect(high).toBeGreaterThan(quantitative.share);
  expect(high - low).toBeLessThan(0.05);
});
