/** Facts shared by the start pages of several tests. */
import type { LevelId } from '@/domain/exam/level/level-id';
import { noScoreTableClause } from '@/domain/exam/level/score-tables-text';
import { hasScoreTables } from '@/domain/exam/level/test-level';
import { testLevels } from '@/domain/exam/level/test-levels';
import type { TermDefinition } from '@/ui/cards/TermList';

export const scoringRuleFact = {
  term: 'How points count',
  text: 'A right answer earns one point, a wrong answer costs a quarter of a point, and a blank costs nothing.',
} as const satisfies TermDefinition;

/** For a test of one section that is too short for an estimate. */
export const oneSectionResultFact = {
  term: 'What you get',
  text: 'You get your raw score, the time each question took, and an explanation of every choice.',
} as const satisfies TermDefinition;

/**
 * For a test that is long enough for an estimate; at a level without estimates, it says why there is none.
 * @param score the raw scores: "your raw score for each section"
 * @param explanations the explanations, and where they are: "an explanation of every choice beside the passage"
 */
export function resultFact(
  level: LevelId,
  score = 'your raw score',
  explanations = 'an explanation of every choice',
): TermDefinition {
  const text = hasScoreTables(testLevels[level])
    ? `You get ${score}, an estimate if enough questions are new to you, the time each question took, and ${explanations}.`
    : `You get ${score}, the time each question took, and ${explanations}. ${noScaledScoreText(level)}`;
  return { term: 'What you get', text };
}

/** Says what a level without score tables lacks, and why. */
export function noScaledScoreText(level: LevelId): string {
  return `There is no scaled score, because ${noScoreTableClause(testLevels[level])}.`;
}
