/** What an address says of the word list: `letter=b&level=3&part=2`, or `root=bene`. What it says wrongly is left out. */
import type { RootFamily } from '@/data/roots/root';
import { roots } from '@/data/roots/roots';
import type { WordFilter } from '@/domain/plan/words/sheet';

export const allRoots = 'all';

export interface WordChoice extends WordFilter {
  /** With a root, the letter and the level count for nothing. */
  readonly root: RootFamily | typeof allRoots | null;
  /** Which of the sheets, from 1. */
  readonly part: number;
}

/** The levels of words, the difficulty of their entries. */
export const levels = [1, 2, 3, 4, 5] as const;

export const levelOf = (text: string) => levels.find((level) => String(level) === text) ?? null;
export const letterOf = (text: string) => (/^[a-z]$/.test(text) ? text : null);
export const rootOf = (text: string) =>
  text === allRoots ? allRoots : (roots.find(({ forms }) => forms.includes(text)) ?? null);

export function parseWordChoice(search: URLSearchParams): WordChoice {
  const said = (name: string) => search.get(name)?.trim().toLowerCase() ?? '';
  const part = Number(said('part'));
  return {
    letter: letterOf(said('letter')),
    level: levelOf(said('level')),
    root: rootOf(said('root')),
    part: Number.isInteger(part) && part > 1 ? part : 1,
  };
}

/** The same as an address has it. */
export function searchOf({ letter, level, root, part }: WordChoice): Readonly<Record<string, string>> {
  if (root !== null) return { root: root === allRoots ? allRoots : root.forms[0] };
  return {
    ...(letter !== null && { letter }),
    ...(level !== null && { level: String(level) }),
    ...(part > 1 && { part: String(part) }),
  };
}
