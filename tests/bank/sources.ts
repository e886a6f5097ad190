/** The sources of the facts in nonfiction passages: editors' notes that no page shows. */
import type { Passage } from '@/domain/exam/items/item';
import notes from '@/data/items/passage-sources.json' with { type: 'json' };

/** A fact stated by a passage, with the public sources that support it. */
export interface Fact {
  readonly fact: string;
  readonly sources: readonly string[];
}

/** Facts by passage ID. */
export const factsOf: Readonly<Record<string, readonly Fact[]>> = notes;

const leastSources = 2;

/** Returns what the notes on a passage lack: every passage needs facts with two sources each, except stories and poems. */
export function sourceFaults(passage: Passage, facts: readonly Fact[] | undefined): string[] {
  if (passage.genre === 'fiction' || passage.form === 'verse') return [];
  if (facts === undefined || facts.length === 0) return ['no fact of it has been looked up'];
  return facts
    .filter(({ sources }) => new Set(sources).size < leastSources)
    .map(({ fact, sources }) => `"${fact}" has ${sources.length} sources; ${leastSources} are asked for`);
}
