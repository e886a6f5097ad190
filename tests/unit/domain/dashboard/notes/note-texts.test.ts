import { expect, test } from 'vitest';
import { compareNotes, notesCellText, notesIn, notesSummaryText } from '@/domain/dashboard/notes/note-texts';
import type { TimelineNote } from '@/domain/learner/timeline-note';
import type { IsoDay } from '@/lib/dates/calendar';

const note = (text: string, from: IsoDay, to = from): TimelineNote => ({ id: text, from, to, text });
const sick = note('Sick', '2026-11-03', '2026-11-08');
const trip = note('Trip', '2026-11-08');
const exams = note('School exams', '2026-12-28', '2027-01-02');
const all = [sick, trip, exams];

test.each<[IsoDay, IsoDay, readonly TimelineNote[], string]>([
  ['2026-11-01', '2026-11-02', [], ''],
  ['2026-11-01', '2026-11-03', [sick], 'Sick'],
  ['2026-11-05', '2026-11-05', [sick], 'Sick'],
  ['2026-11-08', '2026-11-30', [sick, trip], 'Sick, Trip'],
  ['2027-01-02', '2027-01-09', [exams], 'School exams'],
])('from %s to %s', (from, to, notes, cell) => {
  expect(notesIn(all, from, to)).toEqual(notes);
  expect(notesCellText(all, from, to)).toBe(cell);
});

test.each([
  [[], ''],
  [[sick], ' Note: “Sick” (Nov 3 to 8).'],
  [[sick, trip], ' Notes: “Sick” (Nov 3 to 8) and “Trip” (Nov 8).'],
  [all, ' Notes: “Sick” (Nov 3 to 8), “Trip” (Nov 8), and “School exams” (Dec 28 to Jan 2, 2027).'],
  [
    [note('Camp', '2026-07-01'), sick, trip, note('\u05d7\u05d5\u05dc\u05d4', '2026-11-20')],
    ' Latest notes: “Sick” (Nov 3 to 8), “Trip” (Nov 8), and “\u2068\u05d7\u05d5\u05dc\u05d4\u2069” (Nov 20).',
  ],
])('the summary of %j', (notes, text) => expect(notesSummaryText(notes, '2026-11-22')).toBe(text));

test('notes are in the order of their first days', () => {
  expect([exams, trip, sick].toSorted(compareNotes)).toEqual(all);
  expect(compareNotes(sick, { ...sick, id: 'Tired' })).toBeLessThan(0);
});
