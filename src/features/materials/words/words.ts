/** The sentences of the word list. */
import type { RootFamily } from '@/data/roots/root';
import { mostOnSheet } from '@/domain/plan/words/sheet';
import { count, number } from '@/lib/format';
import type { WordChoice } from './wordChoice';

const levelNotes: Readonly<Record<number, string>> = { 1: ', everyday words', 5: ', rare words' };

/** "Level 1, everyday words" */
export const levelLabel = (level: number) => `Level ${level}${levelNotes[level] ?? ''}`;

/** "bene, bon: good, well" */
export const rootLabel = ({ forms, meaning }: RootFamily) => `${forms.join(', ')}: ${meaning}`;

export const rootsTitle = 'Roots in Families';

/** The title on paper: "Words Beginning with B, Level 3". */
export function listTitle({ letter, level }: WordChoice): string {
  const beginning = letter === null ? 'Word List' : `Words Beginning with ${letter.toUpperCase()}`;
  return level === null ? beginning : `${beginning}, Level ${level}`;
}

/** "2 of 7: brazen to clear" */
export function partLabel(words: readonly string[], part: number, parts: number): string {
  return `${part} of ${parts}: ${words[0] ?? ''} to ${words.at(-1) ?? ''}`;
}

/** How many words fit a choice, and what that means for the paper. */
export function fitWords(parts: readonly (readonly string[])[]): string {
  const words = parts.flat().length;
  if (words === 0) return 'No words on the list fit. Choose another letter or level.';
  if (parts.length === 1) return `${count(words, 'word')}, on one or two pages.`;
  return `${number(words)} words. A two-page sheet holds at most ${mostOnSheet}, so the list is split into ${number(parts.length)} sheets. Print the sheets one by one, or choose fewer words.`;
}

export const rootsFit = (families: number) => `${number(families)} roots with their families, on two pages.`;
export const rootFit = ({ family }: RootFamily) => `${count(family.length, 'word')}, on one page.`;
