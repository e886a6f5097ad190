/** Every kind's schema, for what reads the whole bank: the gate and the author's commands. */
import type { ContentSchemas } from './parseContentFile';
import { quantitative } from './quantitative';
import { passageSchema, reading } from './reading';
import { analogy, synonym } from './verbal';
import { writingPromptSchema } from './writing';

export const allSchemas: ContentSchemas = {
  items: { synonym: synonym, analogy: analogy, quantitative: quantitative, reading: reading },
  passage: passageSchema,
  prompt: writingPromptSchema,
};
