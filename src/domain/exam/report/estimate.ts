/**
 * What may be said of a score: a band, never a number alone, and nothing where there is too little to go by. Method and figures:
 * the publicly quoted tables of `scale.ts`, and standard errors estimated from the answers themselves.
 */
import type { Conditions } from '@/domain/exam/form';
import type { Result } from '@/domain/exam/result';
import { type VerdictTally, verdictTally } from '@/domain/exam/scoring';
import type { Ending } from '@/domain/exam/section';
import type { Timing } from '@/domain/exam/timing';
import {
  highestScaled,
  highestTotal,
  lowestScaled,
  lowestTotal,
  percentileOf,
  scaledOf,
  scaledPerRaw,
  scales,
} from './scale';
import { type ScoredSection, scoredSections } from '@/domain/exam/scored-sections';
import { combinedError, errorsIn80, type Interval } from '@/domain/statistics';

/** What an estimate needs to know of a section that was taken. */
export interface TakenSection {
  readonly kind: 'section';
  readonly section: ScoredSection | 'mixed';
  readonly scored: boolean;
  readonly ending: Ending | null;
  readonly questions: number;
  /** Of the questions that the student had not met before: only they tell what can be done with new ones. */
  readonly unseen: VerdictTally;
}

/** What an estimate needs to know of a test that was taken. */
export interface TakenTest {
  readonly conditions: Conditions;
  readonly timing: Timing;
  readonly pauses: number;
  readonly interruptions: number;
  readonly parts: readonly (TakenSection | { readonly kind: 'essay' })[];
}

/** A result as an estimate sees it. */
export function takenTest(result: Result): TakenTest {
  return {
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
        unseen: verdictTally(unseen.map(({ verdict }) => verdict)),
      };
    }),
  };
}

/** Why a band is wider than that of a whole section under real conditions. */
export type Widening = 'short' | 'seen' | 'paused' | 'interrupted' | 'untimed' | 'reasons-shown';

/** A scaled score as it may be shown. All in scaled points, whole numbers but for the error. */
export interface Band extends Interval {
  readonly estimate: number;
  /** One standard error. The band is 1.28 of it on both sides, cut at the ends of the scale. */
  readonly standardError: number;
}

export interface SectionEstimate {
  readonly state: 'estimated';
  readonly band: Band;
  /** Percentile ranks at both ends of the band. */
  readonly percentile: Interval;
  /** Questions that count. */
  readonly questions: number;
  readonly seen: number;
  readonly widenings: readonly Widening[];
}

/** `not-taken`: no such section, or none that came to its end. */
export interface NoEstimate {
  readonly state: 'none';
  readonly reason: 'not-taken' | 'too-few' | 'seen';
  readonly questions: number;
  readonly seen: number;
}

export interface TestEstimate {
  readonly sections: Readonly<Record<ScoredSection, SectionEstimate | NoEstimate>>;
  /** Null unless all three sections have an estimate. No table of percentiles of totals is public, so it has none. */
  readonly total: Band | null;
}

/** Fewer scored questions of a section say nothing about a scaled score. */
export const fewestQuestions = 20;

/** Standard errors in scaled points that no test taken at home can do away with. */
export const unequatedError = 12;
export const tableError = 12;
/** What a test gains in error when its clock didn't bind as it does on test day. */
export const conditionsError = 8;
/** Questions of one section hang together, so that sampling tells less than if each stood alone. */
const samplingShare = 0.75;

/** The estimates of a test's sections and of its total. */
export function estimateOf(test: TakenTest): TestEstimate {
  const sections = {
    verbal: sectionEstimate('verbal', test),
    quantitative: sectionEstimate('quantitative', test),
    reading: sectionEstimate('reading', test),
  };
  const bands = scoredSections.flatMap((section) => {
    const estimate = sections[section];
    return estimate.state === 'estimated' ? [estimate.band] : [];
  });
  return { sections, total: bands.length === scoredSections.length ? totalOf(bands) : null };
}

function sectionEstimate(section: ScoredSection, test: TakenTest): SectionEstimate | NoEstimate {
  const taken = test.parts.filter(
    (part): part is TakenSection =>
      part.kind === 'section' && part.section === section && part.scored && part.ending !== null,
  );
  const tally = taken.map(({ unseen }) => unseen).reduce(added, { right: 0, wrong: 0, blank: 0 });
  const questions = sizeOf(tally);
  const seen = taken.reduce((sum, part) => sum + part.questions, 0) - questions;
  if (questions < fewestQuestions) {
    const reason = taken.length === 0 ? 'not-taken' : questions + seen < fewestQuestions ? 'too-few' : 'seen';
    return { state: 'none', reason, questions, seen };
  }
  const conditions = looserConditions(test);
  const band = sectionBand(section, tally, conditions.length > 0);
  const widenings: Widening[] = [
    ...(questions + seen < scales[section].questions ? (['short'] as const) : []),
    ...(seen > 0 ? (['seen'] as const) : []),
    ...conditions,
  ];
  return {
    state: 'estimated',
    band,
    percentile: percentilesOf(section, band),
    questions,
    seen,
    widenings,
  };
}

function looserConditions({ conditions, timing, pauses, interruptions }: TakenTest): Widening[] {
  return [
    ...(pauses > 0 ? (['paused'] as const) : []),
    ...(interruptions > 0 ? (['interrupted'] as const) : []),
    ...(timing === 'untimed' ? (['untimed'] as const) : []),
    ...(conditions.mode === 'practice' && conditions.feedback === 'each-question'
      ? (['reasons-shown'] as const)
      : []),
  ];
}

function added(sum: VerdictTally, each: VerdictTally): VerdictTally {
  return { right: sum.right + each.right, wrong: sum.wrong + each.wrong, blank: sum.blank + each.blank };
}

const sizeOf = ({ right, wrong, blank }: VerdictTally) => right + wrong + blank;

/** The raw score, in points, that a whole section would have at the rate of these answers. */
function wholeRaw(section: ScoredSection, tally: VerdictTally): number {
  return ((tally.right - tally.wrong / 4) * scales[section].questions) / sizeOf(tally);
}

/**
 * The variance of an item's score in raw points, with two right and two wrong answers added: a handful of right answers in a row
 * is no certainty (the "plus four" of A. Agresti and B. A. Coull, The American Statistician 52, 1998).
 */
function itemVariance(tally: VerdictTally): number {
  const [right, wrong] = [tally.right + 2, tally.wrong + 2];
  const all = right + wrong + tally.blank;
  const mean = (right - wrong / 4) / all;
  return (right + wrong / 16) / all - mean ** 2;
}

/**
 * The band of a section from its unseen answers. A short section is taken for a sample of a whole one: of n questions instead of
 * N, the error of sampling is N/n · sqrt(n · variance), which for a whole section is sqrt(N · variance).
 */
export function sectionBand(section: ScoredSection, tally: VerdictTally, isLooser: boolean): Band {
  const whole = scales[section].questions;
  const raw = wholeRaw(section, tally);
  const rawError = whole * Math.sqrt(itemVariance(tally) / sizeOf(tally));
  const standardError = combinedError(
    rawError * scaledPerRaw(section, raw) * samplingShare,
    unequatedError,
    tableError,
    isLooser ? conditionsError : 0,
  );
  return bandOf(scaledOf(section, raw), standardError, lowestScaled, highestScaled);
}

/** Percentile ranks at both ends of a section's band. */
export function percentilesOf(section: ScoredSection, { low, high }: Interval): Interval {
  return { low: percentileOf(section, low), high: percentileOf(section, high) };
}

function bandOf(estimate: number, standardError: number, lowest: number, highest: number): Band {
  const reach = errorsIn80 * standardError;
  return {
    estimate: Math.round(estimate),
    low: Math.max(lowest, Math.round(estimate - reach)),
    high: Math.min(highest, Math.round(estimate + reach)),
    standardError,
  };
}

function totalOf(bands: readonly Band[]): Band {
  return bandOf(
    bands.reduce((sum, { estimate }) => sum + estimate, 0),
    combinedError(...bands.map(({ standardError }) => standardError)),
    lowestTotal,
    highestTotal,
  );
}
