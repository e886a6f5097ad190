import * as v from 'valibot';
import {
  type AnalogyItem,
  connotations,
  partsOfSpeech,
  relationLabels,
  type SynonymItem,
  synonymTopics,
} from '@/domain/exam/item';
import { analogyLures, synonymLures } from '@/domain/exam/lure';
import { namesOf } from '@/lib/names';
import { common, luringChoices, text } from './parts';

const section = v.literal('verbal');

export const synonym: v.GenericSchema<unknown, SynonymItem> = v.strictObject({
  ...common,
  section,
  kind: v.literal('synonym'),
  choices: luringChoices(synonymLures),
  topic: v.picklist(synonymTopics),
  partOfSpeech: v.picklist(partsOfSpeech),
  connotation: v.picklist(connotations),
  root: v.nullable(text),
});

export const analogy: v.GenericSchema<unknown, AnalogyItem> = v.strictObject({
  ...common,
  section,
  kind: v.literal('analogy'),
  choices: luringChoices(analogyLures),
  relation: v.picklist(namesOf(relationLabels)),
  layout: v.picklist(['word', 'pair']),
  bridge: text,
});
