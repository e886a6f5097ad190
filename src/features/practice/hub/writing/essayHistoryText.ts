import type { Instant } from '@/domain/exam/attempts/clock';
import type { PromptKindSummary } from '@/domain/plan/schedule/writing-summary';
import { dayAtOffset, type IsoDay } from '@/lib/dates/calendar';
import { formatCount, formatDateNear, dateUnknown } from '@/lib/text/format';

export const essayDateText = (at: Instant | null, today: IsoDay) =>
  at === null ? dateUnknown : formatDateNear(dayAtOffset(at), today);

/** "2 essays, last Nov 12" */
export function promptKindCountText({ count: essays, last }: PromptKindSummary, today: IsoDay): string {
  if (essays === 0) return 'No essay yet';
  return last === null
    ? formatCount(essays, 'essay')
    : `${formatCount(essays, 'essay')}, last ${essayDateText(last, today)}`;
}

export function allEssaysLabel(essays: number): string {
  return essays === 1 ? 'Your essay, in your results' : `All ${essays} essays, in your results`;
}
