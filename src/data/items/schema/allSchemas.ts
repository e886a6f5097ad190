/** The schemas of everything in the bank's content files. */
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
