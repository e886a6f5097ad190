import type { TopicId } from '@/domain/plan/topics/topic-ids';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { scoredSections } from '@/domain/exam/test/scored-sections';
import { minTopicResponses } from '@/domain/exam/report/min-topic-responses';
import {
  correctProbability,
  guessingFloor,
  hasKnownSection,
  type SkillEstimate,
  expectedCorrectShare,
  buildSkillProfile,
  estimateConfidence,
} from '@/domain/plan/ability/ability';
import { minAbility, maxAbility } from '@/domain/plan/ability/ability-grid';
import { groupOfTopic } from '@/domain/plan/topics/topic-groups';
import { practiceTopics, findTopic, topicsOfSection } from '@/domain/plan/topics/topics';
import { times } from '../../exam/report/sample-results';
import { anyEvidence, dayMs, difficulties, evidence, nowMs } from '../sample-practice';

/** Tolerance for rounding and for the cut-off ends of the scale. */
const hardlyAnything = 1e-6;

const someEvidence = fc.array(anyEvidence, { maxLength: 60 });

function knowns({
  sections,
  groups,
  topics,
}: ReturnType<typeof buildSkillProfile>): readonly SkillEstimate[] {
  return [...Object.values(sections), ...groups.values(), ...topics.values()];
}

/** Right and wrong answers to equivalent questions. */
const answered = (right: number, wrong: number, changes: Parameters<typeof evidence>[0] = {}) => [
  ...times(right, () => evidence({ isTimed: true, ...changes })),
  ...times(wrong, () => evidence({ isTimed: true, ...changes, right: false })),
];

describe('the probability of a right answer', () => {
  test.each([
    // At equal ability and difficulty, half of what guessing leaves: 0.2 + 0.8 / 2.
    [0, 3, 0.6],
    [0.8, 4, 0.6],
    [-1.6, 1, 0.6],
    [0, 1, 0.8977],
    [0, 5, 0.3023],
  ] as const)('with an ability of %d at difficulty %i is %d', (ability, difficulty, chance) => {
    expect(correctProbability(ability, difficulty)).toBeCloseTo(chance, 3);
  });

  test('grows with ability, falls with difficulty, and is never below guessing', () => {
    const ability = fc.double({ min: minAbility, max: maxAbility, noNaN: true });
    fc.assert(
      fc.property(ability, fc.double({ min: 0.01, max: 1, noNaN: true }), (low, more) => {
        for (const difficulty of difficulties) {
          expect(correctProbability(low + more, difficulty)).toBeGreaterThan(
            correctProbability(low, difficulty),
          );
          expect(correctProbability(low, difficulty)).toBeGreaterThan(guessingFloor);
        }
        const chances = difficulties.map((difficulty) => correctProbability(low, difficulty));
        expect(chances).toEqual(chances.toSorted((a, b) => b - a));
        expect(expectedCorrectShare(low)).toBeGreaterThan(Math.min(...chances));
        expect(expectedCorrectShare(low)).toBeLessThan(Math.max(...chances));
      }),
    );
  });
});

describe('a skill estimate', () => {
  test('is between guessing and all right, and within its range', () => {
    fc.assert(
      fc.property(someEvidence, (all) => {
        for (const known of knowns(buildSkillProfile(all, nowMs, 'upper'))) {
          if (known.state !== 'known') continue;
          const { ability, share, range } = known;
          expect(ability).toBeGreaterThanOrEqual(minAbility);
          expect(ability).toBeLessThanOrEqual(maxAbility);
          expect(range.low).toBeGreaterThan(guessingFloor - 0.01);
          expect(range.low).toBeLessThan(share);
          expect(share).toBeLessThan(range.high);
          expect(range.high).toBeLessThan(1);
        }
      }),
    );
  });

  test('is only a count if its section has fewer than eight responses', () => {
    fc.assert(
      fc.property(someEvidence, (all) => {
        const skillProfile = buildSkillProfile(all, nowMs, 'upper');
        for (const { id, section } of practiceTopics('upper')) {
          const [known, whole] = [skillProfile.topics.get(id), skillProfile.sections[section]];
          expect(whole.state === 'not-enough').toBe(whole.responses < minTopicResponses);
          if (known === undefined) expect(all.every(({ topic }) => topic !== id)).toBe(true);
          else expect(known.state).toBe(whole.state);
        }
        for (const known of knowns(skillProfile)) expect('share' in known).toBe(known.state !== 'not-enough');
      }),
    );
  });

  test('counts every answer once', () => {
    fc.assert(
      fc.property(someEvidence, (all) => {
        const { sections, groups, topics } = buildSkillProfile(all, nowMs, 'upper');
        const grouped = all.filter(({ topic }) => groupOfTopic(topic) !== null);
        const counted: readonly (readonly [readonly SkillEstimate[], typeof all])[] = [
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
        for (const section of scoredSections) {
          const { weight, lately, practiced } = sections[section];
          const own = topicsOfSection(section, 'upper').flatMap(({ id }) => topics.get(id) ?? []);
          const sum = (of: (known: SkillEstimate) => number) =>
            own.reduce((whole, known) => whole + of(known), 0);
          expect(weight).toBeCloseTo(sum((known) => known.weight));
          expect(lately).toEqual({
            responses: sum((known) => known.lately.responses),
            right: sum((known) => known.lately.right),
          });
          expect(practiced).toEqual({
            lately: sum((known) => known.practiced.lately),
            thisEvening: sum((known) => known.practiced.thisEvening),
          });
        }
      }),
    );
  });

  test.each([
    [7, 0, 'not-enough'],
    [8, 0, 'known'],
    [4, 4, 'known'],
  ] as const)('%i right and %i wrong: %s', (right, wrong, state) => {
    const skillProfile = buildSkillProfile(answered(right, wrong), nowMs, 'upper');
    expect(skillProfile.sections.quantitative).toMatchObject({ state, responses: right + wrong, right });
    expect(skillProfile.topics.get('math-percent')?.state).toBe(state);
    expect(skillProfile.groups.get('fractions-percent')?.state).toBe(state);
    expect(hasKnownSection(skillProfile)).toBe(state === 'known');
  });

  test('is empty for a student without answers', () => {
    const skillProfile = buildSkillProfile([], nowMs, 'upper');
    expect(hasKnownSection(skillProfile)).toBe(false);
    expect(skillProfile.topics.size + skillProfile.groups.size).toBe(0);
    for (const section of scoredSections)
      expect(skillProfile.sections[section]).toMatchObject({ state: 'not-enough', responses: 0, right: 0 });
    for (const { id } of practiceTopics('upper')) expect(skillProfile.abilityIn(id)).toBeCloseTo(0);
  });
});

const abilityAfterOneAt = (difficulty: 1 | 5) =>
  buildSkillProfile([...answered(4, 4), evidence({ difficulty })], nowMs, 'upper').abilityIn('math-percent');

describe('one more answer', () => {
  test.each([
    [true, 1],
    [false, -1],
  ])('(right: %s) never moves an ability the wrong way', (right, direction) => {
    fc.assert(
      fc.property(someEvidence, anyEvidence, (all, more) => {
        const [before, after] = [all, [...all, { ...more, right }]].map((each) =>
          buildSkillProfile(each, nowMs, 'upper'),
        );
        for (const { id } of topicsOfSection(more.section, 'upper')) {
          const change = (after?.abilityIn(id) ?? NaN) - (before?.abilityIn(id) ?? NaN);
          expect(direction * change).toBeGreaterThanOrEqual(-hardlyAnything);
        }
      }),
    );
  });

  test('never sets back a student who got everything else right', () => {
    const all = answered(60, 0);
    const first = evidence({ topic: 'math-circles', isTimed: true });
    const [before, after] = [all, [...all, first]].map((each) =>
      buildSkillProfile(each, nowMs, 'upper').abilityIn('math-circles'),
    );
    expect(after).toBeGreaterThan(before ?? 0);
  });

  test('doesn’t affect other sections', () => {
    fc.assert(
      fc.property(someEvidence, anyEvidence, (all, more) => {
        const [before, after] = [
          buildSkillProfile(all, nowMs, 'upper'),
          buildSkillProfile([...all, more], nowMs, 'upper'),
        ];
        for (const { section, id } of practiceTopics('upper'))
          if (section !== more.section) expect(after.abilityIn(id)).toBe(before.abilityIn(id));
      }),
    );
  });

  test('counts for more if it is right and the question is hard', () => {
    expect(abilityAfterOneAt(5)).toBeGreaterThan(abilityAfterOneAt(1));
  });
});

const abilityFrom = (all: readonly ReturnType<typeof evidence>[]) =>
  buildSkillProfile(all, nowMs, 'upper').abilityIn('math-percent');

const widthOf = (known: SkillEstimate | undefined) =>
  known?.state === 'known' ? known.range.high - known.range.low : 0;
const widthAfter = (answeredAtMs: number) =>
  widthOf(buildSkillProfile(answered(20, 10, { answeredAtMs }), nowMs, 'upper').sections.quantitative);

const estimateOf = (known: SkillEstimate | undefined) =>
  known === undefined || known.state === 'not-enough' ? null : { share: known.share, range: known.range };

describe('over time', () => {
  test('evidence from 30 days ago counts half', () => {
    const old = answered(12, 4, { answeredAtMs: nowMs - 30 * dayMs });
    expect(abilityFrom(old)).toBeCloseTo(abilityFrom(answered(6, 2)), 9);
    const older = answered(24, 8, { answeredAtMs: nowMs - 60 * dayMs });
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
  ] as const)('%i right and %i wrong %i days ago: %s', (right, wrong, days, state) => {
    const { sections, topics, groups } = buildSkillProfile(
      answered(right, wrong, { answeredAtMs: nowMs - days * dayMs }),
      nowMs,
      'upper',
    );
    const old = { state, responses: right + wrong, right };
    expect(sections.quantitative).toMatchObject(old);
    expect(topics.get('math-percent')).toMatchObject(old);
    expect(groups.get('fractions-percent')).toMatchObject(old);
  });

  const longAgo = answered(12, 6, { answeredAtMs: nowMs - 365 * dayMs });

  test.each([
    ['nothing since', [], 365],
    ['an answer since', [evidence({ isTimed: true, answeredAtMs: nowMs - dayMs })], 365],
    ['enough answers for a while', answered(4, 4, { answeredAtMs: nowMs - 200 * dayMs }), 200],
  ])('answers of a year ago and %s leave the estimate as it last was', (_, since, daysAgo) => {
    const asOfMs = nowMs - daysAgo * dayMs;
    const all = [...longAgo, ...since];
    const late = buildSkillProfile(all, nowMs, 'upper');
    const then = buildSkillProfile(
      all.filter(({ answeredAtMs }) => answeredAtMs <= asOfMs),
      asOfMs,
      'upper',
    );
    for (const [known, before] of [
      [late.sections.quantitative, then.sections.quantitative],
      [late.topics.get('math-percent'), then.topics.get('math-percent')],
      [late.groups.get('fractions-percent'), then.groups.get('fractions-percent')],
    ]) {
      expect(known).toMatchObject({ state: 'not-recent', asOfMs, responses: all.length });
      expect(estimateOf(known)).toEqual(estimateOf(before));
    }
  });

  test('answers that never weighed enough at a time have the estimate after the last of them', () => {
    const spread = times(9, (n) => evidence({ answeredAtMs: nowMs - (300 - 30 * n) * dayMs }));
    expect(buildSkillProfile(spread, nowMs, 'upper').sections.quantitative).toMatchObject({
      state: 'not-recent',
      asOfMs: nowMs - 60 * dayMs,
    });
  });

  test('a few new answers make old ones count again', () => {
    const old = answered(6, 2, { answeredAtMs: nowMs - 300 * dayMs });
    const { quantitative } = buildSkillProfile([...old, ...answered(1, 1)], nowMs, 'upper').sections;
    expect(quantitative).toMatchObject({ state: 'known', responses: 10 });
  });

  test('answers dated in the future by a clock set back count as of today', () => {
    expect(abilityFrom(answered(6, 2, { answeredAtMs: nowMs + dayMs }))).toBe(abilityFrom(answered(6, 2)));
  });

  test('the range of the same answers widens', () => {
    expect(widthAfter(nowMs - 90 * dayMs)).toBeGreaterThan(widthAfter(nowMs));
    expect(widthAfter(nowMs)).toBeGreaterThan(0);
  });
});

test('a topic without evidence gets the level of its section', () => {
  const skillProfile = buildSkillProfile(answered(9, 1), nowMs, 'upper');
  const level = skillProfile.abilityIn('math-circles');
  expect(level).toBeGreaterThan(0.3);
  expect(level).toBeLessThan(skillProfile.abilityIn('math-percent'));
  expect(skillProfile.abilityIn('math-angles')).toBe(level);
  expect(skillProfile.topics.has('math-circles')).toBe(false);
  expect(skillProfile.abilityIn('synonyms')).toBeCloseTo(0);
});

/** Answers to questions of alternating difficulty. */
const mixed = (topic: TopicId, right: number, wrong: number) =>
  times(right + wrong, (n) =>
    evidence({
      section: findTopic(topic)?.section ?? 'quantitative',
      topic,
      right: n < right,
      difficulty: difficulties[n % difficulties.length] ?? 3,
      isTimed: true,
    }),
  );

/** Topics, each with a number of right and of wrong answers. */
type Answered = readonly (readonly [TopicId, number, number])[];
const skillProfileOf = (all: Answered) =>
  buildSkillProfile(
    all.flatMap((each) => mixed(...each)),
    nowMs,
    'upper',
  );

/** Reference values integrated independently of the code, on a grid eight times as fine. */
function expectFigures(known: SkillEstimate | undefined, share: number, low: number, high: number) {
  if (known?.state !== 'known') throw new Error('The section has eight answers');
  expect(known.share).toBeCloseTo(share, 2);
  expect(known.range.low).toBeCloseTo(low, 2);
  expect(known.range.high).toBeCloseTo(high, 2);
}

describe('a topic and the rest of its section', () => {
  const weakArea = ['math-area', 10, 30] as const;
  const fourStrong: Answered = (['math-area', 'math-ratio', 'math-rate', 'math-angles'] as const).map(
    (id) => [id, 8, 2],
  );
  test.each<[string, readonly [number, number], Answered, number, number, number]>([
    ['ten answers to one topic', [2, 8], [], 0.386, 0.282, 0.536],
    ['ten right answers', [10, 0], [], 0.919, 0.809, 0.972],
    ['a strong one next to a weak one of another group', [8, 0], [weakArea], 0.647, 0.468, 0.806],
    ['a strong one next to a weak one of its group', [8, 0], [['math-ratio', 10, 30]], 0.533, 0.381, 0.697],
    ['a weak one next to four strong ones', [2, 8], fourStrong, 0.572, 0.454, 0.6933],
    // Ranges of a third of the scale: two answers aren't conclusive.
    ['two wrong answers of eight in all', [0, 2], [['math-area', 6, 0]], 0.523, 0.349, 0.727],
    [
      'two wrong answers next to a strong topic of its group',
      [0, 2],
      [['math-ratio', 9, 1]],
      0.613,
      0.433,
      0.789,
    ],
    ['two wrong answers next to a topic of another group', [0, 2], [['math-area', 9, 1]], 0.556, 0.38, 0.748],
  ])('%s', (_, [right, wrong], others, share, low, high) => {
    const { topics } = skillProfileOf([['math-percent', right, wrong], ...others]);
    expectFigures(topics.get('math-percent'), share, low, high);
  });

  test('answers to a topic move its group more than other topics', () => {
    for (const { id, section } of practiceTopics('upper'))
      for (const [right, wrong, direction] of [
        [10, 0, 1],
        [0, 10, -1],
      ] as const) {
        const skillProfile = skillProfileOf([[id, right, wrong]]);
        const moved = (which: (other: TopicId) => boolean) =>
          topicsOfSection(section, 'upper')
            .filter((other) => other.id !== id && which(other.id))
            .map((other) => direction * skillProfile.abilityIn(other.id));
        const isAlike = (other: TopicId) => groupOfTopic(other) === groupOfTopic(id);
        const [alike, others] = [moved(isAlike), moved((other) => !isAlike(other))];
        // Synonyms have no related topics.
        expect(alike.length > 0).toBe(id !== 'synonyms');
        expect(Math.min(...others)).toBeGreaterThan(0.2);
        for (const each of alike) {
          expect(each).toBeGreaterThan(Math.max(...others) + 0.1);
          expect(each).toBeLessThan(direction * skillProfile.abilityIn(id) - 0.1);
        }
      }
  });

  test('ten times as many answers to one topic hardly affect another', () => {
    const [some, many] = [5, 50].map((fold) =>
      buildSkillProfile(mixed('math-percent', 36 * fold, 4 * fold), nowMs, 'upper'),
    );
    const draw = (skillProfile: typeof some) => skillProfile?.abilityIn('math-angles') ?? 0;
    expect(draw(many)).toBeGreaterThan(draw(some));
    expect(draw(many) - draw(some)).toBeLessThan(0.1);
    expect(draw(many)).toBeLessThan((many?.abilityIn('math-percent') ?? 0) - 0.3);
  });
});

describe('several topics together', () => {
  const math: Answered = [
    ['math-percent', 2, 8],
    ['math-ratio', 8, 2],
    ['math-area', 5, 0],
  ];
  const reading: Answered = [
    ['reading-detail', 9, 1],
    ['reading-tone', 2, 6],
    ['reading-main-idea', 6, 2],
  ];
  const verbal: Answered = [
    ['synonyms', 16, 4],
    ['analogy-degree', 3, 7],
  ];
  test.each([
    ['fractions-percent', math, 0.632, 0.504, 0.753],
    ['geometry', math, 0.727, 0.558, 0.86],
    ['detail', reading, 0.745, 0.599, 0.86],
    ['purpose', reading, 0.553, 0.421, 0.6933],
    ['analogies-meaning', verbal, 0.578, 0.438, 0.722],
  ] as const)('the group %s is combined', (group, all, share, low, high) => {
    expectFigures(skillProfileOf(all).groups.get(group), share, low, high);
  });

  test.each([
    ['quantitative', math, 0.678, 0.539, 0.801],
    ['reading', reading, 0.662, 0.537, 0.776],
    ['verbal', verbal, 0.685, 0.567, 0.79],
  ] as const)('the section %s is combined', (section, all, share, low, high) => {
    expectFigures(skillProfileOf(all).sections[section], share, low, high);
  });

  test('groups and topics without answers are left out', () => {
    const { groups, topics } = skillProfileOf(math);
    expect([...groups.keys()]).toEqual(['fractions-percent', 'geometry']);
    expect(new Set(topics.keys())).toEqual(new Set(math.map(([id]) => id)));
  });
});

describe('untimed answers', () => {
  test.each([
    [4, 0],
    [3, 1],
    [2, 2],
    [0, 4],
  ])('count half: twice %i right and %i wrong count as much as once under the clock', (right, wrong) => {
    const once = mixed('math-percent', right, wrong);
    const untimed = [...once, ...once].map((each) => ({ ...each, isTimed: false }));
    const others = mixed('math-ratio', 5, 3);
    const [without, under] = [untimed, once].map((own) =>
      buildSkillProfile([...others, ...own], nowMs, 'upper'),
    );
    const [all, half] = [without, under].map((skillProfile) => skillProfile?.topics.get('math-percent'));
    if (all?.state !== 'known' || half?.state !== 'known') throw new Error('The section has enough answers');
    expect([all.responses, half.responses]).toEqual([8, 4]);
    expect([all.weight, half.weight]).toEqual([4, 4]);
    expectFigures(all, half.share, half.range.low, half.range.high);
    for (const { id } of practiceTopics('upper'))
      expect(without?.abilityIn(id)).toBeCloseTo(under?.abilityIn(id) ?? NaN, 9);
  });

  test('count for less than the same number of timed ones', () => {
    const [untimed, timed] = [false, true].map((each) =>
      buildSkillProfile(answered(10, 0, { isTimed: each }), nowMs, 'upper').abilityIn('math-percent'),
    );
    expect(untimed).toBeGreaterThan(0.3);
    expect(timed).toBeGreaterThan((untimed ?? NaN) + 0.1);
  });
});

describe('the confidence of an estimate', () => {
  test.each([
    [8, false, 'measured'],
    [7, false, 'likely'],
    [4, false, 'likely'],
    [3, false, 'guess'],
    [4, true, 'measured'],
    [3, true, 'likely'],
    [2, true, 'likely'],
    [1, true, 'guess'],
  ] as const)('%i answers, timed: %s: %s', (count, isTimed, sureness) => {
    const all = [...answered(0, count, { isTimed }), ...answered(8, 0, { topic: 'math-area' })];
    const topic = buildSkillProfile(all, nowMs, 'upper').topics.get('math-percent');
    expect(topic?.state).toBe('known');
    expect(topic === undefined ? null : estimateConfidence(topic)).toBe(sureness);
  });

  test.each([
    [4, 'measured'],
    [3.99, 'likely'],
    [2, 'likely'],
    [1.99, 'guess'],
    [0, 'guess'],
  ] as const)('answers with a weight of %d: %s', (weight, sureness) => {
    expect(estimateConfidence({ weight })).toBe(sureness);
  });
});

describe('recent answers', () => {
  const hourMs = 3_600_000;
  test.each([
    // age, timed, lately, practiced lately, practiced this evening
    ['now', 0, false, 3, 3, 3],
    ['almost twelve hours ago', 12 * hourMs - 1, false, 3, 3, 3],
    ['twelve hours ago', 12 * hourMs, false, 3, 3, 0],
    ['almost a week ago', 7 * dayMs - 1, false, 3, 3, 0],
    ['a week ago', 7 * dayMs, false, 0, 0, 0],
    ['now, under the clock', 0, true, 3, 0, 0],
    ['almost a week ago, under the clock', 7 * dayMs - 1, true, 3, 0, 0],
    ['a week ago, under the clock', 7 * dayMs, true, 0, 0, 0],
    ['tomorrow, due to a clock set back', -dayMs, false, 3, 3, 3],
  ] as const)('%s', (_, age, isTimed, responses, lately, thisEvening) => {
    const old = answered(5, 4, { answeredAtMs: nowMs - 20 * dayMs });
    const { sections, groups, topics } = buildSkillProfile(
      [...old, ...answered(2, 1, { answeredAtMs: nowMs - age, isTimed })],
      nowMs,
      'upper',
    );
    const expected = {
      responses: 12,
      right: 7,
      lately: { responses, right: responses === 0 ? 0 : 2 },
      practiced: { lately, thisEvening },
    };
    expect(sections.quantitative).toMatchObject(expected);
    expect(groups.get('fractions-percent')).toMatchObject(expected);
    expect(topics.get('math-percent')).toMatchObject(expected);
  });
});

const verbalShare = (all: Answered) => {
  const { verbal } = skillProfileOf(all).sections;
  return verbal.state === 'known' ? verbal.share : 0;
};

test('a section is weighted by what a test asks, not by what was practiced most', () => {
  // Half of the section is synonyms, a fourteenth of the other half is one relation.
  const synonyms = ['synonyms', 90, 10] as const;
  const both = verbalShare([synonyms, ['analogy-degree', 40, 60]]);
  expect(both).toBeGreaterThan(0.7);
  expect(both).toBeLessThan(verbalShare([synonyms]));
});

const mathTopics = topicsOfSection('quantitative', 'upper').map(({ id }) => id);

test.each([5000, 7300, 9999])('rates ten thousand answers to all topics, %i of them right', (right) => {
  const all = times(10_000, (n) =>
    // Right and wrong answers are spread over the topics.
    evidence({ topic: mathTopics[n % mathTopics.length] ?? 'math-percent', right: n < right }),
  );
  const { quantitative } = buildSkillProfile(all, nowMs, 'upper').sections;
  if (quantitative.state !== 'known') throw new Error('Ten thousand answers are enough');
  const { low, high } = quantitative.range;
  expect(quantitative.responses).toBe(10_000);
  expect(low).toBeLessThan(quantitative.share);
  expect(high).toBeGreaterThan(quantitative.share);
  expect(high - low).toBeLessThan(0.05);
});

test('after ten thousand answers to one topic, the topic is known precisely, but not its section', () => {
  const { sections, topics } = buildSkillProfile(answered(7300, 2700), nowMs, 'upper');
  expect(widthOf(topics.get('math-percent'))).toBeGreaterThan(0);
  expect(widthOf(topics.get('math-percent'))).toBeLessThan(0.05);
  expect(widthOf(sections.quantitative)).toBeGreaterThan(0.15);
});
