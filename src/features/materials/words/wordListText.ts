import type { RootFamily } from '@/data/roots/rootFamily';
import type { LevelId } from '@/domain/exam/level/level-id';
import { testLevels } from '@/domain/exam/level/test-levels';
import { maxWordsPerSheet } from '@/domain/plan/words/word-sheet';
import { formatCount, formatNumber, formatRange } from '@/lib/text/format';
import type { WordChoice } from './wordChoice';

const difficultyNotes: Readonly<Record<number, string>> = { 1: ', everyday words', 5: ', rare words' };

/** "1, everyday words" */
export const difficultyLabel = (difficulty: number) => `${difficulty}${difficultyNotes[difficulty] ?? ''}`;

/** "Middle Level, grades 5 to 7" */
export function wordListLevelLabel(level: LevelId): string {
  const { name, grades } = testLevels[level];
  return `${name} Level, grades ${formatRange(grades)}`;
}

/** "bene, bon: good, well" */
export const rootLabel = ({ forms, meaning }: RootFamily) => `${forms.join(', ')}: ${meaning}`;

export const rootsTitle = 'Roots in Families';

/** The title on paper: "Middle Level Words Beginning with B, Difficulty 3". */
export function wordListTitle({ letter, difficulty }: WordChoice, level: LevelId): string {
  const words = letter === null ? 'Word List' : `Words Beginning with ${letter.toUpperCase()}`;
  const title = `${testLevels[level].name} Level ${words}`;
  return difficulty === null ? title : `${title}, Difficulty ${difficulty}`;
}

/** "2 of 7: brazen to clear" */
export function sheetPartLabel(words: readonly string[], part: number, parts: number): string {
  return `${part} of ${parts}: ${words[0] ?? ''} to ${words.at(-1) ?? ''}`;
}

/** Describes the number of words that fit a choice, and its effect on the paper. */
export function wordListCountText(parts: readonly (readonly string[])[]): string {
  const words = parts.flat().length;
  if (words === 0) return 'No words on the list fit. Choose another letter or difficulty.';
  if (parts.length === 1) return `${formatCount(words, 'word')}, on one or two pages.`;
  return `${formatNumber(words)} words. A two-page sheet holds at most ${maxWordsPerSheet}, so the list is split into ${formatNumber(parts.length)} sheets. Print the sheets one by one, or choose fewer words.`;
}

export const allRootsCountText = (families: number) =>
  `${formatNumber(families)} roots with their families, on two pages.`;
export const rootCountText = ({ family }: RootFamily) =>
  `${formatCount(family.length, 'word')}, on one page.`;
