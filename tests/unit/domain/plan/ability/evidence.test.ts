import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { evidenceBySection, extractEvidence } from '@/domain/plan/ability/evidence';
import {
  answer,
  anyEvidence,
  attemptWith,
  dayMs,
  leftBlank,
  nowMs,
  smallIndex,
  wrong,
} from '../sample-practice';

const idsFrom = (attempts: Parameters<typeof extractEvidence>[0]) =>
  extractEvidence(attempts, smallIndex).map(({ topic, right, answeredAtMs }) => [topic, right, answeredAtMs]);

describe('evidence from answers', () => {
  test('has the item’s topic and difficulty, and when and how it was answered', () => {
    const timed = { sections: [{ timed: true, answers: [answer('qua-0002@3', wrong)] }] };
    expect(extractEvidence([attemptWith(nowMs, [], timed)], smallIndex)).toEqual([
      {
        section: 'quantitative',
        topic: 'math-percent',
        difficulty: 4,
        right: false,
        isTimed: true,
        answeredAtMs: nowMs,
      },
    ]);
  });

  test('ignores answers at another level, also to questions that both levels have', () => {
    const middle = { level: 'middle' } as const;
    const answers = [answer('qua-0002'), answer('percent-easy-42')];
    expect(extractEvidence([attemptWith(nowMs, answers, middle)], smallIndex)).toEqual([]);
  });

  test('uses the generator’s topic for a generated item', () => {
    expect(extractEvidence([attemptWith(nowMs, [answer('percent-easy-42')])], smallIndex)).toMatchObject([
      { topic: 'math-percent', difficulty: 1, section: 'quantitative', right: true },
    ]);
  });

  test.each([
    ['a blank', answer('qua-0001', leftBlank)],
    ['an item seen before its attempt began', answer('qua-0001', { first: false })],
    [
      'a recall in a mistake review, although its numbers are new',
      answer('percent-easy-42', { recallOf: 'qua-0001' }),
    ],
    ['an item that the bank no longer has', answer('qua-9999')],
    ['a generator that no longer exists', answer('percent-gone-7')],
  ])('ignores %s', (_, each) => {
    expect(idsFrom([attemptWith(nowMs, [each])])).toEqual([]);
  });

  test.each([
    ['the earlier attempt', [answer('qua-0001', wrong)], [['math-percent', false, nowMs]]],
    ['a blank doesn’t count, so nothing', [answer('qua-0001', leftBlank)], []],
    ['another version', [answer('qua-0001@2', wrong)], [['math-percent', false, nowMs]]],
  ])('for an item answered twice, %s counts', (_, first, expected) => {
    const attempts = [attemptWith(nowMs, first), attemptWith(nowMs + dayMs, [answer('qua-0001')])];
    expect(idsFrom(attempts)).toEqual(expected);
    expect(idsFrom(attempts.toReversed())).toEqual(expected);
  });

  test('counts two items of one generator separately', () => {
    expect(idsFrom([attemptWith(nowMs, [answer('percent-easy-1'), answer('percent-easy-2')])])).toHaveLength(
      2,
    );
  });
});

test('each piece of evidence is in its own section', () => {
  fc.assert(
    fc.property(fc.array(anyEvidence), (all) => {
      const { verbal, quantitative, reading } = evidenceBySection(all);
      expect(verbal.length + quantitative.length + reading.length).toBe(all.length);
      expect(new Set([...verbal, ...quantitative, ...reading])).toEqual(new Set(all));
      expect(verbal.every(({ section }) => section === 'verbal')).toBe(true);
      expect(reading.every(({ section }) => section === 'reading')).toBe(true);
    }),
  );
});
