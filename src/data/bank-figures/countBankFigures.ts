/** Counts the figures of the bank, for the command that writes them and the test that holds them true. */
import type { Generator } from '@/data/items/generators/generator';
import type { ParsedContentFile } from '@/data/items/schema/parseContentFile';
import { earlierVersionsFolder, fullForms } from '@/domain/exam/blueprint';
import { type Item, choiceLetters, relationLabels, skillLabels, topicLabels } from '@/domain/exam/item';
import { practiceLevel } from '@/domain/plan/practice-level';
import { typedKeys } from '@/lib/typedKeys';
import type { BankFigures } from './bankFigures';

interface Bank {
  readonly files: readonly ParsedContentFile[];
  readonly generators: readonly Generator[];
  /** The facts of each passage that was looked up, by its id. */
  readonly sources: Readonly<Record<string, readonly unknown[]>>;
  readonly words: readonly unknown[];
}

/**
 * How many questions were answered without their keys by readers who had not written them: first all that there were, then those that
 * were added for drills (the records in the bank's README). What is added later counts once it was read so.
 */
export const blindReadCounts = [913, 36] as const;

/** The figures of a bank. Earlier versions of its items don't count, nor do prompts that the practiced level doesn't offer. */
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
    prompts: today.flatMap((file) => file.prompts).filter(({ kind }) => practiceLevel.prompts.includes(kind))
      .length,
    fullForms: fullForms.length,
    generators: generators.length,
    words: words.length,
    relations: typedKeys(relationLabels).length,
    mathTopics: typedKeys(topicLabels).length,
    readingSkills: typedKeys(skillLabels).length,
    recomputed: items.filter((item) => item.kind === 'quantitative' && item.check !== null).length,
    facts: sum(Object.values(sources).map((facts) => facts.length)),
    passagesWithFacts: Object.keys(sources).length,
    readAgain: sum(blindReadCounts),
    mostFrequentKey: Number((Math.max(...keys) / items.length).toFixed(4)),
  };
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, each) => total + each, 0);
