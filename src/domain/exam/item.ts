/** What a question is: the schema of the whole bank. Kinds of the other sections join the unions at the end. */

export const letters = ['A', 'B', 'C', 'D', 'E'] as const;
export type Letter = (typeof letters)[number];

export type Section = 'verbal' | 'quantitative' | 'reading' | 'writing';

export const synonymTopics = [
  'character',
  'speech',
  'thought',
  'change',
  'amount',
  'conflict',
  'senses',
] as const;
export const partsOfSpeech = ['noun', 'verb', 'adjective'] as const;
export const connotations = ['positive', 'neutral', 'negative'] as const;

/** The fourteen relations of analogies on the test (facts of November 2026), with the words a student reads. */
export const relationLabels = {
  synonym: 'same meaning',
  antonym: 'opposite',
  degree: 'degree',
  'part-whole': 'part and whole',
  'member-group': 'member and group',
  'type-category': 'type and category',
  characteristic: 'characteristic',
  'lack-of': 'lack of',
  function: 'function',
  'tool-user': 'tool and user',
  'worker-product': 'worker and product',
  'worker-place': 'worker and place',
  'cause-effect': 'cause and effect',
  sequence: 'sequence or age',
} as const;
export type Relation = keyof typeof relationLabels;

export type Difficulty = 1 | 2 | 3 | 4 | 5;

export interface Choice {
  readonly text: string;
  /** One or two sentences: why it is right, or why it tempts and where it fails. Never names a letter. */
  readonly why: string;
}

export type FiveChoices = readonly [Choice, Choice, Choice, Choice, Choice];

interface ItemBase {
  /** Frozen: an item that changes keeps its id and gets a new version, so that an old review shows what was seen. */
  readonly id: string;
  readonly version: number;
  readonly section: Section;
  readonly kind: string;
  readonly difficulty: Difficulty;
  readonly stem: string;
  readonly choices: FiveChoices;
  readonly key: Letter;
}

export interface SynonymItem extends ItemBase {
  readonly section: 'verbal';
  readonly kind: 'synonym';
  readonly topic: (typeof synonymTopics)[number];
  readonly partOfSpeech: (typeof partsOfSpeech)[number];
  readonly connotation: (typeof connotations)[number];
  /** The word's origin in a few words; null where it isn't certain. */
  readonly root: string | null;
}

export interface AnalogyItem extends ItemBase {
  readonly section: 'verbal';
  readonly kind: 'analogy';
  readonly relation: Relation;
  /** `word`: "A is to B as C is to", a word is chosen. `pair`: "A is to B as", a pair is chosen. */
  readonly layout: 'word' | 'pair';
  /** The sentence that joins the first pair and that only the key fits. */
  readonly bridge: string;
}

export type VerbalItem = SynonymItem | AnalogyItem;
export type Item = VerbalItem;
export type ItemKind = Item['kind'];

export const kindLabels: Readonly<Record<ItemKind, string>> = { synonym: 'Synonym', analogy: 'Analogy' };

/** Gives the choice that a letter stands for. */
export function choiceOf(item: Item, letter: Letter): Choice {
  const [a, b, c, d, e] = item.choices;
  return { A: a, B: b, C: c, D: d, E: e }[letter];
}

/** Gives what an item trains, as a review groups it: an analogy's relation, a synonym's field of meaning. */
export function focusOf(item: Item): string {
  return item.kind === 'analogy' ? relationLabels[item.relation] : item.topic;
}
