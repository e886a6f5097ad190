/** The question after a result that is kept for the visit alone. */
import { ThemeProvider } from '@mui/material/styles';
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { KeepOnDevice } from '@/features/results/KeepOnDevice';
import { theme } from '@theme';
import { fakeBrowser, type Tab } from '../../data/record/fake-browser';

let tab: Tab;
vi.mock('@/data/record/loadRecord', () => ({
  loadRecord: () => Promise.resolve({ studentRecord: () => tab.record }),
}));

beforeEach(() => {
  tab = fakeBrowser().tab();
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const show = () =>
  render(
    <ThemeProvider theme={theme}>
      <KeepOnDevice />
    </ThemeProvider>,
  );
const keep = () => screen.findByRole('button', { name: 'Keep it on this device' });

describe('a result in this tab only', () => {
  beforeEach(() => tab.record.setConsent('visit'));

  test('says what closing the tab loses, and is kept when it is asked for', async () => {
    show();
    await userEvent.click(await keep());
    expect(await screen.findByText(/^Your results are saved on this device from now on\./)).toBeDefined();
    expect(tab.record.consent()).toBe('keep');
    expect(screen.queryByRole('button')).toBeNull();
  });

  test('is asked about no more after “Not now”', async () => {
    show();
    await keep();
    await userEvent.click(screen.getByRole('button', { name: 'Not now' }));
    expect(screen.queryByText(/in this tab only/)).toBeNull();
    expect(tab.record.consent()).toBe('visit');
  });

  test('stays where it is when it can’t be moved, and can be tried again', async () => {
    show();
    const button = await keep();
    vi.spyOn(tab.record, 'setConsent').mockRejectedValueOnce(new Error('offline'));
    await userEvent.click(button);
    expect(await screen.findByText(/^Your result could not be moved/)).toBeDefined();
    await userEvent.click(await keep());
    expect(await screen.findByText(/^Your results are saved on this device/)).toBeDefined();
  });
});

test('nothing is asked where results are kept', async () => {
  await tab.record.setConsent('keep');
  show();
  await tab.record.prepareRecord();
  await Promise.resolve();
  expect(screen.queryByRole('button')).toBeNull();
});
