import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type ScoredSection, scoredSections } from '@/domain/exam/scored-sections';
import { topicGroups } from '@/domain/exam/report/topics';
import { type Known, shareOnTest, type Standing, standingFrom } from '@/domain/plan/ability';
import type { Standings } from '@/domain/plan/by-clock';
import { parseDrill, topicsOfSubject } from '@/domain/plan/drill';
import { drillSearch } from '@/domain/plan/drill-request';
import type { Evidence } from '@/domain/plan/evidence';
import { drillOfStep, type PracticeStep, practiceSteps } from '@/domain/plan/practice-step';
import { practiceLevel } from '@/domain/plan/practice-level';
import { practiceTopics, topicOf, topicsOfSection } from '@/domain/plan/topics';
import { present } from '@/lib/assert';
import { namesOf } from '@/lib/names';
import { times } from '../exam/report/sample-results';
import { anyEvidence, dayMs, evidence, nowMs, standingsFrom } from './sample-practice';

type Practice = Extract<PracticeStep, { kind: 'practice' }>;
const practiceIn = (standings: Standings): readonly Practice[] =>
  practiceSteps(standings).flatMap(({ step }) => (step.kind === 'practice' ? [step] : []));

/** Twenty answers that show one ability. */
const known = (ability: number): Known => ({
  state: 'known',
  responses: 20,
  right: 12,
  ability,
  share: shareOnTest(ability),
  range: { low: shareOnTest(ability - 0.5), high: shareOnTest(ability + 0.5) },
});

/** One ability in every section, group and topic. */
function evenStanding(ability: number): Standings {
  const all = known(ability);
  const timed: Standing = {
    sections: { verbal: all, quantitative: all, reading: all },
    groups: new Map(namesOf(topicGroups).map((group) => [group, all])),
    topics: new Map(practiceTopics.map(({ id }) => [id, all])),
    abilityIn: () => ability,
  };
  return { timed, untimed: standingFrom([], nowMs) };
}

const knownState = (standings: Standings, { area, known: { clock } }: Practice) => {
  const standing = standings[clock];
  if (area.kind === 'topic') return standing.topics.get(area.topic);
  return area.kind === 'group' ? standing.groups.get(area.group) : standing.sections[area.section];
};

describe('whatever the answers', () => {
  const anyStanding = fc.array(anyEvidence, { maxLength: 120 }).map((all) => standingsFrom(all));

  test('only what is known is practiced, each area once, with points that can be counted on', () => {
    fc.assert(
      fc.property(anyStanding, (standings) => {
        const practice = practiceIn(standings);
        for (const step of practice) {
          expect(step.known.state).toBe('known');
          expect(step.known).toMatchObject(knownState(standings, step) ?? {});
        }
        expect(new Set(practice.map(({ area }) => JSON.stringify(area))).size).toBe(practice.length);
        for (const { step, points, minutes } of practiceSteps(standings)) {
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
      fc.property(anyStanding, (standings) => {
        const steps = practiceSteps(standings).map(({ step }) => step);
        const unknown = scoredSections.filter((section) =>
          Object.values(standings).every(({ sections }) => sections[section].state !== 'known'),
        );
        if (unknown.length === scoredSections.length)
          expect(steps.map(({ kind }) => kind)).toEqual(['first-test']);
        else {
          const found = steps.slice(0, unknown.length);
          expect(found.map((step) => (step.kind === 'find-out' ? step.section : step.kind))).toEqual(unknown);
          expect(steps.slice(unknown.length).every(({ kind }) => kind === 'practice')).toBe(true);
        }
      }),
    );
  });

  test('the most points a minute come first, and what takes less than a quarter of an hour counts as one', () => {
    fc.assert(
      fc.property(anyStanding, (standings) => {
        const rates = practiceSteps(standings)
          .filter(({ step }) => step.kind === 'practice')
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
    'seven of each section and clock',
    [false, true].flatMap((timed) =>
      ([{}, verbalEvidence, { section: 'reading', topic: 'reading-tone' }] as const).flatMap((of) =>
        times(7, () => evidence({ ...of, timed })),
      ),
    ),
    42,
  ],
  ['twenty of a year ago', times(20, () => evidence({ at: nowMs - 365 * dayMs })), 20],
])('a student with %s takes a test first', (_, all, responses) =>
  expect(practiceSteps(standingsFrom(all))).toMatchObject([{ step: { kind: 'first-test', responses } }]),
);

test('what is to be found out says how many answers there are', () => {
  const verbal = times(3, () => evidence(verbalEvidence));
  const steps = practiceSteps(standingsFrom([...verbal, ...times(8, () => evidence())]));
  const unknown = { state: 'not-enough', clock: 'untimed' };
  expect(steps.slice(0, 2)).toMatchObject([
    { step: { kind: 'find-out', section: 'verbal', known: { ...unknown, responses: 3 } }, minutes: 10 },
    { step: { kind: 'find-out', section: 'reading', known: { ...unknown, responses: 0 } }, minutes: 15 },
  ]);
});

test('a section that is known without a clock alone is not found out again', () => {
  const timed = times(60, () => evidence({ ...verbalEvidence, timed: true }));
  const math = times(300, () => evidence());
  const steps = practiceSteps(standingsFrom([...timed, ...math])).map(({ step }) => step);
  expect(steps.flatMap((step) => (step.kind === 'find-out' ? [step.section] : []))).toEqual(['reading']);
  for (const step of steps)
    if (step.kind === 'practice')
      expect(step.known).toMatchObject(
        step.section === 'verbal' ? { clock: 'timed', responses: 60 } : { clock: 'untimed', responses: 300 },
      );
});

/** What tells one step from another as what is known changes. */
const areaOf = (step: PracticeStep): string => {
  if (step.kind === 'first-test') return step.kind;
  return JSON.stringify(step.kind === 'practice' ? step.area : { kind: 'section', section: step.section });
};

/** Ten first answers that a step's drill brings, through the address that its link has. */
function answersThrough(step: Exclude<PracticeStep, { kind: 'first-test' }>, right: boolean): Evidence[] {
  const request = parseDrill(new URLSearchParams(drillSearch(drillOfStep(step))));
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
        for (const { step } of practiceSteps(standingsFrom(before)).slice(0, 5)) {
          if (step.kind === 'first-test') continue;
          const after = practiceSteps(standingsFrom([...before, ...answersThrough(step, right)]));
          const again = after.find((each) => areaOf(each.step) === areaOf(step))?.step;
          if (again === undefined || again.kind === 'first-test') throw new Error('The step is there still');
          expect(again.kind).toBe('practice');
          expect(again.known.clock).toBe(step.known.clock);
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
    const first = practiceSteps(standingsFrom(taken)).find(({ step }) => step.kind === 'practice');
    let answered = taken;
    for (let drills = 0; drills < 12; drills += 1) {
      const [best] = practiceSteps(standingsFrom(answered)).filter(({ step }) => step.kind === 'practice');
      if (best?.step.kind === 'practice') answered = [...answered, ...answersThrough(best.step, true)];
    }
    const last = practiceSteps(standingsFrom(answered)).find(({ step }) => step.kind === 'practice');
    expect(last?.points).toBeLessThan((first?.points ?? 0) / 1.5);
  });

  test.each([
    [true, { clock: 'timed', reasons: 'at-end' }],
    [false, { clock: 'untimed', reasons: 'after-each' }],
  ])('has the clock of the answers, timed: %s', (timed, expected) => {
    const steps = practiceSteps(standingsFrom(times(8, () => evidence({ timed }))));
    for (const { step } of steps)
      if (step.kind === 'practice') expect(drillOfStep(step)).toMatchObject(expected);
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
  const { timed, untimed } = evenStanding(0.5);
  const topics = new Map([...timed.topics, ['math-circles', known(-0.5)] as const]);
  const [first] = practiceIn({ untimed, timed: { ...timed, topics } }).filter(
    ({ section }) => section === 'quantitative',
  );
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
