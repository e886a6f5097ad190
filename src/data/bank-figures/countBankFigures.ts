/** Calculates the item bank's statistics; used by the command that stores them and by the test that verifies them. */
import type { Generator } from '@/data/items/generators/generator';
import type { ParsedContentFile } from '@/data/items/schema/parseContentFile';
import { earlierVersionsFolder, fullFormIds } from '@/domain/exam/test/blueprint';
import {
  type Item,
  choiceLetters,
  analogyRelationLabels,
  readingSkillLabels,
  quantitativeTopicLabels,
} from '@/domain/exam/items/item';
import { typedKeys } from '@/lib/typedKeys';
import type { BankFigures } from './bankFigures';

interface Bank {
  readonly files: readonly ParsedContentFile[];
  readonly generators: readonly Generator[];
  /** By passage id: the facts stated in the passage that were checked in sources. */
  readonly sources: Readonly<Record<string, readonly unknown[]>>;
  /** The number of words to learn, of all levels. */
  readonly words: number;
}

/**
 * Questions answered without the answer key by someone other than the author, in their present or an earlier wording (see the item
 * bank's README). Raise it once new questions have been read this way.
 */
export const blindReadQuestions = 1689;

/** Excludes superseded versions of items. */
export function countBankFigures({ files, generators, sources, words }: Bank): BankFigures {
  const today = files.filter(({ set }) => set !== earlierVersionsFolder);
  const items = today.flatMap((file) => file.items);
  const ofKind = (kind: Item['kind']) => items.filter((item) => item.kind === kind).length;
  const keys = choiceLetters.map((letter) => items.filter(({ key }) => key === letter).length);
  return {
    questions: items.length,
    synonyms: ofKind('synonym'),
    analogies: ofKind('analogy'),
    quantitative: ofKind('quantitative'),
    reading: ofKind('reading'),
    passages: sum(today.map(({ passages }) => passages.length)),
    prompts: sum(today.map(({ prompts }) => prompts.length)),
    fullForms: fullFormIds.length,
    generators: generators.length,
    words,
    relations: typedKeys(analogyRelationLabels).length,
    mathTopics: typedKeys(quantitativeTopicLabels).length,
    readingSkills: typedKeys(readingSkillLabels).length,
    recomputed: items.filter((item) => item.kind === 'quantitative' && item.check !== null).length,
    facts: sum(Object.values(sources).map((facts) => facts.length)),
    passagesWithFacts: Object.keys(sources).length,
    readAgain: blindReadQuestions,
    mostFrequentKey: Number((Math.max(...keys) / items.length).toFixed(4)),
  };
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, each) => total + each, 0);
