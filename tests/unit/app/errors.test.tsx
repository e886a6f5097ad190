/** A page that fails while it is shown leaves a way out; a page whose code is gone explains itself. */
import { ThemeProvider } from '@mui/material/styles';
import { cleanup, render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { forgetReload, lazyPage, mayReload } from '@/app/pageLoad';
import { PageLoadFailed } from '@/app/shell/PageLoadFailed';
import { RouteError } from '@/app/shell/RouteError';
import { theme } from '@theme';

const Page = () => null;
const Broken = () => {
  throw new Error('planted');
};
const show = () =>
  render(
    <ThemeProvider theme={theme}>
      <PageLoadFailed />
    </ThemeProvider>,
  );

beforeEach(() => sessionStorage.clear());
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

test('an error inside a page is caught by its route', async () => {
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
  expect(screen.getByRole('button', { name: 'Load the page again' })).toBeTruthy();
});

test('a page whose code cannot be fetched is replaced, and one that can is not', async () => {
  const gone = lazyPage(() => Promise.reject(new Error('404')), PageLoadFailed);
  const there = lazyPage(() => Promise.resolve({ default: Page }), PageLoadFailed);
  expect((await gone()).Component).toBe(PageLoadFailed);
  expect((await there()).Component).toBe(Page);
});

test('it reloads once for an address, and again after a page has arrived', () => {
  const reload = vi.fn<() => void>();
  vi.spyOn(window.location, 'reload').mockImplementation(reload);
  show();
  expect(reload).toHaveBeenCalledTimes(1);
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('One moment');
  cleanup();
  show();
  expect(reload).toHaveBeenCalledTimes(1);
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('This page could not be loaded');
  forgetReload();
  expect(mayReload()).toBe(true);
});

test('where storage is blocked it explains itself at once', () => {
  vi.stubGlobal('sessionStorage', {
    setItem: () => {
      throw new Error('blocked');
    },
  });
  expect(mayReload()).toBe(false);
});
