/** The bench's tables: one cell shows every build, and what couldn't be measured is said. */
import { expect, test } from 'vitest';
import { pressRow, sideBySide } from '../../../../tools/bench/tables.mjs';

test('one build’s table stays as it is', () =>
  expect(sideBySide([{ '/': { 'LCP ms': 400 } }])).toEqual({ '/': { 'LCP ms': 400 } }));

test('the cells of several builds stand side by side, in the order of the builds', () =>
  expect(
    sideBySide([
      { '/': { 'LCP ms': 400, KiB: 90 }, '/about': { 'LCP ms': 300 } },
      { '/': { 'LCP ms': 350, KiB: 90 }, '/pricing': { 'LCP ms': 500 } },
    ]),
  ).toEqual({
    '/': { 'LCP ms': '400 | 350', KiB: '90 | 90' },
    '/about': { 'LCP ms': '300 | -' },
    '/pricing': { 'LCP ms': '- | 500' },
  }));

const measured = (there: number, sign = 80) => ({
  sign,
  there,
  until: { requests: 20, bytes: 10_240 },
  later: { requests: 4, bytes: 1024 },
});

test('a press shows the medians of its visits', () =>
  expect(pressRow([measured(900), measured(500, 60), measured(700, 70)])).toEqual({
    'first sign ms': 70,
    'there ms': 700,
    requests: '20 + 4',
    KiB: '10 + 1',
    failed: 0,
  }));

test('a press that failed in one visit has the median of the others and says so', () =>
  expect(pressRow([measured(900), { failure: 'No control.' }, measured(700)])).toMatchObject({
    'there ms': 800,
    failed: '1 of 3',
  }));

test('a press that always failed keeps its row', () =>
  expect(pressRow([{ failure: 'No control.' }])).toEqual({
    'first sign ms': '-',
    'there ms': '-',
    requests: '-',
    KiB: '-',
    failed: '1 of 1',
  }));
