import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { ShowMoreButton } from '@/ui/controls/ShowMoreButton';

afterEach(cleanup);

test.each([
  [45, 'Show 20 more questions'],
  [20, 'Show 20 more questions'],
  [3, 'Show 3 more questions'],
  [1, 'Show 1 more question'],
])('with %i left, it says how many a press adds', (rest, name) => {
  const onShow = vi.fn();
  render(<ShowMoreButton rest={rest} atOnce={20} noun="question" onShow={onShow} />);
  fireEvent.click(screen.getByRole('button', { name }));
  expect(onShow).toHaveBeenCalledOnce();
});

test.each([0, -5])('with %i left, there is no button', (rest) => {
  const { container } = render(<ShowMoreButton rest={rest} atOnce={20} noun="question" onShow={vi.fn()} />);
  expect(container.childElementCount).toBe(0);
});
