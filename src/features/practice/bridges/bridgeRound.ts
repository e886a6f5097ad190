/** The state of a bridge builder round: say the sentence, choose the bridge, try it on the pairs. */
export interface BridgeRound {
  /** Index of the exercise, from 0. */
  readonly place: number;
  readonly step: 'say' | 'choose' | 'try';
  /** The typed sentence, which isn't graded. */
  readonly sentence: string;
  /** Indexes of the chosen bridge and pair; null until one is chosen. */
  readonly bridge: number | null;
  readonly pair: number | null;
}

export type BridgeAction =
  | { readonly type: 'write'; readonly sentence: string }
  | { readonly type: 'said' }
  | { readonly type: 'take-bridge'; readonly index: number }
  | { readonly type: 'try' }
  | { readonly type: 'take-pair'; readonly index: number }
  | { readonly type: 'next' }
  | { readonly type: 'again' };

export const initialBridgeRound: BridgeRound = {
  place: 0,
  step: 'say',
  sentence: '',
  bridge: null,
  pair: null,
};

/** Returns the round after an action. Ignores actions that don't belong to the current step; choices can't be changed. */
export function bridgeRoundReducer(round: BridgeRound, move: BridgeAction): BridgeRound {
  const { place, step, bridge, pair } = round;
  switch (move.type) {
    case 'write':
      return step === 'say' ? { ...round, sentence: move.sentence } : round;
    case 'said':
      return step === 'say' ? { ...round, step: 'choose' } : round;
    case 'take-bridge':
      return step === 'choose' && bridge === null ? { ...round, bridge: move.index } : round;
    case 'try':
      return bridge === null ? round : { ...round, step: 'try' };
    case 'take-pair':
      return step === 'try' && pair === null ? { ...round, pair: move.index } : round;
    case 'next':
      return pair === null ? round : { ...initialBridgeRound, place: place + 1 };
    case 'again':
      return { ...initialBridgeRound };
    default:
      return round;
  }
}
