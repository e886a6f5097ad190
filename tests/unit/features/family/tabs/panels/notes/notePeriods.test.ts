import { expect, test } from 'vitest';
import { notePeriods } from '@/features/family/tabs/panels/notes/notePeriods';

const notes = [
  { id: 'a', from: '2026-08-28', to: '2026-09-02', text: 'Camp' },
  { id: 'b', from: '2026-09-10', to: '2026-09-10', text: 'Sick' },
  { id: 'c', from: '2026-12-01', to: '2026-12-04', text: 'School exams' },
] as const;

test('notes between two days are on an axis of days, and in the summary', () => {
  expect(notePeriods(notes, '2026-09-01', '2026-11-14', '2026-11-15')).toEqual({
    periods: [
      { from: -4.5, to: 1.5, label: 'Camp' },
      { from: 8.5, to: 9.5, label: 'Sick' },
    ],
    summary: ' Notes: “Camp” (Aug 28 to Sep 2) and “Sick” (Sep 10).',
  });
  expect(notePeriods(notes, '2026-10-01', '2026-11-14', '2026-11-15')).toEqual({ periods: [], summary: '' });
});
