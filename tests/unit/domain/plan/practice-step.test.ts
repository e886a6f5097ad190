import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { scales } from '@/domain/exam/report/scale';
import { type ScoredSection, scoredSections } from '@/domain/exam/scored-sections';
import { topicGroups } from '@/domain/exam/report/topics';
import { type Known, shareOnTest, type Standing, standingFrom } from '@/domain/plan/ability';
import { type PracticeStep, practiceSteps } from '@/domain/plan/practice-step';
import { practiceTopics, topicOf } from '@/domain/plan/topics';
import { namesOf } from '@/lib/names';
import { times } from '../exam/report/sample-results';
import { anyEvidence, evidence, nowMs } from './sample-practice';

type Practice = Extract<PracticeStep, { kind: 'practice' }>;
const practiceIn = (standing: Standing): readonly Practice[] =>
  practiceSteps(standing).flatMap(({ step }) => (step.kind === 'practice' ? [step] : []));

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
function evenStanding(ability: number): Standing {
  const all = known(ability);
  return {
    sections: { verbal: all, quantitative: all, reading: all },
    groups: new Map(namesOf(topicGroups).map((group) => [group, all])),
    topics: new Map(practiceTopics.map(({ id }) => [id, all])),
    abilityIn: () => ability,
  };
}

const knownState = (standing: Standing, { area }: Practice) => {
  if (area.kind === 'topic') return standing.topics.get(area.topic);
  return area.kind === 'group' ? standing.groups.get(area.group) : standing.sections[area.section];
};

describe('whatever the answers', () => {
  const anyStanding = fc.array(anyEvidence, { maxLength: 120 }).map((all) => standingFrom(all, nowMs));

  test('only what is known is practiced, each area once, with points that can be counted on', () => {
    fc.assert(
      fc.property(anyStanding, (standing) => {
        const practice = practiceIn(standing);
        for (const step of practice) {
          expect(step.known.state).toBe('known');
          expect(step.known).toBe(knownState(standing, step));
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
        if (unknown.length === scoredSections.length) expect(steps).toEqual([{ kind: 'first-test' }]);
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
      fc.property(anyStanding, (standing) => {
        const rates = practiceSteps(standing)
          .filter(({ step }) => step.kind === 'practice')
          .map(({ points, minutes }) => points / Math.max(15, minutes));
        expect(rates).toEqual(rates.toSorted((a, b) => b - a));
      }),
    );
  });
});

test('a student without answers takes a test first, and so does one with seven', () => {
  for (const all of [[], times(7, () => evidence())])
    expect(practiceSteps(standingFrom(all, nowMs)).map(({ step }) => step.kind)).toEqual(['first-test']);
});

test('what is to be found out says how many answers there are', () => {
  const verbal = times(3, () => evidence({ section: 'verbal', topic: 'synonyms' }));
  const steps = practiceSteps(standingFrom([...verbal, ...times(8, () => evidence())], nowMs));
  expect(steps.slice(0, 2)).toMatchObject([
    { step: { kind: 'find-out', section: 'verbal', responses: 3, questions: 10 }, minutes: 10 },
    { step: { kind: 'find-out', section: 'reading', responses: 0, questions: 10 }, minutes: 15 },
  ]);
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
  const even = evenStanding(0.5);
  const topics = new Map([...even.topics, ['math-circles', known(-0.5)] as const]);
  const [first] = practiceIn({ ...even, topics }).filter(({ section }) => section === 'quantitative');
  expect(first?.area).toEqual({ kind: 'topic', topic: 'math-circles' });
  expect(first?.onTest).toBe(topicOf('math-circles')?.onTest);
});

test('an area says how many of its section’s questions a test asks of it', () => {
  for (const { area, section, onTest } of practiceIn(evenStanding(0))) {
    if (area.kind === 'section') expect(onTest).toBe(scales[section].questions);
    if (area.kind === 'topic') expect(onTest).toBe(topicOf(area.topic)?.onTest);
    if (area.kind === 'group') expect(onTest).toBeGreaterThan(0);
  }
  const groups = practiceIn(evenStanding(0)).filter(
    ({ area, section }) => area.kind === 'group' && section === 'reading',
  );
  expect(groups.reduce((sum, { onTest }) => sum + onTest, 0)).toBeCloseTo(scales.reading.questions);
});
