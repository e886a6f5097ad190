import * as v from 'valibot';
import { genreLabels } from '@/domain/exam/items/genre';
import { type Passage, type ReadingItem, readingSkillLabels } from '@/domain/exam/items/item';
import { readingDistractors } from '@/domain/exam/items/distractor';
import { typedKeys } from '@/lib/typedKeys';
import { commonItemFields, distractorChoicesSchema, textSchema, versionSchema } from './itemFields';

export const reading: v.GenericSchema<unknown, ReadingItem> = v.strictObject({
  ...commonItemFields,
  choices: distractorChoicesSchema(readingDistractors),
  section: v.literal('reading'),
  kind: v.literal('reading'),
  skill: v.picklist(typedKeys(readingSkillLabels)),
  passage: textSchema,
});

export const passageSchema: v.GenericSchema<unknown, Passage> = v.strictObject({
  id: textSchema,
  version: versionSchema,
  genre: v.picklist(typedKeys(genreLabels)),
  form: v.picklist(['prose', 'verse']),
  title: textSchema,
  intro: v.nullable(textSchema),
  text: v.pipe(v.array(textSchema), v.minLength(1)),
});
