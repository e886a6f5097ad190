/** The sample tells one story: what two dashboards show of the same thing is the same. */
import { describe, expect, test } from 'vitest';
import { sampleDetail, sampleFamily } from '@/data/sample';
import { mayaDetail } from '@/data/sample/maya-detail';
import { goalFrom, goalStatus } from '@/domain/family/goals';
import { weekHours } from '@/domain/family/progress';
import { totalHours, weekOf } from '@/domain/family/study';
import { scoredSubjects } from '@/domain/family/subject';
import { fullTests, percentileOf, sectionScore, totalOf } from '@/domain/family/tests';
import { present } from '@/lib/assert';

const [maya, theo] = sampleFamily.children;
const hoursOf = (weeksAgo: number) =>
  totalHours([present(weekOf(mayaDetail.log, weeksAgo), 'the week is logged')]);

test('the constants of the specification', () => {
  expect(maya.child).toMatchObject({ grade: 8, overallProgress: 87 });
  expect(maya.scores).toMatchObject({ latest: 2340, percentile: 92, target: 2200 });
  expect(maya.study.streakDays).toBe(12);
  expect(mayaDetail.weeklyTargetHours).toBe(18);
  expect([hoursOf(0), hoursOf(1)]).toEqual([19.9, 20.9]);
});

test('the log reaches back a quarter, seven days a week', () => {
  expect(mayaDetail.log.map((week) => week.weeksAgo)).toEqual(
    Array.from({ length: 13 }, (_, index) => index),
  );
  expect(mayaDetail.log.every((week) => week.days.length === 7)).toBe(true);
  expect(mayaDetail.log.flatMap((week) => week.days.flat()).every(({ hours }) => hours > 0)).toBe(true);
});

test('the overview\u2019s week is the log\u2019s', () => expect(weekHours(maya.study)).toBe(hoursOf(0)));

describe('the test history', () => {
  const [latest, previous] = fullTests(mayaDetail.tests)
    .toReversed()
    .map((taken) => present(taken, 'a test'));
  test('ends with the scores of the overview', () => {
    expect(totalOf(present(latest, 'a latest test'))).toBe(maya.scores.latest);
    expect(totalOf(present(previous, 'a previous test'))).toBe(maya.scores.previous);
    expect(percentileOf(present(latest, 'a latest test'))).toBe(maya.scores.percentile);
    for (const section of maya.sections) expect(latest?.[section.subject]).toBe(section.current);
  });
  test('stays within the totals that the specification names', () => {
    for (const taken of fullTests(mayaDetail.tests)) {
      expect(totalOf(taken)).toBeGreaterThanOrEqual(2200);
      expect(totalOf(taken)).toBeLessThanOrEqual(2400);
      for (const subject of scoredSubjects) {
        expect(taken[subject]).toBeGreaterThanOrEqual(700);
        expect(taken[subject]).toBeLessThanOrEqual(800);
      }
    }
  });
  test('is what the section analysis and the weekly reports say', () => {
    for (const analysis of mayaDetail.analyses) {
      expect(analysis.current).toBe(latest?.[analysis.subject]);
      expect(analysis.previous).toBe(previous?.[analysis.subject]);
    }
    for (const report of mayaDetail.reports) {
      const inWeek = mayaDetail.tests.filter(({ daysAgo }) => Math.floor(daysAgo / 7) === report.weeksAgo);
      expect(report.testsCompleted).toBe(inWeek.length);
      for (const { subject, score } of report.sections)
        expect(inWeek.map((taken) => sectionScore(taken, subject))).toContain(score);
      const totals = inWeek.flatMap((taken) => totalOf(taken) ?? []);
      expect(report.bestScore).toBe(totals.length === 0 ? null : Math.max(...totals));
    }
  });
});

test('every sample goal is in progress, on any day', () => {
  for (const today of ['2026-11-21', '2027-02-28', '2028-02-29'] as const)
    for (const goal of [...mayaDetail.goals, ...mayaDetail.recommendedGoals])
      expect(goalStatus(goalFrom(goal, today), today)).toBe('in-progress');
});

test('details are fetched for a child that has them, with its own core', async () => {
  expect(await sampleDetail(maya)).toEqual(mayaDetail);
  expect(theo).toBeDefined();
  expect(theo === undefined ? null : await sampleDetail(theo)).toBeNull();
  const changed = { ...maya, core: { ...mayaDetail, tests: [] } };
  expect((await sampleDetail(changed))?.tests).toEqual([]);
});
