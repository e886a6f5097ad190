/** The family's notes in a stretch of days, as the charts and the list tell them. */
import type { TimelineNote } from '@/domain/learner/timeline-note';
import type { IsoDay } from '@/lib/dates/calendar';
import { formatDaySpan } from '@/lib/dates/formatDaySpan';
import { formatList } from '@/lib/text/format';
import { isolated } from '@/lib/text/isolated';

/** A summary has room for this many notes. */
const mostInSummary = 3;

/** Returns the notes that overlap the days from `from` through `to`, in their order. */
export function notesIn(notes: readonly TimelineNote[], from: IsoDay, to: IsoDay): readonly TimelineNote[] {
  return notes.filter((note) => note.from <= to && note.to >= from);
}

/** Lists the notes on these days for a table: "Sick, School exams"; '' for none. */
export function notesCellText(notes: readonly TimelineNote[], from: IsoDay, to: IsoDay): string {
  return notesIn(notes, from, to)
    .map(({ text }) => isolated(text))
    .join(', ');
}

/**
 * Tells a chart's notes as a sentence with a space before it: " Notes: “Sick” (Nov 3 to 8) and “Trip” (Nov 20)." Of more than three,
 * the latest. Empty without notes.
 */
export function notesSummaryText(notes: readonly TimelineNote[], today: IsoDay): string {
  if (notes.length === 0) return '';
  const told = notes
    .slice(-mostInSummary)
    .map(({ text, from, to }) => `“${isolated(text)}” (${formatDaySpan(from, to, today)})`);
  const lead = notes.length > mostInSummary ? 'Latest notes' : notes.length === 1 ? 'Note' : 'Notes';
  return ` ${lead}: ${formatList(told)}.`;
}

/** Orders notes by their first day. */
export function compareNotes(a: TimelineNote, b: TimelineNote): number {
  return a.from.localeCompare(b.from) || a.id.localeCompare(b.id);
}
