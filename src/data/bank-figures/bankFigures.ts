/** Statistics about the item bank for page texts. A test compares them with the bank, so that pages don't have to load it. */
import figures from './figures.json';

export interface BankFigures {
  /** Static questions in total, and by kind. */
  readonly questions: number;
  readonly synonyms: number;
  readonly analogies: number;
  readonly quantitative: number;
  readonly reading: number;
  readonly passages: number;
  readonly prompts: number;
  /** Full tests that share no questions. */
  readonly fullForms: number;
  /** Kinds of math problems generated with new numbers each time. */
  readonly generators: number;
  readonly words: number;
  readonly relations: number;
  readonly mathTopics: number;
  readonly readingSkills: number;
  /** Math questions whose key the tests recalculate from a formula. */
  readonly recomputed: number;
  /** Facts stated in passages, each checked in at least two sources, and the number of those passages. */
  readonly facts: number;
  readonly passagesWithFacts: number;
  /** Questions answered without their keys by a reader who had not written them. */
  readonly readAgain: number;
  /** The share of the most frequent key letter, 0 to 1. */
  readonly mostFrequentKey: number;
}

export const bankFigures: BankFigures = figures;
