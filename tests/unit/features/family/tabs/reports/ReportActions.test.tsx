import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { sampleSource } from '@/data/learners/useLearners';
import { topicAdvice } from '@/data/texts/topic-advice';
import { buildWeeklyReport } from '@/domain/dashboard/insights/weekly-report';
import { CopyLinkContext } from '@/features/family/frame/originContext';
import { ReportActions } from '@/features/family/tabs/reports/ReportActions';

afterEach(cleanup);

const { family } = sampleSource('2026-11-15');
const report = buildWeeklyReport(family.children[0], topicAdvice, '2026-11-09', family.asOf);

function show(createLink: (() => Promise<string | null>) | null) {
  const openMail = vi.fn<(address: string) => void>();
  render(
    <CopyLinkContext value={createLink}>
      <ReportActions report={report} week="Week of Nov 9 to 15" today={family.asOf.day} openMail={openMail} />
    </CopyLinkContext>,
  );
  return openMail;
}

const write = () => userEvent.click(screen.getByRole('button', { name: 'Write an Email' }));

test('one press opens the mail program with the week and the link to the copy', async () => {
  const openMail = show(() => Promise.resolve('https://example.com/?copy=1#copy=4.abc'));
  await write();
  await waitFor(() => expect(openMail).toHaveBeenCalledOnce());
  const address = new URL(openMail.mock.calls[0]?.[0] ?? '');
  expect(address.searchParams.get('subject')).toBe('SSAT practice, week of Nov 9 to 15');
  expect(address.searchParams.get('body')).toContain('Target met. 19.9 hours, 1.9 over target');
  expect(address.searchParams.get('body')).toMatch(/https:\/\/example\.com\/\?copy=1#copy=4\.abc$/);
  expect(await screen.findByText(/Nothing has been sent yet/)).toBeTruthy();
});

test('a record that can’t be read opens nothing, and says so', async () => {
  const openMail = show(() => Promise.reject(new Error('no record')));
  await write();
  expect(await screen.findByText(/could not be read for the email/)).toBeTruthy();
  expect(openMail).not.toHaveBeenCalled();
});

test('where nothing may be shared, there is no such button', () => {
  show(null);
  expect(screen.queryByRole('button', { name: 'Write an Email' })).toBeNull();
  expect(screen.getByRole('button', { name: 'Print or Save as PDF' })).toBeTruthy();
});
