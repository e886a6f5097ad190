import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, expect, test } from 'vitest';
import { ConfirmDialog } from '@/ui/controls/dialogs/ConfirmDialog';
import { MoreMenu } from '@/ui/controls/MoreMenu';

const user = userEvent.setup({ delay: null });
afterEach(cleanup);

/** A menu with an action that opens a dialog. */
function Example() {
  const [isAsking, setIsAsking] = useState(false);
  return (
    <>
      <MoreMenu
        label="More for this plan"
        actions={[
          { label: 'Change', icon: null, onChoose: () => undefined },
          { label: 'Print', icon: null, onChoose: () => undefined, disabled: true },
          { label: 'Delete', icon: null, onChoose: () => setIsAsking(true) },
        ]}
      />
      {isAsking && (
        <ConfirmDialog
          question="Delete it?"
          text="It goes away."
          confirmLabel="Delete it"
          cancelLabel="Keep it"
          onCancel={() => setIsAsking(false)}
          onConfirm={() => setIsAsking(false)}
        />
      )}
    </>
  );
}

const button = () => screen.getByRole('button', { name: 'More for this plan' });

test('the focus returns to the button from the menu, and from the dialog that an action opens', async () => {
  render(<Example />);
  expect(button().getAttribute('aria-expanded')).toBe('false');
  await user.click(button());
  expect(screen.getByRole('menu', { name: 'More for this plan' })).toBeTruthy();
  expect(screen.getByRole('menuitem', { name: 'Print' }).getAttribute('aria-disabled')).toBe('true');
  await user.keyboard('{Escape}');
  expect(document.activeElement).toBe(button());

  await user.click(button());
  await user.click(screen.getByRole('menuitem', { name: 'Delete' }));
  const dialog = await screen.findByRole('alertdialog', { name: 'Delete it?' });
  expect(dialog.contains(document.activeElement)).toBe(true);
  await user.click(screen.getByRole('button', { name: 'Keep it' }));
  expect(document.activeElement).toBe(button());

  // The menu opens on its first action again.
  await user.keyboard('{Enter}');
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('menuitem', { name: 'Change' })));
});
