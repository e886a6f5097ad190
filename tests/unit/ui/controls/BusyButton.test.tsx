import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import * as painted from '@/lib/browser/timing';
import { BusyButton } from '@/ui/controls/BusyButton';

vi.mock('@/lib/browser/timing');

const ignore = () => undefined as void;

afterEach(cleanup);

test('shows the press before it acts, once, and can be pressed again', async () => {
  let paint = ignore;
  vi.mocked(painted.whenPainted).mockImplementation(
    () =>
      new Promise((resolve) => {
        paint = resolve;
      }),
  );
  const onClick = vi.fn();
  render(<BusyButton onClick={onClick}>Hand in</BusyButton>);
  const button = screen.getByRole('button', { name: 'Hand in' });
  button.focus();
  fireEvent.click(button);
  fireEvent.click(button);
  expect(button.getAttribute('aria-busy')).toBe('true');
  expect(onClick).not.toHaveBeenCalled();
  await act(async () => paint());
  expect(button.getAttribute('aria-busy')).toBe('false');
  expect(onClick).toHaveBeenCalledOnce();
  expect(document.activeElement).toBe(button);
  fireEvent.click(button);
  await act(async () => paint());
  expect(onClick).toHaveBeenCalledTimes(2);
});
