/** Types for teaching analogies: their relations, and bridges, the sentences that state how the two words of a pair are related. */
import type { ChoiceLetter, AnalogyRelation } from '@/domain/exam/items/item';
import { capitalize } from '@/lib/text/format';

/** Two words in the order of the stem. */
export type WordPair = readonly [first: string, second: string];

/** Formats a pair as in a stem: "Brim is to hat". */
export function formatWordPair([first, second]: WordPair): string {
  return `${capitalize(first)} is to ${second}`;
}

/** Teaching text for a relation. */
export interface RelationGuide {
  readonly relation: AnalogyRelation;
  /** The general bridge for this relation, with A for the first word and B for the second: "A is one kind of B." */
  readonly pattern: string;
  readonly example: WordPair;
  /** The pattern filled with the example's words. */
  readonly bridge: string;
  /** Why the bridge is true of the example. */
  readonly why: string;
  /** The most common mistake with this relation. */
  readonly trap: string;
}

/** Faults of a bridge, with the labels that students see. */
export const bridgeFaultLabels = {
  loose: 'Too loose',
  narrow: 'Too narrow',
  reversed: 'Turned around',
  other: 'Another relation',
} as const;
export type BridgeFault = keyof typeof bridgeFaultLabels;

/** A bridge offered as a choice in an exercise. */
export interface Bridge {
  readonly text: string;
  /** Null for the precise bridge. */
  readonly fault: BridgeFault | null;
  readonly why: string;
}

/** An answer choice of the analogy, on which the student tests the bridge. */
export interface BridgeChoice {
  readonly pair: WordPair;
  /** The precise bridge with this pair's words filled in. */
  readonly tried: string;
  /** Why that sentence is true or false; null if it is obviously true. */
  readonly why: string | null;
}

/** An analogy solved in two steps: choose the precise bridge, then test it on each choice. */
export interface BridgeExercise {
  readonly pair: WordPair;
  readonly bridges: readonly [Bridge, Bridge, Bridge, Bridge];
  readonly choices: readonly [BridgeChoice, BridgeChoice, BridgeChoice, BridgeChoice, BridgeChoice];
  readonly key: ChoiceLetter;
}
