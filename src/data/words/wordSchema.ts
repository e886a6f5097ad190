/** Parses and validates content files of the word list. */
import * as v from 'valibot';
import { textSchema, schemaIssueText } from '@/data/items/schema/itemFields';
import { connotations, partsOfSpeech } from '@/domain/exam/items/item';
import { levelIds } from '@/domain/exam/level/level-id';
import type { WordEntry } from '@/domain/plan/words/word-entry';

const lookAlike = v.strictObject({ word: textSchema, meaning: textSchema });

const entry: v.GenericSchema<unknown, WordEntry> = v.strictObject({
  word: textSchema,
  partOfSpeech: v.picklist(partsOfSpeech),
  definition: textSchema,
  connotation: v.picklist(connotations),
  difficulty: v.picklist([1, 2, 3, 4, 5]),
  levels: v.pipe(v.array(v.picklist(levelIds)), v.minLength(1)),
  root: v.nullable(textSchema),
  family: v.array(textSchema),
  sentence: textSchema,
  secondMeaning: v.nullable(textSchema),
  lookAlikes: v.strictTuple([lookAlike, lookAlike]),
  near: v.array(textSchema),
  picture: textSchema,
});

const looseFile = v.strictObject({ words: v.array(v.unknown()) });
const looseEntry = v.object({ word: v.string() });

export interface WordMismatch {
  /** The word itself if the entry has one, otherwise its position in the file: "word 7". */
  readonly id: string;
  readonly reason: string;
}

export interface ParsedWordFile {
  readonly words: readonly WordEntry[];
  readonly mismatches: readonly WordMismatch[];
}

/** Parses a content file entry by entry. Returns the valid entries, and each schema violation in the others. */
export function parseWordFile(content: unknown): ParsedWordFile {
  const file = v.safeParse(looseFile, content);
  if (!file.success)
    return {
      words: [],
      mismatches: file.issues.map((issue) => ({ id: 'the file', reason: schemaIssueText(issue) })),
    };
  const words: WordEntry[] = [];
  const mismatches: WordMismatch[] = [];
  for (const [index, raw] of file.output.words.entries()) {
    const parsed = v.safeParse(entry, raw);
    if (parsed.success) words.push(parsed.output);
    else {
      const head = v.safeParse(looseEntry, raw);
      const id = head.success ? head.output.word : `word ${index + 1}`;
      mismatches.push(...parsed.issues.map((issue) => ({ id, reason: schemaIssueText(issue) })));
    }
  }
  return { words, mismatches };
}
