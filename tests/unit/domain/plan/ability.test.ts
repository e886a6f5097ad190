import type { TopicId } from '@/domain/plan/topic-ids';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { scoredSections } from '@/domain/exam/scored-sections';
import { fewestResponses } from '@/domain/exam/report/fewest-responses';
import {
  chanceOfRight,
  guessingFloor,
  isAnythingKnown,
  type Known,
  shareOnTest,
  standingFrom,
  surenessOf,
} from '@/domain/plan/ability';
import { leastAbility, mostAbility } from '@/domain/plan/ability-grid';
import { groupOfTopic } from '@/domain/plan/topic-groups';
import { practiceTopics, topicsOfSection } from '@/domain/plan/topics';
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
  ...times(right, () => evidence({ timed: true, ...changes })),
  ...times(wrong, () => evidence({ timed: true, ...changes, right: false })),
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

  test('is nothing but a count where its section has fewer than eight responses', () => {
    fc.assert(
      fc.property(someEvidence, (all) => {
        const standing = standingFrom(all, nowMs);
        for (const { id, section } of practiceTopics) {
          const [known, whole] = [standing.topics.get(id), standing.sections[section]];
          expect(whole.state === 'not-enough').toBe(whole.responses < fewestResponses);
          if (known === undefined) expect(all.every(({ topic }) => topic !== id)).toBe(true);
          else expect(known.state).toBe(whole.state);
        }
        for (const known of knowns(standing)) expect('share' in known).toBe(known.state === 'known');
      }),
    );
  });

  test('counts every answer once', () => {
    fc.assert(
      fc.property(someEvidence, (all) => {
        const { sections, groups, topics } = standingFrom(all, nowMs);
        const grouped = all.filter(({ topic }) => groupOfTopic(topic) !== null);
        const counted: readonly (readonly [readonly Known[], typeof all])[] = [
          [Object.values(sections), all],
          [[...topics.values()], all],
          [[...groups.values()], grouped],
        ];
        for (const [list, own] of counted) {
          expect(list.reduce((sum, { responses }) => sum + responses, 0)).toBe(own.length);
          expect(list.reduce((sum, { right }) => sum + right, 0)).toBe(
            own.filter(({ right }) => right).length,
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
      expect(standing.sections[section]).toMatchObject({ state: 'not-enough', responses: 0, right: 0 });
    for (const { id } of practiceTopics) expect(standing.abilityIn(id)).toBeCloseTo(0);
  });
});

const abilityAfterOneAt = (difficulty: 1 | 5) =>
  standingFrom([...answered(4, 4), evidence({ difficulty })], nowMs).abilityIn('math-percent');

describe('an answer more', () => {
  test.each([
    [true, 1],
    [false, -1],
  ])('that is right: %s, never moves the ability the other way', (right, direction) => {
    fc.assert(
      fc.property(someEvidence, anyEvidence, (all, more) => {
        const { topic } = more;
        const [before, after] = [all, [...all, { ...more, right }]].map((each) =>
          standingFrom(each, nowMs).abilityIn(topic),
        );
        expect(direction * ((after ?? 0) - (before ?? 0))).toBeGreaterThanOrEqual(-hardlyAnything);
      }),
    );
  });

  test('is no step back for a student whose answers to everything else were right', () => {
    const all = answered(60, 0);
    const first = evidence({ topic: 'math-circles', timed: true });
    const [before, after] = [all, [...all, first]].map((each) =>
      standingFrom(each, nowMs).abilityIn('math-circles'),
    );
    expect(after).toBeGreaterThan(before ?? 0);
  });

  test('of one section says nothing of another', () => {
    fc.assert(
      fc.property(someEvidence, anyEvidence, (all, more) => {
        const [before, after] = [standingFrom(all, nowMs), standingFrom([...all, more], nowMs)];
        for (const { section, id } of practiceTopics)
          if (section !== more.section) expect(after.abilityIn(id)).toBe(before.abilityIn(id));
      }),
    );
  });

  test('to a hard question, right, tells more than to an easy one', () => {
    expect(abilityAfterOneAt(5)).toBeGreaterThan(abilityAfterOneAt(1));
  });
});

const abilityFrom = (all: readonly ReturnType<typeof evidence>[]) =>
  standingFrom(all, nowMs).abilityIn('math-percent');

const widthOf = (known: Known | undefined) =>
  known?.state === 'known' ? known.range.high - known.range.low : 0;
const widthAfter = (at: number) =>
  widthOf(standingFrom(answered(20, 10, { at }), nowMs).sections.quantitative);

describe('with time', () => {
  test('evidence of 30 days ago weighs half of what it weighs today', () => {
    const old = answered(12, 4, { at: nowMs - 30 * dayMs });
    expect(abilityFrom(old)).toBeCloseTo(abilityFrom(answered(6, 2)), 9);
    const older = answered(24, 8, { at: nowMs - 60 * dayMs });
    expect(abilityFrom(older)).toBeCloseTo(abilityFrom(answered(6, 2)), 9);
  });

  test.each([
    // Eight answers weigh two after two half-lives, ten a little later.
    [6, 2, 60, 'known'],
    [6, 2, 61, 'not-recent'],
    [8, 2, 69, 'known'],
    [8, 2, 70, 'not-recent'],
    [1, 9, 365, 'not-recent'],
    [3, 4, 365, 'not-enough'],
  ] as const)('%i right and %i wrong of %i days ago: %s', (right, wrong, days, state) => {
    const { sections, topics, groups } = standingFrom(
      answered(right, wrong, { at: nowMs - days * dayMs }),
      nowMs,
    );
    const old = { state, responses: right + wrong, right };
    expect(sections.quantitative).toMatchObject(old);
    expect(topics.get('math-percent')).toMatchObject(old);
    expect(groups.get('fractions-percent')).toMatchObject(old);
  });

  test('a few new answers bring old ones back', () => {
    const old = answered(6, 2, { at: nowMs - 300 * dayMs });
    const { quantitative } = standingFrom([...old, ...answered(1, 1)], nowMs).sections;
    expect(quantitative).toMatchObject({ state: 'known', responses: 10 });
  });

  test('what a clock set back has in the future weighs as much as today', () => {
    expect(abilityFrom(answered(6, 2, { at: nowMs + dayMs }))).toBe(abilityFrom(answered(6, 2)));
  });

  test('the range of the same answers widens', () => {
    expect(widthAfter(nowMs - 90 * dayMs)).toBeGreaterThan(widthAfter(nowMs));
    expect(widthAfter(nowMs)).toBeGreaterThan(0);
  });
});

test('a topic without evidence takes the level of its section', () => {
  const standing = standingFrom(answered(9, 1), nowMs);
  const level = standing.abilityIn('math-circles');
  expect(level).toBeGreaterThan(0.3);
  expect(level).toBeLessThan(standing.abilityIn('math-percent'));
  expect(standing.abilityIn('math-angles')).toBe(level);
  expect(standing.topics.has('math-circles')).toBe(false);
  expect(standing.abilityIn('synonyms')).toBeCloseTo(0);
});

/** Answers to questions of every difficulty in turn. */
const mixed = (topic: TopicId, right: number, wrong: number) =>
  times(right + wrong, (n) =>
    evidence({
      topic,
      right: n < right,
      difficulty: difficulties[n % difficulties.length] ?? 3,
      timed: true,
    }),
  );

describe('a topic and the others of its section', () => {
  // Integrated over levels and abilities by hand on a finer grid.
  test.each([
    ['ten answers to one topic', [10, 2], [], 0.386, 0.28, 0.54],
    ['ten right ones', [10, 10], [], 0.919, 0.81, 0.97],
    ['a strong topic beside a weak one with many answers', [8, 8], [[40, 10]], 0.646, 0.465, 0.8],
    ['a weak topic beside four strong ones', [10, 2], times(4, () => [10, 8] as const), 0.572, 0.455, 0.694],
  ] as const)('%s', (_, [answers, right], others, share, low, high) => {
    const ids = ['math-area', 'math-ratio', 'math-rate', 'math-angles'] as const;
    const standing = standingFrom(
      [
        ...mixed('math-percent', right, answers - right),
        ...others.flatMap(([all, own], index) => mixed(ids[index] ?? 'math-area', own, all - own)),
      ],
      nowMs,
    );
    const topic = standing.topics.get('math-percent');
    if (topic?.state !== 'known') throw new Error('Eight answers are enough');
    expect(topic.share).toBeCloseTo(share, 2);
    expect(topic.range.low).toBeCloseTo(low, 1.5);
    expect(topic.range.high).toBeCloseTo(high, 1.5);
  });

  test('ten times as many answers to one topic hardly say more of another', () => {
    const [some, many] = [5, 50].map((fold) =>
      standingFrom(mixed('math-percent', 36 * fold, 4 * fold), nowMs),
    );
    const draw = (standing: typeof some) => standing?.abilityIn('math-angles') ?? 0;
    expect(draw(many)).toBeGreaterThan(draw(some));
    expect(draw(many) - draw(some)).toBeLessThan(0.1);
    expect(draw(many)).toBeLessThan((many?.abilityIn('math-percent') ?? 0) - 0.3);
  });
});

describe('a topic with two wrong answers', () => {
  const twoWrong = mixed('math-percent', 0, 2);
  // Integrated by hand on a finer grid, as above.
  test.each([
    ['beside one of its kind', 'math-ratio', 0.613, 0.429, 0.789],
    ['beside one of another kind', 'math-area', 0.556, 0.382, 0.748],
  ] as const)('%s that is strong', (_, strong, share, low, high) => {
    const standing = standingFrom([...twoWrong, ...mixed(strong, 9, 1)], nowMs);
    const topic = standing.topics.get('math-percent');
    if (topic?.state !== 'known') throw new Error('Its section has twelve answers');
    expect(topic.share).toBeCloseTo(share, 2);
    expect(topic.range.low).toBeCloseTo(low, 1.5);
    expect(topic.range.high).toBeCloseTo(high, 1.5);
    expect(widthOf(topic)).toBeGreaterThan(0.3);
  });
});

const mathAfter = (fold: number, timed: boolean) => {
  const { quantitative } = standingFrom(answered(6 * fold, 3 * fold, { timed }), nowMs).sections;
  return quantitative.state === 'known' ? quantitative : null;
};

describe('answers without a clock', () => {
  test('weigh half: twice as many of them tell as much', () => {
    expect(mathAfter(2, false)?.ability).toBeCloseTo(mathAfter(1, true)?.ability ?? 9, 9);
    expect(mathAfter(2, false)?.weight).toBe(9);
  });

  test.each([
    [8, false, 'measured'],
    [7, false, 'likely'],
    [4, false, 'likely'],
    [3, false, 'guess'],
    [4, true, 'measured'],
    [2, true, 'likely'],
    [1, true, 'guess'],
  ] as const)('%i answers, timed: %s, make an estimate %s', (count, timed, sureness) => {
    const all = [...answered(0, count, { timed }), ...answered(8, 0, { topic: 'math-area' })];
    const topic = standingFrom(all, nowMs).topics.get('math-percent');
    expect(topic === undefined ? null : surenessOf(topic)).toBe(sureness);
  });

  test('are practice: those of the last week and of this evening are counted', () => {
    const hourMs = 3_600_000;
    const all = [
      ...answered(2, 1, { at: nowMs - hourMs, timed: false }),
      ...answered(1, 0, { at: nowMs - 13 * hourMs, timed: false }),
      ...answered(4, 0, { at: nowMs - 6 * dayMs }),
      ...answered(5, 0, { at: nowMs - 7 * dayMs }),
    ];
    expect(standingFrom(all, nowMs).sections.quantitative).toMatchObject({
      responses: 13,
      lately: { responses: 8, right: 7 },
      practiced: { lately: 4, thisEvening: 3 },
    });
  });
});

const inVerbal = (topic: TopicId, right: number, wrong: number) =>
  mixed(topic, right, wrong).map((each) => ({ ...each, section: 'verbal' as const }));
const verbalShare = (all: ReturnType<typeof inVerbal>) => {
  const { verbal } = standingFrom(all, nowMs).sections;
  return verbal.state === 'known' ? verbal.share : 0;
};

test('a section is what a test asks of its topics, not what was practiced most', () => {
  // Half of the section are synonyms, a fourteenth of the other half is one relation.
  const synonyms = inVerbal('synonyms', 90, 10);
  const both = verbalShare([...synonyms, ...inVerbal('analogy-degree', 40, 60)]);
  expect(both).toBeGreaterThan(0.7);
  expect(both).toBeLessThan(verbalShare(synonyms));
});

const mathTopics = topicsOfSection('quantitative').map(({ id }) => id);

test.each([5000, 7300, 9999])('ten thousand answers to all topics, %i of them right, are judged', (right) => {
  const all = times(10_000, (n) =>
    // Right and wrong ones are spread over the topics.
    evidence({ topic: mathTopics[n % mathTopics.length] ?? 'math-percent', right: n < right }),
  );
  const { quantitative } = standingFrom(all, nowMs).sections;
  if (quantitative.state !== 'known') throw new Error('Ten thousand answers are enough');
  const { low, high } = quantitative.range;
  expect(quantitative.responses).toBe(10_000);
  expect(low).toBeLessThan(quantitative.share);
  expect(high).toBeGreaterThan(quantitative.share);
  expect(high - low).toBeLessThan(0.05);
});

test('of ten thousand answers to one topic, the topic is known closely and its section is not', () => {
  const { sections, topics } = standingFrom(answered(7300, 2700), nowMs);
  expect(widthOf(topics.get('math-percent'))).toBeGreaterThan(0);
  expect(widthOf(topics.get('math-percent'))).toBeLessThan(0.05);
  expect(widthOf(sections.quantitative)).toBeGreaterThan(0.15);
});
