/** The compact format for the answers of finished attempts survives a round trip. */
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { unpackAnswers, packAnswers, packedAnswersSchema } from '@/data/record/finished/attemptRows';
import { parseOrNull } from '@/data/record/attemptSchema';
import { confidenceLevels } from '@/domain/exam/items/item-state';
import { levelIds } from '@/domain/exam/level/level-id';
import {
  type AnswerRecord,
  type AttemptFacts,
  completeFacts,
  type EssayFacts,
  type SectionFacts,
  toAttemptFacts,
} from '@/domain/plan/ability/answered-attempt';
import { timings } from '@/domain/exam/test/timing';
import { assertPresent } from '@/lib/assert';
import { anyJudged } from '../../../domain/plan/sample-practice';
import { finished } from '../sample-attempts';

const digits = (n: number) => String(n).padStart(4, '0');
const itemId = fc
  .tuple(fc.constantFrom('syn', 'ana', 'qua', 'rea'), fc.nat(9999))
  .map(([kind, n]) => `${kind}-${digits(n)}`);
const generatorId = fc.constantFrom('percent-sale-price', 'angles-parallel-lines');
const drawn = fc.tuple(generatorId, fc.nat(0xffffffff)).map(([id, seed]) => `${id}-${seed}`);
const version = fc.tuple(itemId, fc.integer({ min: 2, max: 40 })).map(([id, n]) => `${id}@${n}`);

const shown: fc.Arbitrary<Omit<AnswerRecord, 'letter' | 'verdict'>> = fc.record({
  ref: fc.oneof(itemId, version, drawn),
  confidence: fc.constantFrom(null, ...confidenceLevels),
  narrowed: fc.boolean(),
  ranOut: fc.boolean(),
  first: fc.boolean(),
  timeMs: fc.nat(10_000_000_000),
  recallOf: fc.option(fc.oneof(itemId, generatorId)),
});
const anyAnswer: fc.Arbitrary<AnswerRecord> = fc
  .tuple(shown, anyJudged)
  .map(([rest, judged]) => ({ ...rest, ...judged }));

const instant = fc.record({
  utcMs: fc.integer({ min: 0, max: 4_000_000_000_000 }),
  offsetMinutes: fc.integer({ min: -720, max: 840 }),
});
const partFacts = {
  id: fc.constantFrom('verbal', 'quantitative-1', 'writing'),
  usedMs: fc.nat(),
  limitMs: fc.option(fc.nat()),
  ending: fc.constantFrom('handed-in', 'time-up', null),
} as const;
const anyEssay: fc.Arbitrary<EssayFacts> = fc.record({ ...partFacts, kind: fc.constant('essay') });
const anySection: fc.Arbitrary<SectionFacts> = fc
  .record({
    ...partFacts,
    kind: fc.constant('section'),
    section: fc.constantFrom('verbal', 'quantitative', 'reading', 'mixed'),
    scored: fc.boolean(),
    explanationMs: fc.nat(),
    answers: fc.array(anyAnswer, { maxLength: 60 }),
    newUnreached: fc.nat(9),
    seenUnreached: fc.nat(9),
  })
  .map(({ newUnreached, seenUnreached, ...section }) => ({
    ...section,
    questions: section.answers.length + newUnreached + seenUnreached,
    newQuestions: section.answers.filter(({ first }) => first).length + newUnreached,
  }));

const anyAttempt: fc.Arbitrary<AttemptFacts> = fc.record({
  id: fc.stringMatching(/^[\w-]{1,64}$/),
  planId: fc.constantFrom('form-a', 'drill-mistakes', 'drill-math-percent'),
  level: fc.constantFrom(...levelIds),
  timing: fc.constantFrom(...timings),
  conditions: fc.constantFrom(
    { mode: 'real' } as const,
    { mode: 'practice', feedback: 'at-end' } as const,
    { mode: 'practice', feedback: 'each-question' } as const,
  ),
  startedAt: instant,
  finishedAt: instant,
  interruptions: fc.nat(99),
  pauses: fc.nat(99),
  parts: fc.array(fc.oneof({ weight: 4, arbitrary: anySection }, anyEssay), { maxLength: 6 }),
});

test('reads back what was stored', () => {
  fc.assert(
    fc.property(anyAttempt, (attempt) => {
      const row: unknown = JSON.parse(JSON.stringify(packAnswers(attempt)));
      const read = parseOrNull(packedAnswersSchema, row);
      expect(read === null ? null : unpackAnswers(read)).toEqual(completeFacts(attempt));
    }),
  );
});

const empty: AttemptFacts = {
  id: 'a',
  planId: 'form-a',
  level: 'upper',
  timing: 'standard',
  conditions: { mode: 'real' },
  startedAt: { utcMs: 0, offsetMinutes: 0 },
  finishedAt: { utcMs: 0, offsetMinutes: 0 },
  interruptions: 0,
  pauses: 0,
  parts: [],
};
const section: SectionFacts = {
  kind: 'section',
  id: 'verbal',
  section: 'verbal',
  scored: true,
  usedMs: 0,
  limitMs: null,
  ending: null,
  explanationMs: 0,
  questions: 1,
  newQuestions: 1,
  answers: [],
};

const stored = (answer: Partial<AnswerRecord>) =>
  packAnswers({
    ...empty,
    parts: [
      {
        ...section,
        answers: [
          {
            ref: 'syn-0001',
            letter: 'B',
            verdict: 'wrong',
            confidence: null,
            narrowed: false,
            ranOut: false,
            first: false,
            timeMs: 0,
            recallOf: null,
            ...answer,
          },
        ],
      },
    ],
  }).parts.map((part) => part.kind === 'section' && part.answers)[0];

describe('an answer is stored as text', () => {
  test.each<[Partial<AnswerRecord>, string]>([
    [{}, 'syn-0001:B:w::0:'],
    [{ verdict: 'right' }, 'syn-0001:B:r::0:'],
    [{ letter: null, verdict: 'blank', narrowed: true }, 'syn-0001:-:b:n:0:'],
    [{ letter: null, verdict: 'blank', ranOut: true, first: true }, 'syn-0001:-:b:tf:0:'],
    [{ confidence: 'guess', narrowed: true, first: true }, 'syn-0001:B:w:gnf:0:'],
    [{ ref: 'percent-sale-price-7', recallOf: 'qua-0112' }, 'percent-sale-price-7:B:w::0:qua-0112'],
    // Rounds off the fractions of a millisecond in browsers' clocks.
    [{ timeMs: 1234.5000001 }, 'syn-0001:B:w::1235:'],
  ])('%j is stored as %s', (changes, text) => {
    expect(stored(changes)).toBe(text);
  });

  test.each([
    'syn-0001',
    'syn-0001:B:w::0',
    'syn-0001:-:r::0:',
    'syn-0001:B:b::0:',
    'syn-0001:B:-::0:',
    'syn-0001:F:w::0:',
    'syn-0001:B:w:fg:0:',
    'syn-0001:B:w::-1:',
    'syn-0001:B:w::1.5:',
    'syn-0001:B:w::1e3:',
    'syn-0001:B:w::0:a:b',
    'syn 0001:B:w::0:',
    'syn-0001:B:w::0: ',
    ' ',
    'syn-0001:B:w::0:\n',
  ])('%j is invalid', (answers) => {
    const row = { ...packAnswers(empty), parts: [{ ...section, answers }] };
    expect(parseOrNull(packedAnswersSchema, row)).toBeNull();
  });
});

test('answers stored without a level belong to the Upper Level', () => {
  const { level: _, ...row } = packAnswers(empty);
  expect(parseOrNull(packedAnswersSchema, row)).toEqual(packAnswers(empty));
});

test('keeps a section without answers', () => {
  const attempt = { ...empty, parts: [section] };
  const read = parseOrNull(packedAnswersSchema, packAnswers(attempt));
  expect(read === null ? null : unpackAnswers(read)).toEqual(completeFacts(attempt));
});

test('stores the answers of a finished attempt with times in whole milliseconds', () => {
  const facts = assertPresent(toAttemptFacts(finished('a')), 'It has finished');
  const read = assertPresent(unpackAnswers(packAnswers(facts)), 'It can be read');
  expect(read.sections.flatMap(({ answers }) => answers.map(({ ref }) => ref))).toEqual(
    completeFacts(facts).sections.flatMap(({ answers }) => answers.map(({ ref }) => ref)),
  );
  for (const { answers } of read.sections)
    for (const { timeMs } of answers) expect(Number.isInteger(timeMs)).toBe(true);
});
