/** What the chooser tells of this device's student. */
import type { AttemptSummary } from '@/data/record/finished/summary';
import { finishedTest } from '@/domain/exam/report/finished-test';
import { nextTest } from '@/domain/exam/report/next-test';
import { count, onInstantDate } from '@/lib/format';
import { testGroups } from './tests';
import { nextWords } from './nextWords';
import type { NextWords } from './words';

export interface ChooserFacts {
  readonly next: NextWords;
  /** By the title of the test: how often it was taken, and when last. */
  readonly done: ReadonlyMap<string, string>;
}

/**
 * @param unfinished the plan of the latest test that was left, or null
 * @param finished the latest first
 */
export function chooserFacts(
  unfinished: string | null,
  finished: readonly AttemptSummary[],
  nowMs: number,
): ChooserFacts {
  const done = testGroups
    .flatMap(({ tests }) => tests)
    .flatMap(({ title, plans }) => {
      const own = finished.filter(({ planId }) => plans.some(({ id }) => id === planId));
      const last = own[0];
      if (last === undefined) return [];
      const times = own.length === 1 ? 'Taken once,' : `Taken ${count(own.length, 'time')}, most recently`;
      return [[title, `${times} ${onInstantDate(last.finishedAt)}`] as const];
    });
  return { next: nextWords(nextTest(unfinished, finished.map(finishedTest), nowMs)), done: new Map(done) };
}
