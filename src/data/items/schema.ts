/** The shape of a content file, checked where the file is read. */
import * as v from 'valibot';
import {
  type AnalogyItem,
  connotations,
  type FiveChoices,
  letters,
  partsOfSpeech,
  type Relation,
  relationLabels,
  type SynonymItem,
  synonymTopics,
  type VerbalItem,
} from '@/domain/exam/item';

const text = v.pipe(
  v.string(),
  v.check((value) => value !== '' && value === value.trim(), 'must be text, without spaces around it'),
);
const choice = v.strictObject({ text, why: text });

const fiveChoices: v.GenericSchema<unknown, FiveChoices> = v.strictTuple([
  choice,
  choice,
  choice,
  choice,
  choice,
]);

const common = {
  id: text,
  version: v.pipe(v.number(), v.integer(), v.minValue(1)),
  section: v.literal('verbal'),
  difficulty: v.picklist([1, 2, 3, 4, 5]),
  stem: text,
  choices: fiveChoices,
  key: v.picklist(letters),
};

const relations = Object.keys(relationLabels).filter((name): name is Relation => name in relationLabels);

const synonym: v.GenericSchema<unknown, SynonymItem> = v.strictObject({
  ...common,
  kind: v.literal('synonym'),
  topic: v.picklist(synonymTopics),
  partOfSpeech: v.picklist(partsOfSpeech),
  connotation: v.picklist(connotations),
  root: v.nullable(text),
});

const analogy: v.GenericSchema<unknown, AnalogyItem> = v.strictObject({
  ...common,
  kind: v.literal('analogy'),
  relation: v.picklist(relations),
  layout: v.picklist(['word', 'pair']),
  bridge: text,
});

const schemaOfKind = { synonym, analogy } as const;

const looseFile = v.strictObject({ set: text, section: v.literal('verbal'), items: v.array(v.unknown()) });
const looseItem = v.object({ id: v.optional(v.string()), kind: v.optional(v.unknown()) });

/** A field that is not what the schema asks for. */
export interface Misfit {
  /** The item's own id where it has one, otherwise its place in the file: "item 7". */
  readonly id: string;
  readonly reason: string;
}

export interface ParsedFile {
  readonly items: readonly VerbalItem[];
  readonly misfits: readonly Misfit[];
}

/** Parses a content file item by item: the good ones typed, and for each bad one the field and what was expected. */
export function parseFile(content: unknown): ParsedFile {
  const file = v.safeParse(looseFile, content);
  if (!file.success)
    return { items: [], misfits: file.issues.map((issue) => ({ id: 'the file', reason: wording(issue) })) };

  const items: VerbalItem[] = [];
  const misfits: Misfit[] = [];
  file.output.items.forEach((raw, index) => {
    const head = v.safeParse(looseItem, raw);
    const id = (head.success ? head.output.id : undefined) ?? `item ${index + 1}`;
    const kind = head.success ? head.output.kind : undefined;
    if (kind !== 'synonym' && kind !== 'analogy') {
      misfits.push({ id, reason: 'kind: must be "synonym" or "analogy"' });
      return;
    }
    const parsed = v.safeParse(schemaOfKind[kind], raw);
    if (parsed.success) items.push(parsed.output);
    else misfits.push(...parsed.issues.map((issue) => ({ id, reason: wording(issue) })));
  });
  return { items, misfits };
}

/** Words an issue for the person who writes items: the field, and what is wrong with it. */
function wording(issue: v.BaseIssue<unknown>): string {
  const field = v.getDotPath(issue) ?? 'content';
  if (issue.type === 'strict_object' && issue.expected === 'never')
    return `${field}: is no field of this kind of item`;
  if (issue.received === 'undefined') return `${field}: is missing`;
  return issue.kind === 'schema'
    ? `${field}: must be ${issue.expected}, not ${issue.received}`
    : `${field}: ${issue.message}`;
}
