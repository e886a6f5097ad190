import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { TermText } from '@/ui/controls/TermText';

afterEach(cleanup);

test('a term explains itself in one press, and Escape returns to it', async () => {
  const user = userEvent.setup();
  const { container } = render(<TermText>Up 30, perhaps by chance; at the target.</TermText>);
  expect(container.textContent).toBe('Up 30, perhaps by chance; at the target.');
  const term = screen.getByRole('button', { name: 'perhaps by chance' });
  await user.click(term);
  expect(screen.getByRole('dialog', { name: 'perhaps by chance' }).textContent).toContain('chance alone');
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(document.activeElement).toBe(term);
});

test('a text without terms has no button', () => {
  const { container } = render(<TermText>No test yet</TermText>);
  expect(container.textContent).toBe('No test yet');
  expect(screen.queryByRole('button')).toBeNull();
});
