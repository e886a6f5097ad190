/** All generators of the practice pool, at least two for each topic. */
import type { Generator } from './generator';
import { angles } from './angles';
import { area } from './area';
import { circles } from './circles';
import { coordinatePlane } from './coordinate-plane';
import { decimals } from './decimals';
import { equations } from './equations';
import { estimation } from './estimation';
import { exponents } from './exponents';
import { expressions } from './expressions';
import { factors } from './factors';
import { fractions } from './fractions';
import { inequalities } from './inequalities';
import { integers } from './integers';
import { percent } from './percent';
import { probability } from './probability';
import { rate } from './rate';
import { ratio } from './ratio';
import { sequences } from './sequences';
import { statistics } from './statistics';
import { wordProblems } from './word-problems';

export const generators: readonly Generator[] = [
  ...integers,
  ...factors,
  ...fractions,
  ...decimals,
  ...percent,
  ...ratio,
  ...rate,
  ...exponents,
  ...estimation,
  ...sequences,
  ...expressions,
  ...equations,
  ...inequalities,
  ...wordProblems,
  ...coordinatePlane,
  ...angles,
  ...area,
  ...circles,
  ...statistics,
  ...probability,
];
