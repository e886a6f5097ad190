/** The code of the page that a reader will probably open next is fetched ahead. */
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, expect, test, vi } from 'vitest';
import { likelyNext, pages } from '@/app/pages';
import { PagePreloads } from '@/app/shell/PagePreloads';
import * as dataSaver from '@/lib/browser/backgroundDownloads';

vi.mock('@/app/pages', () => ({
  pages: {
    about: vi.fn(() => Promise.resolve()),
    pricing: vi.fn(() => Promise.reject(new Error('no connection'))),
  },
  likelyNext: { home: vi.fn(() => Promise.resolve()) },
}));
vi.mock('@/lib/browser/backgroundDownloads');
vi.mock('@/lib/browser/timing', () => ({
  whenLoadedAndIdle: (callback: () => void) => {
    callback();
    return () => undefined;
  },
}));

afterEach(() => {
  cleanup();
  vi.clearAllMocks();
});

const Home = () => (
  <>
    <PagePreloads />
    <a href="/about/">
      <span>About us</span>
    </a>
    <a href="/pricing">Pricing</a>
    <a href="https://elsewhere.example/about">Elsewhere</a>
    <a href="/no-such-page">Nowhere</a>
  </>
);

function showHome() {
  render(<RouterProvider router={createMemoryRouter([{ id: 'home', path: '/', Component: Home }])} />);
}

test('the idle page fetches what most readers open next', () => {
  showHome();
  expect(likelyNext.home).toHaveBeenCalledOnce();
  expect(pages.about).not.toHaveBeenCalled();
});

test.each(['pointerOver', 'focusIn'] as const)('a link fetches its page on %s', (event) => {
  showHome();
  fireEvent[event](screen.getByText('About us'));
  expect(pages.about).toHaveBeenCalledOnce();
});

test('a page that can’t be fetched ahead reports nothing', async () => {
  const unhandled = vi.fn();
  process.on('unhandledRejection', unhandled);
  showHome();
  fireEvent.pointerOver(screen.getByText('Pricing'));
  await new Promise((resolve) => setTimeout(resolve));
  process.off('unhandledRejection', unhandled);
  expect(pages.pricing).toHaveBeenCalledOnce();
  expect(unhandled).not.toHaveBeenCalled();
});

test.each(['Elsewhere', 'Nowhere'])('a link to no page of the site fetches nothing: %s', (name) => {
  showHome();
  fireEvent.pointerOver(screen.getByText(name));
  expect(pages.about).not.toHaveBeenCalled();
});

test('nothing is fetched while the data saver is on', () => {
  vi.mocked(dataSaver.isDataSaverOn).mockReturnValue(true);
  showHome();
  fireEvent.pointerOver(screen.getByText('About us'));
  expect(pages.about).not.toHaveBeenCalled();
  expect(likelyNext.home).not.toHaveBeenCalled();
});
