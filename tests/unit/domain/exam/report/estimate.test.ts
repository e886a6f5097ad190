import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  estimateTest,
  minScoredQuestions,
  sectionBand,
  type TakenSection,
  type TakenTest,
} from '@/domain/exam/report/estimate';
import type { VerdictTally } from '@/domain/exam/scoring/scoring';
import { testLevels } from '@/domain/exam/level/test-levels';
import { type ScoredSection, scoredSections } from '@/domain/exam/test/scored-sections';

const tally = (right: number, wrong: number, blank: number): VerdictTally => ({ right, wrong, blank });
const size = ({ right, wrong, blank }: VerdictTally) => right + wrong + blank;

const part = (
  section: TakenSection['section'],
  unseen: VerdictTally,
  change: Partial<TakenSection> = {},
): TakenSection => ({
  kind: 'section',
  section,
  scored: true,
  ending: 'handed-in',
  questions: size(unseen),
  unseen,
  ...change,
});

const taken = (parts: TakenTest['parts'], change: Partial<TakenTest> = {}): TakenTest => ({
  level: 'upper',
  conditions: { mode: 'real' },
  timing: 'standard',
  pauses: 0,
  interruptions: 0,
  parts,
  ...change,
});

const wholeTest = [
  { kind: 'essay' } as const,
  part('quantitative', tally(16, 5, 4)),
  part('reading', tally(28, 8, 4)),
  part('verbal', tally(34, 16, 10)),
  part('quantitative', tally(14, 8, 3)),
  part('mixed', tally(10, 3, 3), { scored: false }),
];

describe('sectionBand, calculated by hand', () => {
  test.each<[string, ScoredSection, VerdictTally, boolean, number, number, number, number]>([
    // Raw 30. With two right and two wrong added: mean 31.5/64, variance 0.33783, sqrt(60 · 0.33783) = 4.5022 raw points, at 5.4
    // scaled points each and three quarters of that: 18.234; with 12 and 12 an error of 24.909, 31.9 on each side.
    ['a whole verbal section', 'verbal', tally(34, 16, 10), false, 671, 639, 703, 24.909],
    // The same rate on half as many questions: mean 16.5/34, variance 0.341696, 60 · sqrt(0.341696/30) = 6.4034 raw points, 25.934
    // scaled.
    ['half of a section', 'verbal', tally(17, 8, 5), false, 671, 631, 711, 30.993],
    // 8 more, squared, under the root: sqrt(620.47 + 64).
    ['a whole section with a pause', 'verbal', tally(34, 16, 10), true, 671, 638, 704, 26.163],
    // Nothing wrong: mean 61.5/64, variance 0.0474, sqrt(60 · 0.0474) = 1.6869, at 4.2: 5.314 scaled; cut at 800.
    ['all right', 'verbal', tally(60, 0, 0), false, 800, 777, 800, 17.783],
    // Raw -15 is below the scale's end. Mean -13.5/64, variance 0.0473, 1.685 raw points at 5.4.
    ['all wrong', 'verbal', tally(0, 60, 0), false, 500, 500, 523, 18.291],
    // Raw 25 of 50. Mean 26.5/54, variance 0.33093, sqrt(50 · 0.33093) = 4.0677, at 5.7: 17.389 scaled.
    ['a quantitative pair', 'quantitative', tally(28, 12, 10), false, 668, 637, 699, 24.298],
  ])('%s', (_, section, answers, isLooser, estimate, low, high, error) => {
    const band = sectionBand(testLevels.upper, section, answers, isLooser);
    expect(band).toMatchObject({ estimate, low, high });
    expect(band.standardError).toBeCloseTo(error, 2);
  });
});

describe('properties of a band', () => {
  const answers = fc
    .tuple(fc.nat(60), fc.nat(60), fc.nat(60))
    .map(([right, wrong, blank]) => tally(right, wrong, blank))
    .filter((each) => size(each) >= minScoredQuestions);
  const sections = fc.constantFrom(...scoredSections);

  test('is on the scale and contains its estimate', () => {
    fc.assert(
      fc.property(sections, answers, fc.boolean(), (section, each, isLooser) => {
        const { low, high, estimate } = sectionBand(testLevels.upper, section, each, isLooser);
        expect(low).toBeGreaterThanOrEqual(500);
        expect(high).toBeLessThanOrEqual(800);
        expect(low).toBeLessThanOrEqual(estimate);
        expect(high).toBeGreaterThanOrEqual(estimate);
        expect([low, high, estimate].every(Number.isInteger)).toBe(true);
      }),
    );
  });

  test('another right answer never lowers the estimate, and another wrong one never raises it', () => {
    fc.assert(
      fc.property(sections, answers, (section, each) => {
        fc.pre(each.blank > 0);
        const { estimate } = sectionBand(testLevels.upper, section, each, false);
        const better = { ...each, right: each.right + 1, blank: each.blank - 1 };
        const worse = { ...each, wrong: each.wrong + 1, blank: each.blank - 1 };
        expect(sectionBand(testLevels.upper, section, better, false).estimate).toBeGreaterThanOrEqual(
          estimate,
        );
        expect(sectionBand(testLevels.upper, section, worse, false).estimate).toBeLessThanOrEqual(estimate);
      }),
    );
  });

  test('easier conditions and fewer questions increase the error', () => {
    fc.assert(
      fc.property(sections, answers, (section, each) => {
        const { standardError } = sectionBand(testLevels.upper, section, each, false);
        expect(sectionBand(testLevels.upper, section, each, true).standardError).toBeGreaterThan(
          standardError,
        );
        const double = tally(2 * each.right, 2 * each.wrong, 2 * each.blank);
        expect(sectionBand(testLevels.upper, section, double, false).standardError).toBeLessThan(
          standardError,
        );
      }),
    );
  });
});

describe('estimateOf', () => {
  test('pools the quantitative sections, leaves out unscored ones, and adds up a total', () => {
    const { sections, total } = estimateTest(taken(wholeTest));
    for (const section of scoredSections) {
      const estimate = sections[section];
      expect(estimate).toMatchObject({
        state: 'estimated',
        questions: testLevels.upper.questions[section],
        seen: 0,
        widenings: [],
      });
    }
    const bands = scoredSections.map((section) => {
      const estimate = sections[section];
      if (estimate.state !== 'estimated') throw new Error('It has an estimate');
      return estimate.band;
    });
    expect(total?.estimate).toBe(bands.reduce((sum, { estimate }) => sum + estimate, 0));
    expect(total?.standardError).toBeCloseTo(
      Math.hypot(...bands.map(({ standardError }) => standardError)),
      9,
    );
  });

  test.each([
    ['pauses', { pauses: 1 }, ['paused']],
    ['interruptions', { interruptions: 2 }, ['interrupted']],
    ['no clock', { timing: 'untimed' }, ['untimed']],
    [
      'explanations in between',
      { conditions: { mode: 'practice', feedback: 'each-question' } },
      ['reasons-shown'],
    ],
    ['explanations at the end', { conditions: { mode: 'practice', feedback: 'at-end' } }, []],
    ['extra time', { timing: 'half-more' }, []],
  ] as const)('%s: %j', (_, change, widenings) => {
    const before = estimateTest(taken(wholeTest)).sections.verbal;
    const after = estimateTest(taken(wholeTest, change)).sections.verbal;
    expect(after).toMatchObject({ widenings });
    if (before.state !== 'estimated' || after.state !== 'estimated') throw new Error('Both have an estimate');
    expect(after.band.standardError > before.band.standardError).toBe(widenings.length > 0);
  });

  test.each([
    ['a section that was not taken', [part('reading', tally(20, 10, 10))], 'not-taken'],
    ['one that was never finished', [part('verbal', tally(20, 10, 30), { ending: null })], 'not-taken'],
    ['nineteen questions', [part('verbal', tally(10, 5, 4))], 'too-few'],
    ['sixty questions, forty-one of them seen', [part('verbal', tally(10, 5, 4), { questions: 60 })], 'seen'],
    ['only unscored questions', [part('verbal', tally(30, 10, 20), { scored: false })], 'not-taken'],
  ] as const)('%s: no estimate', (_, parts, reason) => {
    const { sections, total } = estimateTest(taken(parts));
    expect(sections.verbal).toMatchObject({ state: 'none', reason });
    expect(total).toBeNull();
  });

  test('gives only raw scores for a level without tables', () => {
    const { level, sections, total } = estimateTest(taken(wholeTest, { level: 'middle' }));
    expect([level, total]).toEqual(['middle', null]);
    for (const section of scoredSections)
      expect(sections[section]).toMatchObject({
        state: 'raw',
        questions: testLevels.middle.questions[section],
      });
    const short = estimateTest(taken([part('verbal', tally(4, 3, 3))], { level: 'middle' }));
    expect(short.sections.verbal).toMatchObject({
      state: 'raw',
      unseen: tally(4, 3, 3),
      questions: 10,
      seen: 0,
    });
    expect(short.sections.reading).toMatchObject({ state: 'none', reason: 'not-taken' });
  });

  test('twenty questions are enough, but marked as few', () => {
    expect(estimateTest(taken([part('verbal', tally(10, 5, 5))])).sections.verbal).toMatchObject({
      state: 'estimated',
      questions: 20,
      widenings: ['short'],
    });
  });

  test('reports items seen before and leaves them out', () => {
    const seen = estimateTest(taken([part('reading', tally(15, 10, 5), { questions: 40 })])).sections.reading;
    expect(seen).toMatchObject({ state: 'estimated', questions: 30, seen: 10, widenings: ['seen'] });
    const unseen = estimateTest(taken([part('reading', tally(20, 13, 7))])).sections.reading;
    if (seen.state !== 'estimated' || unseen.state !== 'estimated') throw new Error('Both have an estimate');
    expect(seen.band.standardError).toBeGreaterThan(unseen.band.standardError);
  });
});
