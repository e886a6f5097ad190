/** Dialogs whose code loads when they are opened. */
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { preload } from '@/ui/loading/lazyModule';
import { DialogPart } from '@/ui/loading/DialogPart';

interface Forms {
  readonly Form: () => ReactNode;
}
const never = () => new Promise<Forms>(() => undefined);
const loadFields = () => Promise.resolve({ Form: () => <p>The fields</p> });
const isDim = () => document.querySelector<HTMLElement>('.MuiBackdrop-root')?.style.opacity === '1';
const after = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

test('a dialog that loads slowly says so, and can be closed meanwhile', async () => {
  const onClose = vi.fn<() => void>();
  render(
    <DialogPart name="The form" load={never} onClose={onClose}>
      {({ Form }) => <Form />}
    </DialogPart>,
  );
  expect(screen.queryByText(/loading/)).toBeNull();
  await after(200);
  expect(screen.getByRole('status').textContent).toBe('The form is loading…');
  fireEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(onClose).toHaveBeenCalledTimes(1);
});

test('a dialog that loads at once shows no message', async () => {
  render(
    <DialogPart name="The form" load={loadFields} onClose={() => undefined}>
      {({ Form }) => <Form />}
    </DialogPart>,
  );
  await after(0);
  expect(screen.getByText('The fields')).toBeTruthy();
  await after(1000);
  expect(screen.queryByText(/loading/)).toBeNull();
});

test('the page is dimmed before a dialog is rendered, whose code has loaded already', async () => {
  await preload(loadFields);
  const wasDim: boolean[] = [];
  render(
    <DialogPart name="The form" load={loadFields} onClose={() => undefined}>
      {({ Form }) => {
        wasDim.push(isDim());
        return <Form />;
      }}
    </DialogPart>,
  );
  await after(0);
  expect(screen.getByText('The fields')).toBeTruthy();
  expect(wasDim[0]).toBe(true);
  expect(isDim()).toBe(false);
});
