/** The sentences about a student's essays. */
import type { Instant } from '@/domain/exam/clock';
import type { KindOfPrompt } from '@/domain/plan/writing';
import type { IsoDay } from '@/lib/calendar';
import { count, dateNear, dateUnknown } from '@/lib/format';
import { dayAt } from '@/lib/localTime';

export const essayDay = (at: Instant | null, today: IsoDay) =>
  at === null ? dateUnknown : dateNear(dayAt(at.utcMs), today);

/** "2 essays, last Nov 12" */
export function kindCount({ count: essays, last }: KindOfPrompt, today: IsoDay): string {
  if (essays === 0) return 'No essay yet';
  return last === null ? count(essays, 'essay') : `${count(essays, 'essay')}, last ${essayDay(last, today)}`;
}

export function allEssays(essays: number): string {
  return essays === 1 ? 'Your essay, in your results' : `All ${essays} essays, in your results`;
}
