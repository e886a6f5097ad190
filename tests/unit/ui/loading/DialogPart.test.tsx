/** Dialogs whose code loads when they are opened. */
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { DialogPart } from '@/ui/loading/DialogPart';

interface Forms {
  readonly Form: () => ReactNode;
}
const never = () => new Promise<Forms>(() => undefined);
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
    <DialogPart
      name="The form"
      load={() => Promise.resolve({ Form: () => <p>The fields</p> })}
      onClose={() => undefined}
    >
      {({ Form }) => <Form />}
    </DialogPart>,
  );
  await after(0);
  expect(screen.getByText('The fields')).toBeTruthy();
  await after(1000);
  expect(screen.queryByText(/loading/)).toBeNull();
});
