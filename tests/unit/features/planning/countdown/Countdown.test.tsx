/** The countdown: dates from the address, the record, and the field. */
import { ThemeProvider } from '@mui/material/styles';
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { TodayProvider } from '@/data/useToday';
import { emptyProfile } from '@/domain/learner/setup';
import { assertPresent } from '@/lib/assert';
import { downloadText } from '@/lib/browser/download';
import { pathOf } from '@/site';
import { theme } from '@theme';
import { fakeBrowser, type Tab } from '../../../data/record/fake-browser';
import { madePlan } from '../../../domain/plan/plans';
import { putRows } from '../../../data/record/putRows';
import { eventsIn } from '../../../calendar-files';

// The screen starts reading on import, so it needs a record first.
let tab: Tab = fakeBrowser().tab();

vi.mock('@/lib/browser/download');
vi.mock('@/data/record/studentRecord', () => ({
  studentRecord: () => tab.record,
}));

const { Countdown } = await import('@/features/planning/countdown/Countdown');

beforeEach(() => {
  tab = fakeBrowser().tab();
});

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

function Addressed() {
  const { search } = useLocation();
  return <Countdown address={new URLSearchParams(search).get('date')} />;
}

function show(date: string | null) {
  render(
    <MemoryRouter initialEntries={[pathOf('countdown', date === null ? {} : { search: { date } })]}>
      <ThemeProvider theme={theme}>
        <TodayProvider value="2026-11-24">
          <h1>Countdown</h1>
          <Addressed />
        </TodayProvider>
      </ThemeProvider>
    </MemoryRouter>,
  );
}

const daysLeft = () => screen.queryByRole('region', { name: 'Days left' })?.textContent;
const field = () => screen.getByLabelText<HTMLInputElement>('Test Date');

test.each([
  ['2026-11-24', /Nov\s24, 2026Today/],
  ['2026-11-25', /1day left/],
  ['2026-11-23', /1day ago.*This date has passed/],
  ['2024-02-29', /Feb\s29, 2024999days ago/],
  ['2028-11-24', /731days left104 weeks and 3 days/],
  ['2027-03-14', /Mar\s14, 2027110days left/],
])('counts the days to %s in the address', (date, text) => {
  show(date);
  expect(daysLeft()).toMatch(text);
  expect(field().value).toBe(date);
});

test.each(['2026-02-31', 'soon', '<b>', '20270109'])('rejects %s in the address with a message', (date) => {
  show(date);
  expect(screen.getByRole('alert').textContent).toContain('is not a real date');
  expect(daysLeft()).toBeUndefined();
  expect(field().value).toBe('');
});

test('asks for a missing date at its field', async () => {
  show(null);
  expect(screen.getByText('Ten weeks before')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Count the days' }));
  expect((await screen.findByRole('alert')).textContent).toContain('Choose a date first.');
  expect(document.activeElement).toBe(field());
  fireEvent.change(field(), { target: { value: '2027-01-09' } });
  fireEvent.click(screen.getByRole('button', { name: 'Count the days' }));
  await waitFor(() => expect(daysLeft()).toContain('46days left6 weeks and 4 days.'));
});

test('uses the plan’s date if the address has none', async () => {
  await putRows(tab.record, 'plans', [{ id: 'plan', plan: madePlan(), changedAt: 1 }]);
  show(null);
  const region = await screen.findByRole('region', { name: 'Days left' });
  expect(within(region).getByText('The test date saved on this device.')).toBeTruthy();
  expect(daysLeft()).toContain('46days left');
  cleanup();
  show('2026-12-12');
  expect(daysLeft()).toContain('18days left');
  expect(screen.queryByText('The test date saved on this device.')).toBeNull();
});

const milestoneDay = (title: string) =>
  screen
    .getByRole('heading', { name: title })
    .closest('li')
    ?.textContent.match(/[A-Z][a-z]{2}\s\d+/)?.[0];

test('names the days of the plan’s full tests, and so does its calendar file', async () => {
  vi.setSystemTime(new Date('2026-11-24T12:00'));
  const plan = madePlan();
  const tests = plan.entries.filter(({ activity }) => activity.kind === 'full-test').map(({ day }) => day);
  expect(tests).toEqual(['2026-12-05', '2026-12-19', '2027-01-02']);
  const before = plan.entries.map((entry) =>
    entry.day === tests[2] ? ({ ...entry, day: '2027-01-03' } as const) : entry,
  );
  await putRows(tab.record, 'plans', [{ id: 'plan', plan: { ...plan, entries: before }, changedAt: 1 }]);
  show(null);
  const first = 'Take a first full practice test';
  const last = 'Take your last full practice test';
  await waitFor(() => expect(milestoneDay(first)?.replace(/\s/, ' ')).toBe('Dec 5'));
  expect(milestoneDay(last)?.replace(/\s/, ' ')).toBe('Jan 3');
  const events = await exported();
  expect(events.filter(({ title }) => /full practice test/.test(title)).map(({ day }) => day)).toEqual([
    '2026-12-05',
    '2027-01-03',
  ]);
  cleanup();

  // The plan says nothing about another date.
  show('2027-02-06');
  await screen.findByRole('button', { name: 'Add to calendar' });
  expect(milestoneDay(first)?.replace(/\s/, ' ')).toBe('Dec 26');
});

/** Saves the calendar file and returns its events. */
async function exported() {
  vi.mocked(downloadText).mockClear();
  fireEvent.click(await screen.findByRole('button', { name: 'Add to calendar' }));
  await waitFor(() => expect(downloadText).toHaveBeenCalledTimes(1));
  return eventsIn(assertPresent(vi.mocked(downloadText).mock.calls[0], 'a file')[1]);
}

async function exportedBy(learner: string | null, nickname: string | null) {
  tab = fakeBrowser().tab();
  if (learner !== null)
    await putRows(tab.record, 'profiles', [
      { id: 'profile', learner, profile: { ...emptyProfile, nickname }, changedAt: 1 },
    ]);
  show('2027-01-09');
  const events = await exported();
  cleanup();
  return events;
}

test('the calendar files of two children have no event in common; without a saved child, they are everyone’s', async () => {
  const [ana, ben] = [await exportedBy('a1', 'Ana'), await exportedBy('b2', 'Ben')];
  const [nobody, nobodyAgain] = [await exportedBy(null, null), await exportedBy(null, null)];
  const uids = [ana, ben, nobody].flatMap((events) => events.map(({ uid }) => uid));
  expect(new Set(uids).size).toBe(3 * ana.length);
  expect(nobodyAgain.map(({ uid }) => uid)).toEqual(nobody.map(({ uid }) => uid));
  expect(ana.map(({ title }) => title)).toEqual(nobody.map(({ title }) => `Ana: ${title}`));
  expect(ana.at(-1)).toMatchObject({
    uid: expect.stringMatching(/^a1-test-2027-01-09@/),
    title: 'Ana: SSAT',
  });
});

test('says if a calendar file has no name because the profile can’t be read', async () => {
  show('2027-01-09');
  await screen.findByRole('button', { name: 'Add to calendar' });
  vi.spyOn(tab.record, 'readSavedRows').mockRejectedValue(new Error('unavailable'));
  expect(await exported()).not.toEqual([]);
  expect((await screen.findByRole('alert')).textContent).toMatch(/Nothing you saved is lost\.$/);
});
