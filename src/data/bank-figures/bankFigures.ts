/** What may be said of the item bank in figures. A test holds them equal to the bank, so that a page need not carry it. */
import figures from './figures.json';

export interface BankFigures {
  /** Frozen questions, and of each kind. */
  readonly questions: number;
  readonly synonyms: number;
  readonly analogies: number;
  readonly quantitative: number;
  readonly reading: number;
  readonly passages: number;
  readonly prompts: number;
  /** Full tests that share no question. */
  readonly fullForms: number;
  /** Kinds of math problems that are drawn with new numbers each time. */
  readonly generators: number;
  readonly words: number;
  readonly relations: number;
  readonly mathTopics: number;
  readonly readingSkills: number;
  /** Math questions whose key the tests work out again from a formula. */
  readonly recomputed: number;
  /** Facts that passages state, each looked up in at least two sources, and the passages that state them. */
  readonly facts: number;
  readonly passagesWithFacts: number;
  /** Questions that were answered without their keys by a reader who had not written them. */
  readonly readAgain: number;
  /** The share of the letter that is the key most often, 0 to 1. */
  readonly mostFrequentKey: number;
}

export const bankFigures: BankFigures = figures;
