/** The head of a result compares with earlier tests, and says so if they can't be read. */
import { ThemeProvider } from '@mui/material/styles';
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { RecordUnreadError } from '@/data/record/RecordUnreadError';
import { judgeAttempt } from '@/domain/exam/scoring/result';
import { exampleNowMs } from '@/features/results/example/createExampleAttempt';
import { ResultHeader } from '@/features/results/ResultHeader';
import { theme } from '@theme';
import { exampleAttempt } from './example-attempt';
import { fakeBrowser, type Tab } from '../../data/record/fake-browser';

let tab: Tab;
vi.mock('@/data/record/studentRecord', () => ({
  studentRecord: () => tab.record,
}));

beforeEach(() => {
  tab = fakeBrowser().tab();
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const { attempt, content } = await exampleAttempt();
const result = judgeAttempt(attempt, content, exampleNowMs);

const show = () =>
  render(
    <MemoryRouter>
      <ThemeProvider theme={theme}>
        <ResultHeader title="Full Test B" headingRef={null} result={result} notices={null} today={null} />
      </ThemeProvider>
    </MemoryRouter>,
  );

const unreadNotice = /^Your earlier tests can’t be read right now, so this result isn’t compared/;

test('earlier tests that can’t be read are missed, and read on request', async () => {
  const list = vi.spyOn(tab.record, 'listFinished').mockRejectedValue(new RecordUnreadError());
  show();
  expect(await screen.findByText(unreadNotice)).toBeDefined();
  expect(screen.getByRole('link', { name: 'Open the full score report' })).toBeDefined();
  list.mockRestore();
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await vi.waitFor(() => expect(screen.queryByText(unreadNotice)).toBeNull());
});

test('a database that answers with only a part of them is unread, too', async () => {
  vi.spyOn(tab.record, 'listFinished').mockResolvedValue({
    ...(await tab.record.listFinished()),
    database: 'unavailable',
  });
  show();
  expect(await screen.findByText(unreadNotice)).toBeDefined();
});
