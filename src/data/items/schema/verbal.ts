import * as v from 'valibot';
import {
  type AnalogyItem,
  connotations,
  partsOfSpeech,
  analogyRelationLabels,
  type SynonymItem,
  synonymTopics,
} from '@/domain/exam/items/item';
import { analogyDistractors, synonymDistractors } from '@/domain/exam/items/distractor';
import { typedKeys } from '@/lib/typedKeys';
import { commonItemFields, distractorChoicesSchema, textSchema } from './itemFields';

const section = v.literal('verbal');

export const synonym: v.GenericSchema<unknown, SynonymItem> = v.strictObject({
  ...commonItemFields,
  section,
  kind: v.literal('synonym'),
  choices: distractorChoicesSchema(synonymDistractors),
  topic: v.picklist(synonymTopics),
  partOfSpeech: v.picklist(partsOfSpeech),
  connotation: v.picklist(connotations),
  root: v.nullable(textSchema),
});

export const analogy: v.GenericSchema<unknown, AnalogyItem> = v.strictObject({
  ...commonItemFields,
  section,
  kind: v.literal('analogy'),
  choices: distractorChoicesSchema(analogyDistractors),
  relation: v.picklist(typedKeys(analogyRelationLabels)),
  layout: v.picklist(['word', 'pair']),
  bridge: textSchema,
});
