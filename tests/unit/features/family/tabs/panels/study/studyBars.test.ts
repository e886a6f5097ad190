import { expect, test } from 'vitest';
import type { StudyTimeBar } from '@/charts/chartData';
import { withNotes } from '@/features/family/tabs/panels/study/studyBars';
import { type IsoDay, sundayOf } from '@/lib/dates/calendar';

const bar = (day: IsoDay): StudyTimeBar => ({
  label: { text: day, day },
  tick: '',
  values: [],
  previous: null,
});
const weeks = (['2026-11-02', '2026-11-09', '2026-11-16'] as const).map(bar);
const notes = [
  { id: 'a', from: '2026-10-30', to: '2026-11-01', text: 'Camp' },
  { id: 'b', from: '2026-11-07', to: '2026-11-09', text: 'Sick' },
  { id: 'c', from: '2026-11-22', to: '2026-11-24', text: 'School exams' },
] as const;

test('a week’s bar has the notes on its days, and the summary tells those of all bars', () => {
  const { bars, summary } = withNotes(weeks, notes, sundayOf, '2026-11-20');
  expect(bars.map(({ note }) => note)).toEqual(['Sick', 'Sick', 'School exams']);
  expect(summary).toBe(' Notes: “Sick” (Nov 7 to 9) and “School exams” (Nov 22 to 24).');
});

test('a day’s bar has the notes of that day', () => {
  const { bars, summary } = withNotes(weeks, notes, (day) => day, '2026-11-20');
  expect(bars.map(({ note }) => note)).toEqual(['', 'Sick', '']);
  expect(summary).toBe(' Note: “Sick” (Nov 7 to 9).');
});

test('without bars, there is nothing to tell', () => {
  expect(withNotes([], notes, sundayOf, '2026-11-20')).toEqual({ bars: [], summary: '' });
});
