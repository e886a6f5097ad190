import * as v from 'valibot';
import { genreLabels } from '@/domain/exam/genre';
import { type Passage, type ReadingItem, skillLabels } from '@/domain/exam/item';
import { readingLures } from '@/domain/exam/lure';
import { namesOf } from '@/lib/names';
import { common, luringChoices, text, version } from './parts';

export const reading: v.GenericSchema<unknown, ReadingItem> = v.strictObject({
  ...common,
  choices: luringChoices(readingLures),
  section: v.literal('reading'),
  kind: v.literal('reading'),
  skill: v.picklist(namesOf(skillLabels)),
  passage: text,
});

export const passage: v.GenericSchema<unknown, Passage> = v.strictObject({
  id: text,
  version,
  genre: v.picklist(namesOf(genreLabels)),
  form: v.picklist(['prose', 'verse']),
  title: text,
  intro: v.nullable(text),
  text: v.pipe(v.array(text), v.minLength(1)),
});
