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

/** The type demands a schema of every kind of item; other lists may have only those that they read. */
export const allSchemas: ContentSchemas & { readonly items: Required<ContentSchemas['items']> } = {
  items: { synonym, analogy, quantitative, reading },
  passage: passageSchema,
  prompt: writingPromptSchema,
};
