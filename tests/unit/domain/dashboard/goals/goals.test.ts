import { afterEach, describe, expect, test, vi } from 'vitest';
import type { GoalMeasure, LearnerGoal } from '@/domain/learner/learner-goal';
import {
  daysRemaining,
  daysRemainingText,
  draftFromGoal,
  emptyGoalDraft,
  type Goal,
  type GoalDraft,
  goalFieldValidators,
  goalWithProgress,
  goalFromDraft,
  goalPercent,
  goalProgressText,
  goalStatus,
  isOutOfReach,
  remainingValue,
  summarizeGoals,
} from '@/domain/dashboard/goals/goals';
import {
  goalPaceStatus,
  expectedProgress,
  evenPaceValue,
  goalPaceText,
  isGoalOnPace,
} from '@/domain/dashboard/goals/goal-pace';
import { isSameMeasure } from '@/domain/dashboard/goals/goal-measure';
import { progressBarPercent, goalProgressBand } from '@/domain/dashboard/progress-band';
import { addDays, type IsoDay, localDayOfDate } from '@/lib/dates/calendar';
import { recommendedGoals } from '@/domain/dashboard/goals/recommended-goals';
import { withoutMinutes } from '@/data/sample/reportedTests';
import type { LearnerSession } from '@/domain/learner/learner-session';
import {
  ago,
  entryOn,
  evening,
  planWith,
  full,
  logOf,
  nothingSaid,
  type RecordChange,
  recordWith,
  session,
  sunday,
  taken,
} from '../logs';

afterEach(() => vi.unstubAllEnvs());

const today: IsoDay = '2026-11-21';

const goal = (change: Partial<Goal> = {}): Goal => ({
  id: 'g',
  kind: 'academic',
  title: 'Learn 500 test words',
  description: 'Ten a day.',
  startDay: '2026-10-22',
  startValue: 0,
  targetDate: '2026-12-24',
  currentProgress: 362,
  targetValue: 500,
  priority: 'medium',
  measure: { kind: 'noted', start: 0, now: 362 },
  weeksLeft: null,
  ...change,
});

describe('the progress of a goal', () => {
  test.each([
    [-5, 'risk', 'of 100, down from 0 \u00b7 0%'],
    [0, 'risk', 'of 100 \u00b7 0%'],
    [0.4, 'risk', 'of 100 \u00b7 0%'],
    [49.4, 'risk', 'of 100 \u00b7 49%'],
    [49.5, 'watch', 'of 100 \u00b7 50%'],
    [50, 'watch', 'of 100 \u00b7 50%'],
    [69.4, 'watch', 'of 100 \u00b7 69%'],
    [69.5, 'fair', 'of 100 \u00b7 70%'],
    [70, 'fair', 'of 100 \u00b7 70%'],
    [89.4, 'fair', 'of 100 \u00b7 89%'],
    [89.5, 'good', 'of 100 \u00b7 90%'],
    [90, 'good', 'of 100 \u00b7 90%'],
    [99.9, 'good', 'of 100 \u00b7 99%'],
    [100, 'good', 'of 100 \u00b7 100%'],
    [121, 'good', 'of 100 \u00b7 121%'],
  ])('%d of 100 is in the band %s: %s', (currentProgress, band, words) => {
    const each = goal({ currentProgress, targetValue: 100, targetDate: '2026-11-22' });
    expect(goalProgressBand(goalPercent(each))).toBe(band);
    expect(goalProgressText(each)).toBe(words);
  });

  test('a goal that lost ground shows where it started', () => {
    const fallen = goal({ startValue: 59, currentProgress: 53, targetValue: 70 });
    expect(goalProgressText(fallen)).toBe('of 70, down from 59 \u00b7 76%');
  });

  test.each([
    [{ kind: 'accuracy', topic: 'math-circles' }, 59, 53, 70, 'of 70%, down from 59% \u00b7 76% of the goal'],
    [{ kind: 'accuracy', topic: 'math-circles' }, 59, 64, 75, 'of 75% \u00b7 85% of the goal'],
    [{ kind: 'percentile' }, 81, 80, 87, 'of 87th, down from 81st \u00b7 92% of the goal'],
    [{ kind: 'percentile' }, 0, 0, 87, 'of 87th \u00b7 0% of the goal'],
    [{ kind: 'hours' }, 0, 50, 75, 'of 75 \u00b7 67%'],
  ] as const)(
    'a goal of %j never mixes its own percentages with those of its target',
    (measure, startValue, currentProgress, targetValue, words) =>
      expect(goalProgressText(goal({ measure, startValue, currentProgress, targetValue }))).toBe(words),
  );

  test('a floating-point remainder doesn’t lower the percentage', () => {
    expect(goalProgressText(goal({ currentProgress: 0.29, targetValue: 1 }))).toBe('of 1 \u00b7 29%');
  });

  test.each([
    [-5, 105],
    [0, 100],
    [99.5, 0.5],
    [100, 0],
    [121, 0],
  ])('at %d of 100, %d remains', (currentProgress, remaining) =>
    expect(remainingValue(goal({ currentProgress, targetValue: 100 }))).toBe(remaining),
  );

  test('caps the bar but not the figure', () => {
    const done = goalPercent(goal({ currentProgress: 1812, targetValue: 1500 }));
    expect(done).toBe(121);
    expect(progressBarPercent(done)).toBe(100);
    expect(goalProgressText(goal({ currentProgress: 1812, targetValue: 1500 }))).toBe('of 1,500 \u00b7 121%');
  });
});

describe('a goal of weeks', () => {
  const weeksGoal = {
    id: 'w',
    kind: 'habits',
    title: 'w',
    description: '',
    priority: 'high',
    setOn: ago(49),
  } as const;
  /** A goal of 5-hour weeks, after weeks with so many hours, the current one first. */
  const goalAfter = (hours: readonly number[], targetValue: number, dueIn: number, asOf = evening) =>
    goalWithProgress(
      { ...weeksGoal, measure: { kind: 'weeks', hours: 5 }, targetValue, dueOn: addDays(sunday, dueIn) },
      recordWith(
        logOf(
          hours
            .flatMap((each, weeks) => (each === 0 ? [] : [session(ago(1 + 7 * weeks), 'verbal', 60 * each)]))
            .toReversed(),
        ),
      ),
      asOf,
    );
  const saturday = { day: ago(1), ms: evening.ms - 24 * 60 * 60_000 };
  test.each([
    ['as many weeks are left', [6, 6], 6, 28, evening, 4, 'in-progress'],
    ['a week less is left', [6, 6], 6, 27, evening, 3, 'at-risk'],
    ['it is reached', [6, 6], 2, 0, evening, 0, 'completed'],
    ['this week can still count', [1, 6], 6, 28, saturday, 5, 'in-progress'],
    ['this week has its hours already', [6, 6], 6, 28, saturday, 4, 'in-progress'],
  ] as const)('if %s', (_, hours, target, dueIn, asOf, left, status) => {
    const own = goalAfter(hours, target, dueIn, asOf);
    expect([own.weeksLeft, goalStatus(own, asOf.day)]).toEqual([left, status]);
    expect(isOutOfReach(own)).toBe(status === 'at-risk');
  });
  test('says that it is out of reach, and is not on pace', () => {
    const own = goalAfter([6, 6], 6, 27);
    expect(goalPaceText(own, sunday, true)).toBe('out of reach: 4 weeks to go, 3 left');
    expect(isGoalOnPace(own, sunday)).toBe(false);
  });
});

const paced = (currentProgress: number, change: Partial<Goal> = {}) =>
  goal({
    startDay: '2026-11-01',
    startValue: 10,
    targetDate: '2026-12-11',
    targetValue: 110,
    currentProgress,
    ...change,
  });

describe('the pace of a goal', () => {
  test.each<[IsoDay, number]>([
    ['2026-10-01', 10],
    ['2026-11-01', 10],
    ['2026-11-21', 60],
    ['2026-12-11', 110],
    ['2027-12-11', 110],
  ])('follows a straight line from start to target: on %s it is %d', (day, value) =>
    expect(evenPaceValue(paced(0), day)).toBe(value),
  );
  test('is the target for a goal that starts and ends on the same day', () =>
    expect(evenPaceValue(paced(0, { targetDate: '2026-11-01' }), today)).toBe(110));
  test.each<[string, Goal, IsoDay, number | null]>([
    ['in whole steps that are fully due', paced(30), '2026-11-18', 52],
    ['in tenths if something isn’t whole', paced(30.5), '2026-11-18', 52.5],
    ['none on the first day', paced(10), '2026-11-01', null],
    ['the target on its last day', paced(30), '2026-12-11', 110],
    ['none after the last day', paced(30), '2026-12-12', null],
  ])('expected progress today: %s', (_, each, day, value) => expect(expectedProgress(each, day)).toBe(value));
  test.each([
    [110, '2026-11-21', 'reached', 'reached'],
    [110, '2026-12-12', 'reached', 'reached'],
    [10, '2026-11-01', 'new', 'set today'],
    [61, '2026-11-21', 'ahead', '1 ahead of pace'],
    [60, '2026-11-21', 'on pace', 'on pace'],
    [59, '2026-11-21', 'behind', '1 behind pace'],
    [50.5, '2026-11-21', 'behind', '9.5 behind pace'],
    [50, '2026-11-17', 'on pace', 'on pace'],
    [54, '2026-11-17', 'ahead', '4 ahead of pace'],
    [105, '2026-12-12', 'past due', 'past due, 5 to go'],
    [30, '2026-12-12', 'past due', 'past due, 80 to go'],
  ] as const)('at %d on %s it is %s: "%s"', (value, day, status, words) => {
    const each = paced(value);
    expect(goalPaceStatus(each, day)).toBe(status);
    expect(goalPaceText(each, day, true)).toBe(words);
  });
  const basis = ', judged by the latest full test alone';
  test.each([
    [61, '2026-11-21', `1 percentile point ahead of pace${basis}`],
    [60, '2026-11-21', `on pace${basis}`],
    [59, '2026-11-21', `1 percentile point behind pace${basis}`],
    [110, '2026-11-21', 'reached'],
    [10, '2026-11-01', 'set today'],
    [105, '2026-12-12', 'past due, 5 percentile points to go'],
  ] as const)('of a percentile says what it rests on: at %d on %s, "%s"', (value, day, words) => {
    const own = paced(value, { measure: { kind: 'percentile' } });
    expect(goalPaceText(own, day, false)).toBe(words);
    const beside = '; a forecast follows the trend of several tests';
    expect(goalPaceText(own, day, true)).toBe(words.endsWith(basis) ? `${words}${beside}` : words);
  });
});

describe('the days remaining', () => {
  test.each<[IsoDay, IsoDay, number, string]>([
    ['2026-12-24', '2026-11-21', 33, '33 days left'],
    ['2026-11-22', '2026-11-21', 1, '1 day left'],
    ['2026-11-21', '2026-11-21', 0, 'today'],
    ['2026-11-20', '2026-11-21', -1, 'past due'],
    ['2027-01-01', '2026-12-31', 1, '1 day left'],
    ['2026-12-31', '2027-01-01', -1, 'past due'],
    ['2028-03-01', '2028-02-28', 2, '2 days left'],
    ['2028-02-29', '2028-02-28', 1, '1 day left'],
    ['2026-03-01', '2026-02-28', 1, '1 day left'],
    ['2027-11-21', '2026-11-21', 365, '365 days left'],
    ['2028-11-21', '2027-11-21', 366, '366 days left'],
  ])('until %s, counted on %s, are %d: %s', (target, now, days, words) => {
    expect(daysRemaining(target, now)).toBe(days);
    expect(daysRemainingText(days)).toBe(words);
  });

  // Clocks in New York go forward on 2026-03-08 and back on 2026-11-01, at 2 AM.
  test.each<[string, string, IsoDay, number]>([
    ['a minute before midnight', '2026-11-21T23:59:00-05:00', '2026-11-22', 1],
    ['at midnight', '2026-11-22T00:00:00-05:00', '2026-11-22', 0],
    ['a minute after midnight', '2026-11-23T00:01:00-05:00', '2026-11-22', -1],
    ['before the day of 23 hours', '2026-03-07T23:30:00-05:00', '2026-03-09', 2],
    ['early on the day of 23 hours', '2026-03-08T00:30:00-05:00', '2026-03-09', 1],
    ['late on the day of 23 hours', '2026-03-08T23:30:00-04:00', '2026-03-09', 1],
    ['before the day of 25 hours', '2026-10-31T23:30:00-04:00', '2026-11-02', 2],
    ['early on the day of 25 hours', '2026-11-01T00:00:00-04:00', '2026-11-02', 1],
    ['in the repeated hour', '2026-11-01T01:30:00-05:00', '2026-11-02', 1],
    ['late on the day of 25 hours', '2026-11-01T23:59:00-05:00', '2026-11-02', 1],
  ])('%s in New York', (_, instant, target, days) => {
    vi.stubEnv('TZ', 'America/New_York');
    expect(daysRemaining(target, localDayOfDate(new Date(instant)))).toBe(days);
  });

  test.each([
    ['Pacific/Auckland', -1],
    ['UTC', 0],
    ['Pacific/Honolulu', 1],
  ])('the same instant is a different day in %s', (zone, days) => {
    vi.stubEnv('TZ', zone);
    const instant = zone === 'Pacific/Honolulu' ? '2026-11-22T05:00:00Z' : '2026-11-22T12:00:00Z';
    expect(daysRemaining('2026-11-22', localDayOfDate(new Date(instant)))).toBe(days);
  });
});

test.each<[number, IsoDay, string]>([
  [499, '2026-11-22', 'in-progress'],
  [499, '2026-11-21', 'in-progress'],
  [499, '2026-11-20', 'at-risk'],
  [500, '2026-11-20', 'completed'],
  [500, '2026-11-22', 'completed'],
  [501, '2026-11-22', 'completed'],
])('a goal at %d of 500, due %s, is %s', (currentProgress, targetDate, status) => {
  expect(goalStatus(goal({ currentProgress, targetDate }), today)).toBe(status);
});

describe('the summary', () => {
  test('has no average and nothing next without goals', () => {
    expect(summarizeGoals([], today)).toEqual({ total: 0, completed: 0, averagePercent: null, next: null });
  });

  test('caps each percentage, and picks the next goal from those open and not past due', () => {
    const soon = goal({ id: 'soon', currentProgress: 250, targetDate: '2026-11-30' });
    const goals = [
      goal({ id: 'late', currentProgress: 250, targetDate: '2026-12-24' }),
      soon,
      goal({ id: 'done', currentProgress: 1000, targetDate: '2026-11-22' }),
      goal({ id: 'past', currentProgress: 0, targetDate: '2026-11-20' }),
    ];
    expect(summarizeGoals(goals, today)).toEqual({ total: 4, completed: 1, averagePercent: 50, next: soon });
  });

  test('has nothing next if all goals are past due or reached', () => {
    const goals = [goal({ targetDate: '2026-11-20' }), goal({ currentProgress: 500 })];
    expect(summarizeGoals(goals, today).next).toBeNull();
  });

  test('picks the first of goals due on the same day', () => {
    expect(summarizeGoals([goal({ id: 'a' }), goal({ id: 'b' })], today).next?.id).toBe('a');
  });
});

describe('validating a draft', () => {
  const notPlain = 'Enter the target value as a plain number, such as 750, 2.5, or 1,000.';

  test.each([
    ['', 'Give the goal a title.'],
    ['   ', 'Give the goal a title.'],
    ['\u200b\u00a0\u2060', 'Give the goal a title.'],
    ['\u3164', 'Give the goal a title.'],
    ['\u200ba', null],
    ['a', null],
    ['a'.repeat(80), null],
    [`  ${'a'.repeat(80)}  `, null],
    ['a'.repeat(81), 'Keep the title to 80 characters; it has 81.'],
  ])('title %j', (text, fault) => expect(goalFieldValidators.title(text)).toBe(fault));

  test.each([
    ['', null],
    ['a'.repeat(500), null],
    ['a'.repeat(501), 'Keep the description to 500 characters; it has 501.'],
  ])('description %#', (text, fault) => expect(goalFieldValidators.description(text)).toBe(fault));

  test.each([
    ['', 'Enter the value to reach, such as 750.'],
    [' ', 'Enter the value to reach, such as 750.'],
    ['many', notPlain],
    ['12 words', notPlain],
    ['NaN', notPlain],
    ['1e400', notPlain],
    ['0', 'The target value must be above 0.'],
    ['-0', 'The target value must be above 0.'],
    ['-1', 'The target value must be above 0.'],
    ['0.001', 'Keep the target value between 0.01 and 1,000,000.'],
    ['0.01', null],
    ['2.5', null],
    [' 750 ', null],
    ['1000000', null],
    ['1000001', 'Keep the target value between 0.01 and 1,000,000.'],
    ['1e300', notPlain],
    ['0x10', notPlain],
    ['1e3', notPlain],
    ['2,5,1', notPlain],
    ['1,000', null],
    ['1,000.5', null],
    ['1,000,001', 'Keep the target value between 0.01 and 1,000,000.'],
  ])('target value %j', (text, fault) => expect(goalFieldValidators.targetValue(text)).toBe(fault));

  test.each([
    ['', 'Choose a target date.'],
    [' ', 'Choose a target date.'],
    ['2026-11-21', null],
    ['2026-11-22', null],
    ['2028-02-29', null],
    ['2026-11-20', 'Choose today or a later day.'],
    ['2036-01-15', 'Choose a day in the next three years.'],
    ['2026-02-31', 'Enter a real date, such as 2027-01-15.'],
    ['2027-02-29', 'Enter a real date, such as 2027-01-15.'],
    ['12/24/2026', 'Enter a real date, such as 2027-01-15.'],
    ['12026-01-01', 'Enter a real date, such as 2027-01-15.'],
  ])('target date %j', (text, fault) => expect(goalFieldValidators.targetDate(text, today)).toBe(fault));

  test.each([
    [null, null],
    ['', null],
    [' ', null],
    ['0', null],
    ['3', null],
    ['1,000.5', null],
    ['1000000', null],
    ['1000001', 'Keep the progress between 0 and 1,000,000.'],
    ['-1', 'Keep the progress between 0 and 1,000,000.'],
    ['some', 'Enter the progress as a plain number, such as 3.'],
    ['1e3', 'Enter the progress as a plain number, such as 3.'],
  ])('progress %j', (text, fault) => expect(goalFieldValidators.progress(text)).toBe(fault));
});

describe('turning a draft into a goal', () => {
  const draft: GoalDraft = {
    title: '  Fifty rate problems ',
    description: ' Without errors. ',
    targetValue: ' 1,050 ',
    progress: null,
    targetDate: '2027-01-15',
    priority: 'high',
  };
  const rest = {
    id: 'own-8',
    kind: 'habits',
    setOn: '2026-11-21',
    measure: { kind: 'hours' },
  } as const;
  const noted = { ...rest, measure: { kind: 'noted', start: 1, now: 2 } } as const;

  test('trims it, and adds what the form doesn’t ask for', () => {
    expect(goalFromDraft(draft, rest, today)).toEqual({
      ...rest,
      title: 'Fifty rate problems',
      description: 'Without errors.',
      targetValue: 1050,
      dueOn: '2027-01-15',
      priority: 'high',
    });
  });

  test.each([
    [' 4 ', 4],
    ['', 0],
    [' ', 0],
    ['1,000', 1000],
  ])('sets the progress that the family entered: %j', (progress, now) => {
    expect(goalFromDraft({ ...draft, progress }, noted, today).measure).toEqual({
      kind: 'noted',
      start: 1,
      now,
    });
    // A family can't set what the log measures.
    expect(goalFromDraft({ ...draft, progress }, rest, today).measure).toEqual(rest.measure);
  });

  test('keeps the earlier progress if the form doesn’t ask for it', () =>
    expect(goalFromDraft(draft, noted, today).measure).toEqual(noted.measure));

  test.each<[string, GoalMeasure, string | null]>([
    ['tracked by the family', { kind: 'noted', start: 0, now: 362 }, '362'],
    ['measured by the log', { kind: 'questions' }, null],
  ])('round-trips a goal %s', (_, measure, progress) => {
    const own: LearnerGoal = {
      id: 'g',
      kind: 'academic',
      title: 'Learn 500 test words',
      description: 'Ten a day.',
      setOn: '2026-10-22',
      dueOn: '2026-12-24',
      measure,
      targetValue: 500,
      priority: 'medium',
    };
    const shown = goal({ measure });
    expect(draftFromGoal(shown).progress).toBe(progress);
    expect(goalFromDraft(draftFromGoal(shown), own, today)).toEqual(own);
  });

  test.each<[string, Partial<GoalDraft>]>([
    ['title', { title: ' ' }],
    ['description', { description: 'a'.repeat(501) }],
    ['target value', { targetValue: '0' }],
    ['target date', { targetDate: '2026-11-20' }],
    ['date at all', { targetDate: '2026-02-31' }],
    ['progress', { progress: 'some' }],
  ])('rejects an invalid %s', (_, change) => {
    expect(() => goalFromDraft({ ...draft, ...change }, rest, today)).toThrow('Not a goal');
  });

  test('an empty form has errors in its required fields only', () => {
    expect(goalFieldValidators.title(emptyGoalDraft.title)).not.toBeNull();
    expect(goalFieldValidators.description(emptyGoalDraft.description)).toBeNull();
    expect(goalFieldValidators.targetValue(emptyGoalDraft.targetValue)).not.toBeNull();
    expect(goalFieldValidators.progress(emptyGoalDraft.progress)).toBeNull();
    expect(goalFieldValidators.targetDate(emptyGoalDraft.targetDate, today)).not.toBeNull();
  });
});

describe('a goal measured by the log', () => {
  const log = logOf(
    [
      session(ago(30), 'quantitative', 600, { topic: 'math-circles', right: 10 }),
      session(ago(20), 'quantitative', 1100, { topic: 'math-circles', right: 12 }),
      session(ago(3), 'writing', 60, { solved: 0, right: 0 }),
      session(ago(2), 'quantitative', 1090, { kind: 'mistakes', topic: 'math-circles', right: 18 }),
    ],
    [full(ago(22), 2100, 70), full(ago(8), 2130, 74)],
  );
  const own: LearnerGoal = {
    id: 't',
    kind: 'habits',
    title: 'Start before 5 PM',
    description: '',
    setOn: ago(21),
    dueOn: addDays(sunday, 45),
    measure: { kind: 'full-tests' },
    targetValue: 20,
    priority: 'low',
  };
  test.each<[GoalMeasure, number, number]>([
    [{ kind: 'full-tests' }, 0, 1],
    [{ kind: 'sessions', of: {} }, 0, 3],
    [{ kind: 'sessions', of: { section: 'quantitative' } }, 0, 2],
    // One alone, and one in the full test since the goal was set.
    [{ kind: 'sessions', of: { kind: 'essay' } }, 0, 2],
    [{ kind: 'weeks', hours: 18 }, 0, 2],
    [{ kind: 'weeks', hours: 19 }, 0, 1],
    [{ kind: 'hours' }, 0, 40.3],
    [{ kind: 'questions' }, 0, 40],
    [{ kind: 'percentile' }, 70, 74],
    [{ kind: 'accuracy', topic: 'math-circles' }, 50, 75],
    [{ kind: 'accuracy', topic: 'math-angles' }, 0, 0],
    [{ kind: 'noted', start: 2, now: 5 }, 2, 5],
  ])('measured by %j, starts at %d and is at %d', (measure, startValue, currentProgress) => {
    const made = goalWithProgress({ ...own, measure }, recordWith(log), evening);
    expect(made).toMatchObject({ startDay: ago(21), startValue, currentProgress });
  });
  test('is due on its date, and keeps its measure', () => {
    const made = goalWithProgress(own, recordWith(log), evening);
    expect(made.targetDate).toBe(addDays(sunday, 45));
    expect(daysRemaining(made.targetDate, sunday)).toBe(45);
    expect(made.measure).toEqual(own.measure);
    expect(made).not.toHaveProperty('setOn');
  });
  test('counts test answers toward accuracy but not toward practice questions', () => {
    const answered = [{ topic: 'math-circles', answered: 40, right: 0 }] as const;
    const tested = logOf(log.sessions, [taken(ago(1), 'quantitative', {}, answered)]);
    const now = (measure: GoalMeasure) =>
      goalWithProgress({ ...own, measure }, recordWith(tested), evening).currentProgress;
    expect(now({ kind: 'questions' })).toBe(40);
    // 30 of 40 in sessions and none of 40 in the test.
    expect(now({ kind: 'accuracy', topic: 'math-circles' })).toBe(38);
  });
  test('counts no hours for a score reported from elsewhere', () => {
    const reported = logOf([], [withoutMinutes(full(ago(1), 2100))]);
    expect(
      goalWithProgress({ ...own, measure: { kind: 'hours' } }, recordWith(reported), evening).currentProgress,
    ).toBe(0);
    expect(goalWithProgress(own, recordWith(reported), evening).currentProgress).toBe(1);
  });
});

const inDays = (days: number): RecordChange => ({ profile: { testDay: addDays(sunday, days) } });

const goalOf = (measure: GoalMeasure): LearnerGoal => ({
  id: 'own',
  kind: 'habits',
  title: 'Own',
  description: '',
  setOn: ago(10),
  dueOn: addDays(sunday, 10),
  measure,
  targetValue: 10,
  priority: 'low',
});

describe('recommended goals', () => {
  const weak = session(ago(1), 'quantitative', 60, { topic: 'math-circles', right: 5 });
  const offered = (change: RecordChange = {}, sessions: readonly LearnerSession[] = [weak]) =>
    recommendedGoals(recordWith(logOf(sessions), change), evening);
  const ids = (change?: RecordChange, sessions?: readonly LearnerSession[]) =>
    offered(change, sessions).map(({ id }) => id);

  test('match the weakest topic, the weekly target, and the days left', () => {
    expect(
      offered().map(({ id, title, setOn, dueOn }) => [id, title, setOn, daysRemaining(dueOn, sunday)]),
    ).toEqual([
      ['rec-topic-math-circles', 'Eight sessions on circles', sunday, 28],
      ['rec-essays', 'Write six timed essays', sunday, 42],
      ['rec-mistakes', '15 mistake reviews', sunday, 35],
      ['rec-weeks', 'Four 18-hour weeks', sunday, 42],
      // Seventy days would be after the SSAT.
      ['rec-schools', 'Visit three schools', sunday, 48],
      ['rec-notes', 'Write down mistakes on 12 days', sunday, 21],
    ]);
    expect(offered()[0]?.measure).toEqual({ kind: 'sessions', of: { topic: 'math-circles' } });
    expect(offered()[3]?.measure).toEqual({ kind: 'weeks', hours: 18 });
  });
  test('name no topic if none is weak, and no weeks without a weekly target', () => {
    expect(ids({}, [])).not.toContain('rec-topic-math-circles');
    expect(ids({}, [])).toHaveLength(5);
    expect(ids({ profile: { weeklyMinutes: null } })).not.toContain('rec-weeks');
  });
  test('ask for the hours of recent weeks if most of the plan was missed', () => {
    const plan = planWith([9, 8, 7, 6, 5].map((days) => entryOn(ago(days))));
    const sessions = [14, 6].map((days) => session(ago(days), 'quantitative', 150));
    const weeks = offered({ plan }, sessions).find(({ id }) => id === 'rec-weeks');
    expect([weeks?.title, weeks?.priority, weeks?.measure]).toEqual([
      'Four 2-hour weeks',
      'high',
      { kind: 'weeks', hours: 2 },
    ]);
  });
  test('take their full time if no test day is set', () =>
    expect(offered(nothingSaid).map(({ id, dueOn }) => [id, daysRemaining(dueOn, sunday)])).toEqual([
      ['rec-topic-math-circles', 28],
      ['rec-essays', 42],
      ['rec-mistakes', 35],
      ['rec-schools', 70],
      ['rec-notes', 21],
    ]));
  test.each([
    [42, 6],
    [41, 5],
    [33, 5],
    [32, 4],
    [28, 4],
    [27, 3],
    [14, 3],
    [13, 0],
    [0, 0],
    [-1, 0],
  ])('with %d days left, are those that can be reached: %d', (days, size) => {
    const goals = offered(inDays(days));
    expect(goals).toHaveLength(size);
    for (const { dueOn } of goals) expect(daysRemaining(dueOn, sunday)).toBeLessThanOrEqual(days);
  });
  test('skip what an active goal already counts, except goals that the family tracks itself', () => {
    const measures: readonly GoalMeasure[] = [
      { kind: 'weeks', hours: 5 },
      { kind: 'sessions', of: { kind: 'mistakes' } },
      { kind: 'sessions', of: { topic: 'math-circles' } },
      { kind: 'noted', start: 0, now: 0 },
    ];
    expect(ids({ goals: measures.map(goalOf) })).toEqual(['rec-essays', 'rec-schools', 'rec-notes']);
  });
});

describe('two goals measure the same thing', () => {
  const essays: GoalMeasure = { kind: 'sessions', of: { kind: 'essay' } };
  test.each([
    [essays, { kind: 'sessions', of: { kind: 'essay' } }, true],
    [essays, { kind: 'sessions', of: { section: 'writing' } }, false],
    [essays, { kind: 'hours' }, false],
    [{ kind: 'full-tests' }, { kind: 'full-tests' }, true],
    [{ kind: 'weeks', hours: 18 }, { kind: 'weeks', hours: 8 }, true],
    [{ kind: 'accuracy', topic: 'math-circles' }, { kind: 'accuracy', topic: 'math-circles' }, true],
    [{ kind: 'accuracy', topic: 'math-circles' }, { kind: 'accuracy', topic: 'math-angles' }, false],
    [{ kind: 'noted', start: 0, now: 0 }, { kind: 'noted', start: 0, now: 0 }, false],
  ] as const)('%o and %o: %s', (one, other, same) => {
    expect(isSameMeasure(one, other)).toBe(same);
    expect(isSameMeasure(other, one)).toBe(same);
  });
});
