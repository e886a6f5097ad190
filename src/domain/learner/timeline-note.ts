/** Notes by the family on days of the timeline, such as "Sick" or "School exams": they explain a gap or a dip. */
import { isPlausibleDay } from '@/lib/dates/plausible';
import type { IsoDay } from '@/lib/dates/calendar';

export interface TimelineNote {
  readonly id: string;
  readonly from: IsoDay;
  /** The last day, which may be the first one. */
  readonly to: IsoDay;
  readonly text: string;
}

export const timelineNoteLimits = {
  /** In characters: a label on a chart. */
  text: 40,
  /** Of one learner. */
  notes: 200,
} as const;

/** Rejects notes whose days a wrong device clock produced, or that end before they begin. */
export function isUsableNote({ from, to }: Pick<TimelineNote, 'from' | 'to'>, today: IsoDay): boolean {
  return from <= to && isPlausibleDay(from, today) && isPlausibleDay(to, today);
}
