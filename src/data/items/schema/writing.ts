import * as v from 'valibot';
import { promptKinds, type WritingPrompt } from '@/domain/exam/item';
import { text, version } from './parts';

export const prompt: v.GenericSchema<unknown, WritingPrompt> = v.strictObject({
  id: text,
  version,
  section: v.literal('writing'),
  kind: v.picklist(promptKinds),
  text,
});
