import { describe, expect, test } from 'vitest';
import { fullTestPlan } from '@/domain/exam/catalog/full-test-plan';
import { quickVerbalPlan, writingSamplePlan } from '@/domain/exam/catalog/practice-plans';
import { buildTestForm } from '@/domain/exam/test/form';
import { resolveTiming, availableTimings } from '@/domain/exam/test/test-plan';
import {
  essayLimitMs,
  experimentalSectionRule,
  sectionLimitMs,
  type Timing,
  timingLabel,
  timings,
} from '@/domain/exam/test/timing';
import { real } from '../sample-attempts';

const minute = 60_000;

/** The minutes of each part of a full test, in order (docs/ssat.md, "Extra time"). */
const minutesAt: Readonly<Record<Timing, readonly (number | null)[]>> = {
  // Writing, break, quantitative, (short break,) reading, break, verbal, (short break,) quantitative, experimental.
  standard: [25, 10, 30, 40, 10, 30, 30, 15],
  'half-more-paper': [40, 10, 45, 5, 60, 10, 45, 5, 45],
  'half-more-home': [37.5, 10, 45, 5, 60, 10, 45, 5, 45, 22.5],
  'half-more-center': [37.5, 15, 45, 60, 15, 45, 45, 22.5],
  'half-more': [37.5, 10, 45, 60, 10, 45, 45],
  'quarter-more': [31.25, 10, 37.5, 50, 10, 37.5, 37.5],
  double: [50, 10, 60, 80, 10, 60, 60],
  untimed: [null, 10, null, null, 10, null, null],
};

describe('the parts of a full test', () => {
  test.each(timings)('take the right number of minutes with the timing "%s"', (timing) => {
    const form = buildTestForm(fullTestPlan('form-a', true), {
      conditions: real,
      timing,
      seed: 1,
      seen: new Set(),
      contentOf: () => ({ items: [], passages: [], prompts: [] }),
    });
    expect(form.timing).toBe(timing);
    expect(form.parts.map(({ limitMs }) => limitMs)).toEqual(
      minutesAt[timing].map((minutes) => minutes && minutes * minute),
    );
  });

  test.each([
    ['half-more-paper', 265],
    ['half-more-home', 285],
    ['half-more-center', 285],
  ] as const)('with time and a half (%s), take %d minutes in all', (timing, total) => {
    expect(minutesAt[timing].reduce((sum: number, minutes) => sum + (minutes ?? 0), 0)).toBe(total);
  });

  test.each(timings)('every limit with the timing "%s" is a whole number of milliseconds', (timing) => {
    const limits = [1, 5, 15, 25, 30, 40].flatMap((minutes) => [
      sectionLimitMs(minutes, timing),
      essayLimitMs(minutes, timing),
    ]);
    expect(limits.every((limit) => limit === null || Number.isInteger(limit))).toBe(true);
  });
});

test('the experimental section is optional at standard time, and required on a computer with time and a half', () => {
  expect(timings.filter((timing) => experimentalSectionRule(timing) === 'optional')).toEqual(['standard']);
  expect(timings.filter((timing) => experimentalSectionRule(timing) === 'required')).toEqual([
    'half-more-home',
    'half-more-center',
  ]);
});

describe('available timings', () => {
  const ways = ['half-more-paper', 'half-more-home', 'half-more-center'];
  test.each([
    ['the timings of a full test', fullTestPlan('form-a', false)],
    ['the timings of an essay', writingSamplePlan('upper')],
  ])('%s include time and a half in three ways', (_, plan) => {
    expect(availableTimings(plan)).toEqual(timings.filter((timing) => timing !== 'half-more'));
    expect(resolveTiming(plan, 'half-more-home')).toBe('half-more-home');
    expect(resolveTiming(plan, 'half-more')).toBe('half-more-paper');
  });

  test('of scored sections alone include it once', () => {
    expect(availableTimings(quickVerbalPlan('upper'))).toEqual(
      timings.filter((timing) => !ways.includes(timing)),
    );
    expect(resolveTiming(quickVerbalPlan('upper'), 'half-more-home')).toBe('half-more');
    expect(resolveTiming(quickVerbalPlan('upper'), 'double')).toBe('double');
  });
});

test('every timing has its own label', () => {
  expect(new Set(timings.map(timingLabel)).size).toBe(timings.length);
});
