import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, test } from 'vitest';
import { useFocusKept } from '@/ui/page/useFocusKept';

afterEach(cleanup);

/** A page with rows that remove themselves, and a button that removes its whole list. */
function Page({ onRemove }: { readonly onRemove?: () => void }) {
  useFocusKept();
  const [rows, setRows] = useState(['A', 'B']);
  return (
    <main>
      <h1 tabIndex={-1}>Scores</h1>
      {rows.length > 0 && (
        <ul aria-label="Scores">
          {rows.map((row) => (
            <li key={row}>
              <button
                onClick={() => {
                  setRows(rows.filter((other) => other !== row));
                  onRemove?.();
                }}
              >
                {`Remove ${row}`}
              </button>
            </li>
          ))}
        </ul>
      )}
    </main>
  );
}

const press = (name: string) => {
  const button = screen.getByRole('button', { name });
  button.focus();
  button.click();
};

const frames = () =>
  new Promise((done) => {
    requestAnimationFrame(() => requestAnimationFrame(done));
  });

test('after a row’s own button has removed it, the focus is on the list, and on the page once the list is gone', async () => {
  render(<Page />);
  press('Remove A');
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('list', { name: 'Scores' })));
  press('Remove B');
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('main')));
});

test('a place chosen by whatever removed the row stays', async () => {
  render(<Page onRemove={() => screen.getByRole('heading').focus()} />);
  press('Remove A');
  await waitFor(() => expect(screen.queryByText('Remove A')).toBeNull());
  await frames();
  expect(document.activeElement).toBe(screen.getByRole('heading'));
});

test('an element that lost the focus before it disappeared moves nothing', async () => {
  render(<Page />);
  const button = screen.getByRole('button', { name: 'Remove A' });
  button.focus();
  button.blur();
  await frames();
  button.click();
  await waitFor(() => expect(screen.queryByText('Remove A')).toBeNull());
  await frames();
  expect(document.activeElement).toBe(document.body);
});
