/** Parses the word list's search parameters: `letter=b&difficulty=3&part=2`, or `root=bene`. Ignores invalid values. */
import type { RootFamily } from '@/data/roots/rootFamily';
import { rootFamilies } from '@/data/roots/rootFamilies';
import { parseWordDifficulty, type WordIndex } from '@/domain/plan/words/word-entry';
import type { WordFilter } from '@/domain/plan/words/word-sheet';

export const allRootsChoice = 'all';

export interface WordChoice extends WordFilter {
  /** With a root, the letter and the difficulty are ignored. */
  readonly root: RootFamily | typeof allRootsChoice | null;
  /** Number of the sheet, from 1. */
  readonly part: number;
}

/** The difficulty of a word's entry, from 1 for everyday words to 5 for rare ones. */
const wordDifficulties = [1, 2, 3, 4, 5] as const;

/** Returns the difficulties that a level's words have. */
export const difficultiesOf = (index: WordIndex) =>
  wordDifficulties.filter((difficulty) => index.some((each) => parseWordDifficulty(each) === difficulty));

/** Returns null for a difficulty that no word of the level has: the level may have changed since it was chosen. */
export const parseDifficulty = (text: string, index: WordIndex) =>
  difficultiesOf(index).find((difficulty) => String(difficulty) === text) ?? null;
export const parseLetter = (text: string) => (/^[a-z]$/.test(text) ? text : null);
export const parseRoot = (text: string) =>
  text === allRootsChoice ? allRootsChoice : (rootFamilies.find(({ forms }) => forms.includes(text)) ?? null);

export function parseWordChoice(search: URLSearchParams, index: WordIndex): WordChoice {
  const said = (name: string) => search.get(name)?.trim().toLowerCase() ?? '';
  const part = Number(said('part'));
  return {
    letter: parseLetter(said('letter')),
    difficulty: parseDifficulty(said('difficulty'), index),
    root: parseRoot(said('root')),
    part: Number.isInteger(part) && part > 1 ? part : 1,
  };
}

/** Formats a choice as search parameters. */
export function wordChoiceSearch({
  letter,
  difficulty,
  root,
  part,
}: WordChoice): Readonly<Record<string, string>> {
  if (root !== null) return { root: root === allRootsChoice ? allRootsChoice : root.forms[0] };
  return {
    ...(letter !== null && { letter }),
    ...(difficulty !== null && { difficulty: String(difficulty) }),
    ...(part > 1 && { part: String(part) }),
  };
}
