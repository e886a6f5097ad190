import { describe, expect, test } from 'vitest';
import { fullTest } from '@/domain/exam/catalog/full-forms';
import { formOf } from '@/domain/exam/form';
import {
  allowsExperimental,
  breakMs,
  limitMsOf,
  type Timing,
  timingLabels,
  timings,
} from '@/domain/exam/timing';
import { real } from './sample-attempts';

const minute = 60_000;

/** The minutes of each part of a full test, in the order of the parts; the experimental section only at standard time. */
const minutesAt: Readonly<Record<Timing, readonly (number | null)[]>> = {
  //               writing, break, quantitative, reading, break, verbal, quantitative, experimental
  standard: [25, 10, 30, 40, 10, 30, 30, 15],
  'quarter-more': [31.25, 10, 37.5, 50, 10, 37.5, 37.5],
  'half-more': [37.5, 10, 45, 60, 10, 45, 45],
  double: [50, 10, 60, 80, 10, 60, 60],
  untimed: [null, 10, null, null, 10, null, null],
};

describe('the parts of a full test', () => {
  test.each(timings)('have their minutes at the timing "%s"; breaks always have ten', (timing) => {
    const form = formOf(fullTest('form-a', allowsExperimental(timing)), {
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

  test('the essay at time and a half lasts 37.5 minutes, to the millisecond', () => {
    expect(limitMsOf(25, 'half-more')).toBe(2_250_000);
  });

  test.each(timings)('every limit at the timing "%s" is a whole number of milliseconds', (timing) => {
    const limits = [1, 5, 15, 25, 30, 40].map((minutes) => limitMsOf(minutes, timing));
    expect(limits.every((limit) => limit === null || Number.isInteger(limit))).toBe(true);
  });
});

test('a break of ten minutes is 600,000 milliseconds', () => expect(breakMs(10)).toBe(600_000));

test('only standard time has an experimental section', () => {
  expect(timings.filter(allowsExperimental)).toEqual(['standard']);
});

test('every timing has a label of its own', () => {
  expect(new Set(timings.map((timing) => timingLabels[timing])).size).toBe(timings.length);
});
