/** The line that suggests installing the site: what it shows, opens, and remembers. */
import { ThemeProvider } from '@mui/material/styles';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { listenForInstallOffer } from '@/data/offline/installOffer';
import { InstallLine } from '@/features/offline/InstallLine';
import { theme } from '@theme';

beforeAll(listenForInstallOffer);
beforeEach(() => localStorage.clear());
afterEach(() => {
  cleanup();
  act(() => void window.dispatchEvent(new Event('appinstalled')));
  vi.restoreAllMocks();
});

const show = (laterVisit = true) =>
  render(
    <ThemeProvider theme={theme}>
      <InstallLine laterVisit={laterVisit} />
    </ThemeProvider>,
  );

/** Dispatches the install event of a browser that supports it. */
function offerInstall() {
  const prompt = vi.fn<() => Promise<unknown>>(async () => ({ outcome: 'accepted' }));
  const event = Object.assign(new Event('beforeinstallprompt', { cancelable: true }), { prompt });
  act(() => void window.dispatchEvent(event));
  return { event, prompt };
}

const text = () => document.body.textContent;
const button = (name: string) => screen.getByRole('button', { name });

test('shows nothing until the browser offers installation', () => {
  show();
  expect(text()).toBe('');
  offerInstall();
  expect(text()).toContain('You can install this site');
});

test('shows an offer that came before the line, in place of the browser’s own prompt', () => {
  const { event } = offerInstall();
  show();
  expect(event.defaultPrevented).toBe(true);
  expect(button('Install it')).toBeTruthy();
});

test('the button opens the browser’s prompt once, and the line disappears', () => {
  show();
  const { prompt } = offerInstall();
  fireEvent.click(button('Install it'));
  expect(prompt).toHaveBeenCalledOnce();
  expect(text()).toBe('');
  expect(localStorage).toHaveLength(0);
});

test('disappears when the site is installed from the browser’s menu', () => {
  show();
  offerInstall();
  act(() => void window.dispatchEvent(new Event('appinstalled')));
  expect(text()).toBe('');
});

test('doesn’t ask again after a no', () => {
  show();
  offerInstall();
  expect(localStorage).toHaveLength(0);
  fireEvent.click(button('Don’t show this again'));
  expect(text()).toBe('');
  cleanup();
  show();
  offerInstall();
  expect(text()).toBe('');
});

test('remembers a no for the page if storage is blocked', () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('blocked', 'SecurityError');
  });
  show();
  offerInstall();
  fireEvent.click(button('Don’t show this again'));
  expect(text()).toBe('');
});

test('shows nothing on the first visit, whatever the browser offers', () => {
  show(false);
  offerInstall();
  expect(text()).toBe('');
});

test('shows instructions on an iPhone, without a button that couldn’t work', () => {
  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(
    'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X)',
  );
  show();
  expect(text()).toContain('Add to Home Screen');
  expect(screen.queryByRole('button', { name: 'Install it' })).toBeNull();
});
