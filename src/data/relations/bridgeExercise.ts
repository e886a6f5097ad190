/** What is taught of the relations of analogies, and how a bridge is practiced. */
import type { Letter, Relation } from '@/domain/exam/item';
import { capitalize } from '@/lib/format';

/** Two words in the order in which a stem has them. */
export type WordPair = readonly [first: string, second: string];

/** A pair as a stem says it: "Brim is to hat". */
export function pairText([first, second]: WordPair): string {
  return `${capitalize(first)} is to ${second}`;
}

/** What a student learns of one relation. */
export interface RelationGuide {
  readonly relation: Relation;
  /** The sentence that joins such words, A and B in the order of the stem. */
  readonly pattern: string;
  readonly example: WordPair;
  /** The pattern with the example's words in it. */
  readonly bridge: string;
  /** Why it holds. */
  readonly why: string;
  /** What goes wrong most often. */
  readonly trap: string;
}

/** What may be wrong with a bridge, with the words a student reads. */
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
  /** Null for the precise one. */
  readonly fault: BridgeFault | null;
  readonly why: string;
}

/** A pair on which the bridge is tried. */
export interface BridgeChoice {
  readonly pair: WordPair;
  /** The precise bridge with this pair in it. */
  readonly tried: string;
  /** Why that sentence is true or not; null where it is true and says so itself. */
  readonly why: string | null;
}

/** One analogy, taken in the two steps that solve it: find the sentence, then try it on each choice. */
export interface BridgeExercise {
  readonly pair: WordPair;
  readonly bridges: readonly [Bridge, Bridge, Bridge, Bridge];
  readonly choices: readonly [BridgeChoice, BridgeChoice, BridgeChoice, BridgeChoice, BridgeChoice];
  readonly key: Letter;
}
