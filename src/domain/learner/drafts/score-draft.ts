/** Parses and validates scores and percentiles entered in text fields. */
import { type ScoreScale, type TestLevel, totalScale } from '@/domain/exam/level/test-level';
import type { LevelId } from '@/domain/exam/level/level-id';
import { testLevels } from '@/domain/exam/level/test-levels';
import { formatNumber } from '@/lib/text/format';
import { isBlank } from '@/lib/text/typedText';
import { parseDecimal } from '@/lib/text/parseDecimal';
import { percentileRange } from '@/domain/learner/setup';

/** Returns null for anything but a whole number, including an empty field. */
export function parseWholeNumber(text: string): number | null {
  const value = parseDecimal(text);
  return value !== null && Number.isInteger(value) ? value : null;
}

/** Formats a number for a text field; '' for null. */
export function numberFieldText(value: number | null): string {
  return value === null ? '' : String(value);
}

/** The combined scale of all levels, for targets set before a level is chosen. */
const anyLevel: Pick<TestLevel, 'scale'> = {
  scale: {
    least: Math.min(...Object.values(testLevels).map(({ scale }) => scale.least)),
    most: Math.max(...Object.values(testLevels).map(({ scale }) => scale.most)),
  },
};

/** The valid range of a score or a total; spans all levels if `level` is null. */
export function allowedScoreRange(level: LevelId | null, of: 'section' | 'total'): ScoreScale {
  const { scale } = level === null ? anyLevel : testLevels[level];
  return of === 'section' ? scale : totalScale({ scale });
}

const nouns = { section: 'scores', total: 'totals' } as const;

/** Returns a message for an invalid score, or null. An empty field is valid. */
export function validateScore(text: string, level: LevelId | null, of: 'section' | 'total'): string | null {
  if (isBlank(text)) return null;
  const { least, most } = allowedScoreRange(level, of);
  const value = parseWholeNumber(text);
  if (value === null) return `Enter a whole number from ${formatNumber(least)} to ${formatNumber(most)}.`;
  const name = level === null ? 'SSAT' : `${testLevels[level].name} Level`;
  return value < least || value > most
    ? `${name} ${nouns[of]} run from ${formatNumber(least)} to ${formatNumber(most)}.`
    : null;
}

/** Returns a message for an invalid percentile, or null. An empty field is valid. */
export function validatePercentile(text: string): string | null {
  if (isBlank(text)) return null;
  const { low, high } = percentileRange;
  const value = parseWholeNumber(text);
  return value === null || value < low || value > high
    ? `Enter a whole number from ${low} to ${high}, or leave it empty.`
    : null;
}
