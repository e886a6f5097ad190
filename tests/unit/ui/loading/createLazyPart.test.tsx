/** A lazily loaded part: its reserved space, and the message if its code can't be loaded. */
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createLazyPart } from '@/ui/loading/createLazyPart';

const Words = () => <p>here</p>;
const after = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubEnv('SSR', false);
  vi.stubGlobal(
    'fetch',
    vi.fn(() => Promise.reject(new TypeError('offline'))),
  );
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
});

test('the part appears once its code is loaded, which is fetched once for all uses', async () => {
  const load = vi.fn(() => Promise.resolve(Words));
  const Part = createLazyPart('The report', load, { xs: 10, md: 10 });
  render(
    <>
      <Part />
      <Part />
    </>,
  );
  expect(screen.queryByText('here')).toBeNull();
  await after(0);
  expect(screen.getAllByText('here')).toHaveLength(2);
  expect(load).toHaveBeenCalledTimes(1);
});

test('no failure is final', async () => {
  const load = vi
    .fn(() => Promise.resolve(Words))
    .mockRejectedValueOnce(new Error('gone'))
    .mockRejectedValueOnce(new Error('gone'));
  const Part = createLazyPart('The report', load, { xs: 10, md: 10 });
  render(<Part />);
  await after(0);
  expect(screen.queryByText('here')).toBeNull();
  await after(6000);
  expect(screen.getByText('here')).toBeTruthy();
  expect(load).toHaveBeenCalledTimes(3);
});

test('shows a failure in place of the part, with a way to try again', async () => {
  const load = vi
    .fn(() => Promise.resolve(Words))
    .mockRejectedValueOnce(new Error('gone'))
    .mockRejectedValueOnce(new Error('gone'));
  const Part = createLazyPart('The report', load, { xs: 10, md: 10 });
  const { container } = render(<Part />);
  await after(0);
  expect(container.textContent).toBe('');
  await after(800);
  const words = screen.getByText('The report could not be loaded');
  expect(getComputedStyle(words.parentElement?.parentElement ?? words).minHeight).toBe('10px');
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await after(500);
  expect(screen.getByText('here')).toBeTruthy();
  expect(container.textContent).toBe('here');
  expect(load).toHaveBeenCalledTimes(3);
});

test('keeps the prerendered part if its code can’t be fetched', async () => {
  const load = vi.fn(() => Promise.resolve(Words));
  const Part = createLazyPart('The report', load, { xs: 10, md: 10 });
  const root = document.createElement('div');
  // React's markup for a prerendered boundary.
  root.innerHTML = '<!--$--><p>here</p><!--/$-->';
  document.body.append(root);
  const shown = root.querySelector('p');
  load.mockRejectedValue(new Error('gone'));
  const hydrated = await act(() => Promise.resolve(hydrateRoot(root, <Part />)));
  await after(20_000);
  expect(load.mock.calls.length).toBeGreaterThan(1);
  expect(root.textContent).toBe('here');
  expect(root.querySelector('p')).toBe(shown);
  load.mockResolvedValue(Words);
  await after(60_000);
  expect(root.textContent).toBe('here');
  expect(root.querySelector('p')).toBe(shown);
  act(() => hydrated.unmount());
  root.remove();
});
