/** Every kind's schema, for what reads the whole bank: the gate and the author's commands. */
import type { Schemas } from './file';
import { quantitative } from './quantitative';
import { passage, reading } from './reading';
import { analogy, synonym } from './verbal';
import { prompt } from './writing';

export const allSchemas: Schemas = {
  items: { synonym, analogy, quantitative, reading },
  passage,
  prompt,
};
