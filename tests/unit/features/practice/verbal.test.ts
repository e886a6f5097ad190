/** The bridge builder's state machine, and the page's links. */
import { describe, expect, test } from 'vitest';
import { parseDrill } from '@/domain/plan/drills/parse-drill';
import {
  type BridgeAction,
  bridgeRoundReducer,
  initialBridgeRound,
} from '@/features/practice/bridges/bridgeRound';
import { drillPath } from '@/features/practice/drillPath';
import { bridgeBuilderPath, verbalSubject } from '@/features/practice/verbal/verbalPracticeLinks';
import { rootQuestionText } from '@/features/practice/verbal/verbalPracticeText';

const after = (...moves: BridgeAction[]) => moves.reduce(bridgeRoundReducer, initialBridgeRound);
const write: BridgeAction = { type: 'write', sentence: 'A brim is the edge of a hat.' };
const said: BridgeAction = { type: 'said' };
const takeBridge: BridgeAction = { type: 'take-bridge', index: 2 };
const tryIt: BridgeAction = { type: 'try' };
const takePair: BridgeAction = { type: 'take-pair', index: 4 };
const next: BridgeAction = { type: 'next' };

describe('the bridge builder', () => {
  test('goes from the sentence to the bridge, to the pairs, to the next pair', () => {
    expect(after(write, said)).toMatchObject({ step: 'choose', sentence: write.sentence, bridge: null });
    expect(after(write, said, takeBridge)).toMatchObject({ step: 'choose', bridge: 2 });
    expect(after(said, takeBridge, tryIt)).toMatchObject({ step: 'try', pair: null });
    expect(after(said, takeBridge, tryIt, takePair)).toMatchObject({ step: 'try', pair: 4 });
    expect(after(write, said, takeBridge, tryIt, takePair, next)).toEqual({
      ...initialBridgeRound,
      place: 1,
    });
  });
  test('starts over', () => {
    expect(after(said, takeBridge, tryIt, takePair, next, { type: 'again' })).toEqual(initialBridgeRound);
  });
  test.each<[string, BridgeAction[], object]>([
    ['a bridge before the sentence', [takeBridge], { step: 'say', bridge: null }],
    ['the pairs before a bridge', [said, tryIt], { step: 'choose' }],
    ['a pair before the pairs', [said, takeBridge, takePair], { pair: null }],
    ['the next pair before this one is answered', [said, takeBridge, tryIt, next], { place: 0, step: 'try' }],
    ['a second bridge', [said, takeBridge, { type: 'take-bridge', index: 0 }], { bridge: 2 }],
    ['a second pair', [said, takeBridge, tryIt, takePair, { type: 'take-pair', index: 0 }], { pair: 4 }],
    [
      'another sentence afterward',
      [write, said, { type: 'write', sentence: 'x' }],
      { sentence: write.sentence },
    ],
  ])('takes no notice of %s', (_, moves, expected) => {
    expect(after(...moves)).toMatchObject(expected);
  });
});

const requested = (path: string) => parseDrill(new URLSearchParams(path.slice(path.indexOf('?'))));

describe('the links', () => {
  test.each([
    ['synonyms', null, { kind: 'topic', topic: 'synonyms' }],
    ['synonyms', 'degree', { kind: 'topic', topic: 'synonyms' }],
    ['analogies', 'degree', { kind: 'topic', topic: 'analogy-degree' }],
    ['analogies', null, { kind: 'group', group: 'analogies' }],
    ['both', 'degree', { kind: 'section', section: 'verbal' }],
  ] as const)('%s with %s starts a drill that there is', (kind, relation, subject) => {
    const path = drillPath({ subject: verbalSubject(kind, relation), questions: 20 });
    expect(requested(path)).toMatchObject({ subject, questions: 20 });
  });
  test('a relation opens the builder at its place', () => {
    expect(bridgeBuilderPath('lack-of')).toBe('/ssat-verbal-practice?bridges=lack-of#bridge-builder');
  });
});

test.each([
  [['benefit'], 'It appears in “benefit.” What does it mean?'],
  [['benefit', 'benign', 'bonus'], 'It appears in “benefit” and “benign.” What does it mean?'],
])('a root can be requested by its words %o', (words, sentence) => {
  expect(rootQuestionText(words.map((word) => ({ word, meaning: '' })))).toBe(sentence);
});
