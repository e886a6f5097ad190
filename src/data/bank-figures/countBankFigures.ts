/** Calculates the item bank's statistics; used by the command that stores them and by the test that verifies them. */
import type { Generator } from '@/data/items/generators/generator';
import type { ParsedContentFile } from '@/data/items/schema/parseContentFile';
import {
  blueprint,
  earlierVersionsFolder,
  fullFormsOf,
  type ItemSetSpec,
} from '@/domain/exam/test/blueprint';
import {
  type Item,
  choiceLetters,
  analogyRelationLabels,
  readingSkillLabels,
} from '@/domain/exam/items/item';
import { type LevelId, levelIds } from '@/domain/exam/level/level-id';
import { testLevels } from '@/domain/exam/level/test-levels';
import { typedKeys } from '@/lib/typedKeys';
import type { BankFigures, PooledFigures } from './bankFigures';

interface Bank {
  readonly files: readonly ParsedContentFile[];
  readonly generators: readonly Generator[];
  /** By passage id: the facts stated in the passage that were checked in sources. */
  readonly sources: Readonly<Record<string, readonly unknown[]>>;
  /** The words of each level's list. */
  readonly words: Readonly<Record<LevelId, readonly string[]>>;
}

/**
 * Questions answered without the answer key by someone other than the author, in their present or an earlier wording (see the item
 * bank's README). Raise it once new questions have been read this way.
 */
export const blindReadQuestions: Readonly<Record<LevelId, number>> = { middle: 917, upper: 1689 };

/** Excludes superseded versions of items. */
export function countBankFigures({ files, generators, sources, words }: Bank): BankFigures {
  const today = files.filter(({ set }) => set !== earlierVersionsFolder);
  const items = today.flatMap((file) => file.items);
  const keys = choiceLetters.map((letter) => items.filter(({ key }) => key === letter).length);
  return {
    ...countPool({ files: today, generators, words }, levelIds),
    byLevel: {
      middle: countPool({ files: today, generators, words }, ['middle']),
      upper: countPool({ files: today, generators, words }, ['upper']),
    },
    relations: typedKeys(analogyRelationLabels).length,
    readingSkills: typedKeys(readingSkillLabels).length,
    recomputed: items.filter((item) => item.kind === 'quantitative' && item.check !== null).length,
    facts: sum(Object.values(sources).map((facts) => facts.length)),
    passagesWithFacts: Object.keys(sources).length,
    mostFrequentKey: Number((Math.max(...keys) / items.length).toFixed(4)),
  };
}

const sets: Readonly<Record<string, ItemSetSpec>> = blueprint;

/** Counts what the bank has for the given levels. */
function countPool(
  { files, generators, words }: Pick<Bank, 'files' | 'generators' | 'words'>,
  levels: readonly LevelId[],
): PooledFigures {
  const own = files.filter(({ set }) => levels.some((level) => sets[set]?.level === level));
  const items = own.flatMap((file) => file.items);
  const ofKind = (kind: Item['kind']) => items.filter((item) => item.kind === kind).length;
  const topics = new Set(levels.flatMap((level) => testLevels[level].quantitativeTopics));
  return {
    questions: items.length,
    synonyms: ofKind('synonym'),
    analogies: ofKind('analogy'),
    quantitative: ofKind('quantitative'),
    reading: ofKind('reading'),
    passages: sum(own.map(({ passages }) => passages.length)),
    prompts: sum(own.map(({ prompts }) => prompts.length)),
    fullForms: sum(levels.map((level) => fullFormsOf(level).length)),
    generators: generators.filter((each) => levels.some((level) => each.levels.includes(level))).length,
    mathTopics: topics.size,
    words: new Set(levels.flatMap((level) => words[level])).size,
    readAgain: sum(levels.map((level) => blindReadQuestions[level])),
  };
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, each) => total + each, 0);
