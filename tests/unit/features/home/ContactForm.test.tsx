/** The contact form: its error messages, and the message for the mail program. */
import { ThemeProvider } from '@mui/material/styles';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { brand } from '@/brand';
import { ContactForm } from '@/features/home/ContactForm';
import { theme } from '@theme';

afterEach(cleanup);

function show() {
  const openMail = vi.fn<(address: string) => void>();
  render(
    <ThemeProvider theme={theme}>
      <h2 id="contact">Contact Us</h2>
      <ContactForm openMail={openMail} />
    </ThemeProvider>,
  );
  return openMail;
}

const type = (label: string, value: string) =>
  act(async () => void fireEvent.change(screen.getByLabelText(label), { target: { value } }));
const submit = () => act(async () => void fireEvent.submit(screen.getByRole('form', { name: 'Contact Us' })));

test('an empty form says what is missing, moves the focus to the first field, and opens nothing', async () => {
  const openMail = show();
  expect(screen.getByText(/This page doesn’t send your message/)).toBeTruthy();
  await submit();
  expect(openMail).not.toHaveBeenCalled();
  expect(document.activeElement).toBe(screen.getByLabelText('Your name'));
  for (const words of ['Enter your name.', /so that we can answer/, 'Write your question.'])
    expect(screen.getByText(words)).toBeTruthy();
});

test('a filled form opens the mail program once, says that nothing has been sent, and shows the text to copy', async () => {
  const openMail = show();
  await type('Your name', 'Ana Ruiz');
  await type('Email', 'ana@example');
  await type('Message', 'Is the 4-week course\nright for grade 8 & 9?');
  await submit();
  expect(openMail).not.toHaveBeenCalled();
  expect(document.activeElement).toBe(screen.getByLabelText('Email'));
  await type('Email', 'ana@example.com');
  expect(screen.queryByText(/Enter a full address/)).toBeNull();
  await submit();
  expect(openMail).toHaveBeenCalledTimes(1);
  const address = openMail.mock.calls[0]?.[0] ?? '';
  expect(address.startsWith(`mailto:${brand.contact.email}?subject=Question%20from%20Ana%20Ruiz&body=`)).toBe(
    true,
  );
  expect(address).toContain(
    'course%0D%0Aright%20for%20grade%208%20%26%209%3F%0D%0A%0D%0AAna%20Ruiz%0D%0Aana%40example.com',
  );
  const statusText = screen.getByRole('status').textContent;
  expect(statusText).toContain('Nothing has been sent yet.');
  expect(statusText).toContain('right for grade 8 & 9?');
});

test('offline, says that the email will wait in the mail program, but only without a connection', async () => {
  const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(true);
  const openMail = show();
  expect(screen.queryByText(/You are offline/)).toBeNull();
  onLine.mockReturnValue(false);
  act(() => void window.dispatchEvent(new Event('offline')));
  expect(screen.getByRole('status').textContent).toMatch(
    /will wait in your mail program until you are back online/,
  );
  await type('Your name', 'Ana Ruiz');
  await type('Email', 'ana@example.com');
  await type('Message', 'When?');
  await submit();
  expect(openMail).toHaveBeenCalledOnce();
  expect(screen.getByRole('status').textContent).toMatch(/You are offline.*Nothing has been sent yet/);
  onLine.mockReturnValue(true);
  act(() => void window.dispatchEvent(new Event('online')));
  expect(screen.queryByText(/You are offline/)).toBeNull();
  onLine.mockRestore();
});
