/** Stored statistics about the item bank, so that page texts can quote them without loading the bank. A test verifies them. */
import type { LevelId } from '@/domain/exam/level/level-id';
import figures from './figures.json';

/** Figures that the whole bank has, and the part of each level. */
export interface PooledFigures {
  /** Questions stored in the bank, not counting generated ones: the total, then by kind. */
  readonly questions: number;
  readonly synonyms: number;
  readonly analogies: number;
  readonly quantitative: number;
  readonly reading: number;
  readonly passages: number;
  readonly prompts: number;
  /** Full-length tests; no two share a question. */
  readonly fullForms: number;
  /** Kinds of math problems that are generated with new numbers each time. Most are of more than one level. */
  readonly generators: number;
  readonly mathTopics: number;
  /** Words to learn; some are in the lists of both levels. */
  readonly words: number;
  /** Questions that someone other than the author has answered without seeing the answer key. */
  readonly readAgain: number;
}

export interface BankFigures extends PooledFigures {
  readonly byLevel: Readonly<Record<LevelId, PooledFigures>>;
  readonly relations: number;
  readonly readingSkills: number;
  /** Math questions whose correct answer the tests recalculate from a formula. */
  readonly recomputed: number;
  /** Facts stated in passages, each checked in at least two sources, and the number of passages with such facts. */
  readonly facts: number;
  readonly passagesWithFacts: number;
  /** The fraction of questions whose correct answer is the most common letter, 0 to 1. */
  readonly mostFrequentKey: number;
}

export const bankFigures: BankFigures = figures;
