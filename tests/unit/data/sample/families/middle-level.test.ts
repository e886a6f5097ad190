/** The facts of the sample family at the Middle Level, and the figures that follow from them. */
import { describe, expect, test } from 'vitest';
import { otherFamilyLoaders } from '@/data/sample';
import { buildSampleFamily } from '@/data/sample/sampleChild';
import { asOfEvening } from '@/domain/dashboard/as-of';
import { goalWithProgress } from '@/domain/dashboard/goals/goals';
import { currentWeeklyGoals } from '@/domain/dashboard/goals/weekly-goals';
import { currentTotalScores, sectionProgressRows } from '@/domain/dashboard/scores/test-scores';
import { completionByArea } from '@/domain/dashboard/study/plan-completion';
import { loggedWeeks, studyHoursInWeeks } from '@/domain/dashboard/study/logged-weeks';
import { studyWeek } from '@/domain/dashboard/study/study-week';
import { upcomingTests } from '@/domain/dashboard/study/upcoming-tests';
import { rawScoreQuarters } from '@/domain/exam/scoring/scoring';
import { testLevels } from '@/domain/exam/level/test-levels';
import { scoredSections } from '@/domain/exam/test/scored-sections';
import { testMinutes } from '@/domain/learner/learner-test';
import { countAnswers, sectionOfTopic } from '@/domain/learner/topic-count';
import { practiceTopic } from '@/domain/plan/topics/topics';
import { localDayAt } from '@/lib/dates/localTime';

const asOf = asOfEvening('2026-11-15');
const family = buildSampleFamily(await otherFamilyLoaders['middle-level'](), asOf);
const [lena] = family.children;
const [diagnostic, fullA, official, fullB] = lena.tests;

test('it has one child, in a grade of the Middle Level', () => {
  expect(family.children).toHaveLength(1);
  expect(lena.profile).toMatchObject({ nickname: 'Lena Castell', grade: 6, level: 'middle' });
  const { low, high } = testLevels.middle.grades;
  expect(lena.profile.grade).toBeGreaterThanOrEqual(low);
  expect(lena.profile.grade).toBeLessThanOrEqual(high);
});

/** Right, wrong, and blank answers and guesses of each section, and its raw score. */
const factsOf = (taken: typeof fullA) =>
  scoredSections.map((section) => {
    const answers = taken?.answers[section];
    if (answers === undefined) return null;
    const { right, wrong, blank, guesses } = answers;
    return [right, wrong, blank, guesses.answered, rawScoreQuarters(answers) / 4];
  });

test.each([
  [
    'the free test',
    diagnostic,
    { day: '2026-08-22', scope: 'diagnostic', minutes: 65 },
    [
      [15, 10, 5, 2, 12.5],
      [12, 9, 4, 1, 9.75],
      [10, 8, 2, 1, 8],
    ],
  ],
  [
    'full test A',
    fullA,
    { day: '2026-09-19', scope: 'full', minutes: 170 },
    [
      [34, 17, 9, 3, 29.75],
      [26, 16, 8, 2, 22],
      [23, 13, 4, 1, 19.75],
    ],
  ],
  ['the official test', official, { day: '2026-10-10', scope: 'full', minutes: 0 }, [null, null, null]],
  [
    'full test B',
    fullB,
    { day: '2026-11-07', scope: 'full', minutes: 170 },
    [
      [40, 14, 6, 2, 36.5],
      [31, 13, 6, 2, 27.75],
      [27, 10, 3, 2, 24.5],
    ],
  ],
] as const)('%s', (_, taken, { day, scope, minutes }, sections) => {
  expect(taken).toMatchObject({ scope, level: 'middle', totalPercentile: null });
  expect(localDayAt(taken?.at ?? 0)).toBe(day);
  expect(taken && testMinutes(taken)).toBe(minutes);
  expect(factsOf(taken)).toEqual(sections);
});

describe('a test that she took here', () => {
  const taken = lena.tests.filter(({ topics }) => topics.length > 0);

  test('has no scores', () => {
    expect(taken).toHaveLength(3);
    for (const { scores } of taken) expect(scores).toEqual({});
  });

  test('has every topic once, of the Middle Level, and as many answers as its sections', () => {
    for (const { topics, answers } of taken) {
      expect(new Set(topics.map(({ topic }) => topic)).size).toBe(topics.length);
      for (const { topic } of topics) expect(practiceTopic(topic, 'middle'), topic).toBeDefined();
      for (const section of scoredSections) {
        const own = topics.filter(({ topic }) => sectionOfTopic(topic) === section);
        const { right = 0, wrong = 0 } = answers[section] ?? {};
        expect(countAnswers([{ topics: own }])).toEqual({ answered: right + wrong, right });
      }
    }
  });
});

test('her practice is on topics of the Middle Level', () => {
  for (const { topic } of lena.sessions.flatMap(({ topics }) => topics))
    expect(practiceTopic(topic, 'middle'), topic).toBeDefined();
});

test('her scaled scores are those of the official test, with ranges that include a target or are below it', () => {
  expect(currentTotalScores(lena)).toMatchObject({
    test: official,
    latest: 1869,
    band: { low: 1829, high: 1909 },
    percentile: null,
    target: 1905,
  });
  expect(sectionProgressRows(lena).map(({ subject, current, target }) => [subject, current, target])).toEqual(
    [
      ['verbal', 656, 650],
      ['quantitative', 596, 630],
      ['reading', 617, 625],
    ],
  );
});

test('her weeks, plan, and goals follow from the record', () => {
  expect(loggedWeeks(lena, asOf).map((week) => studyHoursInWeeks([week]))).toEqual([
    6.3, 7.6, 4, 6.2, 5.5, 3.8, 6.1, 5.1, 7.6, 5.6, 5, 5.1, 6.2,
  ]);
  expect(studyWeek(lena, asOf)).toMatchObject({ hours: 6.3, goalHours: 7, streakDays: 13 });
  expect(completionByArea(lena, asOf).map(({ area, completed, total }) => [area, completed, total])).toEqual([
    ['verbal', 24, 26],
    ['quantitative', 46, 52],
    ['reading', 23, 26],
    ['writing', 9, 13],
    ['mistakes', 6, 13],
    ['tests', 3, 3],
  ]);
  expect(currentWeeklyGoals(lena, asOf).map(({ completed, target }) => [completed, target])).toEqual([
    [2, 2],
    [2, 3],
    [2, 2],
    [1, 1],
  ]);
  expect(
    lena.goals.map((goal) => {
      const { title, currentProgress, targetValue } = goalWithProgress(goal, lena, asOf);
      return [title, currentProgress, targetValue];
    }),
  ).toEqual([
    ['Fractions at 75% right', 67, 75],
    ['Solve 1,800 practice questions', 1500, 1800],
    ['Eight weeks of 6 hours', 5, 8],
    ['Apply to Hollinbrook School', 3, 6],
  ]);
  expect(upcomingTests(lena, asOf).map(({ title, day }) => [title, day])).toEqual([
    ['One math section', '2026-11-24'],
    ['SSAT', '2026-12-26'],
  ]);
});
