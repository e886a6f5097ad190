/** The part of the student's record that the chooser shows. */
import type { ListedAttempt } from '@/domain/plan/ability/answered-attempt';
import { toFinishedTest } from '@/domain/exam/report/finished-test';
import { chooseNextTest } from '@/domain/exam/report/next-test';
import { formatCount, formatOnInstantDate } from '@/lib/text/format';
import type { LevelId } from '@/domain/exam/level/level-id';
import { testGroupsOf } from './testGroups';
import { recommendTest } from './recommendTest';
import type { TestRecommendation } from './chooserText';

export interface ChooserFacts {
  readonly next: TestRecommendation;
  /** Text on how often and when each test was last taken, by the test's title; has only tests that were taken. */
  readonly takenTexts: ReadonlyMap<string, string>;
}

/**
 * @param unfinished the plan id of the latest unfinished test, or null if there is none
 * @param finished finished tests, newest first
 */
export function buildChooserFacts(
  unfinished: string | null,
  finished: readonly ListedAttempt[],
  nowMs: number,
  level: LevelId,
): ChooserFacts {
  const done = testGroupsOf(level)
    .flatMap(({ tests }) => tests)
    .flatMap(({ title, plans }) => {
      const own = finished.filter(({ planId }) => plans.some(({ id }) => id === planId));
      const last = own[0];
      if (last === undefined) return [];
      const times =
        own.length === 1 ? 'Taken once,' : `Taken ${formatCount(own.length, 'time')}, most recently`;
      return [[title, `${times} ${formatOnInstantDate(last.finishedAt)}`] as const];
    });
  return {
    next: recommendTest(chooseNextTest(unfinished, finished.map(toFinishedTest), nowMs, level), level),
    takenTexts: new Map(done),
  };
}
