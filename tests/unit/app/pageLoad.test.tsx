/** A page that fails while rendering offers a way out; a page whose code can't be loaded explains itself. */
import { ThemeProvider } from '@mui/material/styles';
import { act, cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { findFailedPage, lazyPage, type LoadPage } from '@/app/pageLoad';
import { PageLoadFailed } from '@/app/shell/PageLoadFailed';
import { RouteError } from '@/app/shell/RouteError';
import { registerUnsavedWork } from '@/lib/browser/unsavedWork';
import { theme } from '@theme';

const Page = () => <h1>The page</h1>;
const Broken = () => {
  throw new Error('planted');
};

/** Shows the error page at its own URL, on a site that responds or doesn't. */
async function show(load: LoadPage, siteAnswers: boolean) {
  vi.stubGlobal(
    'fetch',
    vi.fn(() => (siteAnswers ? Promise.resolve(new Response()) : Promise.reject(new TypeError('offline')))),
  );
  const router = createMemoryRouter([{ path: '/', element: <PageLoadFailed load={load} /> }]);
  render(
    <ThemeProvider theme={theme}>
      <RouterProvider router={router} />
    </ThemeProvider>,
  );
  // After the second attempt, the page explains itself.
  await act(() => vi.advanceTimersByTimeAsync(1000));
}
const failingLoad = () => vi.fn<LoadPage>(() => Promise.reject(new Error('404')));
const heading = () => screen.getByRole('heading', { level: 1 }).textContent;
const spyOnReload = () => {
  const reload = vi.fn<() => void>();
  vi.spyOn(window.location, 'reload').mockImplementation(reload);
  return reload;
};
const press = async (name: string) => {
  const user = userEvent.setup({ advanceTimers: (ms) => vi.advanceTimersByTime(ms) });
  await user.click(screen.getByRole('button', { name }));
  await act(() => vi.advanceTimersByTimeAsync(0));
};

beforeEach(() => {
  sessionStorage.clear();
  vi.useFakeTimers({ shouldAdvanceTime: true });
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

test('a route catches an error inside its page', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const router = createMemoryRouter([{ path: '/', Component: Broken, ErrorBoundary: RouteError }]);
  render(
    <ThemeProvider theme={theme}>
      <RouterProvider router={router} />
    </ThemeProvider>,
  );
  expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe(
    'Something went wrong on this page',
  );
  expect(screen.getByRole('link', { name: 'Go to the home page' }).getAttribute('href')).toBe('/');
  expect(screen.getByRole('button', { name: 'Reload the page' })).toBeTruthy();
});

test('an address that the router can’t read counts as a missing page, not as our error', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const router = createMemoryRouter([{ path: '/', Component: Page, ErrorBoundary: RouteError }], {
    initialEntries: ['/nowhere'],
  });
  render(
    <ThemeProvider theme={theme}>
      <RouterProvider router={router} />
    </ThemeProvider>,
  );
  expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe(
    'There is no page at this address',
  );
});

test('replaces a page only when its code can’t be fetched', async () => {
  expect((await lazyPage(() => Promise.resolve({ default: Page }), PageLoadFailed)()).Component).toBe(Page);
  expect(findFailedPage()).toBeNull();
  const load = failingLoad();
  expect((await lazyPage(load, PageLoadFailed)()).Component).not.toBe(Page);
  expect(findFailedPage()).toBe(load);
  await lazyPage(() => Promise.resolve({ default: Page }), PageLoadFailed)();
  expect(findFailedPage()).toBeNull();
});

test('while the site is online, reloads once for the same address and version', async () => {
  const reload = spyOnReload();
  await show(failingLoad(), true);
  expect(reload).toHaveBeenCalledTimes(1);
  cleanup();
  await show(failingLoad(), true);
  expect(reload).toHaveBeenCalledTimes(1);
  expect(heading()).toBe('This page could not be loaded');
});

test('while the site is unreachable, never reloads, even on request, and says why', async () => {
  const reload = spyOnReload();
  await show(failingLoad(), false);
  expect(heading()).toBe('This page could not be loaded');
  expect(screen.getByText(/can’t reach the site right now/)).toBeTruthy();
  await press('Reload the page');
  expect(screen.getByRole('status').textContent).toBe(
    'We still can’t reach the site. Nothing is lost. Check the connection and try again.',
  );
  expect(reload).not.toHaveBeenCalled();
});

test('shows the page as soon as its code can be fetched', async () => {
  const reload = spyOnReload();
  const load = vi.fn<LoadPage>(() => Promise.reject(new Error('offline')));
  await show(load, false);
  load.mockResolvedValue({ default: Page });
  window.dispatchEvent(new Event('online'));
  await act(() => vi.advanceTimersByTimeAsync(0));
  expect(heading()).toBe('The page');
  expect(reload).not.toHaveBeenCalled();
});

test('never reloads over unsaved work by itself, and asks first when the user requests it', async () => {
  const reload = spyOnReload();
  const release = registerUnsavedWork('the essay that you are writing');
  await show(failingLoad(), true);
  expect(reload).not.toHaveBeenCalled();
  await press('Reload the page');
  expect(screen.getByRole('status').textContent).toContain('You would lose the essay that you are writing.');
  expect(reload).not.toHaveBeenCalled();
  await press('Load it anyway');
  expect(reload).toHaveBeenCalledTimes(1);
  release();
});

test('explains the problem at once if storage is blocked', async () => {
  const reload = spyOnReload();
  vi.stubGlobal('sessionStorage', {
    clear: () => undefined,
    getItem: () => null,
    setItem: () => {
      throw new Error('blocked');
    },
  });
  await show(failingLoad(), true);
  expect(reload).not.toHaveBeenCalled();
  expect(heading()).toBe('This page could not be loaded');
});
