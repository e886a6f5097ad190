import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { ConfirmButton } from '@/ui/controls/dialogs/ConfirmButton';

const user = userEvent.setup({ delay: null });
const questions = [
  { question: 'Delete it?', text: 'It goes away.', confirmLabel: 'Delete' },
  { question: 'Really?', text: 'This can’t be undone.', confirmLabel: 'Yes, delete' },
];

afterEach(cleanup);

function show(asked = questions) {
  const onConfirm = vi.fn();
  render(
    <ConfirmButton questions={asked} cancelLabel="Keep" onConfirm={onConfirm}>
      Remove
    </ConfirmButton>,
  );
  return onConfirm;
}
const press = (name: string) => user.click(screen.getByRole('button', { name }));
const dialog = () => screen.getByRole('alertdialog');

test('each question is a focused dialog with its name and consequence, and the action follows the last', async () => {
  const onConfirm = show();
  await press('Remove');
  expect(dialog()).toBe(
    screen.getByRole('alertdialog', { name: 'Delete it?', description: 'It goes away.' }),
  );
  expect(document.activeElement).toBe(dialog());
  await press('Delete');
  expect(dialog()).toBe(
    screen.getByRole('alertdialog', { name: 'Really?', description: 'This can’t be undone.' }),
  );
  expect(document.activeElement).toBe(dialog());
  expect(onConfirm).not.toHaveBeenCalled();
  await press('Yes, delete');
  expect(onConfirm).toHaveBeenCalledOnce();
  expect(screen.queryByRole('alertdialog')).toBeNull();
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Remove' }));
});

test.each([
  ['the cancel button', () => press('Keep')],
  ['Escape', () => user.keyboard('{Escape}')],
])('%s at the second question returns to the button and begins again', async (_, cancel) => {
  const onConfirm = show();
  await press('Remove');
  await press('Delete');
  await cancel();
  expect(screen.queryByRole('alertdialog')).toBeNull();
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Remove' }));
  await press('Remove');
  expect(screen.getByRole('alertdialog', { name: 'Delete it?' })).toBeTruthy();
  expect(onConfirm).not.toHaveBeenCalled();
});

test('without a question it acts right away', async () => {
  const onConfirm = show([]);
  await press('Remove');
  expect(onConfirm).toHaveBeenCalledOnce();
  expect(screen.queryByRole('alertdialog')).toBeNull();
});
