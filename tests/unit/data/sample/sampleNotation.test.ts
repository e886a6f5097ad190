/** The parser of the compact notation for sample children. */
import { afterEach, describe, expect, test, vi } from 'vitest';
import { buildSampleLog, buildSamplePlan, parseWeeklySlots } from '@/data/sample/sampleNotation';
import { asOfEvening } from '@/domain/dashboard/as-of';
import { fullTestMinutesBySection } from '@/domain/dashboard/scores/test-length';
import { localDayAt, localEpochMs, localMinutesAt, formatTimeOfDay } from '@/lib/dates/localTime';

afterEach(() => vi.unstubAllEnvs());

const asOf = asOfEvening('2026-11-15');
const week = parseWeeklySlots(['16:00v120 18:30m60', '', '', '', '', '10:00w90 14:00t170 18:00r40']);
const read = (weeks: readonly string[], tests: readonly string[] = [], plan = week) =>
  buildSampleLog({ weeks, tests, grade: 8, level: 'upper' }, plan, asOf);
const starts = (weeks: readonly string[], plan = week) =>
  read(weeks, [], plan).sessions.map(
    ({ at, section }) => `${localDayAt(at)} ${formatTimeOfDay(localMinutesAt(at))} ${section}`,
  );

test('reads a week that repeats', () => {
  expect(week).toEqual([
    { weekday: 0, start: 960, minutes: 120, activity: { kind: 'practice', section: 'verbal' } },
    { weekday: 0, start: 1110, minutes: 60, activity: { kind: 'practice', section: 'quantitative' } },
    { weekday: 5, start: 600, minutes: 90, activity: { kind: 'essay' } },
    { weekday: 5, start: 840, minutes: 170, activity: { kind: 'any-full-test' } },
    { weekday: 5, start: 1080, minutes: 40, activity: { kind: 'practice', section: 'reading' } },
  ]);
  expect(parseWeeklySlots(['16:00x20'])[0]?.activity).toEqual({ kind: 'mistakes' });
  expect(() => parseWeeklySlots(['16:00z20'])).toThrow('is not in the notation');
});

const plan = (
  weeks: readonly string[],
  tests: readonly string[] = [],
  extra: Parameters<typeof buildSamplePlan>[1] = [],
) => buildSamplePlan(week, extra, read(weeks, tests), '2026-12-05', asOf);

const reviewed = (weeks: readonly string[]) =>
  buildSamplePlan(parseWeeklySlots(['16:00x20']), [], read(weeks), '2026-11-20', asOf).entries[0]?.status ===
  'done';

describe('a plan', () => {
  test('repeats the week from the first day of the log through the day before the test', () => {
    const { entries, restDays } = plan(['s660', '//s660']);
    // The log starts on a Wednesday, and the SSAT is on a Saturday.
    expect([...new Set(entries.map(({ day }) => day))]).toEqual([
      '2026-11-07',
      '2026-11-09',
      '2026-11-14',
      '2026-11-16',
      '2026-11-21',
      '2026-11-23',
      '2026-11-28',
      '2026-11-30',
    ]);
    expect(entries.slice(0, 3)).toMatchObject([
      { id: '2026-11-07-600', start: 600, minutes: 90, activity: { kind: 'essay' } },
      { start: 840, minutes: 170, activity: { kind: 'any-full-test' } },
      { start: 1080, minutes: 40, activity: { kind: 'practice', section: 'reading' } },
    ]);
    expect(new Set(entries.map(({ id }) => id)).size).toBe(entries.length);
    expect(restDays).toEqual([1, 2, 3, 4, 6]);
  });

  test.each([
    ['nothing', [''], [], [false, false, false, false, false]],
    ['its section at any hour', ['l60'], [], [true, false, false, false, false]],
    ['its section in a review of mistakes', ['E60'], [], [false, true, false, false, false]],
    [
      'an essay and a different section than planned',
      ['/////w60e60'],
      [],
      [false, false, true, false, false],
    ],
    ['a full test and its essay', [''], ['0 712 730 705'], [false, false, true, true, false]],
    [
      'a section\u2019s test, if the plan had it',
      [''],
      ['0 reading 700'],
      [false, false, false, true, false],
    ],
  ])('has done what the log has on the same day: %s', (_, weeks, tests, done) => {
    // A session of the previous week makes this week part of the plan.
    const { entries } = plan([...weeks, 's60'], tests);
    expect(
      entries
        .filter(({ day }) => day >= '2026-11-09' && day <= asOf.day)
        .map(({ status }) => status === 'done'),
    ).toEqual(done);
  });

  test.each([
    ['a full test', ['0 712 730 705'], { activity: { kind: 'any-full-test' }, minutes: 170, status: 'done' }],
    [
      'the test of a section that was taken instead, as planned',
      ['0 reading 700'],
      { activity: { kind: 'checkpoint', test: 'reading' }, minutes: 40, status: 'done' },
    ],
    [
      'a full test that was missed',
      [],
      { activity: { kind: 'any-full-test' }, minutes: 170, status: 'open' },
    ],
  ] as const)('on its Saturday has %s', (_, tests, entry) =>
    expect(plan(['s660'], tests).entries.find(({ id }) => id === '2026-11-14-840')).toMatchObject(entry),
  );

  test('has its review of mistakes done only by a session that reviewed some', () => {
    expect(reviewed(['E60'])).toBe(true);
    expect(reviewed(['e60'])).toBe(false);
  });

  test('has the half section that is scheduled separately', () => {
    const { entries } = plan(['s660'], [], [{ what: 'quiz', inDays: 2, start: 960 }]);
    expect(entries.find(({ id }) => id === 'quiz-2')).toEqual({
      id: 'quiz-2',
      day: '2026-11-17',
      start: 960,
      minutes: 30,
      activity: { kind: 'checkpoint', test: 'quantitative' },
      status: 'open',
    });
    const days = entries.map(({ day }) => day);
    expect(days).toEqual(days.toSorted());
  });

  test('has a past test done if that test was taken on the day', () => {
    const taken = plan(
      ['', 's660'],
      ['1 783 796 761'],
      [
        { what: 'full', inDays: -8, start: 840 },
        { what: 'diagnostic', inDays: -8, start: 900 },
      ],
    ).entries.filter(({ id }) => /^(?:full|diagnostic)-/.test(id));
    expect(taken).toEqual([
      {
        id: 'full--8',
        day: '2026-11-07',
        start: 840,
        minutes: 170,
        activity: { kind: 'any-full-test' },
        status: 'done',
      },
      {
        id: 'diagnostic--8',
        day: '2026-11-07',
        start: 900,
        minutes: 65,
        activity: { kind: 'checkpoint', test: 'diagnostic' },
        status: 'open',
      },
    ]);
  });

  test('begins today if nothing is logged, and has nothing done in the future', () => {
    const { entries } = buildSamplePlan(week, [], { sessions: [], tests: [] }, '2026-11-22', asOf);
    expect(entries.map(({ day }) => day)).toEqual([
      '2026-11-16',
      '2026-11-16',
      '2026-11-21',
      '2026-11-21',
      '2026-11-21',
    ]);
    expect(entries.some(({ status }) => status === 'done')).toBe(false);
  });
});

describe('a session', () => {
  test.each([
    [
      'e543',
      {
        section: 'quantitative',
        minutes: 54,
        topics: [{ topic: 'math-equations', answered: 22, right: 19 }],
        kind: 'drill',
      },
    ],
    ['E543', { section: 'quantitative', kind: 'mistakes' }],
    ['s6011', { section: 'verbal', minutes: 60, topics: [{ topic: 'synonyms', answered: 30, right: 19 }] }],
    ['f400', { topics: [{ topic: 'reading-inference', answered: 16, right: 16 }] }],
    ['w60', { section: 'writing', minutes: 60, topics: [], kind: 'essay' }],
  ] as const)('"%s"', (text, facts) =>
    expect(read([text]).sessions).toEqual([expect.objectContaining(facts)]),
  );

  test.each(['x543', 'e5', 'e', 'e54.3'])('"%s" is not in the notation', (text) =>
    expect(() => read([text])).toThrow(/is not in the notation|No topic/),
  );
});

describe('the start of a session', () => {
  test('is the plan’s for its subject, or ten minutes after the previous session', () =>
    expect(starts(['s661l542e600'])).toEqual([
      '2026-11-09 4:00 PM verbal',
      '2026-11-09 5:16 PM verbal',
      '2026-11-09 6:30 PM quantitative',
    ]));
  test('is the plan’s first, or 4 PM, for unplanned sessions', () => {
    expect(starts(['m300/m300'])).toEqual(['2026-11-09 4:00 PM reading', '2026-11-10 4:00 PM reading']);
    expect(starts(['m300'], parseWeeklySlots(['17:00v60']))).toEqual(['2026-11-09 5:00 PM reading']);
  });
  test('is in order within a day, and weeks count back from the current one', () =>
    expect(starts(['/////w90f400', 's660'])).toEqual([
      '2026-11-02 4:00 PM verbal',
      '2026-11-14 10:00 AM writing',
      '2026-11-14 6:00 PM reading',
    ]));
  test('is in local time, also in weeks when clocks change', () => {
    vi.stubEnv('TZ', 'America/New_York');
    for (const sunday of ['2026-11-01', '2027-03-14'] as const) {
      const { sessions } = buildSampleLog(
        { weeks: ['s660//////e300'], tests: [], grade: 8, level: 'upper' },
        week,
        asOfEvening(sunday),
      );
      expect(sessions.map(({ at }) => localMinutesAt(at))).toEqual([960, 960]);
      expect(sessions.map(({ at }) => localDayAt(at)).at(-1)).toBe(sunday);
    }
  });
});

test('tests are on Saturdays at 2 PM, oldest first', () => {
  const { tests } = read(['', '', '', '', 's660'], ['0 783 796 761', '4 quantitative 790']);
  expect(tests).toMatchObject([
    {
      at: localEpochMs('2026-10-17', 840),
      end: localEpochMs('2026-10-17', 900),
      scope: 'quantitative',
      minutes: { verbal: 0, quantitative: 60, reading: 0, writing: 0 },
      scores: { quantitative: { state: 'reported', score: 790 } },
      totalPercentile: null,
    },
    {
      at: localEpochMs('2026-11-14', 840),
      end: localEpochMs('2026-11-14', 1030),
      scope: 'full',
      minutes: fullTestMinutesBySection,
      scores: { verbal: { score: 783 }, quantitative: { score: 796 }, reading: { score: 761 } },
      totalPercentile: 92,
    },
  ]);
});

test('a test from before the log is a score without minutes', () => {
  const { tests } = read(['s660'], ['0 783 796 761', '1 757 759 736']);
  expect(tests.map(({ at, end }) => end - at)).toEqual([0, 190 * 60_000]);
  expect(tests[0]).toMatchObject({
    minutes: { verbal: 0, quantitative: 0, reading: 0, writing: 0 },
    scores: { verbal: { score: 757 } },
    totalPercentile: 88,
  });
});

test('an official test is a score without minutes; at the Middle Level, it has no percentile', () => {
  const { tests } = buildSampleLog(
    { weeks: ['', 's660'], tests: ['0 official 656 596 617'], grade: 6, level: 'middle' },
    week,
    asOf,
  );
  const reported = { state: 'reported', source: 'official', percentile: null };
  expect(tests).toMatchObject([
    {
      at: localEpochMs('2026-11-14', 840),
      end: localEpochMs('2026-11-14', 840),
      level: 'middle',
      scope: 'full',
      minutes: { verbal: 0, quantitative: 0, reading: 0, writing: 0 },
      scores: {
        verbal: { ...reported, score: 656 },
        quantitative: { ...reported, score: 596 },
        reading: { ...reported, score: 617 },
      },
      answers: {},
      totalPercentile: null,
    },
  ]);
});

test('nothing is in the future', () => {
  const late = parseWeeklySlots(['', '', '', '', '', '', '19:30v60 20:30m60']);
  expect(read(['//////s540e600'], [], late).sessions).toHaveLength(1);
});
