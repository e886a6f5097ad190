import { describe, expect, test } from 'vitest';
import {
  progressBarPercent,
  goalProgressBand,
  progressPercent,
  roundedProgressPercent,
  sectionFurthestBehind,
} from '@/domain/dashboard/progress-band';
import { longestDay } from '@/domain/dashboard/study/study-week';
import type { SectionProgress, StudyWeek } from '@/domain/dashboard/figures';
import { mondayFirstWeekdays } from '@/domain/dashboard/weekday';

const week = (hours: readonly number[]): StudyWeek => ({
  days: mondayFirstWeekdays.map((day, index) => ({
    day,
    hours: hours[index] ?? 0,
    rest: false,
    studied: (hours[index] ?? 0) > 0,
    open: false,
  })),
  hours: 0,
  goalHours: 20,
  weeklyGoalHours: 20,
  dailyGoalHours: 20 / 7,
  isRunning: false,
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
  ])('%d%% is %s', (percent, band) => expect(goalProgressBand(percent)).toBe(band));
});

test.each([
  [-5, 0],
  [0, 0],
  [55.5, 55.5],
  [99.5, 99],
  [99.99, 99],
  [100, 100],
  [106, 100],
])('a bar at %d%% is drawn at %d%%', (percent, drawn) => expect(progressBarPercent(percent)).toBe(drawn));

test.each([
  [10, 20, 50],
  [30, 20, 150],
  [10, 0, 0],
  [10, -1, 0],
])('%d of %d is %d%%', (value, target, percent) => expect(progressPercent(value, target)).toBe(percent));

test.each([
  [2190, 2200, 99],
  [2199, 2200, 99],
  [2200, 2200, 100],
  [2340, 2200, 106],
  [165, 190, 87],
  [1, 1000, 0],
  [5, 0, 0],
])('%d of %d is shown as %d%%', (value, target, percent) =>
  expect(roundedProgressPercent(value, target)).toBe(percent),
);

test('finds the longest day, but none if two tie or nothing was studied', () => {
  expect(longestDay(week([1, 3, 0, 2.9]))?.day).toBe('Tue');
  expect(longestDay(week([1, 3, 0, 3]))).toBeNull();
  expect(longestDay(week([]))).toBeNull();
});

const scoreAt = (subject: SectionProgress['subject'], current: number): SectionProgress => ({
  subject,
  current,
  displayText: String(current),
  estimated: false,
  target: 740,
  day: '2026-11-14',
  change: null,
});

test('picks the section that is furthest below its target, or least above it', () => {
  expect(
    sectionFurthestBehind([scoreAt('verbal', 784), scoreAt('quantitative', 796), scoreAt('reading', 760)])
      ?.subject,
  ).toBe('reading');
  expect(
    sectionFurthestBehind([scoreAt('verbal', 738), scoreAt('quantitative', 729), scoreAt('reading', 760)])
      ?.subject,
  ).toBe('quantitative');
  expect(sectionFurthestBehind([])).toBeNull();
});

test('ignores a section without a target', () => {
  const free = { ...scoreAt('reading', 500), target: null };
  expect(sectionFurthestBehind([scoreAt('verbal', 784), free])?.subject).toBe('verbal');
  expect(sectionFurthestBehind([free])).toBeNull();
});
