/** All generators of the practice pool, at least two per topic. */
import type { Generator } from './generator';
import { angleGenerators } from './angles';
import { areaGenerators } from './area';
import { circleGenerators } from './circles';
import { coordinatePlaneGenerators } from './coordinate-plane';
import { decimalGenerators } from './decimals';
import { equationGenerators } from './equations';
import { estimationGenerators } from './estimation';
import { exponentGenerators } from './exponents';
import { expressionGenerators } from './expressions';
import { factorGenerators } from './factors';
import { fractionGenerators } from './fractions';
import { inequalityGenerators } from './inequalities';
import { integerGenerators } from './integers';
import { percentGenerators } from './percent';
import { probabilityGenerators } from './probability';
import { rateGenerators } from './rate';
import { ratioGenerators } from './ratio';
import { sequenceGenerators } from './sequences';
import { statisticsGenerators } from './statistics';
import { wordProblemGenerators } from './word-problems';

export const generators: readonly Generator[] = [
  ...integerGenerators,
  ...factorGenerators,
  ...fractionGenerators,
  ...decimalGenerators,
  ...percentGenerators,
  ...ratioGenerators,
  ...rateGenerators,
  ...exponentGenerators,
  ...estimationGenerators,
  ...sequenceGenerators,
  ...expressionGenerators,
  ...equationGenerators,
  ...inequalityGenerators,
  ...wordProblemGenerators,
  ...coordinatePlaneGenerators,
  ...angleGenerators,
  ...areaGenerators,
  ...circleGenerators,
  ...statisticsGenerators,
  ...probabilityGenerators,
];
