/**
 * Arbitrary values that the record's schemas allow: extreme dates, absurd numbers, names of built-in object properties. For the
 * test that no page breaks on them.
 */
import { sessionKinds } from '@/domain/learner/learner-session';
import * as fc from 'fast-check';
import { parseSavedRow, type SavedRows } from '@/data/record/saved/savedRows';
import type { SavedRowKind } from '@/data/record/saved/savedRowKinds';
import { type AttemptNotes, parseNotes } from '@/data/record/notes/attemptNotes';
import { parseAttempt } from '@/data/record/attemptSchema';
import type { Attempt, PartState } from '@/domain/exam/attempts/attempt';
import type { Instant } from '@/domain/exam/attempts/clock';
import type { FormPart } from '@/domain/exam/test/form';
import { choiceLetters } from '@/domain/exam/items/item';
import { levelIds } from '@/domain/exam/level/level-id';
import { goalKinds, priorities } from '@/domain/learner/learner-goal';
import { causeLabels } from '@/domain/plan/mistakes/mistake-cause';
import { allTopics } from '@/domain/plan/topics/topics';
import { namedSections } from '@/domain/section-names';
import { assertPresent } from '@/lib/assert';
import { maxSequence } from '@/lib/dates/ics';
import { addDays, type IsoDay } from '@/lib/dates/calendar';
import { localDayAt } from '@/lib/dates/localTime';
import { typedKeys } from '@/lib/typedKeys';

/** The limit of a Date in both directions. */
export const furthestMs = 8.64e15;
const dayMs = 86_400_000;

/** Limits, boundary values of the date rules, and anything in between. */
const instantMs = (nowMs: number) =>
  fc.oneof(
    fc.constantFrom(
      -furthestMs,
      furthestMs,
      0,
      -1,
      Date.UTC(9999, 11, 31),
      Date.UTC(10_000, 0, 1),
      Date.UTC(2014, 11, 31),
    ),
    { weight: 3, arbitrary: fc.integer({ min: nowMs - 900 * dayMs, max: nowMs + 1200 * dayMs }) },
    fc.double({ min: -furthestMs, max: furthestMs, noNaN: true }),
  );

/** A day near today: pages calculate with rows whose days are all near. */
const nearDay = (nowMs: number): fc.Arbitrary<IsoDay> =>
  fc.integer({ min: -60, max: 60 }).map((days) => addDays(localDayAt(nowMs), days));

const anyDay = (nowMs: number): fc.Arbitrary<IsoDay> =>
  fc.oneof(
    fc.constantFrom<IsoDay>(
      '0000-01-01',
      '0099-12-31',
      '2014-12-31',
      '2015-01-01',
      '9999-12-31',
      '9999-01-01',
    ),
    nearDay(nowMs),
    fc.integer({ min: -400, max: 1200 }).map((days) => addDays(localDayAt(nowMs), days)),
  );

const offsetMinutes = fc.oneof(
  fc.constantFrom(-1440, 1440, 0, -300, 330.5),
  fc.double({ min: -1440, max: 1440, noNaN: true }),
);
const instant = (nowMs: number): fc.Arbitrary<Instant> =>
  fc.record({ utcMs: instantMs(nowMs), offsetMinutes });

const count = fc.oneof(fc.constantFrom(0, 1, Number.MAX_SAFE_INTEGER), fc.nat({ max: 500 }));
const duration = fc.oneof(
  fc.constantFrom(0, furthestMs, 1, Number.MIN_VALUE),
  fc.double({ min: 0, max: 2 * dayMs, noNaN: true }),
);
const name = fc.oneof(
  fc.constantFrom(
    '__proto__',
    'constructor',
    'toString',
    'syn-0001',
    'ana-0001@2',
    'form-a',
    'writing',
    'a:b c',
    ':::',
  ),
  fc.string({ minLength: 1, maxLength: 100, unit: 'grapheme' }).filter((text) => text.length <= 100),
);
const attemptId = fc.stringMatching(/^[\w-]{1,40}$/);

const card = (nowMs: number, day: fc.Arbitrary<IsoDay>): fc.Arbitrary<unknown> =>
  fc.record({
    id: fc.oneof(fc.constantFrom('abate', 'frugal', 'candid'), name),
    dueDay: day,
    stability: fc.oneof(
      fc.constantFrom(Number.MIN_VALUE, 1e-4, 0.001, 36_500, 1e300, Number.MAX_VALUE),
      fc.double({ min: 0.01, max: 400, noNaN: true }),
    ),
    difficulty: fc.double({ min: 1, max: 10, noNaN: true }),
    reviews: count,
    lapses: count,
    missesInARow: count,
    reviewedOn: day,
    changedAt: instantMs(nowMs),
  });

const activity = fc.constantFrom<object>(
  { kind: 'practice', section: 'verbal' },
  { kind: 'words' },
  { kind: 'mistakes' },
  { kind: 'essay' },
  { kind: 'checkpoint', test: 'diagnostic' },
  { kind: 'full-test', form: 'form-a' },
);
const minutes = fc.constantFrom(0, 1, 5, 25, 210, 1440);
const entry = (day: fc.Arbitrary<IsoDay>) => ({ id: name, day, minutes, activity });
const share = fc.nat({ max: 100 });

const shares = fc.record({ verbal: share, quantitative: share, reading: share, writing: share });
const missedPart = fc.option(fc.double({ min: 0, max: 1, noNaN: true }));
const shareChange = (day: fc.Arbitrary<IsoDay>) =>
  fc.record({
    test: fc.constantFrom('diagnostic', 'form-a'),
    day,
    from: shares,
    to: shares,
    missed: fc.record({ verbal: missedPart, quantitative: missedPart, reading: missedPart }),
  });

const plan = (nowMs: number, day: fc.Arbitrary<IsoDay>): fc.Arbitrary<unknown> =>
  fc.record(
    {
      id: fc.constant('plan'),
      plan: fc.record(
        {
          madeOn: day,
          testDate: day,
          minutesPerDay: minutes,
          restDays: fc.array(fc.nat({ max: 6 }), { maxLength: 7 }),
          balance: shares,
          answersUntil: fc.nat(),
          entries: fc.array(fc.record(entry(day)), { maxLength: 12 }),
          missed: fc.array(fc.record({ ...entry(day), moved: fc.boolean() }), { maxLength: 4 }),
          shareChanges: fc.array(shareChange(day), { maxLength: 3 }),
        },
        {
          requiredKeys: [
            'madeOn',
            'testDate',
            'minutesPerDay',
            'restDays',
            'balance',
            'answersUntil',
            'entries',
          ],
        },
      ),
      calendar: fc.record({
        sequence: fc.nat({ max: maxSequence }),
        studyDays: fc.array(day, { maxLength: 12 }),
        testDays: fc.array(day, { maxLength: 3 }),
      }),
      changedAt: instantMs(nowMs),
    },
    { requiredKeys: ['id', 'plan', 'changedAt'] },
  );

const wordDay = (nowMs: number, day: fc.Arbitrary<IsoDay>): fc.Arbitrary<unknown> =>
  fc.record({ id: day, recalls: count, newWords: count, ms: duration, changedAt: instantMs(nowMs) });

const cause = (nowMs: number): fc.Arbitrary<unknown> =>
  fc.record({
    id: name,
    cause: fc.constantFrom(null, ...typedKeys(causeLabels)),
    changedAt: instantMs(nowMs),
  });

const whole = (min: number, max: number) => fc.integer({ min, max });
const orNull = <Value>(value: fc.Arbitrary<Value>) => fc.option(value);
const shownText = (maxLength: number) =>
  fc
    .oneof(fc.constantFrom('__proto__', '<b>x</b>', '\u200b'), fc.string({ minLength: 1, maxLength }))
    .map((text) => text.trim())
    .filter((text) => text !== '');
const bySection = <Value>(value: fc.Arbitrary<Value>) =>
  fc.record({ verbal: value, quantitative: value, reading: value });
const sectionScore = whole(300, 800);
const percentile = orNull(whole(1, 99));
const weekMinutes = orNull(whole(1, 6000));

const profile = (nowMs: number, day: fc.Arbitrary<IsoDay>): fc.Arbitrary<unknown> =>
  fc.record({
    id: fc.constant('profile'),
    learner: fc.stringMatching(/^[0-9a-f]{8,32}$/),
    profile: fc.record({
      nickname: orNull(shownText(40)),
      grade: orNull(whole(3, 12)),
      level: fc.constantFrom(null, ...levelIds),
      testDay: orNull(day),
      targets: fc.record({ total: orNull(whole(900, 2400)), sections: bySection(orNull(sectionScore)) }),
      schools: fc.array(fc.record({ name: shownText(80), targetPercentile: percentile }), { maxLength: 6 }),
      weeklyMinutes: weekMinutes,
      stretchMinutes: weekMinutes,
    }),
    changedAt: instantMs(nowMs),
  });

const amount = fc.oneof(fc.constantFrom(0, 0.01, 1_000_000), fc.double({ min: 0, max: 1000, noNaN: true }));
const topic = fc.constantFrom(...allTopics.map(({ id }) => id));
const measure = fc.oneof(
  fc.record({
    kind: fc.constant('sessions'),
    of: fc.record(
      {
        section: fc.constantFrom(...namedSections),
        topic,
        kind: fc.constantFrom(...sessionKinds),
      },
      { requiredKeys: [] },
    ),
  }),
  fc.record({ kind: fc.constantFrom('full-tests', 'hours', 'questions', 'percentile') }),
  fc.record({ kind: fc.constant('weeks'), hours: amount }),
  fc.record({ kind: fc.constant('accuracy'), topic }),
  fc.record({ kind: fc.constant('noted'), start: amount, now: amount }),
);

const goal = (nowMs: number, day: fc.Arbitrary<IsoDay>): fc.Arbitrary<unknown> =>
  fc
    .record({
      id: name,
      kind: fc.constantFrom(...goalKinds),
      title: shownText(80),
      description: fc.string({ maxLength: 500 }),
      setOn: day,
      dueOn: day,
      measure,
      targetValue: fc.constantFrom(0.01, 1, 750, 1_000_000),
      priority: fc.constantFrom(...priorities),
    })
    .chain((set) =>
      fc.record({
        id: fc.constant(set.id),
        goal: fc.constantFrom(null, set),
        changedAt: instantMs(nowMs),
      }),
    );

const reportedTest = (nowMs: number, day: fc.Arbitrary<IsoDay>): fc.Arbitrary<unknown> =>
  fc.record({
    id: name,
    test: orNull(
      fc.record({
        on: day,
        level: fc.constantFrom(...levelIds),
        scores: bySection(fc.record({ score: sectionScore, percentile })),
        totalPercentile: percentile,
      }),
    ),
    changedAt: instantMs(nowMs),
  });

const readMark = (nowMs: number): fc.Arbitrary<unknown> =>
  fc.record({ id: fc.constant('read'), until: instantMs(nowMs), changedAt: instantMs(nowMs) });

const timelineNote = (nowMs: number, day: fc.Arbitrary<IsoDay>): fc.Arbitrary<unknown> =>
  fc.record({ id: name, days: fc.tuple(day, day), text: shownText(40) }).chain(({ id, days, text }) => {
    const [from, to] = days.toSorted();
    return fc.record({
      id: fc.constant(id),
      note: fc.constantFrom(null, { id, from, to, text }),
      changedAt: instantMs(nowMs),
    });
  });

const rowsByKind = {
  cards: card,
  causes: cause,
  plans: plan,
  wordDays: wordDay,
  profiles: profile,
  goals: goal,
  reportedTests: reportedTest,
  readMarks: readMark,
  timelineNotes: timelineNote,
} satisfies Record<SavedRowKind, (nowMs: number, day: fc.Arbitrary<IsoDay>) => fc.Arbitrary<unknown>>;

/** Kinds with a single row. */
const single: readonly SavedRowKind[] = ['plans', 'profiles', 'readMarks'];

/** Rows of a kind that its schema allows. */
export function parseSavedRows<Name extends SavedRowKind>(
  kind: Name,
  nowMs: number,
): fc.Arbitrary<readonly SavedRows[Name][]> {
  const rowsOf = rowsByKind[kind];
  const rows = fc.oneof(rowsOf(nowMs, nearDay(nowMs)), rowsOf(nowMs, anyDay(nowMs)));
  return fc
    .array(rows, { maxLength: single.includes(kind) ? 1 : 8 })
    .map((all) =>
      all.map((row) => assertPresent(parseSavedRow(kind, row), `A row of ${kind} that its schema admits`)),
    );
}

export const anyNotes = (nowMs: number): fc.Arbitrary<AttemptNotes> =>
  fc
    .record({
      id: attemptId,
      name: fc.string({ maxLength: 80 }),
      note: fc.string({ maxLength: 200 }),
      selfCheck: fc.dictionary(
        fc.constantFrom('constructor', 'toString', 'A clear beginning', 'correctness'),
        fc.integer({ min: 1, max: 4 }),
      ),
      changedAt: instantMs(nowMs),
    })
    .map((all) => assertPresent(parseNotes(all), 'Notes that their schema admits'));

/** An untimed section of real and unknown questions, an essay, and a break, all of any length. */
const parts: fc.Arbitrary<readonly (readonly [FormPart, PartState])[]> = fc
  .tuple(
    fc.uniqueArray(name, { minLength: 1, maxLength: 5 }),
    duration,
    duration,
    name,
    fc.string({ maxLength: 60 }),
    fc.boolean(),
  )
  .map(([items, usedMs, essayMs, id, text, isDone]) => {
    const ending = isDone ? ('handed-in' as const) : null;
    const timeMs = usedMs / items.length;
    return [
      [
        { kind: 'essay', id: 'writing', limitMs: null, prompts: [], content: [] },
        { kind: 'essay', prompt: null, outline: text, text, usedMs: essayMs, ending: 'handed-in' },
      ],
      [
        { kind: 'break', id: 'break', limitMs: 1 },
        { kind: 'break', usedMs: 0, ending: 'handed-in' },
      ],
      [
        {
          kind: 'section',
          id,
          section: 'verbal',
          scored: true,
          limitMs: null,
          items,
          keys: items.map((_, index) => choiceLetters[index % choiceLetters.length] ?? 'A'),
          passages: [],
          content: [],
        },
        {
          kind: 'section',
          phase: 'answering',
          items: items.map((_, index) => ({
            response: index % 2 === 0 ? { state: 'chosen', letter: 'A' } : { state: 'blank' },
            crossedOut: [],
            flagged: false,
            confidence: null,
            timeMs,
            answeredAtMs: index % 2 === 0 ? usedMs : null,
            checked: false,
            secondTry: null,
            explanationMs: 0,
          })),
          current: 0,
          highlights: [],
          usedMs,
          ending,
        },
      ],
    ];
  });

/** Finished attempts that the schema allows, with unique IDs. */
export function finishedAttempts(nowMs: number): fc.Arbitrary<readonly Attempt[]> {
  const planId = fc.oneof(
    fc.constantFrom(
      'form-a',
      'diagnostic',
      'writing-sample',
      'quick-verbal',
      'drill',
      '__proto__',
      'constructor',
    ),
    name,
  );
  const stop = fc.record({ at: instantMs(nowMs), lengthMs: duration, part: fc.constant(0) });
  const attempt = fc
    .record({
      id: attemptId,
      planId,
      parts,
      startedAt: instant(nowMs),
      at: instant(nowMs),
      stops: fc.array(stop, { maxLength: 3 }),
    })
    .map(({ id, planId: ofPlan, parts: all, startedAt, at, stops }) => ({
      id,
      form: {
        planId: ofPlan,
        source: { kind: 'seed', seed: 1 },
        conditions: { mode: 'practice', feedback: 'at-end' },
        timing: 'untimed',
        parts: all.map(([part]) => part),
      },
      seenBefore: [],
      startedAt,
      phase: { name: 'finished', at },
      part: all.length - 1,
      parts: all.map(([, state]) => state),
      interruptions: stops,
      pauses: stops,
      lastReading: null,
    }));
  return fc
    .uniqueArray(attempt, { maxLength: 6, selector: ({ id }) => id })
    .map((all) => all.map((each) => assertPresent(parseAttempt(each), 'An attempt that its schema admits')));
}
