/** The reader of the short strings in which the sample children are written down. */
import { afterEach, describe, expect, test, vi } from 'vitest';
import { readLog, readPlan } from '@/data/sample/notation';
import { eveningOf } from '@/domain/dashboard/clock';
import { fullTestMinutes } from '@/domain/dashboard/scores/test-length';
import { dayAt, localMs, minutesAt, timeOfDay } from '@/lib/localTime';

afterEach(() => vi.unstubAllEnvs());

const asOf = eveningOf('2026-11-15');
const week = readPlan(['16:00v120 18:30m60', '', '', '', '', '10:00w90 14:00t170 18:00r40']);
const read = (weeks: readonly string[], tests: readonly string[] = [], plan = week) =>
  readLog({ weeks, tests }, plan, asOf);
const starts = (weeks: readonly string[], plan = week) =>
  read(weeks, [], plan).sessions.map(
    ({ at, section }) => `${dayAt(at)} ${timeOfDay(minutesAt(at))} ${section}`,
  );

test('a plan', () => {
  expect(week).toEqual([
    { weekday: 0, start: 960, minutes: 120, subject: 'verbal' },
    { weekday: 0, start: 1110, minutes: 60, subject: 'quantitative' },
    { weekday: 5, start: 600, minutes: 90, subject: 'writing' },
    { weekday: 5, start: 840, minutes: 170, subject: null },
    { weekday: 5, start: 1080, minutes: 40, subject: 'reading' },
  ]);
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
  test('is the plan\u2019s for its subject, or ten minutes after the session before', () =>
    expect(starts(['s661l542e600'])).toEqual([
      '2026-11-09 4:00 PM verbal',
      '2026-11-09 5:16 PM verbal',
      '2026-11-09 6:30 PM quantitative',
    ]));
  test('is the first of the plan, or four, for what was not planned', () => {
    expect(starts(['m300/m300'])).toEqual(['2026-11-09 4:00 PM reading', '2026-11-10 4:00 PM reading']);
    expect(starts(['m300'], readPlan(['17:00v60']))).toEqual(['2026-11-09 5:00 PM reading']);
  });
  test('of a day is in order, and weeks go back from this one', () =>
    expect(starts(['/////w90f400', 's660'])).toEqual([
      '2026-11-02 4:00 PM verbal',
      '2026-11-14 10:00 AM writing',
      '2026-11-14 6:00 PM reading',
    ]));
  test('is the wall clock\u2019s, also in the weeks in which it changes', () => {
    vi.stubEnv('TZ', 'America/New_York');
    for (const sunday of ['2026-11-01', '2027-03-14'] as const) {
      const { sessions } = readLog({ weeks: ['s660//////e300'], tests: [] }, week, eveningOf(sunday));
      expect(sessions.map(({ at }) => minutesAt(at))).toEqual([960, 960]);
      expect(sessions.map(({ at }) => dayAt(at)).at(-1)).toBe(sunday);
    }
  });
});

test('tests are on Saturdays at two, the oldest first', () => {
  const { tests } = read([], ['0 784 796 760 92', '4 quantitative 790']);
  expect(tests).toMatchObject([
    {
      at: localMs('2026-10-17', 840),
      end: localMs('2026-10-17', 900),
      scope: 'quantitative',
      minutes: { verbal: 0, quantitative: 60, reading: 0, writing: 0 },
      scores: { quantitative: { state: 'reported', score: 790 } },
      totalPercentile: null,
    },
    {
      at: localMs('2026-11-14', 840),
      end: localMs('2026-11-14', 1030),
      scope: 'full',
      minutes: fullTestMinutes,
      scores: { verbal: { score: 784 }, quantitative: { score: 796 }, reading: { score: 760 } },
      totalPercentile: 92,
    },
  ]);
});

test('nothing lies in the future', () => {
  const late = readPlan(['', '', '', '', '', '', '19:30v60 20:30m60']);
  expect(read(['//////s540e600'], [], late).sessions).toHaveLength(1);
});
