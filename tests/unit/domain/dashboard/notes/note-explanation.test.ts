import { describe, expect, test } from 'vitest';
import {
  daysOfSpan,
  inNotesText,
  notesExplaining,
  notesExplainingEntries,
} from '@/domain/dashboard/notes/note-explanation';
import type { TimelineNote } from '@/domain/learner/timeline-note';
import { addDays, type IsoDay } from '@/lib/dates/calendar';

const on = (day: number): IsoDay => addDays('2026-11-01', day - 1);
const note = (text: string, from: number, to = from): TimelineNote => ({
  id: text,
  from: on(from),
  to: on(to),
  text,
});
const sick = note('Sick', 3, 8);
const exams = note('School exams', 9, 11);

/** A gap of eight days, November 3 to 10. */
const gap = daysOfSpan({ from: on(3), to: on(10) });

describe('a gap of eight days', () => {
  test.each<[string, readonly TimelineNote[], readonly string[]]>([
    ['no notes', [], []],
    ['one on all of its days', [note('Sick', 1, 20)], ['Sick']],
    ['one on half of them', [note('Sick', 3, 6)], ['Sick']],
    ['one on fewer than half', [note('Sick', 3, 5)], []],
    ['one that only touches it', [note('Sick', 10, 30)], []],
    ['one before it', [note('Sick', 1, 2)], []],
    ['two that reach half together', [note('Sick', 3, 4), note('Trip', 9, 12)], ['Sick', 'Trip']],
    ['two on the same days, which count once', [note('Sick', 3, 5), note('Trip', 3, 5)], []],
    ['several, of which some are elsewhere', [note('Camp', 1), sick, exams], ['Sick', 'School exams']],
    [
      'three, of which the two longest are named in their order',
      [note('A', 3, 5), note('B', 6), note('C', 7, 10)],
      ['A', 'C'],
    ],
  ])('with %s', (_, notes, texts) => {
    expect(notesExplaining(notes, gap).map(({ text }) => text)).toEqual(texts);
  });
});

test('without days, nothing is explained', () => {
  expect(notesExplaining([sick], [])).toEqual([]);
  expect(daysOfSpan({ from: on(4), to: on(3) })).toEqual([]);
  expect(daysOfSpan({ from: on(4), to: on(4) })).toEqual([on(4)]);
});

test('entries of one day count as one day', () => {
  const entries = [on(3), on(3), on(3), on(20), on(21)].map((day) => ({ day }));
  expect(notesExplainingEntries([sick], entries)).toEqual([]);
  expect(notesExplainingEntries([sick], entries.slice(0, 4))).toEqual([sick]);
});

test.each([
  [[], ''],
  [[sick], ' (“Sick”)'],
  [[sick, exams], ' (“Sick” and “School exams”)'],
  [[{ text: '\u05d7\u05d5\u05dc\u05d4' }], ' (“\u2068\u05d7\u05d5\u05dc\u05d4\u2069”)'],
])('%j', (notes, text) => expect(inNotesText(notes)).toBe(text));
