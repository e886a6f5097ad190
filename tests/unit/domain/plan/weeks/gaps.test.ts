import { expect, test } from 'vitest';
import type { Known, Standing } from '@/domain/plan/ability';
import { gapsFrom, isMeasured } from '@/domain/plan/weeks/gaps';

const unknown: Known = { state: 'not-enough', responses: 3, right: 1 };
const knows = (share: number): Known => ({
  state: 'known',
  responses: 20,
  right: 10,
  ability: 0,
  share,
  range: { low: share, high: share },
});
const standing = (verbal: Known, quantitative: Known, reading: Known): Standing => ({
  sections: { verbal, quantitative, reading },
  groups: new Map(),
  topics: new Map(),
  abilityIn: () => 0,
});
const nothing = standing(unknown, unknown, unknown);

test('nothing known is no gap', () => {
  expect(gapsFrom({ timed: nothing, untimed: nothing })).toEqual({
    verbal: null,
    quantitative: null,
    reading: null,
  });
  expect(isMeasured({ timed: nothing, untimed: nothing })).toBe(false);
});

test('a gap is what a test would miss, by clocked answers first', () => {
  const timed = standing(knows(0.75), knows(0.5), unknown);
  const untimed = standing(knows(1), knows(1), unknown);
  expect(gapsFrom({ timed, untimed })).toEqual({ verbal: 0.25, quantitative: 0.5, reading: null });
});

test('a section is taken from answers without a clock where those under one don’t know it', () => {
  const timed = standing(knows(0.75), unknown, unknown);
  const untimed = standing(knows(0.5), knows(0.5), unknown);
  expect(gapsFrom({ timed, untimed })).toEqual({ verbal: 0.25, quantitative: 0.5, reading: null });
  expect(isMeasured({ timed, untimed: nothing })).toBe(true);
  expect(isMeasured({ timed: nothing, untimed })).toBe(true);
});
