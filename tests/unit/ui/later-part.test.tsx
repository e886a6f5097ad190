/** A part whose code comes after its page: its room until then, and another try where the first one failed. */
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { laterPart } from '@/ui/loading/laterPart';

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

test('the part comes once its code has, fetched once for all that show it', async () => {
  const load = vi.fn(() => Promise.resolve(Words));
  const Part = laterPart(load, { xs: 10, md: 10 });
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

test('a failure is never final', async () => {
  const load = vi
    .fn(() => Promise.resolve(Words))
    .mockRejectedValueOnce(new Error('gone'))
    .mockRejectedValueOnce(new Error('gone'));
  const Part = laterPart(load, { xs: 10, md: 10 });
  render(<Part />);
  await after(0);
  expect(screen.queryByText('here')).toBeNull();
  await after(6000);
  expect(screen.getByText('here')).toBeTruthy();
  expect(load).toHaveBeenCalledTimes(3);
});
