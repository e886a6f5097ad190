/** Text fields follow the direction of what is typed, and say that they are required. */
import { ThemeProvider } from '@mui/material/styles';
import { cleanup, render, screen } from '@testing-library/react';
import { useForm } from 'react-hook-form';
import { afterEach, expect, test } from 'vitest';
import { FormField } from '@/ui/controls/fields/FormField';
import { theme } from '@theme';

afterEach(cleanup);

function Fields({ rows }: { rows?: number }) {
  const { register } = useForm({ defaultValues: { goal: '' } });
  const lines = rows === undefined ? {} : { rows };
  return (
    <ThemeProvider theme={theme}>
      <FormField label="Goal" field={register('goal')} error={undefined} {...lines} />
      <FormField label="Note" value="" onChange={() => undefined} {...lines} />
    </ThemeProvider>
  );
}

test('a required field says so by itself; its asterisk is not read aloud', () => {
  render(
    <ThemeProvider theme={theme}>
      <FormField label="Name" required value="" onChange={() => undefined} />
    </ThemeProvider>,
  );
  const field = screen.getByRole('textbox', { name: 'Name' });
  expect(field.getAttribute('aria-required')).toBe('true');
  expect(field.hasAttribute('required')).toBe(false);
  expect(screen.getByText('*', { exact: false, selector: '[aria-hidden]' })).toBeTruthy();
});

test.each([[undefined], [3]])('with %s rows', (rows) => {
  render(<Fields {...(rows !== undefined && { rows })} />);
  for (const label of ['Goal', 'Note']) expect(screen.getByLabelText(label).getAttribute('dir')).toBe('auto');
});
