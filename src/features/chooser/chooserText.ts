import type { LevelId } from '@/domain/exam/level/level-id';
import { hasScoreTables } from '@/domain/exam/level/test-level';
import { testLevels } from '@/domain/exam/level/test-levels';
import { diagnosticPlan } from '@/domain/exam/catalog/diagnostic-plan';
import { fullTestInclusionsText } from '@/domain/exam/catalog/full-test-plan';
import { hasBreaks, testDurationMs } from '@/domain/exam/test/test-plan';
import { formatCount, formatHoursAndMinutes, formatNumber, formatTimeLimit } from '@/lib/text/format';
import { pathOf } from '@/site';
import { testLengthRange, type OfferedTest } from './testGroups';

const hourMs = 60 * 60_000;

/**
 * The length of a test: "30 to 40 min, 25 to 60 questions". Both ends of the range have units if it reaches an hour: "1 h 5 min to
 * 1 h 30 min".
 */
export function testLengthText(test: OfferedTest): string {
  const { ms, questions } = testLengthRange(test);
  const [shortest, longest] = ms;
  const [fewest, most] = questions;
  const time =
    shortest === longest
      ? formatHoursAndMinutes(longest)
      : `${longest < hourMs ? formatNumber(shortest / 60_000) : formatHoursAndMinutes(shortest)} to ${formatHoursAndMinutes(longest)}`;
  if (most === 0) return time;
  const meant = test.plans.every(hasBreaks) ? `, ${fullTestInclusionsText(true)}` : '';
  return `${time}, ${fewest === most ? formatCount(most, 'question') : `${fewest} to ${formatCount(most, 'question')}`}${meant}`;
}

export interface TestRecommendation {
  readonly title: string;
  readonly reason: string;
  readonly label: string;
  readonly to: string;
}

/** Shown before the record is read, and to anyone who has taken no test yet. */
export function firstTestRecommendation(level: LevelId): TestRecommendation {
  const result = hasScoreTables(testLevels[level]) ? 'gives you an estimate' : 'gives you a raw score';
  return {
    title: 'Start with the free test',
    reason: `You take half of each scored section in ${formatTimeLimit(testDurationMs(diagnosticPlan(level, false), 'standard'))}, plus an essay if you want one. It is the shortest test that ${result} for all three sections, and you see where practice will pay off most.`,
    label: 'Take the free test',
    to: pathOf('freeTest'),
  };
}
