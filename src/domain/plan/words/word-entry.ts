/** What a word of the list is, and what is known of all words without their entries. */
import type { Difficulty, SynonymItem } from '@/domain/exam/item';

/** A word that is taken for the entry's own. */
export interface LookAlike {
  readonly word: string;
  readonly meaning: string;
}

export interface WordEntry {
  readonly word: string;
  readonly partOfSpeech: SynonymItem['partOfSpeech'];
  /** In plain words; a verb's begins with "to". */
  readonly definition: string;
  readonly connotation: SynonymItem['connotation'];
  readonly difficulty: Difficulty;
  /** Where it comes from, with the meaning there; null where nobody knows. */
  readonly root: string | null;
  /** Words of the same root. */
  readonly family: readonly string[];
  /** Shows the meaning to somebody who doesn't know the word. */
  readonly sentence: string;
  /** Begins with its part of speech, "(noun) ...", or with what it is said of, "(of a person) ...". */
  readonly secondMeaning: string | null;
  readonly lookAlikes: readonly [LookAlike, LookAlike];
  /** Words of the same file whose meanings are too close to be offered as wrong ones. */
  readonly near: readonly string[];
  /** A scene to keep in mind, in words. */
  readonly picture: string;
}

/** A word and the content file that has its entry: "words-2-a-d". */
export interface IndexedWord {
  readonly word: string;
  readonly file: string;
}

/** The difficulty of a word, from the name of its file. */
export function difficultyOf({ file }: IndexedWord): number {
  return Number(file.split('-')[1]);
}

/** All words of the list in the order in which they are learned. */
export type WordIndex = readonly IndexedWord[];
