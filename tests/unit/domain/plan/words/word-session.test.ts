/** A session asks one word at a time, each until it was right once. */
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  selectSessionWords,
  beginWordSession,
  chooseMeaning,
  advanceToNextWord,
  type WordSessionState,
  showChoices,
} from '@/domain/plan/words/word-session';

const none = () => false;
const asks = selectSessionWords({ due: ['a', 'b', 'c'], wordsToLearn: ['d', 'e'] });
const begun = beginWordSession(asks);
const judged = chooseMeaning(showChoices(begun), 'a');
const words = ({ queue: left }: WordSessionState) => left.map(({ word }) => word).join('');

/** Answers the word on screen and continues to the next. */
function answered(session: WordSessionState, right: boolean): WordSessionState {
  const word = session.queue[0]?.word ?? '';
  return advanceToNextWord(chooseMeaning(showChoices(session), right ? word : `not ${word}`), none);
}

test('due words come before new ones', () => {
  expect(asks.map(({ word, kind }) => `${word} ${kind}`)).toEqual([
    'a due',
    'b due',
    'c due',
    'd new',
    'e new',
  ]);
});

test('goes through recall, choices, verdict, and next', () => {
  expect(begun).toMatchObject({ phase: 'recall', chosen: null, planned: 5 });
  const shown = showChoices(begun);
  expect(shown.phase).toBe('choose');
  const chosen = chooseMeaning(shown, 'a');
  expect(chosen).toMatchObject({
    phase: 'reveal',
    chosen: 'a',
    tally: { recalls: 1, right: 1, newWords: 0 },
  });
  expect(advanceToNextWord(chosen, none)).toMatchObject({ phase: 'recall', chosen: null, planned: 5 });
});

test.each<[string, WordSessionState, (session: WordSessionState) => WordSessionState]>([
  ['a choice before the choices are shown', begun, (session) => chooseMeaning(session, 'a')],
  ['the next word before a verdict', begun, (session) => advanceToNextWord(session, none)],
  ['a second choice', judged, (session) => chooseMeaning(session, 'b')],
  ['choices after the verdict', judged, showChoices],
])('%s changes nothing', (_, session, step) => expect(step(session)).toBe(session));

test('a missed word returns after three others, ungraded, until it is right', () => {
  let session = answered(beginWordSession(asks), false);
  expect(words(session)).toBe('bcdae');
  expect(session.queue[3]).toEqual({ word: 'a', kind: 'again' });
  expect(session.planned).toBe(5);
  for (let step = 0; step < 3; step += 1) session = answered(session, true);
  expect(words(session)).toBe('ae');
  session = answered(session, false);
  expect(words(session)).toBe('ea');
  expect(session.tally).toEqual({ recalls: 4, right: 3, newWords: 1 });
  session = answered(answered(session, true), true);
  expect(session.queue).toEqual([]);
  expect(session.tally).toEqual({ recalls: 5, right: 4, newWords: 2 });
});

test('skips a word that another tab has asked today, but keeps a repeat', () => {
  const missed = chooseMeaning(showChoices(beginWordSession(asks)), 'b');
  const session = advanceToNextWord(missed, (word) => word === 'a' || word === 'c');
  expect(words(session)).toBe('bdea');
  expect(session.planned).toBe(4);
});

test('whatever the answers, every word ends up right and is graded once', () => {
  fc.assert(
    fc.property(fc.array(fc.boolean(), { maxLength: 60 }), (answers) => {
      let session = beginWordSession(asks);
      const right = new Set<string>();
      for (let step = 0; session.queue.length > 0; step += 1) {
        const isRight = answers[step] ?? true;
        const word = session.queue[0]?.word ?? '';
        if (isRight) right.add(word);
        session = answered(session, isRight);
        expect(session.planned).toBe(5);
      }
      expect([...right].toSorted()).toEqual(['a', 'b', 'c', 'd', 'e']);
      expect(session.tally).toMatchObject({ recalls: 5, newWords: 2 });
    }),
  );
});
