/**
 * The item bank's index, one line per item and per generator: all that practice needs to choose questions, without their texts.
 *
 *   syn-0021 C 3 verb second-meaning,look-alike,,same-field,opposite
 *   rea-0144 B 3 tone too-strong,,contrary,elsewhere,face-value pas-0029
 *
 * The fields are the id (with its version, as in `syn-0021@2`, unless that is 1), key, difficulty, focus (part of speech, relation,
 * topic, or skill), each choice's distractor type in order (empty for the key), and, for reading, the passage's id. A test compares
 * the file with the content; `npm run items -- index` writes it.
 */
import * as v from 'valibot';
import { isContentName } from '@/domain/exam/test/blueprint';
import { type LevelId, levelIds } from '@/domain/exam/level/level-id';
import {
  type Difficulty,
  itemIdFromRef,
  type Item,
  itemKindFromId,
  type ItemKind,
  type ItemTopicFields,
  itemRef,
  type ChoiceLetter,
  choiceLetters,
  partsOfSpeech,
  analogyRelationLabels,
  readingSkillLabels,
  quantitativeTopicLabels,
  itemVersionFromRef,
} from '@/domain/exam/items/item';
import {
  type DistractorKind,
  analogyDistractors,
  quantitativeDistractors,
  readingDistractors,
  synonymDistractors,
} from '@/domain/exam/items/distractor';
import { topicGroupOf, topicGroups } from '@/domain/exam/report/topic-results';
import {
  type GeneratorMetadata,
  buildItemIndex,
  type ItemMetadata,
  type ItemIndex,
} from '@/domain/plan/topics/item-facts';
import { topicIdOf } from '@/domain/plan/topics/topics';
import { assertPresent, assertUnreachable } from '@/lib/assert';
import { typedKeys } from '@/lib/typedKeys';

export interface ItemIndexFile {
  /** Lines of items by content file name, such as `starter/verbal`. */
  readonly files: Readonly<Record<string, readonly string[]>>;
  /** Lines of generators: id, difficulty, topic, and levels separated by commas. */
  readonly generators: readonly string[];
}

const indexSchema: v.GenericSchema<unknown, ItemIndexFile> = v.strictObject({
  files: v.record(v.string(), v.array(v.string())),
  generators: v.array(v.string()),
});

/**
 * Parses an index file, as the practice of one level needs it.
 * @throws Error when `file` isn't an index, or one of its lines is invalid.
 */
export function parseItemIndex(file: unknown, level: LevelId): ItemIndex {
  const { files, generators } = v.parse(indexSchema, file);
  return buildItemIndex(level, {
    items: Object.entries(files).flatMap(([name, lines]) =>
      lines.map((line) => read(factsFrom(name, line), line)),
    ),
    generators: generators.map((line) => read(generatorFrom(line), line)),
  });
}

function read<Facts>(facts: Facts | null, line: string): Facts {
  return assertPresent(facts, `The index of the bank has a line that can't be read: ${line}`);
}

/** Builds the index from the items of each content file, by file name, and the generators. Omits files without items. */
export function buildItemIndexFile(
  files: ReadonlyMap<string, readonly Item[]>,
  generators: readonly Parameters<typeof generatorLine>[0][],
): ItemIndexFile {
  return {
    files: Object.fromEntries(
      [...files].filter(([, items]) => items.length > 0).map(([name, items]) => [name, items.map(lineOf)]),
    ),
    generators: generators.map(generatorLine),
  };
}

function lineOf(item: Item): string {
  const distractors = item.choices.map(({ distractor = '' }) => distractor).join(',');
  const fields = [itemRef(item), item.key, item.difficulty, focusName(item), distractors];
  return (item.kind === 'reading' ? [...fields, item.passage] : fields).join(' ');
}

function focusName(focus: ItemTopicFields): string {
  switch (focus.kind) {
    case 'synonym':
      return focus.partOfSpeech;
    case 'analogy':
      return focus.relation;
    case 'quantitative':
      return focus.topic;
    case 'reading':
      return focus.skill;
    default:
      return assertUnreachable(focus);
  }
}

function generatorLine({
  id,
  topic,
  difficulty,
  levels,
}: {
  id: string;
  topic: string;
  difficulty: Difficulty;
  levels: readonly LevelId[];
}): string {
  return [id, difficulty, topic, levels.join(',')].join(' ');
}

/** Parses an item's line; null if it is invalid. */
function factsFrom(file: string, line: string): ItemMetadata | null {
  const [ref = '', key = '', level = '', name = '', distractors = '', passage] = line.split(' ');
  const id = itemIdFromRef(ref);
  const focus = focusFrom(id, name);
  const letter = oneOf(choiceLetters, key);
  const difficulty = difficultyFrom(level);
  const known = parseDistractors(distractors);
  if (focus === null || letter === null || difficulty === null || known === null) return null;
  if (!isContentName(file) || (passage !== undefined) !== (focus.kind === 'reading')) return null;
  return {
    id,
    version: itemVersionFromRef(ref),
    kind: focus.kind,
    ...topicFacts(focus),
    difficulty,
    key: letter,
    file,
    passage: passage ?? null,
    distractors: known,
  };
}

function generatorFrom(line: string): GeneratorMetadata | null {
  const [id = '', rank = '', name = '', levelNames = ''] = line.split(' ');
  const topic = oneOf(typedKeys(quantitativeTopicLabels), name);
  const difficulty = difficultyFrom(rank);
  const levels = levelNames.split(',').map((each) => oneOf(levelIds, each));
  if (topic === null || difficulty === null || levels.includes(null)) return null;
  const { topic: topicId, group } = topicFacts({ kind: 'quantitative', topic });
  return { id, topic: topicId, group, difficulty, levels: levels.filter((each) => each !== null) };
}

function topicFacts(focus: ItemTopicFields): Pick<ItemMetadata, 'section' | 'topic' | 'group'> {
  const group = topicGroupOf(focus);
  return { section: topicGroups[group].section, topic: topicIdOf(focus), group };
}

/** Reads the focus of each kind of item; null if it is unknown. */
const focusReaders: Readonly<Record<ItemKind, (name: string) => ItemTopicFields | null>> = {
  synonym: (name) =>
    focusWith(oneOf(partsOfSpeech, name), (partOfSpeech) => ({ kind: 'synonym', partOfSpeech })),
  analogy: (name) =>
    focusWith(oneOf(typedKeys(analogyRelationLabels), name), (relation) => ({ kind: 'analogy', relation })),
  quantitative: (name) =>
    focusWith(oneOf(typedKeys(quantitativeTopicLabels), name), (topic) => ({ kind: 'quantitative', topic })),
  reading: (name) =>
    focusWith(oneOf(typedKeys(readingSkillLabels), name), (skill) => ({ kind: 'reading', skill })),
};

/** Parses an item's focus. Its kind follows from the id; null if the kind or the focus is unknown. */
function focusFrom(id: string, name: string): ItemTopicFields | null {
  const kind = itemKindFromId(id);
  return kind === null ? null : focusReaders[kind](name);
}

function focusWith<Name>(
  name: Name | null,
  focusOf: (name: Name) => ItemTopicFields,
): ItemTopicFields | null {
  return name === null ? null : focusOf(name);
}

const distractorNames: readonly DistractorKind[] = [
  ...typedKeys(synonymDistractors),
  ...typedKeys(analogyDistractors),
  ...typedKeys(quantitativeDistractors),
  ...typedKeys(readingDistractors),
];

/** Parses the distractor types of five choices, separated by commas. A choice may have none; null if the text is invalid. */
function parseDistractors(text: string): ItemMetadata['distractors'] | null {
  const distractors: Partial<Record<ChoiceLetter, DistractorKind>> = {};
  const names = text.split(',');
  if (names.length !== choiceLetters.length) return null;
  for (const [index, letter] of choiceLetters.entries()) {
    const name = names[index] ?? '';
    if (name === '') continue;
    const distractor = oneOf(distractorNames, name);
    if (distractor === null) return null;
    distractors[letter] = distractor;
  }
  return distractors;
}

function difficultyFrom(text: string): Difficulty | null {
  const levels = [1, 2, 3, 4, 5] as const satisfies readonly Difficulty[];
  return levels.find((level) => String(level) === text) ?? null;
}

function oneOf<Name extends string>(names: readonly Name[], text: string): Name | null {
  return names.find((name) => name === text) ?? null;
}
