import { array, assert, integer, property } from 'fast-check';
import { describe, expect, test } from 'vitest';
import { sampleFamily } from '@/data/sample';
import {
  accuracy,
  barPercent,
  goalBand,
  longestDay,
  percentOf,
  sectionToGain,
  studiedDays,
  weekHours,
} from '@/domain/family/progress';
import { type StudyWeek, weekdays } from '@/domain/family/records';

const week = (hours: readonly number[]): StudyWeek => ({
  days: weekdays.map((day, index) => ({ day, hours: hours[index] ?? 0 })),
  goalHours: 20,
  streakDays: 0,
});

describe('the band of a goal', () => {
  test.each([
    [0, 'risk'],
    [49.9, 'risk'],
    [50, 'watch'],
    [69.9, 'watch'],
    [70, 'fair'],
    [89.9, 'fair'],
    [90, 'good'],
    [100, 'good'],
    [140, 'good'],
  ])('%d%% is %s', (percent, band) => expect(goalBand(percent)).toBe(band));
});

test.each([
  [-5, 0],
  [0, 0],
  [55.5, 55.5],
  [100, 100],
  [106, 100],
])('a bar at %d%% is drawn at %d%%', (percent, drawn) => expect(barPercent(percent)).toBe(drawn));

test.each([
  [10, 20, 50],
  [30, 20, 150],
  [10, 0, 0],
  [10, -1, 0],
])('%d of %d is %d%%', (value, target, percent) => expect(percentOf(value, target)).toBe(percent));

test('hours of a week add up without a binary remainder', () => {
  expect(weekHours(week([0.1, 0.2, 0.1, 0.2, 0.1, 0.2, 0.1]))).toBe(1);
  assert(
    property(array(integer({ min: 0, max: 240 }), { minLength: 7, maxLength: 7 }), (tenths) => {
      expect(weekHours(week(tenths.map((each) => each / 10)))).toBe(tenths.reduce((a, b) => a + b) / 10);
    }),
  );
});

test('the longest day: the earlier of equals, none when nothing was studied', () => {
  expect(longestDay(week([1, 3, 0, 2.9]))?.day).toBe('Tue');
  expect(longestDay(week([1, 3, 0, 3]))).toBeNull();
  expect(longestDay(week([]))).toBeNull();
});

test('studied days are those with any time', () => expect(studiedDays(week([0.1, 0, 2]))).toBe(2));

test('accuracy of nothing is not zero', () => {
  expect(accuracy({ solved: 0, right: 0 })).toBeNull();
  expect(accuracy({ solved: 4, right: 0 })).toBe(0);
  expect(accuracy({ solved: 342, right: 298 })).toBeCloseTo(87.13, 2);
});

test('the section to gain is the one least above its target, or furthest below', () => {
  expect(sectionToGain(sampleFamily.children[0].sections)?.subject).toBe('reading');
  expect(sectionToGain(sampleFamily.children[1]?.sections ?? [])?.subject).toBe('math');
  expect(sectionToGain([])).toBeNull();
});
