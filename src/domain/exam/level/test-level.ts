/** A level of the test: its grades, structure, and score scale. */
import { type ScoredSection, scoredSections } from '@/domain/exam/test/scored-sections';
import type { PromptKind, QuantitativeTopic } from '@/domain/exam/items/item';
import { combinedStandardError, zScore90, type Interval } from '@/domain/statistics';
import type { LevelId } from './level-id';

/** The lowest and highest possible scores, in scaled points. */
export interface ScoreScale {
  readonly least: number;
  readonly most: number;
}

/** One row of a raw-to-scaled score table. */
export interface ScoreConversionRow {
  readonly raw: number;
  readonly scaled: number;
  /** Percentile rank; null if no public table lists one. */
  readonly percentile: number | null;
}

/**
 * Estimated conversion from raw to scaled scores and percentiles. It can only be an estimate, because every form of the real test
 * is equated and has its own table.
 */
export interface ScoreTables {
  /** Sorted by raw score, lowest first. */
  readonly anchors: Readonly<Record<ScoredSection, readonly ScoreConversionRow[]>>;
  /** Reading percentiles follow a normal curve with this mean and standard deviation. */
  readonly readingCurve: { readonly mean: number; readonly deviation: number };
}

/** Median scaled scores of the students in one grade. */
export interface GradeMedians extends Readonly<Record<ScoredSection, number>> {
  readonly grade: number;
}

export interface TestLevel {
  readonly id: LevelId;
  /** The name of the level, such as "Upper" in "the Upper Level". */
  readonly name: string;
  /** The grades whose students take this level, from lowest to highest. */
  readonly grades: Interval;
  /** Scored questions of each section; the two quantitative sections count as one. */
  readonly questions: Readonly<Record<ScoredSection, number>>;
  /** The topics that its quantitative questions are about. */
  readonly quantitativeTopics: readonly QuantitativeTopic[];
  /** The kinds of the two writing prompts that a student chooses from. */
  readonly prompts: readonly [PromptKind, PromptKind];
  /** The score scale of each section; for the total, see `totalScale`. */
  readonly scale: ScoreScale;
  /** The published standard error of measurement of a section, in scaled points. */
  readonly standardError: number;
  readonly medians: {
    /** The approximate period that the figures describe. */
    readonly date: string;
    readonly source: string;
    readonly byGrade: readonly GradeMedians[];
  };
  /** Null if no public table is known; such a level has raw scores only. */
  readonly tables: ScoreTables | null;
}

/** A level whose raw scores can be converted to scaled scores. */
export interface LevelWithTables extends TestLevel {
  readonly tables: ScoreTables;
}

export function hasScoreTables(level: TestLevel): level is LevelWithTables {
  return level.tables !== null;
}

/** Returns the scale of a total, the sum of the three sections. */
export function totalScale({ scale: { least, most } }: Pick<TestLevel, 'scale'>): ScoreScale {
  return { least: scoredSections.length * least, most: scoredSections.length * most };
}

/** Returns the score if it is on the scale; else null. */
export function scoreOnScale(score: number | null, { least, most }: ScoreScale): number | null {
  return score !== null && score >= least && score <= most ? score : null;
}

/** One figure for section scores and one for totals, in scaled points. */
export interface SectionAndTotalPoints {
  readonly section: number;
  readonly total: number;
}

export type ScoreKind = keyof SectionAndTotalPoints;

/**
 * Returns the standard errors of an official section score and total, assuming that the errors of the three sections are
 * independent.
 */
export function officialStandardErrors({ standardError }: TestLevel): SectionAndTotalPoints {
  return {
    section: standardError,
    total: combinedStandardError(...scoredSections.map(() => standardError)),
  };
}

/**
 * Returns the smallest difference between two official scores, in whole scaled points, that chance alone produces in fewer than one
 * in ten cases: more than 1.645 times the root of the sum of their squared standard errors.
 */
export function smallestClearChange(level: TestLevel): SectionAndTotalPoints {
  const { section, total } = officialStandardErrors(level);
  return { section: clearFrom(section), total: clearFrom(total) };
}

function clearFrom(error: number): number {
  return Math.floor(zScore90 * combinedStandardError(error, error)) + 1;
}
