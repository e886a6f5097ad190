/** Parts that load later: what is shown meanwhile, and after a failure. */
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Part } from '@/ui/loading/Part';
import { preload, usePreload } from '@/ui/loading/lazyModule';

const words = { Words: ({ of }: { of: string }) => <p>{`Words of ${of}`}</p> };
type Words = typeof words;
const arrives = () => vi.fn(() => Promise.resolve(words));
const after = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

const part = (load: () => Promise<Words>, of = 'Ana') => (
  <Part name="The list" load={load} fallback={<p>Room for the list</p>}>
    {({ Words: List }) => <List of={of} />}
  </Part>
);

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal(
    'fetch',
    vi.fn(() => Promise.reject(new TypeError('offline'))),
  );
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('a part replaces its fallback once its code is there, which is fetched once for all uses', async () => {
  const load = arrives();
  render(
    <>
      {part(load)}
      {part(load, 'Ben')}
    </>,
  );
  expect(screen.getAllByText('Room for the list')).toHaveLength(2);
  await after(0);
  expect(screen.queryByText('Room for the list')).toBeNull();
  expect(screen.getByText('Words of Ana')).toBeTruthy();
  expect(screen.getByText('Words of Ben')).toBeTruthy();
  expect(load).toHaveBeenCalledTimes(1);
});

test('preloaded code is shown in the first frame', async () => {
  const load = arrives();
  await preload(load);
  render(part(load));
  expect(screen.getByText('Words of Ana')).toBeTruthy();
});

test('a part that can’t be loaded says so, and no failure is final', async () => {
  const load = vi.fn<() => Promise<Words>>(() => Promise.reject(new TypeError('offline')));
  render(part(load));
  await after(1000);
  expect(screen.getByText('The list could not be loaded')).toBeTruthy();
  load.mockResolvedValue(words);
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await after(0);
  expect(screen.getByText('Words of Ana')).toBeTruthy();
});

test('a failed preload rejects, and the next one tries again', async () => {
  const load = vi.fn<() => Promise<Words>>(() => Promise.reject(new TypeError('offline')));
  const first = expect(preload(load)).rejects.toThrow('could not be fetched');
  await after(1000);
  await first;
  load.mockResolvedValue(words);
  await preload(load);
  render(part(load));
  expect(screen.getByText('Words of Ana')).toBeTruthy();
});

test('an idle page fetches what will be asked for, again when that changes, and nothing without a key', async () => {
  const load = arrives();
  const { rerender } = render(<Ahead of={null} load={load} />);
  await after(3000);
  expect(load).not.toHaveBeenCalled();
  rerender(<Ahead of="a" load={load} />);
  await after(3000);
  rerender(<Ahead of="a" load={load} />);
  await after(3000);
  expect(load).toHaveBeenCalledTimes(1);
  rerender(<Ahead of="b" load={load} />);
  await after(3000);
  expect(load).toHaveBeenCalledTimes(2);
});

function Ahead({ of, load }: { of: string | null; load: () => Promise<unknown> }) {
  usePreload(of, load);
  return null;
}
