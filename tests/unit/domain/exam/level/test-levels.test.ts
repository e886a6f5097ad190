import { describe, expect, test } from 'vitest';
import {
  hasScoreTables,
  officialStandardErrors,
  type ScoreTables,
  smallestClearChange,
  totalScale,
} from '@/domain/exam/level/test-level';
import { type LevelId, levelIds } from '@/domain/exam/level/level-id';
import { testLevels } from '@/domain/exam/level/test-levels';
import { scoredSections } from '@/domain/exam/test/scored-sections';
import { combinedStandardError, zScore90 } from '@/domain/statistics';

/** The facts of a level, entered independently (docs/ssat.md, "Levels"). */
interface Facts {
  readonly name: string;
  readonly grades: readonly [number, number];
  readonly section: readonly [number, number];
  readonly total: readonly [number, number];
  /** Grade, then the medians of Reading, Verbal, and Quantitative. */
  readonly medians: readonly (readonly [number, number, number, number])[];
  readonly readingCurve: ScoreTables['readingCurve'] | null;
}

const facts: Readonly<Record<LevelId, Facts>> = {
  middle: {
    name: 'Middle',
    grades: [5, 7],
    section: [440, 710],
    total: [1320, 2130],
    medians: [
      [5, 569, 584, 563],
      [6, 593, 614, 593],
      [7, 611, 638, 614],
    ],
    readingCurve: null,
  },
  upper: {
    name: 'Upper',
    grades: [8, 11],
    section: [500, 800],
    total: [1500, 2400],
    medians: [
      [8, 629, 662, 647],
      [9, 644, 683, 668],
      [10, 656, 695, 686],
    ],
    readingCurve: { mean: 640, deviation: 62 },
  },
};

describe.each(levelIds)('the level %s', (id) => {
  const level = testLevels[id];
  const { name, grades, section, total, medians, readingCurve } = facts[id];

  test('has its name and its grades', () => {
    expect([level.id, level.name]).toEqual([id, name]);
    expect([level.grades.low, level.grades.high]).toEqual(grades);
  });

  test('has the scale of a section, and three of it for the total', () => {
    expect([level.scale.least, level.scale.most]).toEqual(section);
    expect(totalScale(level)).toEqual({ least: total[0], most: total[1] });
  });

  test('has 150 scored questions', () => {
    expect(level.questions).toEqual({ verbal: 60, quantitative: 50, reading: 40 });
  });

  test('has the published error, which determines the smallest clear change', () => {
    expect(level.standardError).toBe(18);
    expect(officialStandardErrors(level).section).toBe(18);
    expect(officialStandardErrors(level).total).toBeCloseTo(31.18, 2);
    expect(smallestClearChange(level)).toEqual({ section: 42, total: 73 });
  });

  test('has medians with date and source', () => {
    const { date, source, byGrade } = level.medians;
    expect([date, source]).toEqual(['about 2012 to 2013', 'ivyglobal.ca']);
    expect(
      byGrade.map(({ grade, reading, verbal, quantitative }) => [grade, reading, verbal, quantitative]),
    ).toEqual(medians);
  });

  test.each(scoredSections)('the medians of %s are on the scale and rise with the grade', (each) => {
    const own = level.medians.byGrade.map((grade) => grade[each]);
    expect(own).toEqual(own.toSorted((a, b) => a - b));
    for (const median of own) {
      expect(median).toBeGreaterThan(level.scale.least);
      expect(median).toBeLessThan(level.scale.most);
    }
  });

  test('has tables if one is public', () => {
    expect(hasScoreTables(level)).toBe(readingCurve !== null);
    expect(level.tables?.readingCurve ?? null).toEqual(readingCurve);
  });
});

test.each(scoredSections)('the table of %s ends on the scale, within the number of questions', (section) => {
  const { tables, scale, questions } = testLevels.upper;
  const anchors = tables.anchors[section];
  expect(anchors).toEqual(anchors.toSorted((a, b) => a.raw - b.raw));
  expect(anchors[0]?.raw).toBe(0);
  expect(anchors[0]?.scaled).toBeGreaterThan(scale.least);
  expect(anchors.at(-1)?.scaled).toBe(scale.most);
  expect(anchors.at(-1)?.raw).toBeLessThanOrEqual(questions[section]);
});

test('the smallest clear change follows from the test maker’s error', () => {
  const { standardError } = testLevels.upper;
  const section = zScore90 * combinedStandardError(standardError, standardError);
  const total = section * Math.sqrt(scoredSections.length);
  expect([section, total].map(Math.ceil)).toEqual(Object.values(smallestClearChange(testLevels.upper)));
});
