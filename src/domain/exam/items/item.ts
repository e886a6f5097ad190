/** The schema of the item bank. */
import { assertUnreachable } from '@/lib/assert';
import { typedKeys } from '@/lib/typedKeys';
import { type NamingContext, sectionName } from '@/domain/section-names';
import type { Figure, ItemTable } from './figure';
import type { Genre } from './genre';
import type { DistractorKind } from './distractor';

export const choiceLetters = ['A', 'B', 'C', 'D', 'E'] as const;
export type ChoiceLetter = (typeof choiceLetters)[number];

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

/** The fourteen analogy relations on the test (docs/ssat.md, "What the questions cover"), with labels for students. */
export const analogyRelationLabels = {
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
export type AnalogyRelation = keyof typeof analogyRelationLabels;

/** The twenty quantitative topics (docs/ssat.md, "What the questions cover"), with labels for students. */
export const quantitativeTopicLabels = {
  integers: 'integers and order',
  factors: 'factors, multiples, primes',
  fractions: 'fractions',
  decimals: 'decimals',
  percent: 'percent',
  ratio: 'ratio and proportion',
  rate: 'rate, work, distance',
  exponents: 'exponents and roots',
  estimation: 'estimation',
  sequences: 'sequences',
  expressions: 'expressions',
  equations: 'linear equations',
  inequalities: 'inequalities',
  'word-problems': 'words to equations',
  'coordinate-plane': 'coordinate plane',
  angles: 'angles and triangles',
  area: 'area, perimeter, volume',
  circles: 'circles',
  statistics: 'mean, median, range',
  probability: 'probability, counting, graphs',
} as const;
export type QuantitativeTopic = keyof typeof quantitativeTopicLabels;

/** The nine reading skills (docs/ssat.md, "What the questions cover"), with labels for students. */
export const readingSkillLabels = {
  'main-idea': 'main idea',
  detail: 'detail',
  inference: 'inference',
  'word-in-context': 'word in context',
  purpose: 'purpose',
  tone: 'tone',
  figurative: 'figurative language',
  argument: 'argument',
  prediction: 'prediction',
} as const;
export type ReadingSkill = keyof typeof readingSkillLabels;

export type Difficulty = 1 | 2 | 3 | 4 | 5;

export interface Choice {
  readonly text: string;
  /** One or two sentences: the real meaning of the choice, or the mistake that leads to it. Must not name a letter. */
  readonly why: string;
  /** Set on wrong choices: the reason a student with partial knowledge picks it. */
  readonly distractor?: DistractorKind;
}

export type FiveChoices = readonly [Choice, Choice, Choice, Choice, Choice];

interface ItemBase {
  /** Permanent: an item that changes keeps its id and gets a new version, so that old reviews show the version the student saw. */
  readonly id: string;
  readonly version: number;
  readonly section: Section;
  readonly kind: string;
  readonly difficulty: Difficulty;
  readonly stem: string;
  readonly choices: FiveChoices;
  readonly key: ChoiceLetter;
}

export interface SynonymItem extends ItemBase {
  readonly section: 'verbal';
  readonly kind: 'synonym';
  readonly topic: (typeof synonymTopics)[number];
  readonly partOfSpeech: (typeof partsOfSpeech)[number];
  readonly connotation: (typeof connotations)[number];
  /** A short etymology; null if uncertain. */
  readonly root: string | null;
}

export interface AnalogyItem extends ItemBase {
  readonly section: 'verbal';
  readonly kind: 'analogy';
  readonly relation: AnalogyRelation;
  /** `word`: "A is to B as C is to", with words as choices. `pair`: "A is to B as", with pairs as choices. */
  readonly layout: 'word' | 'pair';
  /** The sentence that links the first pair and fits only the key. */
  readonly bridge: string;
}

export type VerbalItem = SynonymItem | AnalogyItem;

/** An independent calculation of the key of an item in the bank, to check the stored key. */
export interface AnswerKeyCheck {
  /** An expression over the numbers of the stem whose value equals the key and no other choice. */
  readonly formula?: string | undefined;
  /** Instead of a formula, a condition that only the key satisfies; `c` is a choice, `all` are the five. */
  readonly holds?: string | undefined;
  /** The choices' values as expressions; null if the text of the choice is the value. */
  readonly values?: readonly (string | null)[] | undefined;
}

export interface QuantitativeItem extends ItemBase {
  readonly section: 'quantitative';
  readonly kind: 'quantitative';
  readonly topic: QuantitativeTopic;
  /** The shortest way to the right answer. */
  readonly method: string;
  readonly figure: Figure | null;
  readonly table: ItemTable | null;
  /** Null for an item from a generator, because the generator itself calculates the key twice. */
  readonly check: AnswerKeyCheck | null;
}

export interface ReadingItem extends ItemBase {
  readonly section: 'reading';
  readonly kind: 'reading';
  readonly skill: ReadingSkill;
  /** The passage's id. */
  readonly passage: string;
}

/** The fields that determine an item's topic. */
export type ItemTopicFields =
  | Pick<SynonymItem, 'kind' | 'partOfSpeech'>
  | Pick<AnalogyItem, 'kind' | 'relation'>
  | Pick<QuantitativeItem, 'kind' | 'topic'>
  | Pick<ReadingItem, 'kind' | 'skill'>;

export type Item = VerbalItem | QuantitativeItem | ReadingItem;
export type ItemKind = Item['kind'];

interface ItemKindFacts {
  readonly section: Exclude<Section, 'writing'>;
  /** The id of an item in the bank is this, a hyphen, and four digits. */
  readonly idPrefix: string;
}

/** In the order in which a section asks them. */
const itemKindFacts = {
  synonym: { section: 'verbal', idPrefix: 'syn' },
  analogy: { section: 'verbal', idPrefix: 'ana' },
  quantitative: { section: 'quantitative', idPrefix: 'qua' },
  reading: { section: 'reading', idPrefix: 'rea' },
} as const satisfies {
  readonly [Kind in ItemKind]: ItemKindFacts & Pick<Extract<Item, { readonly kind: Kind }>, 'section'>;
};

/** In the order in which a section asks them. */
export const itemKinds: readonly ItemKind[] = typedKeys(itemKindFacts);

export function sectionOfItemKind(kind: ItemKind): ItemKindFacts['section'] {
  return itemKindFacts[kind].section;
}

/** Returns "syn" for a synonym, as in "syn-0001". */
export function itemIdPrefix(kind: ItemKind): string {
  return itemKindFacts[kind].idPrefix;
}

/** Returns the kind of an item in the bank by its id, whether or not the bank has it; null for other ids, such as a generated one. */
export function itemKindFromId(id: string): ItemKind | null {
  const [, prefix] = /^([a-z]+)-\d{4}$/.exec(id) ?? [];
  return itemKinds.find((kind) => itemIdPrefix(kind) === prefix) ?? null;
}

export interface Passage {
  readonly id: string;
  readonly version: number;
  readonly genre: Genre;
  readonly form: 'prose' | 'verse';
  readonly title: string;
  /** A sentence of context; null if none is needed. */
  readonly intro: string | null;
  /** Paragraphs, or for verse, stanzas with lines separated by line breaks. */
  readonly text: readonly string[];
}

/** In the order in which a test offers them. */
export const promptKinds = ['personal', 'general', 'story'] as const;

export type PromptKind = (typeof promptKinds)[number];

/** A writing sample prompt: a question about the writer, a question about anything else, or the opening of a story to continue. */
export interface WritingPrompt {
  readonly id: string;
  readonly version: number;
  readonly section: 'writing';
  readonly kind: PromptKind;
  readonly text: string;
}

export const promptKindLabels: Readonly<Record<PromptKind, string>> = {
  personal: 'Personal question',
  general: 'General question',
  story: 'Story opening',
};

export const itemKindLabels: Readonly<Record<ItemKind, string>> = {
  synonym: 'Synonym',
  analogy: 'Analogy',
  quantitative: 'Quantitative',
  reading: 'Reading',
};

/** Returns the name of a kind of question as tests or dashboards name its section: "Quantitative" or "Math". */
export function itemKindLabel(kind: ItemKind, place: NamingContext): string {
  return kind === 'quantitative' ? sectionName(kind, place) : itemKindLabels[kind];
}

/** The names of all questions of a kind together, with the short name of math. */
export const itemKindPluralLabels: Readonly<Record<ItemKind, string>> = {
  synonym: 'Synonyms',
  analogy: 'Analogies',
  quantitative: 'Math',
  reading: 'Reading',
};

/**
 * Returns an item's reference in a form: its id, plus the version from the second on ("syn-0001@2"), so that an old form can find
 * the version its student saw among the bank's earlier versions.
 */
export function itemRef({ id, version }: Pick<Item, 'id' | 'version'>): string {
  return version === 1 ? id : `${id}@${version}`;
}

/**
 * Returns the id in an item reference. Versions share an id, because a reworded item isn't new to a student who knows the old one.
 */
export function itemIdFromRef(ref: string): string {
  const version = ref.indexOf('@');
  return version === -1 ? ref : ref.slice(0, version);
}

export function itemVersionFromRef(ref: string): number {
  return Number(/@(\d+)$/.exec(ref)?.[1] ?? 1);
}

export function choiceByLetter(item: Item, letter: ChoiceLetter): Choice {
  const [a, b, c, d, e] = item.choices;
  return { A: a, B: b, C: c, D: d, E: e }[letter];
}

/** Returns the label of an item's field of meaning (synonyms), relation (analogies), topic (math), or skill (reading). */
export function itemTopicLabel(item: Item): string {
  switch (item.kind) {
    case 'synonym':
      return item.topic;
    case 'analogy':
      return analogyRelationLabels[item.relation];
    case 'quantitative':
      return quantitativeTopicLabels[item.topic];
    case 'reading':
      return readingSkillLabels[item.skill];
    default:
      return assertUnreachable(item);
  }
}
