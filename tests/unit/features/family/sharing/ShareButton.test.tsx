/** The button that shares a copy with a parent, on any page: what it loads and when, its messages, and its failures. */
import { ThemeProvider } from '@mui/material/styles';
import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent, { PointerEventsCheckLevel } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { StudentRecord } from '@/data/record/api';
import type * as recordModule from '@/data/record/studentRecord';
import { emptyProfile } from '@/domain/learner/setup';
import { unsavedIdText } from '@/features/family/sharing/sharingTexts';
import { ShareButton } from '@/features/family/sharing/ShareButton';
import { theme } from '@theme';
import { fakeBrowser, type Tab } from '../../../data/record/fake-browser';
import { putRows } from '../../../data/record/putRows';

const user = userEvent.setup({ delay: null, pointerEventsCheck: PointerEventsCheckLevel.Never });

let tab: Tab;
const openedRecord = vi.fn<() => StudentRecord>();

vi.mock('@/data/record/studentRecord', async (importOriginal) => ({
  ...(await importOriginal<typeof recordModule>()),
  studentRecord: () => openedRecord(),
}));

beforeEach(() => {
  tab = fakeBrowser().tab();
  openedRecord.mockReset().mockImplementation(() => tab.record);
});

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

async function press() {
  render(
    <ThemeProvider theme={theme}>
      <ShareButton>Share with a parent</ShareButton>
    </ThemeProvider>,
  );
  await user.click(await screen.findByRole('button', { name: 'Share with a parent' }));
}
const dialog = () => screen.findByRole('dialog', { name: 'Share with a parent' });
const savedProfile = async () => (await tab.record.readSavedRows('profiles'))[0];
const keepProfile = (learner: string) =>
  putRows(tab.record, 'profiles', [
    { id: 'profile', learner, profile: { ...emptyProfile, nickname: 'Ana' }, changedAt: Date.now() },
  ]);

test('reads the record only when the button is pressed', async () => {
  await keepProfile('learner');
  render(
    <ThemeProvider theme={theme}>
      <ShareButton>Share with a parent</ShareButton>
    </ThemeProvider>,
  );
  const button = await screen.findByRole('button', { name: 'Share with a parent' });
  expect(openedRecord).not.toHaveBeenCalled();
  await user.click(button);
  await dialog();
  expect(screen.getByText(/^A read-only copy of Ana’s progress as it is now/)).toBeTruthy();
  expect((await savedProfile())?.learner).toBe('learner');
});

test('the first copy gives the learner an id that later copies keep', async () => {
  await press();
  await dialog();
  expect(screen.queryByText(unsavedIdText)).toBeNull();
  const id = (await savedProfile())?.learner;
  expect(id).toMatch(/^[0-9a-f]+$/);
  cleanup();
  await press();
  await dialog();
  expect((await savedProfile())?.learner).toBe(id);
});

test('reports an id that could not be saved', async () => {
  vi.spyOn(tab.record, 'changeSavedRows').mockResolvedValue({ state: 'refused' });
  await press();
  await dialog();
  expect(screen.getByText(unsavedIdText)).toBeTruthy();
});

test('says that the copy is loading, and can be canceled', async () => {
  const arrivals: (() => void)[] = [];
  const preparing = tab.record.prepareRecord();
  vi.spyOn(tab.record, 'prepareRecord').mockImplementationOnce(async () => {
    await new Promise<void>((resolve) => void arrivals.push(resolve));
    return preparing;
  });
  await press();
  expect((await screen.findByText('The copy for a parent is loading…')).getAttribute('role')).toBe('status');
  await user.click(screen.getByRole('button', { name: 'Close', hidden: true }));
  await waitFor(() => expect(screen.queryByText(/is loading/)).toBeNull());
  await act(async () => arrivals.forEach((arrive) => arrive()));
  expect(screen.queryByRole('dialog', { name: 'Share with a parent' })).toBeNull();
});

const failToFetch = () => Promise.reject(new TypeError('offline'));

/** Makes reading fail, as without a connection, until the returned function is called: the record needs the index of the bank. */
function disconnect(): () => void {
  vi.stubGlobal('fetch', vi.fn(failToFetch));
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  openedRecord.mockImplementation(() => {
    throw new TypeError('offline');
  });
  return () => void openedRecord.mockImplementation(() => tab.record);
}

test('says what happened if the record can’t be read, and retries on request', async () => {
  const reconnect = disconnect();
  await press();
  expect(await screen.findByText('The copy for a parent could not be loaded')).toBeTruthy();
  expect(screen.getByText(/^We can’t reach the site right now\. Nothing is lost/)).toBeTruthy();
  reconnect();
  await user.click(screen.getByRole('button', { name: 'Try again', hidden: true }));
  await dialog();
});

test('retries by itself when the connection returns', async () => {
  const reconnect = disconnect();
  await press();
  await screen.findByText('The copy for a parent could not be loaded');
  reconnect();
  act(() => void window.dispatchEvent(new Event('online')));
  await dialog();
});
