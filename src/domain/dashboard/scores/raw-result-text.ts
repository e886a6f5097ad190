/** The wording of raw results, and of why there is no scaled score beside them. */
import { noScoreTableClause } from '@/domain/exam/level/score-tables-text';
import { testLevels } from '@/domain/exam/level/test-levels';
import type { LevelId } from '@/domain/exam/level/level-id';
import type { RawResult } from '@/domain/learner/raw-result';
import { dashboardSectionNames } from '@/domain/section-names';
import type { IsoDay } from '@/lib/dates/calendar';
import {
  capitalize,
  formatCount,
  formatList,
  formatNumber,
  formatQuarterPoints,
  formatShareAsPercent,
} from '@/lib/text/format';
import { dashboardTestText } from '@/domain/dashboard/score-change-text';
import { type RawChange, type RawSection, sectionsOfWhole, type WholeResult } from './raw-results';
import { namedTest } from './test-scores';

/** "43 of 60". */
export function rightOfText({ right, questions }: RawResult): string {
  return `${formatNumber(right)} of ${formatNumber(questions)}`;
}

/** "43 of 60 right". */
export function rightText(result: RawResult): string {
  return `${rightOfText(result)} right`;
}

/** "72%". */
export function shareRightText({ share }: RawResult): string {
  return formatShareAsPercent(share);
}

/** "Raw score 39½ of 60". */
export function rawScoreText({ quarters, questions }: RawResult): string {
  return `Raw score ${formatQuarterPoints(quarters)} of ${formatNumber(questions)}`;
}

/**
 * Formats a change: "up 5 percentage points since the full test of Nov 8, perhaps by chance", "no change since the full test of Nov
 * 8". With null for `today`, adds the year, as in tables.
 */
export function rawChangeText({ difference, trend, since }: RawChange, today: IsoDay | null): string {
  const when = `since ${dashboardTestText(since, today)}`;
  if (difference === 0) return `no change ${when}`;
  return `${rawChangeSizeText({ difference })} ${when}${trend === 'stable' ? ', perhaps by chance' : ''}`;
}

/** "up 5 percentage points". */
function rawChangeSizeText({ difference }: Pick<RawChange, 'difference'>): string {
  if (difference === 0) return 'no change';
  return `${difference > 0 ? 'up' : 'down'} ${formatCount(Math.abs(difference), 'percentage point')}`;
}

/** Formats the change of a result that may have none. */
export function rawChangeOrFirstText(change: RawChange | null, today: IsoDay | null): string {
  return change === null ? 'first of its kind' : rawChangeText(change, today);
}

/** "72% right in Verbal, 64% in Math, and 70% in Reading"; '' without sections. */
export function sectionSharesText(sections: readonly Pick<RawSection, 'subject' | 'result'>[]): string {
  return formatList(
    sections.map(
      ({ subject, result }, index) =>
        `${shareRightText(result)}${index === 0 ? ' right' : ''} in ${dashboardSectionNames[subject]}`,
    ),
  );
}

/** Says what a raw score is. */
export const rawScoreMeaningText =
  'A raw score is the number of right answers minus a quarter of the wrong ones.';

/** Says why a level's tests have no scaled scores here. */
export function noScaledScoresText(level: LevelId): string {
  return `${capitalize(noScoreTableClause(testLevels[level]))}, so tests here have no scaled score and no percentile.`;
}

/** The same within a verdict, which names no percentile. */
export function rawOnlyText(level: LevelId): string {
  return `${capitalize(noScoreTableClause(testLevels[level]))}, so tests here have raw scores only.`;
}

/** Says what a target is compared with at such a level. */
export const targetBasisText = 'A target score is compared with official scores only.';

/**
 * Stands where the percentile of an official score would be if its report printed none: "The same score ranks differently in grades 5,
 * 6, and 7, because all take one test."
 */
export function noRankText(level: LevelId): string {
  const { low, high } = testLevels[level].grades;
  const grades = Array.from({ length: high - low + 1 }, (_, index) => String(low + index));
  return `The same score ranks differently in grades ${formatList(grades)}, because all take one test.`;
}

/**
 * Summarizes tests of one kind, oldest first: the latest result, its change, and the section with the smallest share right, unless
 * others are as low.
 */
export function rawTrendSummaryText(tests: readonly WholeResult[], today: IsoDay): string {
  const latest = tests.at(-1);
  if (latest === undefined) return '';
  const { test, result, change } = latest;
  const first = `${capitalize(dashboardTestText(namedTest(test), today))} had ${rightOfText(result)} questions right`;
  const since = change === null ? '' : `, ${rawChangeText(change, today)}`;
  const [lowest, next] = sectionsOfWhole(latest).toSorted((a, b) => a.result.share - b.result.share);
  const least =
    lowest === undefined ||
    next === undefined ||
    shareRightText(lowest.result) === shareRightText(next.result)
      ? ''
      : ` The smallest share is in ${dashboardSectionNames[lowest.subject]}, ${shareRightText(lowest.result)}.`;
  return `${first}${since}.${least}`;
}
