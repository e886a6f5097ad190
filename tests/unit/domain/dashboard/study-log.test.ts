/** The log by day and week, and the rows built from it. */
import { asOfEvening } from '@/domain/dashboard/as-of';
import { afterEach, describe, expect, test, vi } from 'vitest';
import {
  loggedDay,
  firstStudyDay,
  countWithTraits,
  minutesToHours,
  minutesBySubject,
  studyMinutes,
  sittingCount,
} from '@/domain/dashboard/study-log';
import { allTestPlans } from '@/domain/exam/catalog/test-plans';
import { currentStreakDays } from '@/domain/dashboard/study/planned-days';
import { countConsecutiveWeeksAtTarget } from '@/domain/dashboard/study/study-days';
import {
  studyHoursInWeeks,
  countSittings,
  thisWeek,
  loggedWeekFrom,
  weekLabel,
  loggedWeeks,
} from '@/domain/dashboard/study/logged-weeks';
import { withoutMinutes } from '@/data/sample/reportedTests';
import {
  fullTestBreakMinutes,
  fullTestMinutesBySection,
  sectionTestMinutes,
} from '@/domain/dashboard/scores/test-length';
import { testMinutes } from '@/domain/learner/learner-test';
import { addDays, type IsoDay } from '@/lib/dates/calendar';
import { localEpochMs } from '@/lib/dates/localTime';
import { ago, evening, full, logOf, monday, recordWith, section, session, sunday, usualWeek } from './logs';

afterEach(() => vi.unstubAllEnvs());

describe('the length of a test', () => {
  test('comes from the site’s forms, with the experimental section spread over the others', () => {
    const form = allTestPlans.find(({ parts }) => parts.some(({ title }) => title === 'Experimental'));
    const minutes = (title: string) =>
      form?.parts
        .filter((part) => part.title.startsWith(title))
        .reduce((sum, part) => sum + part.minutes, 0) ?? 0;
    const shared = minutes('Experimental') / 3;
    expect(shared).toBe(5);
    expect(fullTestMinutesBySection).toEqual({
      verbal: minutes('Verbal') + shared,
      quantitative: minutes('Quantitative') + shared,
      reading: minutes('Reading') + shared,
      writing: minutes('Writing'),
    });
    expect(fullTestBreakMinutes).toBe(minutes('Break'));
    expect(sectionTestMinutes).toEqual({
      verbal: minutes('Verbal'),
      quantitative: minutes('Quantitative'),
      reading: minutes('Reading'),
    });
  });

  test('plus its breaks gives its end', () => {
    const taken = full(sunday, 2100);
    expect(testMinutes(taken)).toBe(170);
    expect(taken.end - taken.at).toBe(190 * 60_000);
    const reading = section(sunday, 700, 'reading');
    expect(reading.end - reading.at).toBe(40 * 60_000);
  });
});

describe('a day', () => {
  const log = logOf(
    [
      session(ago(1), 'quantitative', 50),
      session(ago(1), 'reading', 31, { at: localEpochMs(ago(1), 9 * 60) }),
    ],
    [full(ago(1), 2100)],
  );
  test('has its sessions in order, and counts tests as study, section by section', () => {
    const day = loggedDay(log, ago(1));
    expect(day.sessions.map((each) => each.section)).toEqual(['reading', 'quantitative']);
    expect(minutesBySubject([day])).toEqual({ verbal: 35, quantitative: 115, reading: 76, writing: 25 });
    expect(studyMinutes([day])).toBe(251);
    expect(sittingCount([day])).toBe(3);
  });
  test('is empty without an entry', () => {
    expect(loggedDay(log, ago(2))).toEqual({ day: ago(2), sessions: [], tests: [] });
    expect(firstStudyDay(log)).toBe(ago(1));
    expect(firstStudyDay(logOf())).toBeNull();
    expect(firstStudyDay(logOf([], [full(ago(30), 2100)]))).toBe(ago(30));
    expect(firstStudyDay(logOf([session(ago(1), 'verbal', 5)], [full(ago(30), 2100)]))).toBe(ago(30));
  });
  test.each([
    [0, 0],
    [2, 0],
    [3, 0.1],
    [89, 1.5],
    [90, 1.5],
    [1194, 19.9],
    [1193, 19.9],
    [1190, 19.8],
  ])('%d minutes is %d hours', (minutes, hours) => expect(minutesToHours(minutes)).toBe(hours));
});

test.each([
  [{}, true],
  [{ section: 'quantitative' }, true],
  [{ section: 'quantitative', topic: 'math-circles', kind: 'drill' }, true],
  [{ section: 'verbal' }, false],
  [{ topic: 'math-angles' }, false],
  [{ kind: 'essay' }, false],
] as const)('a math session on circles matches %j: %s', (traits, expected) =>
  expect(
    countWithTraits(logOf([session(ago(1), 'quantitative', 30, { topic: 'math-circles' })]), traits),
  ).toBe(expected ? 1 : 0),
);

describe('essays are counted', () => {
  const written = full(ago(1), 2160);
  const essayOf = (writing: number) => ({ ...written, minutes: { ...written.minutes, writing } });
  test.each([
    ['alone', [session(ago(2), 'writing', 30)], [], 1],
    ['in a full test', [], [written], 1],
    ['in both', [session(ago(2), 'writing', 30)], [written], 2],
    ['in a test with half of the essay’s time', [], [essayOf(13)], 1],
    ['in none with less', [], [essayOf(12)], 0],
    ['in no test of a section', [], [section(ago(1), 712)], 0],
  ] as const)('%s', (_, sessions, tests, count) => {
    const log = logOf(
      sessions.map((each) => ({ ...each, kind: 'essay' as const })),
      tests,
    );
    expect(countWithTraits(log, { kind: 'essay' })).toBe(count);
    expect(countWithTraits(log, { kind: 'essay', section: 'writing' })).toBe(count);
    expect(countWithTraits(log, { section: 'writing' })).toBe(sessions.length);
    expect(countWithTraits(log, { kind: 'essay', topic: 'synonyms' })).toBe(0);
  });
});

describe('logged weeks', () => {
  test('run from this week back to the first session, including empty weeks', () => {
    const weeks = loggedWeeks(
      logOf([session(ago(20), 'quantitative', 60), session(ago(0), 'quantitative', 30)]),
      evening,
    );
    expect(weeks.map((week) => week.from)).toEqual([monday, '2026-11-02', '2026-10-26']);
    expect(weeks.map((week) => studyHoursInWeeks([week]))).toEqual([0.5, 0, 1]);
    expect(weeks.every(({ days }) => days.length === 7)).toBe(true);
    expect(loggedWeeks(logOf(), evening)).toEqual([]);
  });
  test('start with the first test if it is older than the sessions', () =>
    expect(
      loggedWeeks(logOf([session(ago(8), 'quantitative', 60)], [full(ago(20), 2100)]), evening),
    ).toHaveLength(3));
  test('start with the first session if older tests are only reported', () =>
    expect(
      loggedWeeks(
        logOf([session(ago(8), 'quantitative', 60)], [withoutMinutes(full(ago(300), 2100))]),
        evening,
      ),
    ).toHaveLength(2));
  test.each([
    [0, 'This week'],
    [1, 'Last week'],
    [2, '2 weeks ago'],
  ] as const)('with %i weeks since, the label is "%s"', (back, name) => expect(weekLabel(back)).toBe(name));
  test.each([
    // The evening is a Sunday.
    ['on a first day that is a Sunday', 0, [sunday]],
    ['when the first day was a Thursday', 3, [ago(3)]],
    ['when the first day was this week\u2019s Monday', 6, [monday]],
    ['when the first day was the Sunday before', 7, [monday, ago(7)]],
    ['when the first day was the Saturday before last', 8, [monday, ago(8)]],
  ] as const)('%s they start with %j', (_, since, starts) => {
    const log = logOf([session(ago(since), 'quantitative', 60), session(ago(0), 'quantitative', 30)]);
    const weeks = loggedWeeks(log, evening);
    expect(weeks.map(({ from }) => from)).toEqual(starts);
    expect(thisWeek(log, evening)).toBe(weeks[0]);
    expect(studyHoursInWeeks(weeks)).toBe(1.5);
  });
  test('a first week that starts midweek ends on Sunday', () => {
    const log = logOf([session(ago(9), 'quantitative', 60), session(ago(5), 'verbal', 30)]);
    const asOf = asOfEvening(ago(4));
    expect(loggedWeeks(log, asOf).map(({ from, days }) => [from, days.length])).toEqual([
      [monday, 7],
      [ago(9), 3],
    ]);
    expect(loggedWeeks(log, asOf).map((week) => studyHoursInWeeks([week]))).toEqual([0.5, 1]);
  });
  test('a session late on Sunday belongs to that week, even when clocks change', () => {
    vi.stubEnv('TZ', 'America/New_York');
    for (const last of ['2026-11-01', '2027-03-14'] as readonly IsoDay[]) {
      const log = logOf([
        session(last, 'quantitative', 30, { at: localEpochMs(last, 23 * 60 + 30) }),
        session(addDays(last, 1), 'quantitative', 60, { at: localEpochMs(addDays(last, 1), 10) }),
        session(addDays(last, -6), 'quantitative', 90, { at: localEpochMs(addDays(last, -6), 0) }),
      ]);
      const week = loggedWeekFrom(log, addDays(last, -6));
      expect(studyHoursInWeeks([week])).toBe(2);
      expect(countSittings([week])).toBe(2);
    }
  });
});

const studiedOn = (days: readonly number[]) =>
  recordWith(logOf(days.map((each) => session(ago(each), 'quantitative', 30))));

describe('a streak of days', () => {
  // 0 is the Sunday, a day off in the plan; 1 to 6 are Saturday to Monday.
  test.each([
    ['nothing', [], 0],
    ['Monday to Saturday', [1, 2, 3, 4, 5, 6], 6],
    ['Monday to Saturday twice, with Sunday off', [1, 2, 3, 4, 5, 6, 8, 9, 10, 11, 12, 13], 12],
    ['the same with Sunday studied', [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13], 13],
    ['a Thursday missed', [1, 2, 4, 5, 6], 2],
    ['no Saturday', [2, 3, 4], 0],
    ['only the Sunday off', [0], 1],
  ])('%s', (_, days, streak) => expect(currentStreakDays(studiedOn(days), evening)).toBe(streak));

  test('isn’t broken by a day that isn’t over', () => {
    const saturday = { day: ago(1), ms: localEpochMs(ago(1), 9 * 60) };
    expect(currentStreakDays(studiedOn([2, 3]), saturday)).toBe(2);
    expect(currentStreakDays(studiedOn([1, 2, 3]), saturday)).toBe(3);
    expect(currentStreakDays(studiedOn([3]), saturday)).toBe(0);
  });
});

const weeksWith = (minutes: readonly number[]) =>
  loggedWeeks(
    logOf(
      minutes.flatMap((each, weeksAgo) =>
        each === 0 ? [] : [session(ago(6 + 7 * weeksAgo), 'quantitative', each)],
      ),
    ),
    evening,
  );

describe('a streak of weeks at the target', () => {
  test.each([
    [[], 0],
    [[120], 1],
    [[119], 0],
    [[120, 120, 119, 120], 2],
    [[119, 120, 120], 0],
    [[120, 0, 120], 1],
  ])('%j', (minutes, inRow) =>
    expect(countConsecutiveWeeksAtTarget(weeksWith(minutes), 2, evening)).toBe(inRow),
  );
  test('isn’t broken by a week that isn’t over', () => {
    const friday = { day: ago(2), ms: localEpochMs(ago(2), 9 * 60) };
    expect(countConsecutiveWeeksAtTarget(weeksWith([30, 120, 120]), 2, friday)).toBe(2);
    expect(countConsecutiveWeeksAtTarget(weeksWith([120, 120, 0]), 2, friday)).toBe(2);
  });
});

test('the plan in these tests has Sunday off', () => {
  expect(usualWeek.map(({ weekday }) => weekday)).not.toContain(6);
  expect(studiedOn([6]).plan?.restDays).toEqual([6]);
});

describe('a score reported from elsewhere', () => {
  const elsewhere = withoutMinutes(full(ago(2), 2100));
  test('has no minutes, isn’t study, and doesn’t start the log', () => {
    const log = logOf([session(ago(1), 'quantitative', 30)], [elsewhere]);
    expect(testMinutes(elsewhere)).toBe(0);
    expect(elsewhere.end).toBe(elsewhere.at);
    expect(studyMinutes([loggedDay(log, ago(2))])).toBe(0);
    expect(sittingCount([loggedDay(log, ago(2))])).toBe(0);
    expect(firstStudyDay(log)).toBe(ago(1));
    expect(firstStudyDay(logOf([], [elsewhere]))).toBeNull();
    expect(loggedWeeks(logOf([], [elsewhere]), evening)).toEqual([]);
  });
  test('doesn’t continue a streak', () => {
    const sessions = [1, 3, 4].map((days) => session(ago(days), 'quantitative', 30));
    expect(currentStreakDays(recordWith(logOf(sessions, [elsewhere])), evening)).toBe(1);
    expect(currentStreakDays(recordWith(logOf(sessions, [full(ago(2), 2100)])), evening)).toBe(4);
  });
});

test('the time of a mixed session is shared like its answers, with nothing lost', () => {
  const mixed = {
    ...session(ago(1), 'quantitative', 60),
    section: null,
    topics: [
      { topic: 'math-percent', answered: 10, right: 5 },
      { topic: 'synonyms', answered: 20, right: 5 },
    ],
  } as const;
  const day = loggedDay(logOf([mixed]), ago(1));
  expect(minutesBySubject([day])).toEqual({ verbal: 40, quantitative: 20, reading: 0, writing: 0 });
  expect(studyMinutes([day])).toBe(60);
  expect(countWithTraits(logOf([mixed]), { section: 'verbal' })).toBe(1);
  expect(countWithTraits(logOf([mixed]), { section: 'reading' })).toBe(0);
});

test('there are no weeks at the target without a weekly target', () =>
  expect(countConsecutiveWeeksAtTarget(weeksWith([120, 120]), null, evening)).toBe(0));

const streakWithoutPlan = (...days: readonly number[]) =>
  currentStreakDays({ ...studiedOn(days), plan: null }, evening);

test('without a plan, any day without study breaks a streak', () => {
  expect(streakWithoutPlan(1, 2, 3)).toBe(3);
  expect(streakWithoutPlan(6, 5, 4, 3, 2, 1, 8, 9)).toBe(6);
});
