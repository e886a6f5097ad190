/** Lazily loaded code: cached, shared, retried, and never fatal to a page. */
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useLazyModule } from '@/ui/loading/lazyModule';

type Load = () => Promise<{ word: string }>;

/** A loader that fails this many times before it returns a word. */
const failing = (times: number) => {
  let failures = 0;
  return vi.fn<Load>(() => {
    failures += 1;
    return failures <= times ? Promise.reject(new Error('gone')) : Promise.resolve({ word: 'here' });
  });
};

function Shown({ load, wanted = true }: { load: Load; wanted?: boolean }) {
  const lazy = useLazyModule(load, wanted);
  if (lazy.state === 'ready') return <p>{lazy.module.word}</p>;
  if (lazy.state === 'waiting') return <p>waiting</p>;
  return (
    <button onClick={() => void lazy.retry()}>{`${lazy.cause}${lazy.isRetrying ? ', trying' : ''}`}</button>
  );
}

const after = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const siteAnswers = (answers: boolean) =>
  vi.stubGlobal(
    'fetch',
    vi.fn(() => (answers ? Promise.resolve(new Response()) : Promise.reject(new TypeError('offline')))),
  );
const text = () => document.body.textContent;

beforeEach(() => {
  vi.useFakeTimers();
  siteAnswers(false);
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test('fetches nothing before it is wanted', async () => {
  const load = failing(0);
  const { rerender } = render(<Shown load={load} wanted={false} />);
  await after(100);
  expect(load).not.toHaveBeenCalled();
  rerender(<Shown load={load} />);
  await after(0);
  expect(text()).toBe('here');
});

test('renders what was fetched before immediately, and fetches it only once', async () => {
  const load = failing(0);
  const { unmount } = render(
    <>
      <Shown load={load} />
      <Shown load={load} />
    </>,
  );
  await after(0);
  unmount();
  render(<Shown load={load} />);
  expect(text()).toBe('here');
  expect(load).toHaveBeenCalledTimes(1);
});

test('retries once before it reports a failure', async () => {
  const load = failing(1);
  render(<Shown load={load} />);
  await after(0);
  expect(text()).toBe('waiting');
  await after(800);
  expect(text()).toBe('here');
});

test('reports a lasting failure, and retries with growing pauses, but not forever', async () => {
  const load = failing(Infinity);
  render(<Shown load={load} />);
  await after(800);
  expect(text()).toBe('unreachable');
  expect(load).toHaveBeenCalledTimes(2);
  await after(4000);
  expect(load).toHaveBeenCalledTimes(3);
  await after(3_600_000);
  expect(load).toHaveBeenCalledTimes(5);
});

test('loads by itself when the connection returns', async () => {
  const load = failing(5);
  render(<Shown load={load} />);
  await after(3_600_000);
  expect(text()).toBe('unreachable');
  window.dispatchEvent(new Event('online'));
  await after(0);
  expect(text()).toBe('here');
});

test('reports a failure at once when offline', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  render(<Shown load={failing(Infinity)} />);
  await after(0);
  expect(text()).toBe('unreachable');
});

test('if the site is online but the file is missing, there is a new version', async () => {
  siteAnswers(true);
  render(<Shown load={failing(Infinity)} />);
  await after(800);
  expect(text()).toBe('replaced');
});

test('shows that a retry on request is in progress', async () => {
  const load = failing(2);
  render(<Shown load={load} />);
  await after(800);
  act(() => screen.getByRole('button').click());
  expect(text()).toBe('unreachable, trying');
  await after(0);
  expect(text()).toBe('here');
});

test('stops retrying when it is no longer wanted, and starts over when it is wanted again', async () => {
  const load = failing(2);
  const { unmount } = render(<Shown load={load} />);
  await after(800);
  unmount();
  await after(3_600_000);
  expect(load).toHaveBeenCalledTimes(2);
  render(<Shown load={load} />);
  expect(text()).toBe('waiting');
  await after(0);
  expect(text()).toBe('here');
});
