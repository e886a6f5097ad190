import * as v from 'valibot';
import { promptKinds, type WritingPrompt } from '@/domain/exam/items/item';
import { textSchema, versionSchema } from './itemFields';

export const writingPromptSchema: v.GenericSchema<unknown, WritingPrompt> = v.strictObject({
  id: textSchema,
  version: versionSchema,
  section: v.literal('writing'),
  kind: v.picklist(promptKinds),
  text: textSchema,
});
