/** A group of buttons as one Tab stop. */
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { useRovingFocus } from '@/ui/controls/useRovingFocus';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

/** Seven buttons in rows of three, each ten pixels wide and high. */
function Group() {
  const { groupProps, tabIndexOf } = useRovingFocus();
  return (
    <>
      <div {...groupProps}>
        {[0, 1, 2, 3, 4, 5, 6].map((index) => (
          <button key={index} type="button" tabIndex={tabIndexOf(index)}>
            {index}
          </button>
        ))}
      </div>
      <a href="#after">after</a>
    </>
  );
}

const focused = () => document.activeElement?.textContent;

async function show() {
  vi.spyOn(HTMLButtonElement.prototype, 'getBoundingClientRect').mockImplementation(function place(
    this: HTMLButtonElement,
  ) {
    const index = Number(this.textContent);
    return new DOMRect((index % 3) * 10, Math.floor(index / 3) * 10, 10, 10);
  });
  render(<Group />);
  await userEvent.tab();
}

test('Tab enters at the first button and leaves the group', async () => {
  await show();
  expect(focused()).toBe('0');
  await userEvent.tab();
  expect(focused()).toBe('after');
});

test.each([
  ['{ArrowRight}{ArrowRight}', '2'],
  ['{ArrowRight}{ArrowLeft}', '0'],
  ['{ArrowLeft}', '0'],
  ['{End}', '6'],
  ['{End}{ArrowRight}', '6'],
  ['{End}{Home}', '0'],
  ['{ArrowRight}{ArrowDown}', '4'],
  ['{ArrowRight}{ArrowDown}{ArrowUp}', '1'],
  ['{ArrowRight}{ArrowRight}{ArrowDown}{ArrowDown}', '6'],
  ['{ArrowUp}', '0'],
  ['{End}{ArrowDown}', '6'],
  ['{Shift>}{ArrowRight}{/Shift}', '0'],
  ['x', '0'],
])('%s goes to %s', async (keys, to) => {
  await show();
  await userEvent.keyboard(keys);
  expect(focused()).toBe(to);
});

test('returns to the button that had the focus, pressed or reached by key', async () => {
  await show();
  await userEvent.keyboard('{ArrowDown}');
  await userEvent.tab();
  await userEvent.tab({ shift: true });
  expect(focused()).toBe('3');
  await userEvent.click(screen.getByText('5'));
  await userEvent.tab();
  await userEvent.tab({ shift: true });
  expect(focused()).toBe('5');
});
