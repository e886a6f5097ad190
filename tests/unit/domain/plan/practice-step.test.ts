import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type ScoredSection, scoredSections } from '@/domain/exam/scored-sections';
import { topicGroups } from '@/domain/exam/report/topics';
import { type Known, shareOnTest, type Standing, surenessOf, type Tally } from '@/domain/plan/ability';
import { parseDrill, topicsOfSubject } from '@/domain/plan/drill';
import { drillSearch } from '@/domain/plan/drill-request';
import type { Evidence } from '@/domain/plan/evidence';
import { type PracticeStep, practiceSteps, stepsInOrder, subjectOfStep } from '@/domain/plan/practice-step';
import { promiseOf } from '@/domain/plan/session';
import { practiceLevel } from '@/domain/plan/practice-level';
import { practiceTopics, topicOf, topicsOfSection } from '@/domain/plan/topics';
import { present } from '@/lib/assert';
import { namesOf } from '@/lib/names';
import { times } from '../exam/report/sample-results';
import { anyEvidence, dayMs, evidence, nowMs, standingAt, tally } from './sample-practice';

type Practice = Extract<PracticeStep, { kind: 'practice' }>;
const practiceIn = (standing: Standing): readonly Practice[] =>
  practiceSteps(standing).flatMap(({ step }) => (step.kind === 'practice' ? [step] : []));

/** Twenty answers that show one ability. */
const known = (ability: number, changes: Partial<Tally> = {}): Known => ({
  state: 'known',
  ...tally(20, 12, changes),
  ability,
  share: shareOnTest(ability),
  range: { low: shareOnTest(ability - 0.5), high: shareOnTest(ability + 0.5) },
});

/** One ability in every section, group and topic. */
function evenStanding(ability: number): Standing {
  const all = known(ability);
  return {
    sections: { verbal: all, quantitative: all, reading: all },
    groups: new Map(namesOf(topicGroups).map((group) => [group, all])),
    topics: new Map(practiceTopics.map(({ id }) => [id, all])),
    abilityIn: () => ability,
  };
}

const knownState = ({ topics, groups, sections }: Standing, { area }: Practice) => {
  if (area.kind === 'topic') return topics.get(area.topic);
  return area.kind === 'group' ? groups.get(area.group) : sections[area.section];
};

/** Not half a session of it was practiced this evening. */
const isFresh = ({ known: { practiced } }: Exclude<PracticeStep, { kind: 'first-test' }>) =>
  practiced.thisEvening < 5;

describe('whatever the answers', () => {
  const anyStanding = fc.array(anyEvidence, { maxLength: 120 }).map((all) => standingAt(all));

  test('only what is known is practiced, each area once, with points that can be counted on', () => {
    fc.assert(
      fc.property(anyStanding, (standing) => {
        const practice = practiceIn(standing);
        for (const step of practice) {
          expect(step.known.state).toBe('known');
          expect(surenessOf(step.known)).not.toBe('guess');
          expect(step.known).toMatchObject(knownState(standing, step) ?? {});
        }
        expect(new Set(practice.map(({ area }) => JSON.stringify(area))).size).toBe(practice.length);
        for (const { step, points, minutes } of practiceSteps(standing)) {
          expect(Number.isInteger(minutes) && minutes > 0).toBe(true);
          expect(Number.isFinite(points)).toBe(true);
          if (step.kind === 'practice') expect(points).toBeGreaterThan(0);
          else expect(points).toBe(0);
        }
      }),
    );
  });

  test('sections of which too little is known come before all others', () => {
    fc.assert(
      fc.property(anyStanding, (standing) => {
        const steps = practiceSteps(standing).map(({ step }) => step);
        const unknown = scoredSections.filter((section) => standing.sections[section].state !== 'known');
        if (unknown.length === scoredSections.length)
          expect(steps.map(({ kind }) => kind)).toEqual(['first-test']);
        else {
          const found = steps.flatMap((step) => (step.kind === 'find-out' ? [step] : []));
          expect(found.map(({ section }) => section).toSorted()).toEqual(unknown.toSorted());
          const first = steps.slice(0, found.filter(isFresh).length);
          expect(first.every(({ kind }) => kind === 'find-out')).toBe(true);
        }
      }),
    );
  });

  test('the most points a minute come first, and what takes less than a quarter of an hour counts as one', () => {
    fc.assert(
      fc.property(anyStanding, (standing) => {
        const rates = practiceSteps(standing)
          .filter(({ step }) => step.kind === 'practice' && step.known.practiced.thisEvening < 5)
          .map(({ points, minutes }) => points / Math.max(15, minutes));
        expect(rates).toEqual(rates.toSorted((a, b) => b - a));
      }),
    );
  });
});

const verbalEvidence = { section: 'verbal', topic: 'synonyms' } as const;

test.each([
  ['no answers', [], 0],
  ['seven', times(7, () => evidence()), 7],
  [
    'seven of each section',
    ([{}, verbalEvidence, { section: 'reading', topic: 'reading-tone' }] as const).flatMap((of) =>
      times(7, (n) => evidence({ ...of, timed: n > 3 })),
    ),
    21,
  ],
  ['twenty of a year ago', times(20, () => evidence({ at: nowMs - 365 * dayMs })), 20],
])('a student with %s takes a test first', (_, all, responses) =>
  expect(practiceSteps(standingAt(all))).toMatchObject([{ step: { kind: 'first-test', responses } }]),
);

test('what is to be found out says how many answers there are', () => {
  const verbal = times(3, () => evidence(verbalEvidence));
  const steps = practiceSteps(standingAt([...verbal, ...times(8, () => evidence())]));
  const unknown = { state: 'not-enough' };
  expect(steps.slice(0, 2)).toMatchObject([
    { step: { kind: 'find-out', section: 'verbal', known: { ...unknown, responses: 3 } }, minutes: 10 },
    { step: { kind: 'find-out', section: 'reading', known: { ...unknown, responses: 0 } }, minutes: 15 },
  ]);
});

/** What tells one step from another as what is known changes. */
const areaOf = (step: PracticeStep): string => {
  if (step.kind === 'first-test') return step.kind;
  return JSON.stringify(step.kind === 'practice' ? step.area : { kind: 'section', section: step.section });
};

/** Ten first answers that a step's drill brings, through the address that its link has. */
function answersThrough(step: Exclude<PracticeStep, { kind: 'first-test' }>, right: boolean): Evidence[] {
  const request = parseDrill(new URLSearchParams(drillSearch({ subject: subjectOfStep(step) })));
  if (request === null) throw new Error('The link of a step starts a drill');
  const topics = topicsOfSubject(request.subject);
  return times(step.questions, (n) => {
    const topic = present(topics[n % topics.length], 'A drill has a topic');
    return evidence({
      section: topic.section,
      topic: topic.id,
      right,
      timed: request.clock === 'timed',
    });
  });
}

describe('the drill of a step', () => {
  const all = fc.array(anyEvidence, { maxLength: 120 });

  test('raises the number of answers that the step states', () => {
    fc.assert(
      fc.property(all, fc.boolean(), (before, right) => {
        for (const { step } of practiceSteps(standingAt(before)).slice(0, 5)) {
          if (step.kind === 'first-test') continue;
          const after = practiceSteps(standingAt([...before, ...answersThrough(step, right)]));
          const again = after.find((each) => areaOf(each.step) === areaOf(step))?.step;
          // A section of which enough is known now is found out no more.
          if (again === undefined || again.kind === 'first-test') throw new Error('The step is there still');
          expect(again.known.responses).toBe(step.known.responses + step.questions);
        }
      }),
    );
  });

  test('moves on when all was right, after a timed test too', () => {
    const taken = times(60, (n) =>
      evidence({
        timed: true,
        right: n % 2 === 0,
        topic: topicsOfSection('quantitative')[n % 20]?.id ?? 'math-percent',
      }),
    );
    const first = practiceSteps(standingAt(taken)).find(({ step }) => step.kind === 'practice');
    let answered = taken;
    for (let drills = 0; drills < 12; drills += 1) {
      const [best] = practiceSteps(standingAt(answered)).filter(({ step }) => step.kind === 'practice');
      if (best?.step.kind === 'practice') answered = [...answered, ...answersThrough(best.step, true)];
    }
    const last = practiceSteps(standingAt(answered)).find(({ step }) => step.kind === 'practice');
    expect(last?.points).toBeLessThan((first?.points ?? 0) / 1.5);
  });
});

const topicsOfSteps = (all: readonly Evidence[], now = nowMs) =>
  practiceSteps(standingAt(all, now)).flatMap(({ step }) =>
    step.kind === 'practice' && step.area.kind === 'topic' ? [step.area.topic] : [],
  );

/** A section of which too little is known, practiced this evening. */
const few = (thisEvening: number): PracticeStep => ({
  kind: 'find-out',
  section: 'reading',
  known: { state: 'not-enough', ...tally(5, 2, { practiced: { lately: 5, thisEvening } }) },
  questions: 10,
});

describe('what was practiced', () => {
  const [percent, circles] = (['math-percent', 'math-circles'] as const).map((topic) =>
    times(20, (n) => evidence({ topic, right: n % 2 === 0, timed: true, at: nowMs - 2 * dayMs })),
  );
  const both = [...(percent ?? []), ...(circles ?? [])];
  test('this evening comes after all else, and tomorrow in its place again', () => {
    const [first, second] = topicsOfSteps(both);
    const session = times(5, (n) => evidence({ topic: first ?? 'synonyms', right: n % 2 === 0 }));
    expect(topicsOfSteps([...both, ...session])).toEqual([second, first]);
    expect(topicsOfSteps([...both, ...session.slice(0, 4)])).toContain(first);
    expect(new Set(topicsOfSteps([...both, ...session], nowMs + dayMs))).toEqual(new Set([first, second]));
  });

  test('lately gains less from another session', () => {
    const session = {
      level: practiceLevel,
      section: 'quantitative',
      topics: [present(topicOf('math-percent'), 'A topic')],
      missing: 0.5,
      raw: 20,
    } as const;
    const points = [0, 1, 2].map((sessionsLately) => promiseOf({ ...session, sessionsLately }).points);
    // A session of math brings back three tenths of what is missing.
    expect((points[1] ?? 0) / (points[0] ?? 1)).toBeCloseTo(0.7, 9);
    expect((points[2] ?? 0) / (points[1] ?? 1)).toBeCloseTo(0.7, 9);
    expect(promiseOf(session).points).toBe(points[0]);
  });

  test('what is to be found out gives way too, once it had half a session this evening', () => {
    const practice: PracticeStep = {
      kind: 'practice',
      area: { kind: 'topic', topic: 'math-percent' },
      section: 'quantitative',
      onTest: 2.5,
      known: {
        ...present(
          [known(0)].find((each) => each.state === 'known'),
          'Known',
        ),
      },
      questions: 10,
    };
    const order = (thisEvening: number) =>
      stepsInOrder([
        { step: practice, points: 3, minutes: 17 },
        { step: few(thisEvening), points: 0, minutes: 15 },
      ]).map(({ step }) => step.kind);
    expect(order(4)).toEqual(['find-out', 'practice']);
    expect(order(5)).toEqual(['practice', 'find-out']);
  });
});

const topicsIn = (section: ScoredSection, ability: number) =>
  practiceIn(evenStanding(ability)).flatMap((step) =>
    step.section === section && step.area.kind === 'topic' ? [step] : [],
  );

describe('with equal ability everywhere', () => {
  test.each([-1.5, 0, 1.5])('every area is there, once, at %d', (ability) => {
    const areas = practiceIn(evenStanding(ability)).map(({ area }) => area);
    expect(areas.filter(({ kind }) => kind === 'section')).toHaveLength(3);
    expect(areas.filter(({ kind }) => kind === 'topic')).toHaveLength(practiceTopics.length);
    // Synonyms are one topic: their three parts of speech are no areas.
    expect(areas.filter(({ kind }) => kind === 'group')).toHaveLength(namesOf(topicGroups).length - 3);
  });

  test.each([-1.5, 0, 1.5])('skills come in the order of their share of the test, at %d', (ability) => {
    const shares = topicsIn('reading', ability).map(({ onTest }) => onTest);
    expect(shares).toHaveLength(9);
    expect(shares).toEqual(shares.toSorted((a, b) => b - a));
  });

  test('synonyms, though half of their section, come after a relation: a session teaches few of so many words', () => {
    const order = topicsIn('verbal', 0).map(({ area }) => (area.kind === 'topic' ? area.topic : ''));
    expect(order).toHaveLength(15);
    expect(order.at(-1)).toBe('synonyms');
  });

  test('a section mixed is worth the mean of its topics', () => {
    const steps = practiceSteps(evenStanding(0));
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

test('of two topics that are asked alike, the weaker comes first', () => {
  const standing = evenStanding(0.5);
  const topics = new Map([...standing.topics, ['math-circles', known(-0.5)] as const]);
  const [first] = practiceIn({ ...standing, topics }).filter(({ section }) => section === 'quantitative');
  expect(first?.area).toEqual({ kind: 'topic', topic: 'math-circles' });
  expect(first?.onTest).toBe(topicOf('math-circles')?.onTest);
});

test('an area says how many of its section’s questions a test asks of it', () => {
  for (const { area, section, onTest } of practiceIn(evenStanding(0))) {
    if (area.kind === 'section') expect(onTest).toBeCloseTo(practiceLevel.questions[section]);
    if (area.kind === 'topic') expect(onTest).toBe(topicOf(area.topic)?.onTest);
    if (area.kind === 'group') expect(onTest).toBeGreaterThan(0);
  }
  const groups = practiceIn(evenStanding(0)).filter(
    ({ area, section }) => area.kind === 'group' && section === 'reading',
  );
  expect(groups.reduce((sum, { onTest }) => sum + onTest, 0)).toBeCloseTo(practiceLevel.questions.reading);
});
