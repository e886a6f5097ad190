/** The schemas of all kinds, for code that reads the whole bank: validators and author commands. */
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
