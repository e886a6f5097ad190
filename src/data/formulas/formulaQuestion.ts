/** Questions on the formulas and facts that students should know by heart for the twenty math topics. */
import type { QuantitativeTopic } from '@/domain/exam/items/item';

/** One of four choices; texts use the formula notation. */
export interface FormulaChoice {
  readonly text: string;
  /** Why the choice is wrong; null for the correct one. */
  readonly why: string | null;
}

export interface FormulaQuestion {
  readonly id: string;
  readonly topic: QuantitativeTopic;
  /** The beginning of a sentence that the choices complete, so it has no question mark. */
  readonly question: string;
  readonly choices: readonly [FormulaChoice, FormulaChoice, FormulaChoice, FormulaChoice];
  /** When to use the formula. */
  readonly use: string;
}
