import { expect, test } from 'vitest';
import type { EssayResult, SectionResult } from '@/domain/exam/result';
import { estimateOf, takenTest } from '@/domain/exam/report/estimate';
import { guessAudit } from '@/domain/exam/report/guessing';
import { meaningOf } from '@/domain/exam/report/meaning';
import { comparedTests } from '@/domain/exam/report/compare';
import { stepAfterTest } from '@/domain/plan/next-step';
import { topicsOf } from '@/domain/exam/report/topics';
import { result as sampleResult } from '../exam/report/sample-result';
import { readingItem } from '../exam/sample-attempts';
import { quantitativeItem, synonymItem } from '../exam/sample-items';
import { judged, sectionOf, times } from '../exam/report/sample-results';

const stepOf = (...parts: (SectionResult | EssayResult)[]) => {
  const result = sampleResult(parts);
  const sections = parts.flatMap((part) => (part.kind === 'section' && part.scored ? [part] : []));
  const audit = guessAudit(sections.map(({ items, pace }) => ({ items, evenMs: pace.evenMs })));
  return stepAfterTest(result, topicsOf(result), audit, estimateOf(takenTest(result)));
};

const noun = (n: number) => synonymItem(n, { partOfSpeech: 'noun' });
const verb = (n: number) => synonymItem(n, { partOfSpeech: 'verb' });
const essay: EssayResult = {
  kind: 'essay',
  id: 'writing',
  ending: 'handed-in',
  usedMs: 60_000,
  limitMs: 1_500_000,
  prompt: null,
  outline: '',
  text: 'A text.',
};

test('the topic that lost the most comes first', () => {
  const items = [
    ...times(15, (n) => judged(n < 12 ? 'right' : 'wrong', {}, noun(n))),
    ...times(15, (n) => judged(n < 9 ? 'right' : 'wrong', {}, verb(n))),
  ];
  expect(stepOf(sectionOf('verbal', items))).toEqual({
    kind: 'topic',
    group: 'synonyms-verbs',
    wrong: 6,
    blank: 0,
    questions: 15,
    lostQuarters: 30,
  });
});

test('a raw point weighs what it is worth in its own section', () => {
  // Both lost the same raw points. Reading, at 30 of 40, is worth 9.5 scaled points a raw point and more; verbal less.
  const verbal = times(30, (n) => judged(n < 24 ? 'right' : 'blank', {}, noun(n)));
  const reading = times(30, (n) => judged(n < 24 ? 'right' : 'blank', {}, readingItem(n, 'pas-0001')));
  expect(stepOf(sectionOf('verbal', verbal), sectionOf('reading', reading))).toMatchObject({
    kind: 'topic',
    group: 'detail',
  });
});

test('many questions never reached outweigh a topic', () => {
  const items = [
    ...times(20, (n) => judged(n < 18 ? 'right' : 'wrong', {}, quantitativeItem(n))),
    ...times(5, (n) => judged('blank', { timeMs: 0 }, quantitativeItem(30 + n))),
  ];
  expect(stepOf(sectionOf('quantitative', items))).toEqual({
    kind: 'pace',
    section: 'quantitative',
    notReached: 5,
    // Eighteen right and two wrong of twenty: 17.5 raw points, 0.875 a question.
    points: 4.375,
    ranOut: false,
    leftMs: 1_200_000,
  });
});

test('blanks with choices crossed out can be what costs the most', () => {
  const items = [
    ...times(20, (n) => judged('right', {}, noun(n))),
    ...times(7, (n) => judged('blank', { crossedOut: ['A', 'B', 'C'] }, verb(n))),
  ];
  expect(stepOf(sectionOf('verbal', items))).toEqual({ kind: 'blanks', questions: 7, points: 7 * (3 / 8) });
});

test.each([
  [
    'ten questions, two not right',
    times(10, (n) => judged(n < 8 ? 'right' : 'wrong', {}, noun(n))),
    'review',
  ],
  ['ten questions, all right', times(10, (n) => judged('right', {}, noun(n))), 'longer-test'],
  ['thirty, all right', times(30, (n) => judged('right', {}, noun(n))), 'longer-test'],
  ['nothing answered', times(30, (n) => judged('blank', { timeMs: 0 }, noun(n))), 'review'],
])('%s', (_, items, kind) => expect(stepOf(sectionOf('verbal', items)).kind).toBe(kind));

test('an essay alone leads to its self-check', () => expect(stepOf(essay)).toEqual({ kind: 'self-check' }));

const verbal = (right: number) =>
  estimateOf(
    takenTest(
      sampleResult([
        sectionOf(
          'verbal',
          times(60, (n) => judged(n < right ? 'right' : 'wrong', {}, noun(n))),
        ),
      ]),
    ),
  );

test('what a test means', () => {
  const none = estimateOf(takenTest(sampleResult([essay])));
  expect(meaningOf(none, null, false)).toEqual({ kind: 'essay' });
  expect(meaningOf(none, null, true)).toEqual({ kind: 'raw' });
  expect(meaningOf(verbal(40), null, true)).toMatchObject({ kind: 'estimated', of: 'verbal' });
  const gain = meaningOf(verbal(50), comparedTests(verbal(20), verbal(50)), true);
  expect(gain).toMatchObject({
    kind: 'compared',
    of: 'verbal',
    comparison: { change: 'gain' },
    changed: [{ section: 'verbal' }],
  });
  const same = meaningOf(verbal(41), comparedTests(verbal(40), verbal(41)), true);
  expect(same).toMatchObject({ kind: 'compared', comparison: { change: 'within-error' }, changed: [] });
  expect(verbal(40).total).toBeNull();
});
