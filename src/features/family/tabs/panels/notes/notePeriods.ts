import type { ChartPeriod } from '@/charts/chartData';
import { notesIn, notesSummaryText } from '@/domain/dashboard/notes/note-texts';
import type { TimelineNote } from '@/domain/learner/timeline-note';
import { daysBetween, type IsoDay } from '@/lib/dates/calendar';

/**
 * Places the notes between two days on an axis of days since the first one, and returns the end of the chart's summary, which tells
 * them. A day reaches from half a day before its position to half a day after it.
 */
export function notePeriods(
  notes: readonly TimelineNote[],
  from: IsoDay,
  to: IsoDay,
  today: IsoDay,
): { readonly periods: readonly ChartPeriod[]; readonly summary: string } {
  const noted = notesIn(notes, from, to);
  return {
    periods: noted.map((note) => ({
      from: daysBetween(from, note.from) - 0.5,
      to: daysBetween(from, note.to) + 0.5,
      label: note.text,
    })),
    summary: notesSummaryText(noted, today),
  };
}
