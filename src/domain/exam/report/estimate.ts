/**
 * Score estimates: always a band, never a single number, and no estimate at all if there is too little data. They are based on the
 * tables of the test's level and on standard errors estimated from the answers.
 */
import { hasImmediateFeedback } from '@/domain/exam/attempts/immediate-feedback';
import type { AttemptConditions } from '@/domain/exam/test/form';
import {
  hasScoreTables,
  type ScoreScale,
  type LevelWithTables,
  type TestLevel,
  totalScale,
} from '@/domain/exam/level/test-level';
import type { LevelId } from '@/domain/exam/level/level-id';
import { testLevels } from '@/domain/exam/level/test-levels';
import type { AttemptResult } from '@/domain/exam/scoring/result';
import { type VerdictTally, tallyVerdicts } from '@/domain/exam/scoring/scoring';
import type { SectionEnding } from '@/domain/exam/attempts/section-state';
import type { Timing } from '@/domain/exam/test/timing';
import { percentileOf, scaledScore, scaledPointsPerRaw } from './scaled-score';
import { type ScoredSection, scoredSections } from '@/domain/exam/test/scored-sections';
import { memoizeByObject } from '@/lib/memoize';
import { combinedStandardError, zScore80, type Interval } from '@/domain/statistics';

/** The fields of a section needed for an estimate. */
export interface TakenSection {
  readonly kind: 'section';
  readonly section: ScoredSection | 'mixed';
  readonly scored: boolean;
  readonly ending: SectionEnding | null;
  readonly questions: number;
  /** Counts only questions the student hadn't seen before, because others don't predict performance on new questions. */
  readonly unseen: VerdictTally;
}

/** The fields of a test needed for an estimate. */
export interface TakenTest {
  readonly level: LevelId;
  readonly conditions: AttemptConditions;
  readonly timing: Timing;
  readonly pauses: number;
  readonly interruptions: number;
  readonly parts: readonly (TakenSection | { readonly kind: 'essay' })[];
}

export function toTakenTest(result: AttemptResult): TakenTest {
  return {
    level: result.form.level,
    conditions: result.conditions,
    timing: result.timing,
    pauses: result.pauses.length,
    interruptions: result.interruptions.length,
    parts: result.parts.map((part) => {
      if (part.kind === 'essay') return { kind: 'essay' };
      const { kind, section, scored, ending, items } = part;
      const unseen = items.filter(({ seenBefore }) => !seenBefore);
      return {
        kind,
        section,
        scored,
        ending,
        questions: items.length,
        unseen: tallyVerdicts(unseen.map(({ verdict }) => verdict)),
      };
    }),
  };
}

/**
 * Reasons for a band to be wider than after a whole section under real conditions. `short`: fewer questions than a whole section.
 * `seen`: some questions were seen before and don't count. `reasons-shown`: explanations were shown during the test.
 */
export type WideningReason = 'short' | 'seen' | 'paused' | 'interrupted' | 'untimed' | 'reasons-shown';

/** An estimated score with its 80% range, in scaled points. All values are whole numbers except the standard error. */
export interface ScoreBand extends Interval {
  readonly estimate: number;
  /** One standard error. The band extends 1.28 standard errors to each side, clipped to the scale. */
  readonly standardError: number;
}

export interface SectionEstimate {
  readonly state: 'estimated';
  readonly band: ScoreBand;
  /** Percentile ranks at both ends of the band. */
  readonly percentile: Interval;
  /** The number of questions that the estimate is based on. Excludes those seen before, which `seen` counts. */
  readonly questions: number;
  readonly seen: number;
  readonly widenings: readonly WideningReason[];
}

/**
 * A section of a level for which no table from raw to scaled scores is known: its answers are all there is. `unseen` counts the
 * answers to questions that were new to the student, `questions` in all; `seen` counts the other questions.
 */
export interface RawSection {
  readonly state: 'raw';
  readonly unseen: VerdictTally;
  readonly questions: number;
  readonly seen: number;
}

/**
 * A section without an estimate, and the reason. `not-taken`: the test has no such scored section, or the student completed none.
 * `too-few`: the test has too few questions. `seen`: too few of them were new to the student.
 */
export interface NoEstimate {
  readonly state: 'none';
  readonly reason: 'not-taken' | 'too-few' | 'seen';
  readonly questions: number;
  readonly seen: number;
}

/** Returns true if a section has enough new questions to say how the student is doing, with or without score tables. */
export function isMeasured(section: SectionEstimate | RawSection | NoEstimate): boolean {
  return (
    section.state === 'estimated' || (section.state === 'raw' && section.questions >= minScoredQuestions)
  );
}

/** Why a section has no estimate. `no-table`: no table from raw to scaled scores is known for the level. */
export type NoEstimateReason = NoEstimate['reason'] | 'no-table';

export function noEstimateReason(
  section: SectionEstimate | RawSection | NoEstimate,
): NoEstimateReason | null {
  if (section.state === 'estimated') return null;
  return section.state === 'raw' ? 'no-table' : section.reason;
}

export interface TestEstimate {
  readonly level: LevelId;
  readonly sections: Readonly<Record<ScoredSection, SectionEstimate | RawSection | NoEstimate>>;
  /** Null unless all three sections have an estimate. It has no percentile, because we have no percentile table for totals. */
  readonly total: ScoreBand | null;
}

/** The minimum number of scored questions, not seen before, in a section for a score estimate. */
export const minScoredQuestions = 20;

/**
 * Standard errors, in scaled points, that every estimate includes: one because our forms aren't equated, one because our score
 * tables are approximate.
 */
export const unequatedFormsError = 12;
export const scoreTableError = 12;
/** Additional error, in scaled points, if conditions were looser than on test day. */
export const looseConditionsError = 8;
/** Factor applied to the sampling error, because the questions of a section are correlated (docs/decisions/estimates.md). */
const samplingShare = 0.75;

/** Estimates a test's section scores and total. */
export function estimateTest(test: TakenTest): TestEstimate {
  const sections = estimateSections(test);
  const bandOf = (section: ScoredSection) => {
    const estimate = sections[section];
    return estimate.state === 'estimated' ? estimate.band : null;
  };
  return { level: test.level, sections, total: totalBand(testLevels[test.level], bandOf) };
}

/** Estimates the scores of a test's result, once per result. */
export const estimateResult = memoizeByObject((result: AttemptResult) => estimateTest(toTakenTest(result)));

/** Estimates a test's section scores. There are no estimates if the test's level has no score tables. */
export function estimateSections(test: TakenTest): TestEstimate['sections'] {
  const level = testLevels[test.level];
  return {
    verbal: sectionEstimate(level, 'verbal', test),
    quantitative: sectionEstimate(level, 'quantitative', test),
    reading: sectionEstimate(level, 'reading', test),
  };
}

function sectionEstimate(
  level: TestLevel,
  section: ScoredSection,
  test: TakenTest,
): SectionEstimate | RawSection | NoEstimate {
  const taken = test.parts.filter(
    (part): part is TakenSection =>
      part.kind === 'section' && part.section === section && part.scored && part.ending !== null,
  );
  const tally = taken.map(({ unseen }) => unseen).reduce(added, { right: 0, wrong: 0, blank: 0 });
  const questions = sizeOf(tally);
  const seen = taken.reduce((sum, part) => sum + part.questions, 0) - questions;
  const none = (reason: NoEstimate['reason']): NoEstimate => ({ state: 'none', reason, questions, seen });
  if (taken.length === 0) return none('not-taken');
  if (!hasScoreTables(level)) return { state: 'raw', unseen: tally, questions, seen };
  if (questions < minScoredQuestions) return none(questions + seen < minScoredQuestions ? 'too-few' : 'seen');
  const conditions = looserConditions(test);
  const band = sectionBand(level, section, tally, conditions.length > 0);
  const widenings: WideningReason[] = [
    ...(questions + seen < level.questions[section] ? (['short'] as const) : []),
    ...(seen > 0 ? (['seen'] as const) : []),
    ...conditions,
  ];
  return {
    state: 'estimated',
    band,
    percentile: bandPercentiles(level, section, band),
    questions,
    seen,
    widenings,
  };
}

function looserConditions({ conditions, timing, pauses, interruptions }: TakenTest): WideningReason[] {
  return [
    ...(pauses > 0 ? (['paused'] as const) : []),
    ...(interruptions > 0 ? (['interrupted'] as const) : []),
    ...(timing === 'untimed' ? (['untimed'] as const) : []),
    ...(hasImmediateFeedback(conditions) ? (['reasons-shown'] as const) : []),
  ];
}

function added(sum: VerdictTally, each: VerdictTally): VerdictTally {
  return { right: sum.right + each.right, wrong: sum.wrong + each.wrong, blank: sum.blank + each.blank };
}

const sizeOf = ({ right, wrong, blank }: VerdictTally) => right + wrong + blank;

/** Extrapolates the raw score, in points, to a section of `whole` questions. */
function wholeRaw(whole: number, tally: VerdictTally): number {
  return ((tally.right - tally.wrong / 4) * whole) / sizeOf(tally);
}

/**
 * Returns the variance of an item's score in raw points, after adding two right and two wrong answers, because a short streak of
 * right answers isn't certainty (the "plus four" of A. Agresti and B. A. Coull, The American Statistician 52, 1998).
 */
function itemVariance(tally: VerdictTally): number {
  const [right, wrong] = [tally.right + 2, tally.wrong + 2];
  const all = right + wrong + tally.blank;
  const mean = (right - wrong / 4) / all;
  return (right + wrong / 16) / all - mean ** 2;
}

/**
 * Calculates a section's band from its unseen answers. A short section is treated as a sample of a whole one: with n questions
 * instead of N, the sampling error is N/n · sqrt(n · variance), which for a whole section is sqrt(N · variance).
 */
export function sectionBand(
  level: LevelWithTables,
  section: ScoredSection,
  tally: VerdictTally,
  isLooser: boolean,
): ScoreBand {
  const whole = level.questions[section];
  const raw = wholeRaw(whole, tally);
  const rawError = whole * Math.sqrt(itemVariance(tally) / sizeOf(tally));
  const standardError = combinedStandardError(
    rawError * scaledPointsPerRaw(level, section, raw) * samplingShare,
    unequatedFormsError,
    scoreTableError,
    isLooser ? looseConditionsError : 0,
  );
  return bandAround(scaledScore(level, section, raw), standardError, level.scale);
}

/** Returns the percentile ranks at both ends of a section's band. */
export function bandPercentiles(
  level: LevelWithTables,
  section: ScoredSection,
  { low, high }: Interval,
): Interval {
  return { low: percentileOf(level, section, low), high: percentileOf(level, section, high) };
}

/** Returns the band around a scaled score, clipped to its scale. */
export function bandAround(estimate: number, standardError: number, { least, most }: ScoreScale): ScoreBand {
  const reach = zScore80 * standardError;
  return {
    estimate: Math.round(estimate),
    low: Math.max(least, Math.round(estimate - reach)),
    high: Math.min(most, Math.round(estimate + reach)),
    standardError,
  };
}

/**
 * Returns the band of a total, assuming that the errors of the sections are independent; null unless every section has a score.
 */
export function totalBand(
  level: TestLevel,
  bandOf: (section: ScoredSection) => ScoreBand | null,
): ScoreBand | null {
  const bands = scoredSections.flatMap((section) => bandOf(section) ?? []);
  if (bands.length < scoredSections.length) return null;
  return bandAround(
    bands.reduce((sum, { estimate }) => sum + estimate, 0),
    combinedStandardError(...bands.map(({ standardError }) => standardError)),
    totalScale(level),
  );
}
