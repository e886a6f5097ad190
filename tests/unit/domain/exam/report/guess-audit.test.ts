import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { classifyDecision, decisionKinds, auditGuesses } from '@/domain/exam/report/guess-audit';
import { rawScore } from '@/domain/exam/scoring/scoring';
import { choiceLetters } from '@/domain/exam/items/item';
import { judged, times } from './sample-results';

const evenMs = 30_000;

describe('decisionOf', () => {
  test.each([
    ['answered with thought', judged('right'), 'judged'],
    ['a sure answer within a second', judged('wrong', { timeMs: 1000, confidence: 'sure' }), 'judged'],
    ['a guess, all five open', judged('wrong', { confidence: 'guess' }), 'blind'],
    [
      'a guess after crossing out choices',
      judged('right', { confidence: 'guess', crossedOut: ['C', 'D'] }),
      'narrowed',
    ],
    ['within a tenth of its share', judged('wrong', { timeMs: 2999 }), 'blind'],
    ['just over a tenth of its share', judged('wrong', { timeMs: 3000 }), 'judged'],
    ['read and left blank', judged('blank'), 'blank-open'],
    [
      'left blank with two choices crossed out',
      judged('blank', { crossedOut: ['A', 'B'] }),
      'blank-narrowed',
    ],
    ['never on screen', judged('blank', { timeMs: 0 }), 'not-reached'],
  ] as const)('%s', (_, item, decision) => expect(classifyDecision(item, evenMs)).toBe(decision));

  test('ten seconds never count as a guess, however long the share', () =>
    expect(classifyDecision(judged('wrong', { timeMs: 10_000 }), 600_000)).toBe('judged'));
  test('a fast answer isn’t a guess without a clock', () =>
    expect(classifyDecision(judged('wrong', { timeMs: 500 }), null)).toBe('judged'));
});

describe('guessAudit', () => {
  test('blind guesses cost a quarter point each, and narrowed blanks are worth a guess', () => {
    const audit = auditGuesses([
      {
        evenMs,
        items: [
          judged('right'),
          ...times(2, () => judged('wrong', { confidence: 'guess' })),
          // Three of five choices left: 1/6 each. Two left: 3/8.
          ...times(3, () => judged('blank', { crossedOut: ['A', 'B'] })),
          judged('blank', { crossedOut: ['A', 'B', 'C'] }),
        ],
      },
    ]);
    expect(audit.by.blind).toMatchObject({ questions: 2, wrong: 2, quarters: -2 });
    expect(audit.leftOnBlanks).toBeCloseTo(3 / 6 + 3 / 8, 9);
    expect(audit.usuallyOpen).toBe(3);
    expect(audit.blanks).toBe(4);
    expect(audit.hasConfidence).toBe(true);
  });

  test('crossing out all five choices doesn’t narrow the question', () => {
    const audit = auditGuesses([{ evenMs, items: [judged('blank', { crossedOut: [...choiceLetters] })] }]);
    expect(audit.leftOnBlanks).toBe(0);
    expect(audit.usuallyOpen).toBe(5);
  });

  test('there is nothing to audit without questions', () =>
    expect(auditGuesses([])).toMatchObject({ leftOnBlanks: 0, usuallyOpen: null, hasConfidence: false }));

  test('its points add up to the raw score, and its counts to all questions', () => {
    const items = fc.array(
      fc
        .tuple(
          fc.constantFrom('right', 'wrong', 'blank'),
          fc.nat(60_000),
          fc.constantFrom(null, 'sure', 'leaning', 'guess'),
          fc.subarray(['C', 'D', 'E'] as const),
        )
        .map(([verdict, timeMs, confidence, crossedOut]) =>
          judged(verdict, { timeMs, crossedOut, confidence: verdict === 'blank' ? null : confidence }),
        ),
      { maxLength: 60 },
    );
    fc.assert(
      fc.property(items, fc.constantFrom(null, evenMs), (all, share) => {
        const { by } = auditGuesses([{ items: all, evenMs: share }]);
        const sum = (key: 'questions' | 'quarters') =>
          decisionKinds.reduce((total, decision) => total + by[decision][key], 0);
        expect(sum('quarters')).toBe(rawScore(all.map(({ verdict }) => verdict)).quarters);
        expect(sum('questions')).toBe(all.length);
      }),
    );
  });
});
