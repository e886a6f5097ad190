/** The standing of a section or topic in the answers so far, in words. */
import { minTopicResponses } from '@/domain/exam/report/min-topic-responses';
import type { ScoredSection } from '@/domain/exam/test/scored-sections';
import type { Standing } from '@/domain/plan/ability/standing';
import type { LevelId } from '@/domain/exam/level/level-id';
import { testLevels } from '@/domain/exam/level/test-levels';
import { assertUnreachable } from '@/lib/assert';
import { formatAge } from '@/lib/dates/age';
import { formatCount, formatNumber, formatRange, formatShareAsPercent } from '@/lib/text/format';

/** How to read a drawing of an estimate. */
export const markLegend = 'The dot shows what you would likely get right, and the bar shows how sure we are.';

/** "3 of 8 answers" */
export function answersText(responses: number): string {
  return `${responses} of ${minTopicResponses} answers`;
}

/** "about +2 points", "under 1 point"; the figure is an estimate, so it has no decimals. */
export function gainText(points: number): string {
  const rounded = Math.round(points);
  return rounded < 1 ? 'under 1 point' : `about +${formatCount(rounded, 'point')}`;
}

/** "63%, likely between 50% and 76%", the text alternative to an estimate's drawing. */
export function estimateText({
  share,
  range: { low, high },
}: Pick<Extract<Standing, { kind: 'fresh' }>, 'share' | 'range'>): string {
  return `${formatShareAsPercent(share)}, likely between ${formatShareAsPercent(low)} and ${formatShareAsPercent(high)}`;
}

/** "from 11 months ago" */
export function ageText(asOfMs: number, nowMs: number): string {
  return `from ${formatAge(nowMs - asOfMs)}`;
}

/** A section's figure, and the line below it. */
export interface SectionHeadText {
  /** "41 to 47"; null if there is none, so that the line stands alone. */
  readonly figure: string | null;
  readonly line: string;
}

/** How many of a section's questions the student would likely get right. */
export function sectionHeadText(
  level: LevelId,
  section: ScoredSection,
  standing: Standing,
  nowMs: number,
): SectionHeadText {
  switch (standing.kind) {
    case 'none':
      return { figure: null, line: `Your range appears after ${minTopicResponses} answers.` };
    case 'few':
      return { figure: null, line: `${answersText(standing.responses)} until your range appears` };
    case 'old':
      return { figure: rightRange(level, section, standing.range), line: ageText(standing.asOfMs, nowMs) };
    case 'fresh':
      return { figure: rightRange(level, section, standing.range), line: 'likely today' };
    default:
      return assertUnreachable(standing);
  }
}

function rightRange(
  level: LevelId,
  section: ScoredSection,
  { low, high }: Extract<Standing, { kind: 'fresh' }>['range'],
): string {
  const questions = testLevels[level].questions[section];
  return formatRange({ low: low * questions, high: high * questions }, formatNumber);
}

/** "60 questions" */
export function sectionFactsText(level: LevelId, section: ScoredSection): string {
  return formatCount(testLevels[level].questions[section], 'question');
}

/** The action of a topic's row; `available` is below the number of questions requested if practice has no more. */
export function practiceText(requested: number, available: number): string {
  return available < requested
    ? `Practice ${available}, all we have`
    : `Practice ${formatCount(requested, 'question')}`;
}
