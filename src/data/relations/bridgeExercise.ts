/** Types for teaching the relations of analogies and practicing bridge sentences. */
import type { Letter, Relation } from '@/domain/exam/items/item';
import { capitalize } from '@/lib/text/format';

/** Two words in the order of the stem. */
export type WordPair = readonly [first: string, second: string];

/** Formats a pair as in a stem: "Brim is to hat". */
export function pairText([first, second]: WordPair): string {
  return `${capitalize(first)} is to ${second}`;
}

/** Teaching text for a relation. */
export interface RelationGuide {
  readonly relation: Relation;
  /** The sentence that joins such words, with A and B in the order of the stem. */
  readonly pattern: string;
  readonly example: WordPair;
  /** The pattern filled with the example's words. */
  readonly bridge: string;
  /** Why the bridge holds. */
  readonly why: string;
  /** The most common mistake. */
  readonly trap: string;
}

/** Faults of a bridge, with the labels that students read. */
export const bridgeFaultLabels = {
  loose: 'Too loose',
  narrow: 'Too narrow',
  reversed: 'Turned around',
  other: 'Another relation',
} as const;
export type BridgeFault = keyof typeof bridgeFaultLabels;

/** A sentence that might join a pair. */
export interface Bridge {
  readonly text: string;
  /** Null for the precise bridge. */
  readonly fault: BridgeFault | null;
  readonly why: string;
}

/** A pair to test the bridge on. */
export interface BridgeChoice {
  readonly pair: WordPair;
  /** The precise bridge filled with this pair. */
  readonly tried: string;
  /** Why that sentence is true or false; null if it is obviously true. */
  readonly why: string | null;
}

/** An analogy solved in two steps: find the sentence, then test it on each choice. */
export interface BridgeExercise {
  readonly pair: WordPair;
  readonly bridges: readonly [Bridge, Bridge, Bridge, Bridge];
  readonly choices: readonly [BridgeChoice, BridgeChoice, BridgeChoice, BridgeChoice, BridgeChoice];
  readonly key: Letter;
}
