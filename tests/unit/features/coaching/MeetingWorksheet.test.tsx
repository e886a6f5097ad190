/** The meeting worksheet: the data from a record, and blank lines for unknown values. */
import { ThemeProvider } from '@mui/material/styles';
import { cleanup, render, screen, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { TodayProvider } from '@/data/useToday';
import { blankWorksheet, type WorksheetData } from '@/features/coaching/readWorksheetData';
import { PrintedWorksheet } from '@/features/coaching/MeetingWorksheet';
import { theme } from '@theme';
import { tally } from '../../domain/plan/sample-practice';

afterEach(cleanup);

const filled: WorksheetData = {
  bands: [
    {
      section: 'quantitative',
      band: { estimate: 640, low: 610, high: 670, standardError: 23 },
      planId: 'diagnostic',
      finishedAt: { utcMs: Date.UTC(2026, 10, 12, 20), offsetMinutes: -300 },
    },
  ],
  topics: [
    {
      topic: { id: 'math-percent', section: 'quantitative', label: 'Percent', onTest: 3 },
      estimate: {
        state: 'known',
        ...tally(12, 5),
        ability: 0,
        share: 0.55,
        range: { low: 0.423, high: 0.66 },
      },
    },
  ],
  patterns: [{ kind: 'synonym', wrongCount: 11, distractor: 'look-alike', count: 5 }],
  causes: [
    { cause: 'misread', count: 4 },
    { cause: 'time', count: 1 },
  ],
  lastEssay: { utcMs: Date.UTC(2026, 10, 20, 2), offsetMinutes: -300 },
  testDate: '2026-12-12',
};

function show(sheet: WorksheetData) {
  render(
    <ThemeProvider theme={theme}>
      <TodayProvider value="2026-11-23">
        <PrintedWorksheet sheet={sheet} />
      </TodayProvider>
    </ThemeProvider>,
  );
}

const rowsOf = (column: string) => {
  const table = screen
    .getAllByRole('table')
    .find((each) => within(each).queryByRole('columnheader', { name: column }) !== null);
  return within(table ?? document.body)
    .getAllByRole('row')
    .slice(1)
    .map((row) => [...row.children].map((cell) => cell.textContent));
};

test('a record fills in the known fields', () => {
  show(filled);
  expect(rowsOf('Section')).toEqual([
    ['Verbal', '', ''],
    ['Quantitative', '610\u00A0to\u00A0670', 'Free Test, Nov 12, 2026'],
    ['Reading', '', ''],
  ]);
  expect(rowsOf('Topic')).toEqual([
    ['Percent', '5 of 12', '42%\u00A0to\u00A066%'],
    ['', '', ''],
    ['', '', ''],
  ]);
  expect(screen.getByText('Synonym: looks like the word (5 of 11 wrong answers)')).toBeTruthy();
  expect(screen.getByText('Misread: 4 times')).toBeTruthy();
  expect(screen.getByText('Out of time: 1 time')).toBeTruthy();
  // The local day where the essay was written, not UTC's.
  expect(screen.getByText('Nov 19, 2026')).toBeTruthy();
  expect(screen.getByText('Dec 12, 2026')).toBeTruthy();
});

test('leaves out a test date that has passed', () => {
  show({ ...filled, testDate: '2026-11-22' });
  expect(screen.queryByText('Nov 22, 2026')).toBeNull();
});

test('without a record, every line is there but empty', () => {
  show(blankWorksheet);
  expect(rowsOf('Topic')).toEqual(Array.from({ length: 3 }, () => ['', '', '']));
  expect(screen.getAllByRole('definition').map((field) => field.textContent)).toEqual(
    Array.from({ length: 6 }, () => ''),
  );
  expect(screen.getAllByRole('listitem')).toHaveLength(9);
});
