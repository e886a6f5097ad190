import { describe, expect, test } from 'vitest';
import {
  draftFromNote,
  emptyNoteDraft,
  noteDays,
  noteFieldValidators,
  noteFromDraft,
  type NoteDraft,
} from '@/domain/dashboard/notes/note-draft';
import { isUsableNote } from '@/domain/learner/timeline-note';

const today = '2026-11-22';
const days = noteDays('2027-01-09', today);

describe('the days that a note can have', () => {
  test.each([
    ['up to the test', '2027-01-09', '2027-01-09'],
    ['a year ahead without a test date', null, '2027-11-22'],
    ['a year ahead on test day', today, '2027-11-22'],
    ['a year ahead after the test', '2026-10-01', '2027-11-22'],
    ['up to a test in two years', '2028-11-04', '2028-11-04'],
  ] as const)('%s', (_, testDay, latest) => expect(noteDays(testDay, today).latest).toBe(latest));
});

test.each([
  ['Sick', null],
  ['  Sick ', null],
  ['', /^Say what happened/],
  ['  ', /^Say what happened/],
  ['\u200b', /^Say what happened/],
  ['a'.repeat(40), null],
  [` ${'a'.repeat(40)} `, null],
  ['a'.repeat(41), 'Keep the note to 40 characters; it has 41.'],
])('the text “%s”', (text, fault) => expectFault(noteFieldValidators.text(text), fault));

test.each([
  [today, null],
  ['2026-11-03', null],
  ['2027-01-09', null],
  ['', 'Choose the first day.'],
  ['2026-02-30', /^Enter a real date/],
  ['11/3/2026', /^Enter a real date/],
  ['2027-01-10', 'Choose Jan 9, 2027 or an earlier day.'],
  ['2014-12-31', 'Choose Jan 1, 2015 or a later day.'],
])('the first day %s', (text, fault) => expectFault(noteFieldValidators.from(text, days), fault));

test.each([
  ['', '2026-11-03', null],
  ['2026-11-08', '2026-11-03', null],
  ['2026-11-03', '2026-11-03', null],
  ['2026-11-02', '2026-11-03', 'The last day can’t be before the first day.'],
  ['2026-11-02', '', null],
  ['2026-02-30', '2026-11-03', /^Enter a real date/],
  ['2027-01-10', '2026-11-03', /^Choose Jan 9, 2027/],
])('the last day %s after %s', (to, from, fault) =>
  expectFault(noteFieldValidators.to(to, from, days), fault),
);

function expectFault(found: string | null, fault: string | RegExp | null): void {
  if (fault instanceof RegExp) expect(found).toMatch(fault);
  else expect(found).toBe(fault);
}

describe('a valid draft', () => {
  test.each<[string, NoteDraft, object]>([
    ['of one day', { text: ' Sick ', from: '2026-11-03', to: '' }, { from: '2026-11-03', to: '2026-11-03' }],
    [
      'of several days',
      { text: 'Sick', from: '2026-11-03', to: '2026-11-08' },
      { from: '2026-11-03', to: '2026-11-08' },
    ],
    ['with a direction mark', { text: '\u202eSick', from: today, to: '' }, { from: today, to: today }],
  ])('%s makes a note that can be changed again', (_, draft, span) => {
    const note = noteFromDraft(draft, 'n', days);
    expect(note).toEqual({ id: 'n', text: 'Sick', ...span });
    expect(isUsableNote(note, today)).toBe(true);
    expect(noteFromDraft(draftFromNote(note), 'n', days)).toEqual(note);
  });

  test('an invalid one makes none', () => {
    expect(() => noteFromDraft(emptyNoteDraft(today), 'n', days)).toThrow('Not a note');
    expect(() => noteFromDraft({ text: 'Sick', from: '', to: '' }, 'n', days)).toThrow('Not a note');
  });
});
