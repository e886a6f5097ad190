import { describe, expect, test } from 'vitest';
import { fullTest } from '@/domain/exam/catalog/full-forms';
import { quickVerbal, writingSample } from '@/domain/exam/catalog/practice';
import { formOf } from '@/domain/exam/form';
import { timingFor, timingsOf } from '@/domain/exam/plan';
import {
  essayMs,
  experimentalRule,
  sectionMs,
  type Timing,
  timingLabel,
  timings,
} from '@/domain/exam/timing';
import { real } from './sample-attempts';

const minute = 60_000;

/** The minutes of each part of a full test, in the order of the parts (docs/ssat.md, "Extra time"). */
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
  test.each(timings)('have their minutes at the timing "%s"', (timing) => {
    const form = formOf(fullTest('form-a', true), {
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
  ] as const)('with half more time (%s) last %d minutes in all', (timing, total) => {
    expect(minutesAt[timing].reduce((sum: number, minutes) => sum + (minutes ?? 0), 0)).toBe(total);
  });

  test.each(timings)('every limit at the timing "%s" is a whole number of milliseconds', (timing) => {
    const limits = [1, 5, 15, 25, 30, 40].flatMap((minutes) => [
      sectionMs(minutes, timing),
      essayMs(minutes, timing),
    ]);
    expect(limits.every((limit) => limit === null || Number.isInteger(limit))).toBe(true);
  });
});

test('the experimental section is a choice at standard time, and a must on a computer with half more', () => {
  expect(timings.filter((timing) => experimentalRule(timing) === 'optional')).toEqual(['standard']);
  expect(timings.filter((timing) => experimentalRule(timing) === 'required')).toEqual([
    'half-more-home',
    'half-more-center',
  ]);
});

describe('the timings to choose from', () => {
  const ways = ['half-more-paper', 'half-more-home', 'half-more-center'];
  test.each([
    ['of a full test', fullTest('form-a', false)],
    ['of an essay', writingSample],
  ])('%s have half more time in three ways', (_, plan) => {
    expect(timingsOf(plan)).toEqual(timings.filter((timing) => timing !== 'half-more'));
    expect(timingFor(plan, 'half-more-home')).toBe('half-more-home');
    expect(timingFor(plan, 'half-more')).toBe('half-more-paper');
  });

  test('of scored sections alone have it once', () => {
    expect(timingsOf(quickVerbal)).toEqual(timings.filter((timing) => !ways.includes(timing)));
    expect(timingFor(quickVerbal, 'half-more-home')).toBe('half-more');
    expect(timingFor(quickVerbal, 'double')).toBe('double');
  });
});

test('every timing has a label of its own', () => {
  expect(new Set(timings.map(timingLabel)).size).toBe(timings.length);
});
