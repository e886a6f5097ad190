import { expect, test } from 'vitest';
import type { Known } from '@/domain/plan/ability';
import { gapsFrom } from '@/domain/plan/weeks/gaps';
import { tally } from '../sample-practice';

const unknown: Known = { state: 'not-enough', ...tally(3, 1) };
const knows = (share: number): Known => ({
  state: 'known',
  ...tally(20, 10),
  ability: 0,
  share,
  range: { low: share, high: share },
});

test.each([
  ['nothing known is no gap', [unknown, unknown, unknown], [null, null, null]],
  ['a gap is what a test would miss', [knows(0.75), knows(0.5), unknown], [0.25, 0.5, null]],
] as const)('%s', (_, [verbal, quantitative, reading], gaps) => {
  const found = gapsFrom({ sections: { verbal, quantitative, reading } });
  expect([found.verbal, found.quantitative, found.reading]).toEqual(gaps);
});
