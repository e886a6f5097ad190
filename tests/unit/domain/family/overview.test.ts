import { describe, expect, test } from 'vitest';
import { firstDay, oneTest } from '@/data/sample/variants';
import { sampleFamily } from '@/data/sample';
import type { Level, Weakness } from '@/domain/family/detail';
import { overviewStats, weeklyGoalStatus } from '@/domain/family/overview';
import { productivityBand } from '@/domain/family/progress';
import type { Family } from '@/domain/family/records';
import { parseTab, tabs } from '@/domain/family/tab';
import { byUrgency, weakestCategory } from '@/domain/family/weakness';
import { present } from '@/lib/assert';

const statsOf = ({ children: [record] }: Family) => overviewStats(record, present(record.core, 'has a core'));

describe('the overview', () => {
  test('counts what the other dashboards show', () => {
    expect(statsOf(sampleFamily)).toEqual({
      totalTests: 13,
      averageScore: 2244,
      fullTests: 10,
      studyStreak: 12,
      hoursStudied: 223.4,
      weeks: 13,
    });
  });
  test('has no average before the first test', () => {
    expect(statsOf(firstDay)).toMatchObject({ totalTests: 0, averageScore: null, hoursStudied: 0, weeks: 0 });
    expect(statsOf(oneTest)).toMatchObject({ totalTests: 1, averageScore: 2147 });
  });
});

test.each([
  [0, 4, 'in progress'],
  [3, 4, 'in progress'],
  [4, 4, 'completed'],
  [5, 4, 'completed'],
])('a weekly goal at %i of %i is %s', (done, target, status) =>
  expect(weeklyGoalStatus({ id: 'g', title: 'Goal', done, target })).toBe(status),
);

test.each([
  [100, 'good'],
  [85, 'good'],
  [84.9, 'watch'],
  [70, 'watch'],
  [69.9, 'risk'],
  [0, 'risk'],
])('a productivity of %s is %s', (percent, band) => expect(productivityBand(percent)).toBe(band));

const weakness = (
  id: string,
  priority: Level,
  accuracy: number,
  category: Weakness['category'],
): Weakness => ({
  id,
  category,
  subcategory: id,
  accuracy,
  improvement: 0,
  priority,
});
describe('weaknesses', () => {
  const known = [
    weakness('a', 'low', 10, 'verbal'),
    weakness('b', 'high', 70, 'reading'),
    weakness('c', 'medium', 5, 'verbal'),
    weakness('d', 'high', 60, 'math'),
  ];
  test('stand by priority, then by accuracy', () =>
    expect(byUrgency(known).map(({ id }) => id)).toEqual(['d', 'b', 'c', 'a']));
  test('the first names what to practise', () => {
    expect(weakestCategory(known)).toBe('math');
    expect(weakestCategory([])).toBeNull();
  });
});

describe('the tab of an address', () => {
  test.each([...tabs])('%s is read', (tab) => expect(parseTab(tab)).toBe(tab));
  test.each([null, '', 'Scores', 'scores ', 'toString', '__proto__'])('%s is the overview', (text) =>
    expect(parseTab(text)).toBe('overview'),
  );
});
