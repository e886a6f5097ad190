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
 * For a test that is long enough for an estimate, at a level that has one.
 * @param score what the test has a raw score for: "your raw score"
 * @param explanations where and what they are: "an explanation of every choice"
 */
export function resultFact(
  level: LevelId,
  score = 'your raw score',
  explanations = 'an explanation of every choice',
): TermDefinition {
  const estimate = hasScoreTables(testLevels[level])
    ? ', an estimate if enough questions are new to you'
    : '';
  return {
    term: 'What you get',
    text: `You get ${score}${estimate}, the time each question took, and ${explanations}.${hasScoreTables(testLevels[level]) ? '' : ` ${noScaledScoreText(level)}`}`,
  };
}

/** Says what a level without score tables lacks, and why. */
export function noScaledScoreText(level: LevelId): string {
  return `There is no scaled score, because ${noScoreTableClause(testLevels[level])}.`;
}
