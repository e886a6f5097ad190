import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type ScoredSection, scoredSections } from '@/domain/exam/test/scored-sections';
import { topicGroups } from '@/domain/exam/report/topic-results';
import {
  type SkillEstimate,
  expectedCorrectShare,
  type SkillProfile,
  estimateConfidence,
  type ResponseTally,
} from '@/domain/plan/ability/ability';
import { parseDrill, topicsOfSubject } from '@/domain/plan/drills/parse-drill';
import { drillSearchParams } from '@/domain/plan/drills/drill-request';
import type { ResponseEvidence } from '@/domain/plan/ability/evidence';
import {
  type PracticeStep,
  rankPracticeSteps,
  orderPracticeSteps,
  subjectOfStep,
} from '@/domain/plan/schedule/practice-step';
import { expectedSessionGain } from '@/domain/plan/ability/session-gain';
import type { RatedStep } from '@/domain/plan/schedule/step-after-test';
import { testLevels } from '@/domain/exam/level/test-levels';
import { practiceTopics, practiceTopic, topicsOfSection } from '@/domain/plan/topics/topics';
import { assertPresent } from '@/lib/assert';
import { typedKeys } from '@/lib/typedKeys';
import { times } from '../../exam/report/sample-results';
import { anyEvidence, dayMs, evidence, nowMs, skillProfileAt, tally } from '../sample-practice';

type Practice = Extract<PracticeStep, { kind: 'practice' }>;
const practiceIn = (skillProfile: SkillProfile): readonly Practice[] =>
  rankPracticeSteps(skillProfile).flatMap(({ step }) => (step.kind === 'practice' ? [step] : []));

/** Twenty answers at a single ability. */
const known = (
  ability: number,
  changes: Partial<ResponseTally> = {},
): Extract<SkillEstimate, { state: 'known' }> => ({
  state: 'known',
  ...tally(20, 12, changes),
  ability,
  share: expectedCorrectShare(ability),
  range: { low: expectedCorrectShare(ability - 0.5), high: expectedCorrectShare(ability + 0.5) },
});

/** The same ability in every section, group, and topic. */
function evenSkillProfile(ability: number): SkillProfile {
  const all = known(ability);
  return {
    level: 'upper',
    sections: { verbal: all, quantitative: all, reading: all },
    groups: new Map(typedKeys(topicGroups).map((group) => [group, all])),
    topics: new Map(practiceTopics('upper').map(({ id }) => [id, all])),
    abilityIn: () => ability,
  };
}

const knownState = ({ topics, groups, sections }: SkillProfile, { area }: Practice) => {
  if (area.kind === 'topic') return topics.get(area.topic);
  return area.kind === 'group' ? groups.get(area.group) : sections[area.section];
};

/** Returns true if less than half a session of it was practiced this evening. */
const isFresh = ({ estimate: { practiced } }: Extract<PracticeStep, { estimate: unknown }>) =>
  practiced.thisEvening < 5;

describe('whatever the answers', () => {
  const anySkillProfile = fc.array(anyEvidence, { maxLength: 120 }).map((all) => skillProfileAt(all));

  test('practices only what is known, each area once, with points that are certain', () => {
    fc.assert(
      fc.property(anySkillProfile, (skillProfile) => {
        const practice = practiceIn(skillProfile);
        for (const step of practice) {
          expect(step.estimate.state).toBe('known');
          expect(estimateConfidence(step.estimate)).not.toBe('guess');
          expect(step.estimate).toMatchObject(knownState(skillProfile, step) ?? {});
        }
        expect(new Set(practice.map(({ area }) => JSON.stringify(area))).size).toBe(practice.length);
        for (const { step, points, minutes } of rankPracticeSteps(skillProfile)) {
          expect(Number.isInteger(minutes) && minutes > 0).toBe(true);
          expect(Number.isFinite(points)).toBe(true);
          if (step.kind === 'practice') expect(points).toBeGreaterThan(0);
          else expect(points).toBe(0);
        }
      }),
    );
  });

  test('puts sections with too few answers before all others', () => {
    fc.assert(
      fc.property(anySkillProfile, (skillProfile) => {
        const steps = rankPracticeSteps(skillProfile).map(({ step }) => step);
        const unknown = scoredSections.filter((section) => skillProfile.sections[section].state !== 'known');
        if (unknown.length === scoredSections.length)
          expect(steps.map(({ kind }) => kind)).toEqual(['first-test']);
        else {
          const found = steps.flatMap((step) => (step.kind === 'find-out' ? [step] : []));
          expect(new Set(found.map(({ section }) => section))).toEqual(new Set(unknown));
          expect(found).toHaveLength(unknown.length);
          const fresh = found.filter(isFresh);
          expect(steps.slice(0, fresh.length)).toEqual(fresh);
        }
      }),
    );
  });

  test('sorts by points per minute, and counts less than a quarter hour as one', () => {
    fc.assert(
      fc.property(anySkillProfile, (skillProfile) => {
        const rates = rankPracticeSteps(skillProfile)
          .filter(({ step }) => step.kind === 'practice' && step.estimate.practiced.thisEvening < 5)
          .map(({ points, minutes }) => points / Math.max(15, minutes));
        expect(rates).toEqual(rates.toSorted((a, b) => b - a));
      }),
    );
  });
});

const verbalEvidence = { section: 'verbal', topic: 'synonyms' } as const;

test.each([
  ['no answers', [], 0],
  ['seven answers', times(7, () => evidence()), 7],
  [
    'seven answers in each section',
    ([{}, verbalEvidence, { section: 'reading', topic: 'reading-tone' }] as const).flatMap((of) =>
      times(7, (n) => evidence({ ...of, isTimed: n > 3 })),
    ),
    21,
  ],
  ['twenty answers from a year ago', times(20, () => evidence({ answeredAtMs: nowMs - 365 * dayMs })), 20],
])('a student with %s takes a test first', (_, all, responses) =>
  expect(rankPracticeSteps(skillProfileAt(all))).toMatchObject([{ step: { kind: 'first-test', responses } }]),
);

test('a step that measures a section gives the number of answers', () => {
  const verbal = times(3, () => evidence(verbalEvidence));
  const steps = rankPracticeSteps(skillProfileAt([...verbal, ...times(8, () => evidence())]));
  const unknown = { state: 'not-enough' };
  expect(steps.slice(0, 2)).toMatchObject([
    { step: { kind: 'find-out', section: 'verbal', estimate: { ...unknown, responses: 3 } }, minutes: 10 },
    { step: { kind: 'find-out', section: 'reading', estimate: { ...unknown, responses: 0 } }, minutes: 15 },
  ]);
});

/** Returns an identifier of a step that is stable as the evidence changes. */
const areaOf = (step: PracticeStep): string => {
  if (step.kind === 'first-test') return step.kind;
  return JSON.stringify(step.kind === 'practice' ? step.area : { kind: 'section', section: step.section });
};

/** Returns ten first answers of the step's drill, based on its link. */
function answersThrough(
  step: Exclude<PracticeStep, { kind: 'first-test' }>,
  right: boolean,
): ResponseEvidence[] {
  const request = parseDrill(new URLSearchParams(drillSearchParams({ subject: subjectOfStep(step) })));
  if (request === null) throw new Error('The link of a step starts a drill');
  const topics = topicsOfSubject(request.subject);
  return times(step.questions, (n) => {
    const topic = assertPresent(topics[n % topics.length], 'A drill has a topic');
    return evidence({
      section: topic.section,
      topic: topic.id,
      right,
      isTimed: request.clock === 'timed',
    });
  });
}

const mostPoints = (all: readonly ResponseEvidence[]) =>
  Math.max(
    ...rankPracticeSteps(skillProfileAt(all)).flatMap(({ step, points }) =>
      step.kind === 'practice' ? [points] : [],
    ),
  );

describe('the drill of a step', () => {
  const all = fc.array(anyEvidence, { maxLength: 120 });

  test('increases the number of answers given in the step', () => {
    fc.assert(
      fc.property(all, fc.boolean(), (before, right) => {
        for (const { step } of rankPracticeSteps(skillProfileAt(before)).slice(0, 5)) {
          if (!('estimate' in step)) continue;
          const after = rankPracticeSteps(skillProfileAt([...before, ...answersThrough(step, right)]));
          const again = after.find((each) => areaOf(each.step) === areaOf(step))?.step;
          if (again === undefined || !('estimate' in again)) throw new Error('The step is there still');
          expect(again.kind).toBe('practice');
          expect(again.estimate.responses).toBe(step.estimate.responses + step.questions);
        }
      }),
    );
  });

  test('moves on when everything was right, also after a timed test', () => {
    const taken = times(60, (n) =>
      evidence({
        isTimed: true,
        right: n % 2 === 0,
        topic: topicsOfSection('quantitative', 'upper')[n % 20]?.id ?? 'math-percent',
      }),
    );
    let answered = taken;
    const areas = new Set<string>();
    for (let drills = 0; drills < 12; drills += 1) {
      const [best] = practiceIn(skillProfileAt(answered));
      if (best === undefined) throw new Error('Math is known');
      areas.add(areaOf(best));
      answered = [...answered, ...answersThrough(best, true)];
    }
    expect(areas.size).toBeGreaterThan(6);
    expect(mostPoints(answered)).toBeLessThan(mostPoints(taken) / 1.5);
  });
});

const hourMs = 3_600_000;

/** Twenty answers from twelve days ago, `right` of them right. */
const longAgo = (topic: ResponseEvidence['topic'], right: number) =>
  times(20, (n) => evidence({ topic, right: n < right, isTimed: true, answeredAtMs: nowMs - 12 * dayMs }));

describe('practice from this evening', () => {
  // Circles gain the most by far, regardless of a few more answers.
  const before = [...longAgo('math-circles', 2), ...longAgo('math-percent', 15), ...longAgo('math-rate', 18)];
  const topicsAfter = (count: number, changes: Partial<ResponseEvidence>) =>
    practiceIn(
      skillProfileAt([
        ...before,
        ...times(count, () => evidence({ topic: 'math-circles', right: false, ...changes })),
      ]),
    ).flatMap(({ area }) => (area.kind === 'topic' ? [area.topic] : []));
  const circlesFirst = ['math-circles', 'math-percent', 'math-rate'];
  const circlesLast = ['math-percent', 'math-rate', 'math-circles'];

  test.each([
    ['nothing', 0, {}, circlesFirst],
    ['four questions', 4, {}, circlesFirst],
    ['half a session', 5, {}, circlesLast],
    ['a session', 10, {}, circlesLast],
    ['a session of eleven hours ago', 10, { answeredAtMs: nowMs - 11 * hourMs }, circlesLast],
    ['a session of twelve hours ago', 10, { answeredAtMs: nowMs - 12 * hourMs }, circlesFirst],
    // A test isn't practice.
    ['ten timed questions', 10, { isTimed: true }, circlesFirst],
  ])('topics after %s', (_, count, changes, topics) => {
    expect(topicsAfter(count, changes)).toEqual(topics);
  });

  test('puts its group and its mixed section last, too, but not its neighbors', () => {
    const session = times(10, () => evidence({ topic: 'math-circles', right: false }));
    const geometry = [...before, ...longAgo('math-area', 15), ...session];
    const steps = practiceIn(skillProfileAt(geometry));
    const stale = steps.filter((step) => !isFresh(step));
    expect(steps.slice(-3)).toEqual(stale);
    expect(new Set(stale.map(areaOf))).toEqual(
      new Set(
        [
          { kind: 'topic', topic: 'math-circles' },
          { kind: 'group', group: 'geometry' },
          { kind: 'section', section: 'quantitative' },
        ].map((area) => JSON.stringify(area)),
      ),
    );
    expect(stale.map(({ estimate: { practiced } }) => practiced.thisEvening)).toEqual([10, 10, 10]);
  });
});

const practiced = (thisEvening: number) => ({ practiced: { lately: thisEvening, thisEvening } });

const practice = (points: number, thisEvening: number): RatedStep<PracticeStep> => ({
  step: {
    kind: 'practice',
    level: 'upper',
    area: { kind: 'topic', topic: 'math-percent' },
    section: 'quantitative',
    onTest: 2.5,
    estimate: known(0, practiced(thisEvening)),
    questions: 10,
    newQuestions: 10,
  },
  points,
  minutes: 17,
});

const findOut = (thisEvening: number): RatedStep<PracticeStep> => ({
  step: {
    kind: 'find-out',
    section: 'reading',
    estimate: { state: 'not-enough', ...tally(5, 2, practiced(thisEvening)) },
    questions: 10,
    newQuestions: 10,
  },
  points: 0,
  minutes: 15,
});

const repeat: RatedStep<PracticeStep> = {
  step: { kind: 'repeat', section: 'reading', questions: 10, newQuestions: 0, seen: 80 },
  points: 0,
  minutes: 15,
};

describe('the order of steps', () => {
  test.each<[string, readonly RatedStep<PracticeStep>[]]>([
    ['the most points first', [practice(3, 0), practice(2, 4), practice(1, 0)]],
    ['areas to measure before them', [findOut(4), practice(3, 0)]],
    ['this evening’s practice last, the most points first', [practice(1, 0), practice(3, 5), practice(2, 9)]],
    ['what only repeats after everything else', [findOut(0), practice(1, 0), practice(3, 5), repeat]],
    ['what was measured this evening, too', [practice(1, 0), findOut(5), practice(3, 5)]],
  ])('%s', (_, expected) => {
    fc.assert(
      fc.property(fc.shuffledSubarray([...expected], { minLength: expected.length }), (shuffled) => {
        expect(orderPracticeSteps(shuffled)).toEqual(expected);
      }),
    );
  });
});

/** Returns the points of practicing percent after `lately` questions in the last week, all else unchanged. */
const pointsAfter = (lately: number) => {
  const { sections, groups, abilityIn } = evenSkillProfile(0);
  const topics = new Map([['math-percent', known(0, { practiced: { lately, thisEvening: 0 } })] as const]);
  return rankPracticeSteps({ level: 'upper', sections, groups, topics, abilityIn }).flatMap(
    ({ step, points }) => (step.kind === 'practice' && step.area.kind === 'topic' ? [points] : []),
  );
};

describe('another session in the same week', () => {
  // A session recovers three tenths of the missing points in math or a relation, less in reading and words.
  test.each([
    [['math-percent'], 0, 1],
    [['math-percent'], 0.5, 0.7 ** 0.5],
    [['math-percent'], 1, 0.7],
    [['math-percent'], 2, 0.49],
    // Two sessions over two topics equal one of each.
    [['math-percent', 'math-ratio'], 2, 0.7],
    [['analogy-degree'], 1, 0.7],
    [['reading-tone'], 1, 0.92],
    [['synonyms'], 1, 0.98],
  ] as const)('on %j, after %d: is worth %d of its points', (ids, sessionsLately, left) => {
    const topics = ids.map((id) => assertPresent(practiceTopic(id, 'upper'), `${id} is a topic`));
    const section = topics[0]?.section ?? 'verbal';
    const session = { level: testLevels.upper, section, topics, missing: 0.5, raw: 20 };
    const [usual, again] = [
      expectedSessionGain(session),
      expectedSessionGain({ ...session, sessionsLately }),
    ];
    expect(again.points / usual.points).toBeCloseTo(left, 9);
    expect(again.minutes).toBe(usual.minutes);
  });

  test('promises less in its step', () => {
    const [[usual], [again]] = [pointsAfter(0), pointsAfter(20)];
    expect((again ?? NaN) / (usual ?? NaN)).toBeCloseTo(0.49, 9);
  });
});

test.each([
  [2, 'likely'],
  [1.99, 'guess'],
] as const)('topics and groups with an answer weight of %d: %s', (weight, sureness) => {
  const { sections, abilityIn } = evenSkillProfile(0);
  const own = known(0, { weight });
  const areas = practiceIn({
    level: 'upper',
    sections,
    groups: new Map([['geometry', own]]),
    topics: new Map([['math-circles', own]]),
    abilityIn,
  }).map(({ area }) => area.kind);
  expect(new Set(areas)).toEqual(new Set(sureness === 'guess' ? ['section'] : ['section', 'group', 'topic']));
});

const topicsIn = (section: ScoredSection, ability: number) =>
  practiceIn(evenSkillProfile(ability)).flatMap((step) =>
    step.section === section && step.area.kind === 'topic' ? [step] : [],
  );

describe('with the same ability everywhere', () => {
  test.each([-1.5, 0, 1.5])('lists every area once, at %d', (ability) => {
    const areas = practiceIn(evenSkillProfile(ability)).map(({ area }) => area);
    expect(areas.filter(({ kind }) => kind === 'section')).toHaveLength(3);
    expect(areas.filter(({ kind }) => kind === 'topic')).toHaveLength(practiceTopics('upper').length);
    // Synonyms are one topic: their three parts of speech aren't areas.
    expect(areas.filter(({ kind }) => kind === 'group')).toHaveLength(typedKeys(topicGroups).length - 3);
  });

  test.each([-1.5, 0, 1.5])('sorts skills by their share of the test, at %d', (ability) => {
    const shares = topicsIn('reading', ability).map(({ onTest }) => onTest);
    expect(shares).toHaveLength(9);
    expect(shares).toEqual(shares.toSorted((a, b) => b - a));
  });

  test('puts synonyms after a relation: although they are half the section, a session teaches only a few', () => {
    const order = topicsIn('verbal', 0).map(({ area }) => (area.kind === 'topic' ? area.topic : ''));
    expect(order).toHaveLength(15);
    expect(order.at(-1)).toBe('synonyms');
  });

  test('a mixed section is worth the mean of its topics', () => {
    const steps = rankPracticeSteps(evenSkillProfile(0));
    for (const section of scoredSections) {
      const points = (kind: string) =>
        steps.flatMap(({ step, points: each }) =>
          step.kind === 'practice' && step.section === section && step.area.kind === kind ? [each] : [],
        );
      const topics = points('topic');
      expect(points('section')[0]).toBeCloseTo(
        topics.reduce((sum, each) => sum + each, 0) / topics.length,
        9,
      );
    }
  });
});

test('puts the weaker of two equally frequent topics first', () => {
  const skillProfile = evenSkillProfile(0.5);
  const topics = new Map([...skillProfile.topics, ['math-circles', known(-0.5)] as const]);
  const [first] = practiceIn({ ...skillProfile, topics }).filter(({ section }) => section === 'quantitative');
  expect(first?.area).toEqual({ kind: 'topic', topic: 'math-circles' });
  expect(first?.onTest).toBe(practiceTopic('math-circles', 'upper')?.onTest);
});

test('an area gives its number of questions on a test', () => {
  for (const { area, section, onTest } of practiceIn(evenSkillProfile(0))) {
    if (area.kind === 'section') expect(onTest).toBeCloseTo(testLevels.upper.questions[section]);
    if (area.kind === 'topic') expect(onTest).toBe(practiceTopic(area.topic, 'upper')?.onTest);
    if (area.kind === 'group') expect(onTest).toBeGreaterThan(0);
  }
  const groups = practiceIn(evenSkillProfile(0)).filter(
    ({ area, section }) => area.kind === 'group' && section === 'reading',
  );
  expect(groups.reduce((sum, { onTest }) => sum + onTest, 0)).toBeCloseTo(testLevels.upper.questions.reading);
});
