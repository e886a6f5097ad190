/** Validates the word list for the tests. Each problem found has its file, word, and reason. */
import type { BankProblem } from '@/data/items/validators/bankProblem';
import { choiceByLetter, type SynonymItem } from '@/domain/exam/items/item';
import type { WordEntry } from '@/domain/plan/words/word-entry';
import { type LevelId, levelIds } from '@/domain/exam/level/level-id';
import { canBeDistractor } from '@/domain/plan/words/meaning-choices';
import { inflectionsOf, splitWords } from './wordForms';
import { parseWordFile } from './wordSchema';

/** Minimum and maximum lengths of an entry's texts, in characters. */
const lengths = {
  definition: [12, 72],
  sentence: [50, 120],
  root: [8, 80],
  secondMeaning: [12, 80],
  picture: [25, 80],
  meaning: [4, 48],
} as const satisfies Readonly<Record<string, readonly [number, number]>>;

/**
 * Minimum number of words in the same file whose meanings can be a word's wrong choices. With fewer, the choices would never vary.
 */
const leastOthers = 2;

/** Matches "words-2-a-d": difficulty and range of first letters. */
const fileName = /^words-([1-5])-([a-z])-([a-z])$/;

/** Returns all problems of the list. `contents` maps file names ("words-2-a-d") to parsed JSON. */
export function checkWordList(contents: Readonly<Record<string, unknown>>): BankProblem[] {
  const files = Object.entries(contents).map(([file, content]) => ({ file, ...parseWordFile(content) }));
  const seen = new Map<string, string>();
  return files.flatMap(({ file, words, mismatches }) => [
    ...mismatches.map((misfit) => ({ file, ...misfit })),
    ...placeFaults(file, words).map((fault) => ({ file, ...fault })),
    ...words.flatMap((entry) =>
      [...wordEntryFaults(entry), ...neighborFaults(entry, words), ...repeatFaults(entry, seen)].map(
        (reason): BankProblem => ({ file, id: entry.word, reason }),
      ),
    ),
  ]);
}

/** Reports words in the wrong file, or out of order. */
function placeFaults(file: string, words: readonly WordEntry[]): { id: string; reason: string }[] {
  const [, difficulty, from = '', to = ''] = fileName.exec(file) ?? [];
  return words.flatMap(({ word, difficulty: own }, index) => {
    const initial = word.charAt(0);
    const before = words[index - 1]?.word ?? '';
    return [
      ...(String(own) === difficulty && initial >= from && initial <= to ? [] : ['stands in the wrong file']),
      ...(before < word ? [] : [`must stand before "${before}"`]),
    ].map((reason) => ({ id: word, reason }));
  });
}

/** Returns the faults of an entry that don't involve other entries. */
export function wordEntryFaults(entry: WordEntry): string[] {
  const { word, levels, definition, root, family, sentence, secondMeaning, picture, lookAlikes } = entry;
  const own = new Set([word, ...family].flatMap(inflectionsOf));
  const definitionWord = splitWords(definition).find((each) => own.has(each));
  const meanings = lookAlikes.map(({ meaning }) => meaning);
  return [
    ...(/^[a-z]+(?:-[a-z]+)*$/.test(word) ? [] : ['a word is written in small letters']),
    ...(levels.join() === levelIds.filter((level) => levels.includes(level)).join()
      ? []
      : [`its levels are named once each, in the order ${levelIds.join(', ')}`]),
    ...lengthFaults('definition', definition),
    ...lengthFaults('sentence', sentence),
    ...(root === null ? [] : lengthFaults('root', root)),
    ...(secondMeaning === null ? [] : lengthFaults('secondMeaning', secondMeaning)),
    ...lengthFaults('picture', picture),
    ...meanings.flatMap((meaning) => lengthFaults('meaning', meaning)),
    ...(definitionWord === undefined ? [] : [`its definition uses "${definitionWord}"`]),
    ...((entry.partOfSpeech === 'verb') === definition.startsWith('to ')
      ? []
      : ['the definition of a verb, and of nothing else, begins with "to"']),
    ...(/^[A-Z].*[^.?!]$/.test(definition) || /[.?!]$/.test(definition)
      ? ['its definition is no sentence']
      : []),
    ...(/^[A-Z"].*[.?!]"?$/.test(sentence) ? [] : ['its sentence must begin and end as one']),
    ...(splitWords(sentence).some((each) => inflectionsOf(word).includes(each.replace(/['’]s$/, '')))
      ? []
      : ['its sentence lacks the word']),
    ...(secondMeaning === null || /^\([a-z][^)]*\) /.test(secondMeaning)
      ? []
      : ['its second meaning must begin with "(noun)" or "(of a person)"']),
    ...(family.includes(word) ? ['it is no member of its own family'] : []),
    ...(new Set(family).size === family.length ? [] : ['its family names a word twice']),
    ...(root === null && family.some((each) => !each.includes(word.slice(0, 3)))
      ? ['without a root its family can only be forms of the word']
      : []),
    ...(new Set([word, ...lookAlikes.map((each) => each.word)]).size === 3
      ? []
      : ['its look-alikes must be two other words']),
    ...(new Set([definition, ...meanings]).size === 3 ? [] : ['its look-alikes must have other meanings']),
  ];
}

function lengthFaults(field: keyof typeof lengths, text: string): string[] {
  const [least, most] = lengths[field];
  if (text.length >= least && text.length <= most) return [];
  return [`${field}: has ${text.length} characters; ${least} to ${most} are asked for: ${text}`];
}

/** Reports `near` words that are missing or don't refer back, and words with too few possible wrong choices in their file. */
function neighborFaults(entry: WordEntry, words: readonly WordEntry[]): string[] {
  const others = words.filter((other) => canBeDistractor(entry, other)).length;
  return [
    ...entry.near.flatMap((name) => {
      const other = words.find(({ word }) => word === name);
      if (other === undefined) return [`near: "${name}" is no word of this file`];
      return other.near.includes(entry.word) ? [] : [`near: "${name}" doesn't name it in return`];
    }),
    ...(others >= leastOthers ? [] : [`only ${others} words can be its wrong meanings`]),
  ];
}

/** Reports a word, definition, or picture that repeats an earlier entry's. */
function repeatFaults({ word, definition, picture }: WordEntry, seen: Map<string, string>): string[] {
  const texts = {
    word,
    definition: splitWords(definition).join(' '),
    picture: splitWords(picture).join(' '),
  };
  return Object.entries(texts).flatMap(([field, text]) => {
    const key = `${field} ${text}`;
    const owner = seen.get(key);
    seen.set(key, owner ?? word);
    return owner === undefined ? [] : [`its ${field} is already that of "${owner}"`];
  });
}

/**
 * Reports words of a level's synonym items that its list doesn't have as the item's part of speech: the stems, and on the Upper Level
 * also the correct choices. On the Middle Level those are plain words, such as "hide" for "conceal", which its students know.
 */
export function findUnlistedWords(
  level: LevelId,
  items: readonly SynonymItem[],
  words: readonly WordEntry[],
): string[] {
  const own = words.filter(({ levels }) => levels.includes(level));
  const known = new Set(
    own.flatMap(({ word, partOfSpeech, secondMeaning }) => [
      `${word} ${partOfSpeech}`,
      ...(secondMeaning === null ? [] : [`${word} ${/^\((\w+)/.exec(secondMeaning)?.[1] ?? ''}`]),
    ]),
  );
  return items.flatMap((item) =>
    [item.stem.toLowerCase(), ...(level === 'upper' ? [choiceByLetter(item, item.key).text] : [])]
      .filter((word) => !known.has(`${word} ${item.partOfSpeech}`))
      .map(
        (word) =>
          `${item.id}: "${word}" is not in the ${level} list as this part of speech: ${item.partOfSpeech}`,
      ),
  );
}
