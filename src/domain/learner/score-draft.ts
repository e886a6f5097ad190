/** Scores and percentiles as a person types them. */
import { type ScoreScale, type TestLevel, totalScale } from '@/domain/exam/level/test-level';
import type { LevelId } from '@/domain/exam/level/level-id';
import { testLevels } from '@/domain/exam/level/test-levels';
import { formatNumber } from '@/lib/format';
import { isBlank } from '@/lib/isBlank';
import { parseDecimal } from '@/lib/parseDecimal';
import { percentileRange } from './setup';

/** The whole number that was typed; null for anything else, an empty field included. */
export function parseWholeNumber(text: string): number | null {
  const value = parseDecimal(text);
  return value !== null && Number.isInteger(value) ? value : null;
}

/** The number as somebody would have typed it; '' for none. */
export function numberFieldText(value: number | null): string {
  return value === null ? '' : String(value);
}

/** The scale of every level together, for targets that are set before there is a level. */
const anyLevel: Pick<TestLevel, 'scale'> = {
  scale: {
    least: Math.min(...Object.values(testLevels).map(({ scale }) => scale.least)),
    most: Math.max(...Object.values(testLevels).map(({ scale }) => scale.most)),
  },
};

/** The ends between which a score or a total of a level lies; those of all levels together where there is none. */
export function allowedScale(level: LevelId | null, of: 'section' | 'total'): ScoreScale {
  const { scale } = level === null ? anyLevel : testLevels[level];
  return of === 'section' ? scale : totalScale({ scale });
}

const nouns = { section: 'scores', total: 'totals' } as const;

/** What is wrong with a score that was typed, in words; null when nothing is, as with an empty field. */
export function scoreFault(text: string, level: LevelId | null, of: 'section' | 'total'): string | null {
  if (isBlank(text)) return null;
  const { least, most } = allowedScale(level, of);
  const value = parseWholeNumber(text);
  if (value === null) return `Enter a whole number from ${formatNumber(least)} to ${formatNumber(most)}.`;
  const name = level === null ? 'SSAT' : `${testLevels[level].name} Level`;
  return value < least || value > most
    ? `${name} ${nouns[of]} run from ${formatNumber(least)} to ${formatNumber(most)}.`
    : null;
}

/** The same of a percentile. */
export function percentileFault(text: string): string | null {
  if (isBlank(text)) return null;
  const { low, high } = percentileRange;
  const value = parseWholeNumber(text);
  return value === null || value < low || value > high
    ? `Enter a whole number from ${low} to ${high}, or leave it empty.`
    : null;
}
