/** The question after a result that is saved for this visit only. */
import { ThemeProvider } from '@mui/material/styles';
import { cleanup, render, screen } from '@testing-library/react';
import { IDBObjectStore } from 'fake-indexeddb';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { SaveOnDevicePrompt } from '@/features/results/SaveOnDevicePrompt';
import { theme } from '@theme';
import { type FakeBrowser, fakeBrowser, type Tab, watched } from '../../data/record/fake-browser';
import { finished, started } from '../../data/record/sample-attempts';

let browser: FakeBrowser;
let tab: Tab;
vi.mock('@/data/record/studentRecord', () => ({
  studentRecord: () => tab.record,
}));

beforeEach(() => {
  browser = fakeBrowser();
  tab = browser.tab();
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const show = () =>
  render(
    <ThemeProvider theme={theme}>
      <SaveOnDevicePrompt attemptId="a" />
    </ThemeProvider>,
  );
const keep = () => screen.findByRole('button', { name: 'Save it on this device' });

const handIn = async () => {
  await tab.record.setConsent('visit');
  const { hold } = await tab.record.beginAttempt(started('a'), watched());
  await hold.finish(finished('a'));
};

describe('a result in this tab only', () => {
  beforeEach(handIn);

  test('says what would be lost with the tab, and is saved on request', async () => {
    show();
    await userEvent.click(await keep());
    expect(await screen.findByText(/^Your results are now saved on this device\./)).toBeDefined();
    expect(tab.record.consent()).toBe('keep');
    expect(await tab.record.readFinished('a')).toMatchObject({ state: 'found', place: 'device' });
    expect(document.activeElement).toBe(screen.getByRole('status'));
    expect(screen.queryByRole('button')).toBeNull();
  });

  test('isn’t reported as saved if the device is full', async () => {
    browser.device.fill(0);
    vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    show();
    await userEvent.click(await keep());
    expect(await screen.findByText(/so your answers are saved in this tab only\./)).toBeDefined();
    expect(screen.queryByText(/saved on this device from now on/)).toBeNull();
  });

  test('isn’t asked about again after “Not now”', async () => {
    show();
    await keep();
    await userEvent.click(screen.getByRole('button', { name: 'Not now' }));
    expect(screen.queryByText(/in this tab only/)).toBeNull();
    expect(tab.record.consent()).toBe('visit');
  });

  test('stays where it is if it can’t be moved, and can be retried', async () => {
    show();
    const button = await keep();
    vi.spyOn(tab.record, 'setConsent').mockRejectedValueOnce(new Error('offline'));
    await userEvent.click(button);
    expect(await screen.findByText(/^Your result could not be saved/)).toBeDefined();
    await userEvent.click(await keep());
    expect(await screen.findByText(/^Your results are now saved on this device/)).toBeDefined();
  });
});

test('asks nothing if results are already saved on the device', async () => {
  await tab.record.setConsent('keep');
  show();
  await tab.record.prepareRecord();
  await Promise.resolve();
  expect(screen.queryByRole('button')).toBeNull();
});
