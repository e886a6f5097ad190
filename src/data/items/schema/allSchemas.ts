/** The schemas of everything in the bank's content files. */
import * as v from 'valibot';
import { promptKinds, type WritingPrompt } from '@/domain/exam/items/item';
import { textSchema, versionSchema } from './itemFields';
import type { ContentSchemas } from './parseContentFile';
import { quantitative } from './quantitative';
import { passageSchema, reading } from './reading';
import { analogy, synonym } from './verbal';

const writingPromptSchema: v.GenericSchema<unknown, WritingPrompt> = v.strictObject({
  id: textSchema,
  version: versionSchema,
  section: v.literal('writing'),
  kind: v.picklist(promptKinds),
  text: textSchema,
});

export const allSchemas: ContentSchemas = {
  items: { synonym: synonym, analogy: analogy, quantitative: quantitative, reading: reading },
  passage: passageSchema,
  prompt: writingPromptSchema,
};
