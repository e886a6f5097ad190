/** What a student should know by heart of the twenty topics of math, asked as questions. */
import type { Topic } from '@/domain/exam/item';

/** One of four answers; texts are in the notation of formulas. */
export interface FormulaChoice {
  readonly text: string;
  /** What is wrong with it; null for the right one. */
  readonly why: string | null;
}

export interface FormulaQuestion {
  readonly id: string;
  readonly topic: Topic;
  /** What is asked for, without a question mark: the choices complete it. */
  readonly question: string;
  readonly choices: readonly [FormulaChoice, FormulaChoice, FormulaChoice, FormulaChoice];
  /** When it is used. */
  readonly use: string;
}
