/** Where the facts of nonfiction passages were looked up: notes for editors, which no page shows. */
import type { Passage } from '@/domain/exam/item';
import notes from '@/data/items/passage-sources.json' with { type: 'json' };

/** A fact that a passage states, with the public sources that say so. */
export interface Fact {
  readonly fact: string;
  readonly sources: readonly string[];
}

/** The facts of each passage by its id. */
export const factsOf: Readonly<Record<string, readonly Fact[]>> = notes;

const leastSources = 2;

/** What the notes on a passage lack: a story or a poem needs none, every other passage facts with two sources each. */
export function sourceFaults(passage: Passage, facts: readonly Fact[] | undefined): string[] {
  if (passage.genre === 'fiction' || passage.form === 'verse') return [];
  if (facts === undefined || facts.length === 0) return ['no fact of it has been looked up'];
  return facts
    .filter(({ sources }) => new Set(sources).size < leastSources)
    .map(({ fact, sources }) => `"${fact}" has ${sources.length} sources; ${leastSources} are asked for`);
}
