/** The meeting form: its error messages, and the message for the mail program. */
import { ThemeProvider } from '@mui/material/styles';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { TodayProvider } from '@/data/useToday';
import { MeetingForm } from '@/features/coaching/MeetingForm';
import { meetingFormErrors, meetingRequestEmail } from '@/features/coaching/meetingRequestEmail';
import { mailtoUrl } from '@/lib/text/mailtoUrl';
import { theme } from '@theme';

afterEach(cleanup);

const today = '2026-11-23';
const sound = { date: '2026-11-30', time: '16:30', topic: 'Verbal' };

test('each error says what is wrong and what to do instead', () => {
  expect(meetingFormErrors({ date: null, time: null, topic: null })).toEqual({
    date: '',
    time: '',
    topic: '',
  });
  expect(meetingFormErrors({ date: 'today', time: 'outside-hours', topic: 'missing' })).toEqual({
    date: 'We can’t arrange a meeting for today by email. Choose a later date, or call us.',
    time: 'Choose a time between 8:00 AM and 8:00 PM.',
    topic: 'Choose what you would like to talk about.',
  });
});

test('the message says when, in which time zone, and about what', () => {
  const mail = meetingRequestEmail(sound, ' Q&A? ', 'America/New_York');
  expect(mail.subject).toBe('Meeting with a coach, Nov 30, 2026');
  expect(mail.body).toContain(
    'Date: Monday, Nov 30, 2026\nTime: 4:30 PM (America/New_York)\nTopic: Verbal\n\nQ&A?',
  );
  const address = mailtoUrl('a@b.example', mail);
  expect(address).toMatch(/^mailto:a@b\.example\?subject=Meeting%20with/);
  expect(address).toContain('%0D%0A%0D%0AQ%26A%3F');
});

function show() {
  const openMail = vi.fn<(address: string) => void>();
  render(
    <ThemeProvider theme={theme}>
      <TodayProvider value={today}>
        <MeetingForm openMail={openMail} />
      </TodayProvider>
    </ThemeProvider>,
  );
  return openMail;
}

const type = (label: string, value: string) =>
  act(async () => void fireEvent.change(screen.getByLabelText(label), { target: { value } }));
const submit = () => act(async () => void fireEvent.submit(screen.getByRole('form')));

test('an empty form says what is missing, moves the focus to the first field, and opens nothing', async () => {
  const openMail = show();
  expect(screen.getByText(/This page doesn’t send your request/)).toBeTruthy();
  await submit();
  expect(openMail).not.toHaveBeenCalled();
  expect(document.activeElement).toBe(screen.getByLabelText('Date'));
  expect(screen.getByText('Choose a date.')).toBeTruthy();
  expect(screen.getByLabelText('Topic').getAttribute('aria-invalid')).toBe('true');
});

test('a filled form opens the mail program once and says that nothing has been sent', async () => {
  const openMail = show();
  await type('Date', '2026-11-20');
  await type('Time', '16:30');
  await type('Topic', 'Verbal');
  await submit();
  expect(screen.getByText('This date has passed. Choose a later one.')).toBeTruthy();
  await type('Date', '2026-11-30');
  expect(screen.queryByText(/has passed/)).toBeNull();
  await submit();
  expect(openMail).toHaveBeenCalledTimes(1);
  expect(openMail.mock.calls[0]?.[0]).toContain('Monday%2C%20Nov%2030%2C%202026');
  expect(screen.getByRole('status').textContent).toContain('Nothing has been sent yet.');
});
