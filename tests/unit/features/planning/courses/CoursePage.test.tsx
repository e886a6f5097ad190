/** A course page: its days with and without dates, and its message for an impossible start date. */
import { ThemeProvider } from '@mui/material/styles';
import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent, { PointerEventsCheckLevel } from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { TodayProvider } from '@/data/useToday';
import type { CourseLength } from '@/domain/plan/courses/course';
import { courseFigures } from '@/data/courses/courseDays';
import { courseCategories } from '@/domain/plan/courses/course-weeks';
import { emptyProfile } from '@/domain/learner/setup';
import { CoursePage } from '@/features/planning/courses/CoursePage';
import { assertPresent } from '@/lib/assert';
import { downloadText } from '@/lib/browser/download';
import { theme } from '@theme';
import { eventsIn } from '../../../calendar-files';
import { fakeBrowser, type Tab } from '../../../data/record/fake-browser';
import { putRows } from '../../../data/record/putRows';

let tab: Tab;
beforeEach(() => {
  tab = fakeBrowser().tab();
});

vi.mock('@/lib/browser/download');
vi.mock('@/data/record/studentRecord', () => ({
  studentRecord: () => tab.record,
}));

const user = userEvent.setup({ delay: null, pointerEventsCheck: PointerEventsCheckLevel.Never });

afterEach(cleanup);

const page = (weeks: CourseLength, search: string) => (
  <MemoryRouter initialEntries={[`/term-course/${weeks}-weeks${search}`]}>
    <ThemeProvider theme={theme}>
      <TodayProvider value="2026-11-25">
        <CoursePage weeks={weeks} />
      </TodayProvider>
    </ThemeProvider>
  </MemoryRouter>
);

const startLink = () => screen.getByRole('link', { name: 'Start this course' });
/** Waits for the link by polling: a role query over the whole page takes longer than the pause until the next one. */
async function startsAt(address: string): Promise<void> {
  const link = startLink();
  await waitFor(() => expect(link.getAttribute('href')).toBe(address));
}

test('the document has every day but no dates', () => {
  const html = renderToString(page(4, ''));
  expect(html.match(/data-kind="study"/g)).toHaveLength(23);
  expect(html).toContain('Week 1, Saturday');
  expect(html).not.toContain('Nov 30');
  expect(html).toContain('href="/study-planner?course=4"');
});

test('by default, a course starts next Monday', async () => {
  render(page(4, ''));
  expect((await screen.findByRole('status')).textContent).toBe(
    'Starts Mon, Nov\u00A030 and ends Fri, Dec\u00A025, the day before a test on Saturday, Dec\u00A026, 2026.',
  );
  // The rest of the page updates in a transition.
  await startsAt('/study-planner?course=4&start=2026-11-30');
  expect(screen.queryByRole('alert')).toBeNull();
});

test.each([
  ['?start=2026-02-31', /^The start date in the address is not a real date/],
  ['?start=2026-11-02', /^The start date has passed/],
  ['?start=2030-01-07', /^A course can end two years from today at the latest/],
  ['?start=2026-12-02', /^Courses start on a Monday/],
])('explains %s', async (search, words) => {
  render(page(2, search));
  expect(await screen.findByText(words)).toBeTruthy();
});

test('another start date moves every date, and is part of the link to the planner', async () => {
  render(page(2, ''));
  const field = await screen.findByLabelText('Start On');
  await user.clear(field);
  await user.type(field, '2027-01-04');
  await user.click(screen.getByRole('button', { name: 'Show dates' }));
  await startsAt('/study-planner?course=2&start=2027-01-04');
  const week = within(screen.getByRole('region', { name: 'See the Whole Test' }));
  expect(week.getByText('Sat, Jan 9')).toBeTruthy();
  expect(week.getByRole('link', { name: /^Full Test A/ }).getAttribute('href')).toBe(
    '/full-length-test?form=a',
  );
});

test.each([
  ['2027-01-06', '2027-01-11'],
  // The page already shows this Monday.
  ['2026-11-26', '2026-11-30'],
])('Enter after %s keeps the focus in the field, and changes the date to %s', async (chosen, monday) => {
  render(page(2, ''));
  const field = await screen.findByLabelText<HTMLInputElement>('Start On');
  await user.clear(field);
  await user.type(field, `${chosen}{Enter}`);
  expect(await screen.findByText(/^Courses start on a Monday/)).toBeTruthy();
  expect(field.value).toBe(monday);
  expect(field.isConnected && document.activeElement === field).toBe(true);
});

test('reports an empty date at its field', async () => {
  render(page(2, ''));
  const field = await screen.findByLabelText('Start On');
  await user.clear(field);
  await user.click(screen.getByRole('button', { name: 'Show dates' }));
  const error = await screen.findByRole('alert');
  expect(error.textContent).toBe('Choose a date first.');
  expect(field.getAttribute('aria-describedby')).toBe(error.id);
  expect(document.activeElement).toBe(field);
});

const row = (name: string) =>
  within(screen.getByRole('row', { name: new RegExp(`^${name}`) }))
    .getAllByRole('cell')
    .map((cell) => cell.textContent);

test('compares the three courses by the figures of their plans', async () => {
  render(page(6, ''));
  expect(row('Hours in total')).toEqual(['17', '27', '35']);
  expect(row('Full tests')).toEqual(['1', '2', '3']);
  expect(row('Syllabus')).toEqual(['Days of the 2-week course', 'Days of the 4-week course', 'This page']);
  await screen.findByRole('status');
});

test('draws the hours of a course to scale', async () => {
  const { container } = render(page(4, ''));
  const { minutesFor } = courseFigures(4, 'upper');
  const pieces = [...container.querySelectorAll<HTMLElement>('i')].map((piece) =>
    Number(piece.style.flexGrow),
  );
  expect(pieces).toEqual(courseCategories.map((time) => minutesFor[time]));
  await screen.findByRole('status');
});

test.each([
  [2, 1, /^Saturday, Dec\s12Test day/],
  [4, 2, /^Saturday, Dec\s26Test day/],
  [6, 4, /^Saturday, Jan\s9Test day/],
] as const)('the tests of %i weeks end with the day of the real one', async (weeks, tests, testDay) => {
  render(page(weeks, ''));
  const line = within(screen.getByRole('region', { name: 'The Tests Along the Way' }));
  // The dates update in a transition.
  await waitFor(() => expect(line.getAllByRole('listitem').at(-1)?.textContent).toMatch(testDay));
  expect(line.getAllByRole('listitem')).toHaveLength(tests + 1);
});

async function exportedBy(learner: string | null, weeks: CourseLength = 2) {
  tab = fakeBrowser().tab();
  if (learner !== null)
    await putRows(tab.record, 'profiles', [
      { id: 'profile', learner, profile: { ...emptyProfile, nickname: learner }, changedAt: 1 },
    ]);
  render(page(weeks, ''));
  vi.mocked(downloadText).mockClear();
  await user.click(await screen.findByRole('button', { name: 'Add to calendar' }));
  await waitFor(() => expect(downloadText).toHaveBeenCalledTimes(1));
  cleanup();
  return eventsIn(assertPresent(vi.mocked(downloadText).mock.calls[0], 'a file')[1]);
}

test('the calendar files of a course have no event in common with those of another child or course', async () => {
  const all = [
    await exportedBy('Ana'),
    await exportedBy('Ben'),
    await exportedBy(null),
    await exportedBy(null, 4),
  ].flat();
  expect(new Set(all.map(({ uid }) => uid)).size).toBe(all.length);
  expect((await exportedBy('Ana')).map(({ uid }) => uid)).toEqual(
    all.filter(({ title }) => title.startsWith('Ana: ')).map(({ uid }) => uid),
  );
  // The student's plan may have the same days.
  expect(all.filter(({ uid }) => uid.includes('-plan-') || uid.startsWith('plan-'))).toEqual([]);
});
