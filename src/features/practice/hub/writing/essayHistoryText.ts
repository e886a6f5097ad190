import type { Instant } from '@/domain/exam/attempts/clock';
import { selfCheckLevels } from '@/domain/exam/essays/self-check';
import { dayAtOffset, type IsoDay } from '@/lib/dates/calendar';
import { formatCount, formatDateNear, keepDatesUnbroken, uncapitalize } from '@/lib/text/format';

export const writingTexts = {
  none: 'After your first essay, your own ratings appear on these five lines.',
  criteria: 'Your last essay, as you rated it',
  write: 'Write for 25 minutes',
} as const;

/** "2 essays, the last on Nov 12" */
export function essaysText(essays: number, last: Instant | null, today: IsoDay): string {
  const count = formatCount(essays, 'essay');
  if (last === null) return count;
  const day = keepDatesUnbroken(formatDateNear(dayAtOffset(last), today));
  return essays === 1 ? `${count}, on ${day}` : `${count}, the last on ${day}`;
}

/** The link to the last essay. */
export function reviewLabel(isChecked: boolean): string {
  return isChecked ? 'Read the last one again' : 'Rate the last one';
}

/** "3 of 4, mostly" */
export function criterionLevelText(level: number | null): string {
  return level === null
    ? 'not rated yet'
    : `${level} of ${selfCheckLevels.length}, ${uncapitalize(selfCheckLevels[level - 1] ?? '')}`;
}
