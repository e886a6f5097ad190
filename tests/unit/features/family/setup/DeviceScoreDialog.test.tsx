/** The form that Today's card opens after the test: it has the test's date and the learner's level, and saves one score. */
import { ThemeProvider } from '@mui/material/styles';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type * as recordModule from '@/data/record/studentRecord';
import { TodayProvider } from '@/data/useToday';
import { emptyProfile } from '@/domain/learner/setup';
import { ScoreFormPart } from '@/features/family/setup/ScoreFormPart';
import { theme } from '@theme';
import { fakeBrowser, type Tab } from '../../../data/record/fake-browser';
import { putRows } from '../../../data/record/putRows';

let tab: Tab;
vi.mock('@/data/record/studentRecord', async (importOriginal) => ({
  ...(await importOriginal<typeof recordModule>()),
  studentRecord: () => tab.record,
}));
beforeEach(() => {
  tab = fakeBrowser().tab();
  vi.setSystemTime(new Date('2026-12-08T16:00'));
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

test('has the test’s date and the profile’s level, and saves the score', async () => {
  await putRows(tab.record, 'profiles', [
    { id: 'profile', learner: 'learner', profile: { ...emptyProfile, grade: 6 }, changedAt: 1 },
  ]);
  // A form with typed text asks before the page is left, which takes a data router.
  const form = <ScoreFormPart testDay="2026-12-05" onClose={() => undefined} />;
  const router = createMemoryRouter([{ path: '/', element: form }]);
  render(
    <ThemeProvider theme={theme}>
      <TodayProvider value="2026-12-08">
        <RouterProvider router={router} />
      </TodayProvider>
    </ThemeProvider>,
  );
  expect((await screen.findByLabelText<HTMLInputElement>(/^Test Date/)).value).toBe('2026-12-05');
  expect(screen.getByLabelText<HTMLSelectElement>('Level').value).toBe('middle');
  for (const section of ['Verbal', 'Quantitative', 'Reading'])
    fireEvent.change(screen.getByLabelText(new RegExp(`^${section} Score`)), { target: { value: '640' } });
  fireEvent.click(screen.getByRole('button', { name: 'Add this score' }));
  await screen.findByRole('status');
  expect((await tab.record.readSavedRows('reportedTests')).map(({ test: saved }) => saved)).toMatchObject([
    { on: '2026-12-05', level: 'middle', scores: { reading: { score: 640 } } },
  ]);
});
