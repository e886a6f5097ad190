/** The length and reading level of a passage. */
import { syllable } from 'syllable';
import type { LevelId } from '@/domain/exam/level/level-id';
import type { Passage } from '@/domain/exam/items/item';

export const wordRange = [230, 350] as const;

/** Flesch-Kincaid grades of passages; our own choice (docs/ssat.md, "The Middle Level"). */
export const gradeRanges: Readonly<Record<LevelId, readonly [number, number]>> = {
  middle: [5.5, 8.5],
  upper: [7, 12],
};

/** The period of these abbreviations doesn't end a sentence. */
const titles = /\b(Mr|Mrs|Ms|Dr|St|Mt)\./g;

/** Returns the number of words and the Flesch-Kincaid grade: 0.39 words per sentence + 11.8 syllables per word - 15.59 (1975). */
export function readingLevel(text: readonly string[]): { words: number; grade: number } {
  const plain = text.join(' ').replaceAll('\n', ' ').replaceAll(titles, '$1');
  const words = plain.match(/[A-Za-z0-9’-]*[A-Za-z0-9][A-Za-z0-9’-]*/g) ?? [];
  const sentences = plain.split(/[.?!]+[’”)]*(?=\s|$)/).filter((part) => /[a-z]/i.test(part)).length;
  const syllables = words.reduce((sum, word) => sum + Math.max(1, syllable(word)), 0);
  return {
    words: words.length,
    grade: (0.39 * words.length) / sentences + (11.8 * syllables) / words.length - 15.59,
  };
}

const within = (value: number, [least, most]: readonly [number, number]) => value >= least && value <= most;

/** Returns the faults of a passage's length and of its language for the test's level; the bank's own validator counts a poem's lines. */
export function levelFaults(passage: Passage, level: LevelId): string[] {
  const gradeRange = gradeRanges[level];
  const { words, grade } = readingLevel(passage.text);
  return [
    ...(passage.form === 'verse' || within(words, wordRange)
      ? []
      : [`it has ${words} words; ${wordRange.join(' to ')} are asked for`]),
    ...(within(grade, gradeRange)
      ? []
      : [`its Flesch-Kincaid grade is ${grade.toFixed(1)}; ${gradeRange.join(' to ')} is asked for`]),
  ];
}
