/** The compact format for the answers of finished attempts survives a round trip. */
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { unpackAnswers, packAnswers, storedAnswersSchema } from '@/data/record/finished/storedRows';
import { parseOrNull } from '@/data/record/attemptSchema';
import { levelIds } from '@/domain/exam/level/level-id';
import {
  type AnswerRecord,
  type AnsweredAttempt,
  toAnsweredAttempt,
} from '@/domain/plan/ability/answered-attempt';
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
  guessed: fc.boolean(),
  narrowed: fc.boolean(),
  ranOut: fc.boolean(),
  first: fc.boolean(),
  timeMs: fc.nat(10_000_000_000),
  recallOf: fc.option(fc.oneof(itemId, generatorId)),
});
const anyAnswer: fc.Arbitrary<AnswerRecord> = fc
  .tuple(shown, anyJudged)
  .map(([rest, judged]) => ({ ...rest, ...judged }));

const anyAttempt: fc.Arbitrary<AnsweredAttempt> = fc.record({
  id: fc.stringMatching(/^[\w-]{1,64}$/),
  planId: fc.constantFrom('form-a', 'drill-mistakes', 'drill-math-percent'),
  level: fc.constantFrom(...levelIds),
  finishedAt: fc.record({
    utcMs: fc.integer({ min: 0, max: 4_000_000_000_000 }),
    offsetMinutes: fc.integer({ min: -720, max: 840 }),
  }),
  studyMs: fc.nat(),
  sections: fc.array(fc.record({ timed: fc.boolean(), answers: fc.array(anyAnswer, { maxLength: 60 }) }), {
    maxLength: 6,
  }),
});

test('reads back what was stored', () => {
  fc.assert(
    fc.property(anyAttempt, (attempt) => {
      const row: unknown = JSON.parse(JSON.stringify(packAnswers(attempt)));
      const read = parseOrNull(storedAnswersSchema, row);
      expect(read === null ? null : unpackAnswers(read)).toEqual(attempt);
    }),
  );
});

const stored = (answer: Partial<AnswerRecord>) =>
  packAnswers({
    id: 'a',
    planId: 'form-a',
    level: 'upper',
    finishedAt: { utcMs: 0, offsetMinutes: 0 },
    studyMs: 0,
    sections: [
      {
        timed: true,
        answers: [
          {
            ref: 'syn-0001',
            letter: 'B',
            verdict: 'wrong',
            guessed: false,
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
  }).sections[0]?.answers;

describe('an answer is stored as text', () => {
  test.each([
    ['syn-0001:B:C::0:', 'wrong'],
    ['syn-0001:B:B::0:', 'right'],
    ['syn-0001:-:C::0:', 'blank'],
  ])('%s, saved with the key, is read as %s', (answers, verdict) => {
    const row = { ...packAnswers({ ...empty, sections: [] }), sections: [{ timed: true, answers }] };
    const read = parseOrNull(storedAnswersSchema, row);
    expect(read && unpackAnswers(read).sections[0]?.answers[0]?.verdict).toBe(verdict);
  });

  test.each<[Partial<AnswerRecord>, string]>([
    [{}, 'syn-0001:B:w::0:'],
    [{ verdict: 'right' }, 'syn-0001:B:r::0:'],
    [{ letter: null, verdict: 'blank', narrowed: true }, 'syn-0001:-:b:n:0:'],
    [{ letter: null, verdict: 'blank', ranOut: true, first: true }, 'syn-0001:-:b:tf:0:'],
    [{ guessed: true, narrowed: true, first: true }, 'syn-0001:B:w:gnf:0:'],
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
    const row = { ...packAnswers({ ...empty, sections: [] }), sections: [{ timed: true, answers }] };
    expect(parseOrNull(storedAnswersSchema, row)).toBeNull();
  });
});

const empty: AnsweredAttempt = {
  id: 'a',
  planId: 'form-a',
  level: 'upper',
  finishedAt: { utcMs: 0, offsetMinutes: 0 },
  studyMs: 0,
  sections: [],
};

test('answers stored without a level belong to the Upper Level', () => {
  const { level: _, ...row } = packAnswers(empty);
  expect(parseOrNull(storedAnswersSchema, row)).toEqual(packAnswers(empty));
});

test('keeps a section without answers', () => {
  const attempt = { ...empty, sections: [{ timed: false, answers: [] }] };
  const read = parseOrNull(storedAnswersSchema, packAnswers(attempt));
  expect(read === null ? null : unpackAnswers(read)).toEqual(attempt);
});

test('stores the answers of a finished attempt with times in whole milliseconds', () => {
  const answered = toAnsweredAttempt(finished('a'));
  if (answered === null) throw new Error('It has finished');
  const read = unpackAnswers(packAnswers(answered));
  expect(read.sections.flatMap(({ answers }) => answers.map(({ ref }) => ref))).toEqual(
    answered.sections.flatMap(({ answers }) => answers.map(({ ref }) => ref)),
  );
  for (const { answers } of read.sections)
    for (const { timeMs } of answers) expect(Number.isInteger(timeMs)).toBe(true);
});
