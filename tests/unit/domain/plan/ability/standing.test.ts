import { expect, test } from 'vitest';
import type { SkillEstimate } from '@/domain/plan/ability/ability';
import { type Standing, standingOf } from '@/domain/plan/ability/standing';
import { nowMs, tally } from '../sample-practice';

const shown = { share: 0.6, range: { low: 0.5, high: 0.7 } };

test.each<[string, SkillEstimate | undefined, Standing]>([
  ['nothing answered', undefined, { kind: 'none' }],
  ['a section without answers', { state: 'not-enough', ...tally(0, 0) }, { kind: 'none' }],
  [
    'a section with an answer too few',
    { state: 'not-enough', ...tally(7, 7) },
    { kind: 'few', responses: 7 },
  ],
  [
    'a topic with an answer too few, in a section with an estimate',
    { state: 'known', ability: 0, ...shown, ...tally(7, 4) },
    { kind: 'few', responses: 7 },
  ],
  [
    'as many answers as it takes',
    { state: 'known', ability: 0, ...shown, ...tally(8, 5) },
    { kind: 'fresh', ...shown },
  ],
  [
    'answers of long ago',
    { state: 'not-recent', asOfMs: nowMs, ...shown, ...tally(8, 5) },
    { kind: 'old', asOfMs: nowMs, ...shown },
  ],
  [
    'answers of long ago, and one too few',
    { state: 'not-recent', asOfMs: nowMs, ...shown, ...tally(7, 5) },
    { kind: 'few', responses: 7 },
  ],
])('%s', (_, estimate, standing) => {
  expect(standingOf(estimate)).toEqual(standing);
});
