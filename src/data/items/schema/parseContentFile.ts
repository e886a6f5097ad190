/** Parses and validates content files. */
import * as v from 'valibot';
import type { Item, ItemKind, Passage, WritingPrompt } from '@/domain/exam/items/item';
import { textSchema, schemaIssueText } from './itemFields';

/** The schemas for parsing a file. All are optional, because a page for one section loads only that section's schemas. */
export interface ContentSchemas {
  readonly items: { readonly [Kind in ItemKind]?: v.GenericSchema<unknown, Item> };
  readonly passage?: v.GenericSchema<unknown, Passage>;
  readonly prompt?: v.GenericSchema<unknown, WritingPrompt>;
}

const list = v.optional(v.array(v.unknown()), []);
const looseFile = v.strictObject({
  set: textSchema,
  section: textSchema,
  items: list,
  passages: list,
  prompts: list,
});
const looseEntry = v.object({ id: v.optional(v.string()), kind: v.optional(v.unknown()) });

export interface SchemaMismatch {
  /** The entry's id, or its position ("item 7") if it has none; "the file" if the file as a whole is invalid. */
  readonly id: string;
  readonly reason: string;
}

/** The content of one section of one set, such as the verbal section of form A. */
export interface SectionContent {
  readonly items: readonly Item[];
  readonly passages: readonly Passage[];
  readonly prompts: readonly WritingPrompt[];
}

export interface ParsedContentFile extends SectionContent {
  /** The set and section named in the file; both empty if the file as a whole is invalid. */
  readonly set: string;
  readonly section: string;
  readonly misfits: readonly SchemaMismatch[];
}

/** Parses a content file entry by entry. Returns the valid entries, and for each invalid one the field and what was expected. */
export function parseContentFile(content: unknown, schemas: ContentSchemas): ParsedContentFile {
  const file = v.safeParse(looseFile, content);
  if (!file.success) {
    const misfits = file.issues.map((issue) => ({ id: 'the file', reason: schemaIssueText(issue) }));
    return { set: '', section: '', items: [], passages: [], prompts: [], misfits };
  }
  const { set, section } = file.output;
  const misfits: SchemaMismatch[] = [];

  function entries<Entry>(
    raws: readonly unknown[],
    name: string,
    schemaOf: (kind: unknown) => v.GenericSchema<unknown, Entry> | string,
  ): Entry[] {
    return raws.flatMap((raw, index) => {
      const head = v.safeParse(looseEntry, raw);
      const id = (head.success ? head.output.id : undefined) ?? `${name} ${index + 1}`;
      const schema = schemaOf(head.success ? head.output.kind : undefined);
      if (typeof schema === 'string') {
        misfits.push({ id, reason: schema });
        return [];
      }
      const parsed = v.safeParse(schema, raw);
      if (parsed.success) return [parsed.output];
      misfits.push(...parsed.issues.map((issue) => ({ id, reason: schemaIssueText(issue) })));
      return [];
    });
  }

  const kinds = Object.keys(schemas.items);
  const isKind = (kind: unknown): kind is ItemKind => typeof kind === 'string' && kinds.includes(kind);
  const unknownKind = `kind: must be ${kinds.map((kind) => `"${kind}"`).join(' or ')}`;
  const unexpected = `has no place in the section ${section}`;
  return {
    set,
    section,
    items: entries(file.output.items, 'item', (kind) => (isKind(kind) && schemas.items[kind]) || unknownKind),
    passages: entries(file.output.passages, 'passage', () => schemas.passage ?? unexpected),
    prompts: entries(file.output.prompts, 'prompt', () => schemas.prompt ?? unexpected),
    misfits,
  };
}
