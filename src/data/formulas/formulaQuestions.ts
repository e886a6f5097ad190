/** All formula questions. */
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
