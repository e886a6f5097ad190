/** The planner with a separate record: where a plan is saved and what it contains. */
import { ThemeProvider } from '@mui/material/styles';
import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent, { PointerEventsCheckLevel } from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { MemoryRouter, useSearchParams } from 'react-router-dom';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { savePlan } from '@/data/plan/savePlan';
import { TodayProvider } from '@/data/useToday';
import { emptyProfile, type EditableProfile } from '@/domain/learner/setup';
import { buildCoursePlan } from '@/domain/plan/courses/course-plan';
import type { StudyPlan } from '@/domain/plan/schedule/study-plan';
import type * as Reader from '@/features/planning/planner/PlannerReader';
import { assertPresent } from '@/lib/assert';
import { downloadText } from '@/lib/browser/download';
import type { IsoDay } from '@/lib/dates/calendar';
import { pathOf } from '@/site';
import { theme } from '@theme';
import { fakeBrowser, type Tab } from '../../../data/record/fake-browser';
import { madePlan } from '../../../domain/plan/plans';
import { putRows } from '../../../data/record/putRows';
import { eventsIn, type ReadEvent } from '../../../calendar-files';

const user = userEvent.setup({ delay: null, pointerEventsCheck: PointerEventsCheckLevel.Never });

let tab: Tab;
let PlannerReader: typeof Reader.PlannerReader;

vi.mock('@/lib/browser/download');
vi.mock('@/data/record/studentRecord', () => ({
  studentRecord: () => tab.record,
}));

beforeEach(() => {
  tab = fakeBrowser().tab();
});

// It starts reading on import, so it needs a record first.
beforeAll(async () => {
  tab = fakeBrowser().tab();
  ({ PlannerReader } = await import('@/features/planning/planner/PlannerReader'));
});

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

/** The planner as on its page: submitting the form clears the request from the URL. */
function Addressed({ date }: { date: string | null }) {
  const [search] = useSearchParams();
  return (
    <PlannerReader date={date} course={search.get('course')} start={search.get('start')} todayCard={null} />
  );
}

const page = (today: IsoDay, asked: Readonly<Record<string, string>>, date: string | null) => (
  <MemoryRouter initialEntries={[pathOf('studyPlanner', { search: asked })]}>
    <ThemeProvider theme={theme}>
      <TodayProvider value={today}>
        <h1>Study Planner</h1>
        <Addressed date={date} />
      </TodayProvider>
    </ThemeProvider>
  </MemoryRouter>
);
const show = (
  today: IsoDay,
  asked: Readonly<Record<string, string>> = {},
  date: string | null = '2027-01-09',
) => render(page(today, asked, date));

/** Resolves once the record has been read; until then, the form is disabled. */
const formIsEnabled = () =>
  waitFor(() => expect(document.querySelector('form > fieldset')?.hasAttribute('disabled')).toBe(false));

async function make() {
  await formIsEnabled();
  await user.click(await screen.findByRole('button', { name: 'Make the plan' }));
  await screen.findByRole('heading', { name: '47 days until your test' });
}

test('the document has the form for a first plan, disabled', () => {
  const html = renderToString(page('2026-11-23', { course: '4' }, '2027-01-09'));
  expect(html).toMatch(/<fieldset[^>]* disabled=""/);
  expect(html).toContain('value="30"');
  expect(html).toContain('Make the plan');
  // The document is the same for every address.
  expect(html).not.toContain('2027-01-09');
});

test('nothing can be entered before the record has been read', async () => {
  vi.spyOn(tab.record, 'prepareRecord').mockReturnValue(new Promise(() => undefined));
  show('2026-11-23');
  await user.click(screen.getByRole('button', { name: 'Make the plan' }));
  await user.type(screen.getByLabelText(/^Minutes a Day/), '5');
  expect(screen.getByLabelText<HTMLInputElement>(/^Minutes a Day/).value).toBe('30');
  expect(screen.queryByRole('alert')).toBeNull();
});

test('a plan that is saved as requested shows no notice', async () => {
  show('2026-11-23');
  await make();
  expect(screen.queryByRole('alert')).toBeNull();
});

test('says if a plan is only in memory', async () => {
  tab.storage.blocked = true;
  show('2026-11-23');
  await make();
  expect(screen.getByRole('alert').textContent).toMatch(
    /^This browser doesn’t let this site save anything, so your plan is not saved\./,
  );
});

const keptProfile = async () => (await tab.record.readSavedRows('profiles'))[0]?.profile ?? emptyProfile;
const keepProfile = (changes: Partial<EditableProfile>) =>
  putRows(tab.record, 'profiles', [
    { id: 'profile', learner: 'learner', profile: { ...emptyProfile, ...changes }, changedAt: Date.now() },
  ]);

test('a plan copies its test date to the profile, and changes nothing else there', async () => {
  await keepProfile({ nickname: 'Ana', testDay: '2027-02-06' });
  show('2026-11-23');
  await make();
  expect(await keptProfile()).toEqual({ ...emptyProfile, nickname: 'Ana', testDay: '2027-01-09' });
});

test.each([
  ['is filled in at first', null, '2027-02-06', '2027-02-06'],
  ['is overridden by the one in the address', '2027-01-09', '2027-02-06', '2027-01-09'],
  ['is left out if it has passed', null, '2026-10-01', ''],
] as const)('without a plan, the date in the profile %s', async (_, date, testDay, expected) => {
  await keepProfile({ testDay });
  show('2026-11-23', {}, date);
  await formIsEnabled();
  expect((await screen.findByLabelText<HTMLInputElement>(/^Test Date/)).value).toBe(expected);
});

test('picks up a date saved in the profile meanwhile, and keeps what was typed', async () => {
  show('2026-11-23', {}, null);
  await formIsEnabled();
  fireEvent.change(await screen.findByLabelText(/^Minutes a Day/), { target: { value: '60' } });
  await keepProfile({ testDay: '2027-02-06' });
  const date = await screen.findByLabelText<HTMLInputElement>(/^Test Date/);
  await waitFor(() => expect(date.value).toBe('2027-02-06'));
  expect(screen.getByLabelText<HTMLInputElement>(/^Minutes a Day/).value).toBe('60');
});

const minutesField = () => screen.findByLabelText<HTMLInputElement>(/^Minutes a Day/);

test('proposes the minutes of the profile’s weekly hours by the days off, until they are typed', async () => {
  await keepProfile({ weeklyMinutes: 300 });
  show('2026-11-23');
  await formIsEnabled();
  expect((await minutesField()).value).toBe('50');
  await user.click(screen.getByRole('checkbox', { name: 'Saturday' }));
  expect((await minutesField()).value).toBe('60');
  fireEvent.change(await minutesField(), { target: { value: '25' } });
  await user.click(screen.getByRole('checkbox', { name: 'Friday' }));
  await keepProfile({ weeklyMinutes: 600 });
  expect((await minutesField()).value).toBe('25');
  await user.click(screen.getByRole('button', { name: 'Make the plan' }));
  await screen.findByRole('heading', { name: '47 days until your test' });
  expect((await tab.record.readSavedRows('plans'))[0]?.plan).toMatchObject({
    minutesPerDay: 25,
    restDays: [6, 5, 4],
  });
});

test.each([
  ['without hours in the profile, half an hour', null, {}, '30'],
  ['a course keeps its own minutes', 300, { course: '4', start: '2026-11-30' }, '60'],
] as const)('%s', async (_, weeklyMinutes, asked, expected) => {
  await keepProfile({ weeklyMinutes });
  show('2026-11-23', asked);
  await formIsEnabled();
  expect((await minutesField()).value).toBe(expected);
});

test('a plan that is changed keeps its minutes', async () => {
  await putRows(tab.record, 'plans', [{ id: 'plan', plan: madePlan(), changedAt: 1 }]);
  await keepProfile({ weeklyMinutes: 600 });
  show('2026-11-23');
  await user.click(await screen.findByRole('button', { name: 'Change' }));
  expect((await minutesField()).value).toBe('45');
});

/** Chooses an action in the menu of the plan. */
async function chooseForPlan(action: string) {
  await user.click(await screen.findByRole('button', { name: 'More for this plan' }));
  await user.click(await screen.findByRole('menuitem', { name: action }));
}

const linksOn = (day: string) =>
  within(screen.getByRole('list', { name: day }))
    .queryAllByRole('link')
    .map(({ textContent }) => textContent);

test.each<[string, IsoDay, boolean, string | null]>([
  ['two days before the test', '2027-01-07', true, 'Word review 10 min'],
  ['on the eve', '2027-01-08', false, 'Word review 10 min'],
  ['on test day', '2027-01-09', false, null],
  ['a month after the test', '2027-02-09', false, null],
])('what was missed, %s', async (_, today, catchesUp, offered) => {
  await putRows(tab.record, 'plans', [{ id: 'plan', plan: madePlan(), changedAt: 1 }]);
  show(today);
  await screen.findByRole('button', { name: 'Change' });
  for (const week of screen.getAllByRole('button', { name: /^Week \d/, expanded: false }))
    await user.click(week);
  expect(screen.queryAllByRole('button', { name: 'Spread out what was missed' })).toHaveLength(
    catchesUp ? 1 : 0,
  );
  expect(screen.queryAllByText(/still open, .* in all/)).toHaveLength(catchesUp ? 1 : 0);
  expect(screen.queryAllByText(/^You can leave what is still open\./)).toHaveLength(catchesUp ? 0 : 1);
  expect(linksOn('Monday, Nov 23').length > 0).toBe(catchesUp);
  expect(linksOn('Friday, Jan 8')).toEqual(offered === null ? [] : [offered]);
  expect(screen.getByRole('list', { name: 'Monday, Nov 23' }).textContent).toContain('Math practice');
});

/** Midnight passes on the open page: the day changes, and the record is read again. */
async function beginDay({ rerender }: ReturnType<typeof show>, today: IsoDay) {
  const read = vi.spyOn(tab.record, 'readAnswers');
  rerender(page(today, {}, '2027-01-09'));
  tab.beginDay();
  await waitFor(() => expect(read).toHaveBeenCalled());
  await act(() => read.mock.results[0]?.value);
}

test('at midnight the plan shows the new day, and an open question stays', async () => {
  await putRows(tab.record, 'plans', [{ id: 'plan', plan: madePlan(), changedAt: 1 }]);
  const shown = show('2026-11-24');
  await chooseForPlan('Delete');
  await beginDay(shown, '2026-11-25');
  expect(screen.getByRole('alertdialog', { name: 'Delete this plan?' })).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Keep the plan' }));
  expect(await screen.findByRole('heading', { name: '45 days until your test' })).toBeTruthy();
  expect(document.querySelector('[aria-current=date]')?.textContent).toMatch(/^Wed, Nov\s25 Today/);
});

test('at midnight a form stays open with what was typed', async () => {
  await putRows(tab.record, 'plans', [{ id: 'plan', plan: madePlan(), changedAt: 1 }]);
  const shown = show('2026-11-24');
  await user.click(await screen.findByRole('button', { name: 'Change' }));
  const field = await screen.findByLabelText<HTMLInputElement>(/^Minutes a Day/);
  fireEvent.change(field, { target: { value: '75' } });
  await beginDay(shown, '2026-11-25');
  expect(screen.getByLabelText(/^Minutes a Day/)).toBe(field);
  expect(field.value).toBe('75');
});

test('a plan keeps its date if the profile has a different one', async () => {
  await putRows(tab.record, 'plans', [{ id: 'plan', plan: madePlan(), changedAt: 1 }]);
  await keepProfile({ testDay: '2027-02-06' });
  show('2026-11-23');
  await user.click(await screen.findByRole('button', { name: 'Change' }));
  expect((await screen.findByLabelText<HTMLInputElement>(/^Test Date/)).value).toBe(madePlan().testDate);
});

test('a rejected plan doesn’t blame the connection', async () => {
  show('2026-11-23');
  await formIsEnabled();
  vi.spyOn(tab.record, 'changeSavedRows').mockResolvedValue({ state: 'refused' });
  await user.click(screen.getByRole('button', { name: 'Make the plan' }));
  expect((await screen.findByRole('alert')).textContent).toBe(
    'Your plan could not be saved. Nothing has changed. Reload the page, then try again.',
  );
});

test('with nothing missed yet, the mistake reviews of the first two days count as done', async () => {
  await putRows(tab.record, 'plans', [{ id: 'plan', plan: madePlan(), changedAt: 1 }]);
  show('2026-11-24');
  const todays = within(await screen.findByRole('list', { name: 'Tuesday, Nov 24' })).getAllByRole(
    'listitem',
  );
  const mistakes = todays.find((item) => item.textContent.startsWith('Mistake review'));
  expect(assertPresent(mistakes, 'an entry of mistakes').textContent).toMatch(/Nothing left to review$/);
  // Of yesterday's entries, words and practice are still open, but mistakes aren't.
  expect(screen.getByRole('status').textContent).toMatch(/^3 entries from earlier days are still open/);
});

test('explains why a plan has no full test', async () => {
  const plan = madePlan({ restDays: [5, 6] });
  await putRows(tab.record, 'plans', [{ id: 'plan', plan, changedAt: 1 }]);
  show('2026-11-23');
  expect(
    await screen.findByText(/^Your plan has no full test, because Saturdays and Sundays are off\./),
  ).toBeDefined();
});

const keptPlan = async () => (await tab.record.readSavedRows('plans'))[0]?.plan ?? null;

test('adopts a course from its first day on, with the days shown on its page', async () => {
  show('2026-11-25', { course: '4', start: '2026-11-30' });
  await formIsEnabled();
  await user.click(await screen.findByRole('button', { name: 'Make the plan' }));
  await screen.findByRole('heading', { name: '31 days until your test' });
  expect(await keptPlan()).toEqual({ ...buildCoursePlan(4, 'upper', '2026-11-30'), madeOn: '2026-11-25' });
});

test('an adopted course keeps its first day when it is changed', async () => {
  const plan = { ...buildCoursePlan(4, 'upper', '2026-11-30'), madeOn: '2026-11-25' } as const;
  await putRows(tab.record, 'plans', [{ id: 'plan', plan, changedAt: 1 }]);
  show('2026-11-25');
  await user.click(await screen.findByRole('button', { name: 'Change' }));
  await user.click(await screen.findByRole('button', { name: 'Make a new plan' }));
  await screen.findByRole('button', { name: 'Change' });
  expect((await keptPlan())?.entries[0]?.day).toBe('2026-11-30');
});

test('a course says that it will replace a plan, and leaves the plan alone if the student prefers', async () => {
  await putRows(tab.record, 'plans', [{ id: 'plan', plan: madePlan(), changedAt: 1 }]);
  show('2026-11-25', { course: '2', start: '2026-11-30' });
  expect(await screen.findByText(/^You have a plan for a test on/)).toBeDefined();
  expect(screen.getByRole('button', { name: 'Keep it as it is' })).toBeDefined();
  expect(await keptPlan()).toEqual(madePlan());
  await user.click(screen.getByRole('button', { name: 'Replace my plan' }));
  await screen.findByRole('heading', { name: '17 days until your test' });
  expect((await keptPlan())?.testDate).toBe('2026-12-12');
});

test('rejects a test before the first day of a course', async () => {
  show('2026-11-25', { course: '2', start: '2026-12-07' });
  await formIsEnabled();
  const field = await screen.findByLabelText(/^Test Date/);
  await user.clear(field);
  await user.type(field, '2026-12-05');
  await user.click(screen.getByRole('button', { name: 'Make the plan' }));
  expect(
    await screen.findByText('The plan begins on this day or later. Choose a later test date.'),
  ).toBeDefined();
});

test.each<Readonly<Record<string, string>>>([
  { course: '3' },
  { course: '4 weeks' },
  { start: '2026-11-30' },
])('ignores an invalid course: %o', async (asked) => {
  show('2026-11-25', asked);
  await formIsEnabled();
  expect(screen.queryByText(/Complete|Intensive|Master/)).toBeNull();
});

test('shows a changed plan next, however long reading it takes', async () => {
  await putRows(tab.record, 'plans', [{ id: 'plan', plan: madePlan(), changedAt: 1 }]);
  const { container } = show('2026-11-23');
  await user.click(await screen.findByRole('button', { name: 'Change' }));
  const before = madePlan().testDate;
  const field = await screen.findByLabelText<HTMLInputElement>(/^Test Date/);
  expect(field.value).toBe(before);
  fireEvent.change(field, { target: { value: '2027-01-16' } });
  const read = tab.record.readAnswers.bind(tab.record);
  vi.spyOn(tab.record, 'readAnswers').mockImplementation(async () => {
    await new Promise((resume) => setTimeout(resume, 30));
    return read();
  });
  const headings = new Set<string>();
  const watch = new MutationObserver(() => {
    const heading = container.querySelector('h2')?.textContent;
    if (heading !== undefined) headings.add(heading);
  });
  watch.observe(container, { childList: true, subtree: true, characterData: true });
  await user.click(screen.getByRole('button', { name: 'Make a new plan' }));
  await screen.findByRole('heading', { name: '54 days until your test' });
  watch.disconnect();
  expect([...headings].filter((heading) => heading.endsWith(' days until your test'))).toEqual([
    '54 days until your test',
  ]);
});

/** Saves the plan's calendar file and returns its events. */
async function exported() {
  vi.mocked(downloadText).mockClear();
  await chooseForPlan('Add to calendar');
  await waitFor(() => expect(downloadText).toHaveBeenCalledTimes(1));
  return eventsIn(assertPresent(vi.mocked(downloadText).mock.calls[0], 'a file')[1]);
}

const keepPlan = (plan: StudyPlan) => putRows(tab.record, 'plans', [{ id: 'plan', plan, changedAt: 1 }]);
const keepLearner = (nickname: string | null) =>
  putRows(tab.record, 'profiles', [
    {
      id: 'profile',
      learner: `id-${nickname}`,
      profile: { ...emptyProfile, nickname },
      changedAt: Date.now(),
    },
  ]);

/** The events of a child with the plan of all of these tests. */
async function exportedBy(nickname: string | null) {
  tab = fakeBrowser().tab();
  await keepLearner(nickname);
  await keepPlan(madePlan());
  show('2026-11-23');
  const events = await exported();
  cleanup();
  return events;
}

const uidsOf = (events: readonly ReadEvent[]) => events.map(({ uid }) => uid);

test('the calendar files of two children have no event in common, and each names its child', async () => {
  const [ana, ben, unnamed] = [await exportedBy('Ana'), await exportedBy('Ben, Jr.'), await exportedBy(null)];
  expect(ana).toHaveLength(42);
  expect(ben.map(({ day }) => day)).toEqual(ana.map(({ day }) => day));
  expect(new Set([...uidsOf(ana), ...uidsOf(ben), ...uidsOf(unnamed)]).size).toBe(3 * 42);
  expect(ana.filter(({ title }) => !title.startsWith('Ana: SSAT') && !title.startsWith('Ana: F'))).toEqual(
    [],
  );
  expect(ben.filter(({ title }) => !title.startsWith('Ben, Jr.: '))).toEqual([]);
  expect(unnamed.filter(({ title }) => title.includes(':'))).toEqual([]);
});

test('a second calendar file updates the events of the first, and cancels the days ahead that the plan dropped', async () => {
  await keepLearner('Ana');
  await keepPlan(madePlan());
  show('2026-11-23');
  const first = await exported();
  const again = await exported();
  expect(uidsOf(again)).toEqual(uidsOf(first));
  expect(again.filter(({ status }) => status !== 'CONFIRMED')).toEqual([]);
  cleanup();

  // Two days later, Saturdays are off, and the test is a week later.
  await savePlan(madePlan({ today: '2026-11-25', testDate: '2027-01-16', restDays: [5, 6] }), null);
  show('2026-11-25');
  const changed = await exported();
  const canceled = changed.filter(({ status }) => status === 'CANCELLED');
  expect(canceled.map(({ day, title }) => `${day} ${title}`)).toEqual([
    '2026-11-28 Ana: SSAT practice (canceled)',
    '2026-12-05 Ana: SSAT practice (canceled)',
    '2026-12-12 Ana: SSAT practice (canceled)',
    '2026-12-19 Ana: SSAT practice (canceled)',
    '2026-12-26 Ana: SSAT practice (canceled)',
    '2027-01-02 Ana: SSAT practice (canceled)',
    '2027-01-09 Ana: SSAT (canceled)',
  ]);
  expect(uidsOf(canceled).filter((uid) => !uidsOf(first).includes(uid))).toEqual([]);
  expect(new Set(uidsOf(changed)).size).toBe(changed.length);
  cleanup();

  await savePlan(madePlan({ today: '2026-11-25' }), null);
  show('2026-11-25');
  const returned = await exported();
  expect(returned.find(({ day }) => day === '2026-11-28')?.status).toBe('CONFIRMED');
  expect(
    returned
      .filter(({ status }) => status === 'CANCELLED')
      .map(({ day }) => day)
      .at(-1),
  ).toBe('2027-01-16');
  const revisions = [first, again, changed, returned].map((events) => [
    ...new Set(events.map(({ sequence }) => Number(sequence))),
  ]);
  expect(revisions.flat()).toHaveLength(4);
  expect(revisions.flat().toSorted((a, b) => a - b)).toEqual(revisions.flat());
  expect(new Set(revisions.flat()).size).toBe(4);
});

test('if what is saved can’t be read, the calendar file has every day under its id, and says what it lacks', async () => {
  await keepLearner('Ana');
  await keepPlan(madePlan());
  show('2026-11-23');
  const first = await exported();
  const write = vi.spyOn(tab.record, 'changeSavedRows').mockResolvedValue({ state: 'unread' });
  const second = await exported();
  expect(uidsOf(second)).toEqual(uidsOf(first));
  expect((await screen.findByRole('alert')).textContent).toMatch(/Nothing you saved is lost\.$/);
  write.mockRestore();
  await exported();
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
});
