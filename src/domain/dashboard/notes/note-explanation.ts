/** When the family's notes explain days without study, and how a sentence names them. */
import type { TimelineNote } from '@/domain/learner/timeline-note';
import { addDays, daysBetween, type IsoDay } from '@/lib/dates/calendar';
import { formatList } from '@/lib/text/format';
import { isolated } from '@/lib/text/isolated';

/** More notes than this would make a sentence long. */
const mostNamed = 2;

/** A stretch of days, first and last included. */
interface DaySpan {
  readonly from: IsoDay;
  readonly to: IsoDay;
}

const covers = ({ from, to }: TimelineNote, day: IsoDay) => from <= day && day <= to;

/**
 * Returns the notes that explain what is missing on these days, by their first day: those on any of the days, if together they are
 * on at least half of them. Otherwise, and without days, returns none. Of more than two, returns those on the most days.
 */
export function notesExplaining(
  notes: readonly TimelineNote[],
  days: readonly IsoDay[],
): readonly TimelineNote[] {
  const noted = days.filter((day) => notes.some((note) => covers(note, day)));
  if (noted.length === 0 || 2 * noted.length < days.length) return [];
  const shareOf = (note: TimelineNote) => days.filter((day) => covers(note, day)).length;
  return notes
    .filter((note) => shareOf(note) > 0)
    .toSorted((a, b) => shareOf(b) - shareOf(a))
    .slice(0, mostNamed)
    .toSorted((a, b) => daysBetween(b.from, a.from));
}

/** Returns the notes that explain why entries of the plan weren't done, by the days on which they were due. */
export function notesExplainingEntries(
  notes: readonly TimelineNote[],
  entries: readonly { readonly day: IsoDay }[],
): readonly TimelineNote[] {
  return notesExplaining(notes, [...new Set(entries.map(({ day }) => day))]);
}

interface EntriesByNote<Entry> {
  /** The entries that were due on a day with a note. */
  readonly explained: readonly Entry[];
  readonly others: readonly Entry[];
}

/** Splits entries of the plan that weren't done by what a note explains. */
export function splitByNotes<Entry extends { readonly day: IsoDay }>(
  notes: readonly TimelineNote[],
  entries: readonly Entry[],
): EntriesByNote<Entry> {
  const isNoted = ({ day }: Entry) => notes.some((note) => covers(note, day));
  return { explained: entries.filter(isNoted), others: entries.filter((entry) => !isNoted(entry)) };
}

/** Lists the days of a stretch. */
export function daysOfSpan({ from, to }: DaySpan): readonly IsoDay[] {
  return Array.from({ length: Math.max(0, daysBetween(from, to) + 1) }, (_, index) => addDays(from, index));
}

/** Names notes at the end of a statement, with a space before it: " (“Sick” and “School exams”)". Empty without notes. */
export function inNotesText(notes: readonly Pick<TimelineNote, 'text'>[]): string {
  return notes.length === 0 ? '' : ` (${formatList(notes.map(({ text }) => `“${isolated(text)}”`))})`;
}
