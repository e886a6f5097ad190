import { describe, expect, test } from 'vitest';
import { progressAndPacePercents } from '@/ui/bars/PaceBar';

describe('progress and pace of a goal', () => {
  test.each([
    ['halfway, behind pace', { start: 0, value: 20, target: 40, today: 30 }, { done: 50, due: 75 }],
    ['not started', { start: 2132, value: 2132, target: 2400, today: 2132 }, { done: 0, due: 0 }],
    ['below its start', { start: 100, value: 90, target: 200, today: 150 }, { done: 0, due: 50 }],
    [
      'just short of the target',
      { start: 0, value: 2195, target: 2200, today: null },
      { done: 99, due: null },
    ],
    ['at the target', { start: 0, value: 2200, target: 2200, today: 2200 }, { done: 100, due: 100 }],
    ['beyond the target', { start: 0, value: 2300, target: 2200, today: 2400 }, { done: 100, due: 100 }],
    ['downward', { start: 50, value: 40, target: 30, today: 35 }, { done: 50, due: 75 }],
    ['downward, at the target', { start: 50, value: 29, target: 30, today: 30 }, { done: 100, due: 100 }],
    ['nowhere to go', { start: 10, value: 10, target: 10, today: 10 }, { done: 100, due: 100 }],
  ])('%s', (_, way, parts) => expect(progressAndPacePercents(way)).toEqual(parts));
});
