/** A form that writes an email: accepts fields filled at once, and writes no email for an invalid one. */
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { useMailForm } from '@/ui/controls/mail/useMailForm';

afterEach(cleanup);

const openMail = vi.fn<(address: string) => void>();
const mailOf = vi.fn(({ name, text }: { name: string; text: string }) => ({ subject: name, body: text }));
afterEach(() => vi.clearAllMocks());

function Form() {
  const { form, field, onSubmit, written } = useMailForm<'name' | 'text'>({
    empty: { name: '', text: '' },
    problemsOf: ({ name, text }) => ({ name: name === '' ? 'Name?' : '', text: text === '' ? 'Text?' : '' }),
    mailOf,
    openMail,
  });
  const [name, text] = [field('name'), field('text')];
  const fillBoth = () => {
    name.onChange('Ana');
    text.onChange('When?');
  };
  return (
    <form ref={form} aria-label="Question" onSubmit={onSubmit}>
      <button type="button" onClick={fillBoth}>
        Fill
      </button>
      <p>{`${name.error}${text.error}`}</p>
      <output>{written}</output>
    </form>
  );
}

const submit = () => fireEvent.submit(screen.getByRole('form'));

test('keeps all fields that are filled before anything is rendered', () => {
  render(<Form />);
  fireEvent.click(screen.getByRole('button', { name: 'Fill' }));
  submit();
  expect(openMail.mock.calls[0]?.[0]).toContain('?subject=Ana&body=When%3F');
  expect(screen.getByRole('status').textContent).toBe('When?');
});

test('writes no email if a field has a problem', () => {
  render(<Form />);
  submit();
  expect(screen.getByText('Name?Text?')).toBeTruthy();
  expect(screen.getByRole('status').textContent).toBe('');
  expect(mailOf).not.toHaveBeenCalled();
  expect(openMail).not.toHaveBeenCalled();
});
