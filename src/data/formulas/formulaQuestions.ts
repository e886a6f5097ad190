/** All formulas and facts to recall; a page fetches them when they are used. */
import { algebraFormulas } from './algebra';
import { dataFormulas } from './data';
import type { FormulaQuestion } from './formulaQuestion';
import { fractionsPercentFormulas } from './fractions-percent';
import { geometryFormulas } from './geometry';
import { wholeNumbersFormulas } from './whole-numbers';

export const formulaQuestions: readonly FormulaQuestion[] = [
  ...wholeNumbersFormulas,
  ...fractionsPercentFormulas,
  ...algebraFormulas,
  ...geometryFormulas,
  ...dataFormulas,
];
