/** The bridge builder’s state machine. */
import { describe, expect, test } from 'vitest';
import {
  type BridgeAction,
  bridgeRoundReducer,
  initialBridgeRound,
} from '@/features/practice/bridges/bridgeRound';

const after = (...moves: BridgeAction[]) => moves.reduce(bridgeRoundReducer, initialBridgeRound);

const write: BridgeAction = { type: 'write', sentence: 'A brim is the edge of a hat.' };

const submitSentence: BridgeAction = { type: 'said' };

const takeBridge: BridgeAction = { type: 'take-bridge', index: 2 };

const tryIt: BridgeAction = { type: 'try' };

const takePair: BridgeAction = { type: 'take-pair', index: 4 };

const next: BridgeAction = { type: 'next' };

describe('the bridge builder', () => {
  test('goes from the sentence to the bridge, the pairs, and the next pair', () => {
    expect(after(write, submitSentence)).toMatchObject({
      step: 'choose',
      sentence: write.sentence,
      bridge: null,
    });
    expect(after(write, submitSentence, takeBridge)).toMatchObject({ step: 'choose', bridge: 2 });
    expect(after(submitSentence, takeBridge, tryIt)).toMatchObject({ step: 'try', pair: null });
    expect(after(submitSentence, takeBridge, tryIt, takePair)).toMatchObject({ step: 'try', pair: 4 });
    expect(after(write, submitSentence, takeBridge, tryIt, takePair, next)).toEqual({
      ...initialBridgeRound,
      place: 1,
    });
  });
  test('starts over', () => {
    expect(after(submitSentence, takeBridge, tryIt, takePair, next, { type: 'again' })).toEqual(
      initialBridgeRound,
    );
  });
  test.each<[string, BridgeAction[], object]>([
    ['a bridge before the sentence', [takeBridge], { step: 'say', bridge: null }],
    ['the pairs before a bridge', [submitSentence, tryIt], { step: 'choose' }],
    ['a pair before the pairs', [submitSentence, takeBridge, takePair], { pair: null }],
    ['the next pair before an answer', [submitSentence, takeBridge, tryIt, next], { place: 0, step: 'try' }],
    ['a second bridge', [submitSentence, takeBridge, { type: 'take-bridge', index: 0 }], { bridge: 2 }],
    [
      'a second pair',
      [submitSentence, takeBridge, tryIt, takePair, { type: 'take-pair', index: 0 }],
      { pair: 4 },
    ],
    [
      'another sentence afterward',
      [write, submitSentence, { type: 'write', sentence: 'x' }],
      { sentence: write.sentence },
    ],
  ])('ignores %s', (_, moves, expected) => {
    expect(after(...moves)).toMatchObject(expected);
  });
});
