/** The entries of the word list, and an index of all words that is usable without loading their entries. */
import type { Difficulty, SynonymItem } from '@/domain/exam/items/item';
import type { LevelId } from '@/domain/exam/level/level-id';

/** A word easily confused with the entry's. */
export interface LookAlike {
  readonly word: string;
  readonly meaning: string;
}

export interface WordEntry {
  readonly word: string;
  readonly partOfSpeech: SynonymItem['partOfSpeech'];
  /** In plain words; verb definitions begin with "to". */
  readonly definition: string;
  readonly connotation: SynonymItem['connotation'];
  /** On one scale for both levels of the test. */
  readonly difficulty: Difficulty;
  /** The levels of the test whose students learn the word, in the order of `levelIds`; at least one. */
  readonly levels: readonly LevelId[];
  /** The word's origin and original meaning; null if unknown. */
  readonly root: string | null;
  /** Words with the same root. */
  readonly family: readonly string[];
  /** An example sentence that conveys the meaning to someone who doesn't know the word. */
  readonly sentence: string;
  /** Begins with the part of speech, "(noun) ...", or with what it applies to, "(of a person) ..."; null if there is none. */
  readonly secondMeaning: string | null;
  readonly lookAlikes: readonly [LookAlike, LookAlike];
  /** Words of the same file too close in meaning to be used as wrong choices. */
  readonly near: readonly string[];
  /** A memorable scene, described in words. */
  readonly picture: string;
}

/** A word and the content file with its entry, such as "words-2-a-d". */
export interface IndexedWord {
  readonly word: string;
  readonly file: string;
}

/** Parses the difficulty from the file name. */
export function parseWordDifficulty({ file }: IndexedWord): number {
  return Number(file.split('-')[1]);
}

/** All words of one level's list, in learning order. */
export type WordIndex = readonly IndexedWord[];

export type WordIndexes = Readonly<Record<LevelId, WordIndex>>;
