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

const requested = (path: string) => parseDrill(new URLSearchParams(path.slice(path.indexOf('?'))));

describe('the links', () => {
  test.each([
    ['synonyms', null, { kind: 'topic', topic: 'synonyms' }],
    ['synonyms', 'degree', { kind: 'topic', topic: 'synonyms' }],
    ['analogies', 'degree', { kind: 'topic', topic: 'analogy-degree' }],
    ['analogies', null, { kind: 'group', group: 'analogies' }],
    ['both', 'degree', { kind: 'section', section: 'verbal' }],
  ] as const)('%s with %s starts a drill that exists', (kind, relation, subject) => {
    const path = drillPath({ subject: verbalSubject(kind, relation), questions: 20 });
    expect(requested(path)).toMatchObject({ subject, questions: 20 });
  });
  test('a relation opens the builder at that relation', () => {
    expect(bridgeBuilderPath('lack-of')).toBe('/ssat-verbal-practice?bridges=lack-of#bridge-builder');
  });
});

test.each([
  [['benefit'], 'It appears in “benefit.” What does it mean?'],
  [['benefit', 'benign', 'bonus'], 'It appears in “benefit” and “benign.” What does it mean?'],
])('asks about a root with the words %o', (words, sentence) => {
  expect(rootQuestionText(words.map((word) => ({ word, meaning: '' })))).toBe(sentence);
});
