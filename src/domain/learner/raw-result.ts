/**
 * Raw results: the counted answers of a test at a level without tables from raw to scaled scores. They are counts, not estimates, so
 * none has a range.
 */
import type { LevelId } from '@/domain/exam/level/level-id';
import { hasScoreTables } from '@/domain/exam/level/test-level';
import { testLevels } from '@/domain/exam/level/test-levels';
import { rawScoreQuarters, type VerdictTally } from '@/domain/exam/scoring/scoring';
import { type ScoredSection, scoredSections } from '@/domain/exam/test/scored-sections';
import type { LearnerTest } from './learner-test';

/** The kind of results that tests taken on this site have, at a level. */
export type ResultKind = 'scaled' | 'raw';

/** The one decision between the two kinds of results; every screen and sentence follows it. */
export function resultKindOfLevel(level: LevelId): ResultKind {
  return hasScoreTables(testLevels[level]) ? 'scaled' : 'raw';
}

export interface RawResult extends VerdictTally {
  readonly questions: number;
  /** The raw score in quarters of a point: right answers minus a quarter of the wrong ones. */
  readonly quarters: number;
  /** The share of all questions that was right, from 0 to 1; blanks count as questions. */
  readonly share: number;
}

/** Returns null if nothing was answered: such a section was not taken. */
export function rawResult({ right, wrong, blank }: VerdictTally): RawResult | null {
  if (right + wrong === 0) return null;
  const questions = right + wrong + blank;
  const tally = { right, wrong, blank };
  return { ...tally, questions, quarters: rawScoreQuarters(tally), share: right / questions };
}

type AnsweredTest = Pick<LearnerTest, 'level' | 'answers'>;

/** Returns null at a level with score tables, whose tests have scaled scores, and if the section was not taken. */
export function sectionRawResult({ level, answers }: AnsweredTest, section: ScoredSection): RawResult | null {
  const counted = answers[section];
  return counted === undefined || resultKindOfLevel(level) === 'scaled' ? null : rawResult(counted);
}

/** Adds up the counts of results; null without any. */
export function sumOfResults(results: readonly VerdictTally[]): RawResult | null {
  return rawResult(
    results.reduce<VerdictTally>(
      (sum, each) => ({
        right: sum.right + each.right,
        wrong: sum.wrong + each.wrong,
        blank: sum.blank + each.blank,
      }),
      { right: 0, wrong: 0, blank: 0 },
    ),
  );
}

/** Returns the result of all three sections together; null unless each was taken. */
export function wholeRawResult(test: AnsweredTest): RawResult | null {
  const sections = scoredSections.flatMap((section) => sectionRawResult(test, section) ?? []);
  return sections.length < scoredSections.length ? null : sumOfResults(sections);
}

/** Returns the headline result of a test: of all sections or, for a test of one section, of that one. */
export function mainRawResult(test: AnsweredTest & Pick<LearnerTest, 'scope'>): RawResult | null {
  const { scope } = test;
  return scope === 'full' || scope === 'diagnostic' ? wholeRawResult(test) : sectionRawResult(test, scope);
}
