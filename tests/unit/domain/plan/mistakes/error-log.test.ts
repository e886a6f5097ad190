import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { AnswerRecord, AnsweredAttempt } from '@/domain/plan/ability/answered-attempt';
import {
  dueMistakes,
  maxFirstRecallsPerDay,
  type Mistake,
  mistakeId,
  errorLogsAtStartOf,
  buildErrorLog,
  maxMistakesForMinutes,
  maxSimilarMistakes,
  recallIntervalDays,
} from '@/domain/plan/mistakes/error-log';
import { addDays, dayAtOffset, daysBetween, type IsoDay } from '@/lib/dates/calendar';
import { buildItemIndex } from '@/domain/plan/topics/item-facts';
import { confidenceLevels } from '@/domain/exam/items/item-state';
import { times } from '../../exam/report/sample-results';
import {
  answer,
  anyJudged,
  attemptWith,
  dayMs,
  leftBlank,
  nounItem,
  nowMs,
  percentItem,
  smallIndex,
  wrong,
} from '../sample-practice';

const logOf = (...attempts: AnsweredAttempt[]) => buildErrorLog(attempts, smallIndex);

/** Returns the only entry of a log. */
function only(log: readonly Mistake[]): Mistake {
  const [first] = log;
  if (first === undefined || log.length !== 1) throw new Error(`The log has ${log.length} entries`);
  return first;
}

const missed = (ms = nowMs) => attemptWith(ms, [answer('qua-0001', wrong)]);
const right = (ms: number, changes: Partial<AnswerRecord> = {}) =>
  attemptWith(ms, [answer('qua-0001', { first: false, ...changes })]);

describe('what the log includes', () => {
  test('ignores misses at another level, also of questions that both levels have', () => {
    const answers = [answer('qua-0001', wrong), answer('percent-easy-42', wrong)];
    expect(logOf(attemptWith(nowMs, answers, { level: 'middle' }))).toEqual([]);
  });

  test.each<[string, Partial<AnswerRecord>, Mistake['miss'] | null]>([
    ['a wrong answer', wrong, { kind: 'wrong', letter: 'B' }],
    ['a guess that was right', { confidence: 'guess' }, { kind: 'guessed', letter: 'A' }],
    ['a guess that was wrong', { ...wrong, confidence: 'guess' }, { kind: 'guessed', letter: 'B' }],
    ['a blank', leftBlank, { kind: 'blank', ranOut: false }],
    ['a blank after crossing out', { ...leftBlank, narrowed: true }, { kind: 'blank', ranOut: false }],
    ['a blank when time was up', { ...leftBlank, ranOut: true }, { kind: 'blank', ranOut: true }],
    ['a right answer', {}, null],
    ['a right answer after crossing out', { narrowed: true }, null],
    ['a wrong answer to an item met before', { ...wrong, first: false }, { kind: 'wrong', letter: 'B' }],
  ])('%s', (_, changes, miss) => {
    expect(logOf(attemptWith(nowMs, [answer('qua-0001', changes)])).map((each) => each.miss)).toEqual(
      miss === null ? [] : [miss],
    );
  });

  test('records where and when it was missed, and in which version', () => {
    const attempt = attemptWith(nowMs, [answer('qua-0001@2', wrong)], { planId: 'form-a' });
    expect(only(logOf(attempt))).toEqual({
      id: 'qua-0001',
      facts: smallIndex.askedFacts('qua-0001'),
      itemRef: 'qua-0001@2',
      miss: { kind: 'wrong', letter: 'B' },
      missedAt: { utcMs: nowMs, offsetMinutes: -300 },
      planId: 'form-a',
      similarityKey: null,
      recalls: 0,
      dueDay: '2026-11-22',
    });
  });

  test('leaves out an item that the bank no longer has', () => {
    expect(logOf(attemptWith(nowMs, [answer('qua-9999', wrong)]))).toEqual([]);
  });

  test('lists the most recently missed first', () => {
    const log = logOf(
      attemptWith(nowMs, [answer('qua-0001', wrong)]),
      attemptWith(nowMs + dayMs, [answer('syn-0001', wrong)]),
      attemptWith(nowMs - dayMs, [answer('qua-0002', wrong)]),
    );
    expect(log.map(({ id }) => id)).toEqual(['syn-0001', 'qua-0001', 'qua-0002']);
  });
});

describe('when a mistake is due', () => {
  test.each<[string, string, number, IsoDay]>([
    ['at noon', '2026-11-21T17:00Z', -300, '2026-11-22'],
    // Both are the 22nd in UTC.
    ['a minute before midnight in New York', '2026-11-22T04:59Z', -300, '2026-11-22'],
    ['a minute after it', '2026-11-22T05:01Z', -300, '2026-11-23'],
    ['just after midnight in Auckland, still the day before in UTC', '2026-11-21T11:30Z', 780, '2026-11-23'],
    ['the evening before a day of 23 hours', '2026-03-08T04:30Z', -300, '2026-03-08'],
    ['the evening of a day of 23 hours', '2026-03-09T03:30Z', -240, '2026-03-09'],
    ['the evening of a day of 25 hours', '2026-11-02T04:30Z', -300, '2026-11-02'],
    ['on New Year’s Eve', '2026-12-31T20:00Z', -300, '2027-01-01'],
    ['on the day before a leap day', '2028-02-28T20:00Z', -300, '2028-02-29'],
  ])('missed %s, on the next local day', (_, instant, offsetMinutes, due) => {
    const utcMs = Date.parse(instant);
    const log = logOf({ ...missed(utcMs), finishedAt: { utcMs, offsetMinutes } });
    expect(only(log).dueDay).toBe(due);
  });

  test('is retired if it is right the next day and a week later', () => {
    const steps = [1, 8].map((days) => nowMs + days * dayMs);
    const log = (done: number) => only(logOf(missed(), ...steps.slice(0, done).map((ms) => right(ms))));
    expect([0, 1, 2].map((done) => [log(done).recalls, log(done).dueDay])).toEqual([
      [0, '2026-11-22'],
      [1, '2026-11-29'],
      [2, null],
    ]);
    expect(recallIntervalDays).toEqual([1, 7]);
  });

  test.each([
    [1, '2026-11-22'],
    [maxFirstRecallsPerDay, '2026-11-22'],
    [maxFirstRecallsPerDay + 1, '2026-11-23'],
    [5 * maxFirstRecallsPerDay, '2026-11-26'],
  ])('for a test with %i mistakes, the last is due on %s', (count, due) => {
    const items = times(count, (n) => nounItem(`syn-1${100 + n}`));
    const log = buildErrorLog(
      [
        attemptWith(
          nowMs,
          items.map(({ id }) => answer(id, wrong)),
        ),
      ],
      buildItemIndex('upper', { items, generators: [] }),
    );
    expect(dueMistakes(log, '2027-01-01').at(-1)?.dueDay).toBe(due);
    for (const day of new Set(log.map((mistake) => mistake.dueDay)))
      expect(log.filter((mistake) => mistake.dueDay === day).length).toBeLessThanOrEqual(
        maxFirstRecallsPerDay,
      );
  });

  test('counts from the day of the review, however late it was', () => {
    const log = logOf(missed(), right(nowMs + 20 * dayMs));
    expect(only(log)).toMatchObject({ recalls: 1, dueDay: '2026-12-18' });
  });

  test('a right answer before it is due changes nothing', () => {
    expect(logOf(missed(), right(nowMs + 60_000))).toEqual(logOf(missed()));
    const once = [missed(), right(nowMs + dayMs)];
    expect(logOf(...once, right(nowMs + 3 * dayMs))).toEqual(logOf(...once));
  });

  test('a right answer in the same attempt changes nothing', () => {
    const twice = attemptWith(nowMs, [answer('percent-easy-1', wrong), answer('percent-easy-2')]);
    expect(only(logOf(twice))).toMatchObject({ recalls: 0, dueDay: '2026-11-22' });
  });

  test.each<[string, Partial<AnswerRecord>]>([
    ['wrong', wrong],
    ['guessed', { confidence: 'guess' }],
    ['blank', leftBlank],
    ['blank in a review', { ...leftBlank, recallOf: 'qua-0001' }],
  ])('a review answer that is %s starts over, due or not', (_, changes) => {
    for (const days of [1, 2, 4, 30]) {
      const log = logOf(missed(), right(nowMs + dayMs), right(nowMs + days * dayMs + 3_600_000, changes));
      expect(only(log)).toMatchObject({ recalls: 0, dueDay: addDays('2026-11-21', days + 1) });
    }
  });

  test('a blank in a review keeps the earlier choice, in the item where it was made', () => {
    const recall = { ...leftBlank, recallOf: 'percent-easy' };
    const log = logOf(
      attemptWith(nowMs, [answer('percent-easy-1', wrong)]),
      attemptWith(nowMs + dayMs, [answer('percent-easy-2', recall)]),
    );
    expect(only(log)).toMatchObject({
      itemRef: 'percent-easy-1',
      miss: { kind: 'wrong', letter: 'B' },
      recalls: 0,
      dueDay: '2026-11-23',
    });
  });

  test('a retired mistake returns if it is missed again', () => {
    const retired = [missed(), right(nowMs + dayMs), right(nowMs + 8 * dayMs)];
    expect(only(logOf(...retired, right(nowMs + 40 * dayMs))).dueDay).toBeNull();
    expect(only(logOf(...retired, right(nowMs + 40 * dayMs, wrong)))).toMatchObject({
      recalls: 0,
      dueDay: '2027-01-01',
    });
  });
});

const at = (utcMs: number, offsetMinutes: number, changes: Partial<AnswerRecord> = {}) => ({
  ...right(utcMs, changes),
  finishedAt: { utcMs, offsetMinutes },
});

describe('across a flight', () => {
  test.each<[string, number, number, number]>([
    // Missed at 11 PM on November 21; the next day begins an hour later there.
    ['going west, a few hours later is still the day of the miss', -300, -480, 3],
    ['going west, the next day counts', -300, -480, 5],
  ])('%s', (_, from, to, hours) => {
    const missedMs = Date.UTC(2026, 10, 22, 4);
    const log = logOf(at(missedMs, from, wrong), at(missedMs + hours * 3_600_000, to));
    expect(only(log).recalls).toBe(hours < 4 ? 0 : 1);
  });

  test('no review counts for an earlier local day than the log says', () => {
    const step = fc.record({
      hours: fc.integer({ min: 1, max: 200 }),
      offsetMinutes: fc.integer({ min: -12 * 4, max: 14 * 4 }).map((quarters) => quarters * 15),
      isRight: fc.boolean(),
    });
    fc.assert(
      fc.property(fc.array(step, { minLength: 1, maxLength: 12 }), (steps) => {
        let ms = nowMs;
        const attempts = [missed()];
        let before = only(logOf(...attempts));
        for (const { hours, offsetMinutes, isRight } of steps) {
          ms += hours * 3_600_000;
          attempts.push(at(ms, offsetMinutes, isRight ? {} : wrong));
          const after = only(logOf(...attempts));
          const day = dayAtOffset({ utcMs: ms, offsetMinutes });
          if (!isRight) expect([after.recalls, after.dueDay]).toEqual([0, addDays(day, 1)]);
          else if (before.dueDay === null || day < before.dueDay) expect(after).toEqual(before);
          else {
            expect(after.recalls).toBe(before.recalls + 1);
            expect(after.dueDay === null ? null : daysBetween(day, after.dueDay)).toBe(
              recallIntervalDays[after.recalls] ?? null,
            );
          }
          before = after;
        }
      }),
    );
  });
});

const sibling = (changes: Partial<AnswerRecord> = {}) =>
  attemptWith(nowMs + dayMs, [answer('percent-hard-9', { recallOf: 'qua-0001', ...changes })]);

describe('which mistake an answer counts for', () => {
  test('items of one generator share a mistake', () => {
    const log = logOf(
      attemptWith(nowMs, [answer('percent-easy-1', wrong)]),
      attemptWith(nowMs + dayMs, [answer('percent-easy-2')]),
    );
    expect(only(log)).toMatchObject({ id: 'percent-easy', itemRef: 'percent-easy-1', recalls: 1 });
    expect(mistakeId('percent-easy-7', smallIndex)).toBe('percent-easy');
    expect(mistakeId('qua-0001', smallIndex)).toBe('qua-0001');
  });

  test('a sibling counts only for the item that it repeats', () => {
    expect(only(logOf(missed(), sibling()))).toMatchObject({
      id: 'qua-0001',
      itemRef: 'qua-0001',
      recalls: 1,
    });
    expect(only(logOf(missed(), sibling(wrong)))).toMatchObject({
      id: 'qua-0001',
      itemRef: 'percent-hard-9',
      recalls: 0,
      dueDay: '2026-11-23',
    });
  });

  test('versions of an item share a mistake', () => {
    expect(only(logOf(missed(), attemptWith(nowMs + dayMs, [answer('qua-0001@2')]))).recalls).toBe(1);
  });
});

const anyShown: fc.Arbitrary<Omit<AnswerRecord, 'letter' | 'verdict'>> = fc.record({
  ref: fc.constantFrom('qua-0001', 'qua-0002', 'syn-0001', 'percent-easy-1', 'percent-easy-2', 'qua-9999'),
  confidence: fc.constantFrom(null, ...confidenceLevels),
  narrowed: fc.boolean(),
  ranOut: fc.boolean(),
  first: fc.boolean(),
  timeMs: fc.nat(100_000),
  recallOf: fc.option(fc.constantFrom('qua-0001', 'percent-easy')),
});
const anyAnswer: fc.Arbitrary<AnswerRecord> = fc
  .tuple(anyShown, anyJudged)
  .map(([shown, judged]) => ({ ...shown, ...judged }));

const recall = (changes: Partial<AnswerRecord> = {}) =>
  attemptWith(nowMs + dayMs, [answer('syn-1001', { first: false, recallOf: 'syn-1001', ...changes })]);

describe('mistakes of one kind', () => {
  const items = [
    ...times(5, (n) => nounItem(`syn-100${n}`)),
    nounItem('syn-2000', { distractors: { B: 'opposite' } }),
    percentItem('qua-2000', { distractors: { B: 'look-alike' } }),
  ];
  const index = buildItemIndex('upper', { items, generators: [] });
  const all = attemptWith(
    nowMs,
    items.map(({ id }) => answer(id, wrong)),
  );
  const movedOn = (...attempts: AnsweredAttempt[]) =>
    buildErrorLog([all, ...attempts], index)
      .filter(({ recalls }) => recalls > 0)
      .map(({ id }) => id)
      .toSorted();

  test('one right answer in a review covers two others with the same topic and trap', () => {
    expect(maxSimilarMistakes).toBe(3);
    expect(movedOn(recall())).toEqual(['syn-1000', 'syn-1001', 'syn-1002']);
  });

  test.each<[string, Partial<AnswerRecord>, readonly string[]]>([
    ['one that was wrong', wrong, []],
    ['one that was guessed', { confidence: 'guess' }, []],
    ['one outside a review', { recallOf: null }, ['syn-1001']],
  ])('%s covers no other', (_, changes, expected) => {
    expect(movedOn(recall(changes))).toEqual(expected);
  });

  test('blanks of one topic are alike, but an earlier version of a question is like no other', () => {
    const kinds = buildErrorLog(
      [
        attemptWith(nowMs, [
          answer('syn-1000', leftBlank),
          answer('syn-1001', leftBlank),
          answer('syn-1002@7', wrong),
          answer('syn-1003', { confidence: 'guess' }),
        ]),
      ],
      index,
    ).map(({ id, similarityKey }) => [id, similarityKey]);
    expect(Object.fromEntries(kinds)).toEqual({
      'syn-1000': 'synonyms blank',
      'syn-1001': 'synonyms blank',
      'syn-1002': null,
      'syn-1003': 'synonyms guessed',
    });
  });

  test('one asked again and missed on the same day still starts over', () => {
    const missedAgain = attemptWith(nowMs + dayMs + 60_000, [
      answer('syn-1000', { ...wrong, first: false, recallOf: 'syn-1000' }),
    ]);
    expect(movedOn(recall(), missedAgain)).toEqual(['syn-1001', 'syn-1002']);
  });
});

test('the log at the start of a day ignores answers from that day', () => {
  const attempts = [missed(), right(nowMs + dayMs)];
  const days = ['2026-11-21', '2026-11-22', '2026-11-23'] as const;
  const logs = [...errorLogsAtStartOf(days, attempts, smallIndex)];
  expect(logs.map(({ day, mistakes }) => [day, mistakes.map(({ recalls }) => recalls)])).toEqual([
    ['2026-11-21', []],
    ['2026-11-22', [0]],
    ['2026-11-23', [1]],
  ]);
});

test.each([
  [0, 0],
  [0.5, 0],
  [10, 10],
  [12.9, 12],
  [90, 40],
])('in %d minutes, %i mistakes fit', (minutes, count) => expect(maxMistakesForMinutes(minutes)).toBe(count));

test('is the same for any order of attempts', () => {
  const attempts = fc
    .uniqueArray(fc.integer({ min: nowMs, max: nowMs + 40 * dayMs }), { maxLength: 12 })
    .chain((instants) =>
      fc.tuple(
        ...instants.map((ms) => fc.array(anyAnswer, { maxLength: 5 }).map((all) => attemptWith(ms, all))),
      ),
    );
  const twoOrders = attempts.chain((all) =>
    fc.record({ all: fc.constant(all), mixed: fc.shuffledSubarray(all, { minLength: all.length }) }),
  );
  fc.assert(
    fc.property(twoOrders, ({ all, mixed }) => {
      const log = buildErrorLog(all, smallIndex);
      expect(buildErrorLog(mixed, smallIndex)).toEqual(log);
      expect(new Set(log.map(({ id }) => id)).size).toBe(log.length);
      for (const { recalls, dueDay } of log)
        expect(dueDay === null).toBe(recalls === recallIntervalDays.length);
    }),
  );
});

test('lists what is due on a day, longest overdue first, without retired ones', () => {
  const mistakes = (['2026-11-22', '2026-11-20', null, '2026-11-21', '2026-11-20'] as const).map(
    (dueDay, index) => ({ ...only(logOf(missed())), id: `qua-${index}`, dueDay }),
  );
  expect(dueMistakes(mistakes, '2026-11-21').map(({ id }) => id)).toEqual(['qua-1', 'qua-4', 'qua-3']);
  expect(dueMistakes(mistakes, '2026-11-19')).toEqual([]);
  expect(dueMistakes(mistakes, '2027-01-01')).toHaveLength(4);
});
