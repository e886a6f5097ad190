/** The planner's form: each invalid input has its message at its field, and stores nothing. */
import { ThemeProvider } from '@mui/material/styles';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { TodayProvider } from '@/data/useToday';
import { theme } from '@theme';
import { fakeBrowser, type Tab } from '../../../data/record/fake-browser';

// The screen starts reading on import, so it needs a record first.
let tab: Tab = fakeBrowser().tab();

vi.mock('@/data/record/studentRecord', () => ({
  studentRecord: () => tab.record,
}));

const { PlannerReader } = await import('@/features/planning/planner/PlannerReader');

beforeEach(async () => {
  tab = fakeBrowser().tab();
  render(
    <MemoryRouter>
      <ThemeProvider theme={theme}>
        <TodayProvider value="2026-11-24">
          <h1>Study Planner</h1>
          <PlannerReader date={null} todayCard={null} />
        </TodayProvider>
      </ThemeProvider>
    </MemoryRouter>,
  );
  // The form is disabled until the record has been read.
  await waitFor(() =>
    expect(document.querySelector('form > fieldset')?.hasAttribute('disabled')).toBe(false),
  );
});

afterEach(cleanup);

const date = () => screen.getByLabelText(/^Test Date/);
const minutes = () => screen.getByLabelText(/^Minutes a Day/);
const daysOff = () => screen.getByRole('group', { name: 'Days Off' });

test.each([
  ['no date', '', '45', [], 'Choose the date of your test.', date],
  ['a passed date', '2026-11-23', '45', [], 'This day has passed. Choose tomorrow or a later day.', date],
  [
    'a distant date',
    '2029-11-23',
    '45',
    [],
    'This is more than two years away. Choose an earlier day.',
    date,
  ],
  ['too few minutes', '2027-01-09', '9', [], 'Enter a whole number from 10 to 180.', minutes],
  ['words for minutes', '2027-01-09', 'ten', [], 'Enter a whole number from 10 to 180.', minutes],
  [
    'no day left',
    '2027-01-09',
    '45',
    ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'],
    /^Every day until the test is a day off/,
    daysOff,
  ],
] as const)('%s', async (_, testDate, minutesPerDay, restDays, message, field) => {
  fireEvent.change(date(), { target: { value: testDate } });
  fireEvent.change(minutes(), { target: { value: minutesPerDay } });
  for (const day of restDays) fireEvent.click(screen.getByRole('checkbox', { name: day }));
  fireEvent.click(screen.getByRole('button', { name: 'Make the plan' }));
  const error = await screen.findByText(message);
  expect(field().getAttribute('aria-describedby')?.split(' ')).toContain(error.id);
  await waitFor(() => expect(document.activeElement).toBe(field()));
  expect(await tab.record.readSavedRows('plans')).toEqual([]);
});
