import type { RootFamily } from '@/data/roots/rootFamily';
import { maxWordsPerSheet } from '@/domain/plan/words/word-sheet';
import { formatCount, formatNumber } from '@/lib/text/format';
import type { WordChoice } from './wordChoice';

const levelNotes: Readonly<Record<number, string>> = { 1: ', everyday words', 5: ', rare words' };

/** "Level 1, everyday words" */
export const wordLevelLabel = (level: number) => `Level ${level}${levelNotes[level] ?? ''}`;

/** "bene, bon: good, well" */
export const rootLabel = ({ forms, meaning }: RootFamily) => `${forms.join(', ')}: ${meaning}`;

export const rootsTitle = 'Roots in Families';

/** The title on paper: "Words Beginning with B, Level 3". */
export function wordListTitle({ letter, level }: WordChoice): string {
  const beginning = letter === null ? 'Word List' : `Words Beginning with ${letter.toUpperCase()}`;
  return level === null ? beginning : `${beginning}, Level ${level}`;
}

/** "2 of 7: brazen to clear" */
export function sheetPartLabel(words: readonly string[], part: number, parts: number): string {
  return `${part} of ${parts}: ${words[0] ?? ''} to ${words.at(-1) ?? ''}`;
}

/** Describes the number of words that fit a choice, and its effect on the paper. */
export function wordListCountText(parts: readonly (readonly string[])[]): string {
  const words = parts.flat().length;
  if (words === 0) return 'No words on the list fit. Choose another letter or level.';
  if (parts.length === 1) return `${formatCount(words, 'word')}, on one or two pages.`;
  return `${formatNumber(words)} words. A two-page sheet holds at most ${maxWordsPerSheet}, so the list is split into ${formatNumber(parts.length)} sheets. Print the sheets one by one, or choose fewer words.`;
}

export const allRootsCountText = (families: number) =>
  `${formatNumber(families)} roots with their families, on two pages.`;
export const rootCountText = ({ family }: RootFamily) =>
  `${formatCount(family.length, 'word')}, on one page.`;
