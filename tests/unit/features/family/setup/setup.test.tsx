/** A learner's setup dialogs with a separate record: their text, questions, and saved values. */
import { ThemeProvider } from '@mui/material/styles';
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent, { PointerEventsCheckLevel } from '@testing-library/user-event';
import { useState } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { LearnerOrigin } from '@/data/learners/learnerSource';
import type * as recordModule from '@/data/record/studentRecord';
import { notSavedSentence } from '@/data/record/notices/savedSentences';
import { useLearnerSetup } from '@/data/record/setup/useLearnerSetup';
import { readFailed } from '@/data/record/useRecordFacts';
import { asOfInstant } from '@/domain/dashboard/as-of';
import { emptyProfile, type EditableProfile } from '@/domain/learner/setup';
import { OriginMenu } from '@/features/family/OriginMenu';
import { DeviceProfileDialog } from '@/features/family/setup/DeviceProfileDialog';
import { ReportedScoreDialog } from '@/features/family/setup/ReportedScoreDialog';
import type { DashboardState } from '@/features/family/frame/useDashboard';
import { addDays, type IsoDay } from '@/lib/dates/calendar';
import { localDayAt } from '@/lib/dates/localTime';
import { theme } from '@theme';
import { now, oneWeek } from '../../../data/learners/shared/learners';
import { fakeBrowser, type Tab } from '../../../data/record/fake-browser';
import { planOf } from '../../../domain/plan/plans';
import { putRows } from '../../../data/record/putRows';

const user = userEvent.setup({ delay: null, pointerEventsCheck: PointerEventsCheckLevel.Never });

/** The record compares with the device's clock. */
const today = localDayAt(Date.now());

let tab: Tab;

vi.mock('@/data/record/studentRecord', async (importOriginal) => ({
  ...(await importOriginal<typeof recordModule>()),
  studentRecord: () => tab.record,
}));

beforeEach(() => {
  tab = fakeBrowser().tab();
});

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

/** A page that opens either dialog, as the dashboards do. */
function Page() {
  const setup = useLearnerSetup();
  const [open, setOpen] = useState<'profile' | 'score' | null>(null);
  const { facts } = setup;
  if (facts === null || facts === readFailed) return <p>Reading</p>;
  const close = () => setOpen(null);
  return (
    <>
      <button onClick={() => setOpen('profile')}>Set up</button>
      <button onClick={() => setOpen('score')}>Add a score</button>
      <p>
        {facts.profile.nickname ?? 'Nobody'}, {facts.reportedTests.length} reported
      </p>
      {open === 'profile' && <DeviceProfileDialog onClose={close} />}
      {open === 'score' && (
        <ReportedScoreDialog
          test={null}
          level="upper"
          today={today}
          needsConsent={facts.needsConsent}
          onSave={setup.saveReportedTest}
          onClose={close}
        />
      )}
    </>
  );
}

async function show(opener: 'Set up' | 'Add a score') {
  const element = (
    <ThemeProvider theme={theme}>
      <Page />
    </ThemeProvider>
  );
  // A form asks before navigation, which only a data router can block.
  render(<RouterProvider router={createMemoryRouter([{ path: '/', element }])} />);
  await user.click(await screen.findByRole('button', { name: opener }));
  // On a busy machine, a dialog that says the form is loading comes first.
  await waitFor(() => dialog().getByRole('button', { name: /^(?:Save|Add this score)$/ }));
}

const dialog = () => within(screen.getByRole('dialog'));
const field = (label: string | RegExp) => dialog().getByLabelText<HTMLInputElement>(label);
const type = (label: string | RegExp, text: string) =>
  fireEvent.change(field(label), { target: { value: text } });
const click = (name: string | RegExp) => user.click(dialog().getByRole('button', { name }));
const savedProfile = async () => (await tab.record.readSavedRows('profiles'))[0]?.profile ?? null;
const keptTests = async () => (await tab.record.readSavedRows('reportedTests')).map((row) => row.test);

/** Returns a field's description for screen readers. */
const described = (label: string | RegExp) =>
  (field(label).getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent)
    .join(' ');

const saved: EditableProfile = {
  ...emptyProfile,
  nickname: 'Ana',
  grade: 8,
  testDay: addDays(today, -10),
  schools: [{ name: 'Norcott School', targetPercentile: 80 }],
  weeklyMinutes: 300,
};

test('the first profile asks for consent, and says where it is saved', async () => {
  await show('Set up');
  type('Nickname', ' Ana ');
  await user.selectOptions(field('Grade'), '8');
  expect(described('Level')).toMatch(
    // Both levels by their grades, because the grade is what a family knows.
    /^Grades 5\sto\s7: Middle\. Grades 8\sto\s11: Upper\. Official Upper Level scores run from 500\sto\s800/,
  );
  type('Test Date', addDays(today, 47));
  expect(described('Test Date')).toMatch(/^47 days away/);
  type('Hours a Week', '5');
  expect(described('Hours a Week')).toMatch(/About 43 min a day/);
  expect(dialog().getByText(/^Total:/).textContent).toBe('Total: shown once all three are in');
  type('Verbal', '660');
  type('Math', '670');
  type('Reading', '650');
  expect(dialog().getByText(/^Total:/).textContent).toBe('Total: 1,980');
  await user.click(dialog().getByLabelText(/^On this device/));
  await click('Save');
  expect((await screen.findByText('Your profile is saved on this device.')).getAttribute('role')).toBe(
    'status',
  );
  expect(tab.record.consent()).toBe('keep');
  expect(await savedProfile()).toEqual({
    ...emptyProfile,
    nickname: 'Ana',
    grade: 8,
    testDay: addDays(today, 47),
    targets: { total: null, sections: { verbal: 660, quantitative: 670, reading: 650 } },
    weeklyMinutes: 300,
  });
  await user.click(dialog().getAllByRole('button', { name: 'Close' })[0] ?? document.body);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(screen.getByText('Ana, 0 reported')).toBeDefined();
});

test('a profile saved for the visit says so, and doesn’t ask again', async () => {
  await tab.record.setConsent('visit');
  await show('Set up');
  expect(dialog().queryByText(/^Should we save/)).toBeNull();
  await click('Save');
  await screen.findByText('Your profile is saved in this tab.');
  expect(await savedProfile()).toEqual(emptyProfile);
});

test('a saved profile can be edited, and may keep a past date', async () => {
  await tab.record.setConsent('keep');
  await putRows(tab.record, 'profiles', [
    { id: 'profile', learner: 'learner', profile: saved, changedAt: 1 },
  ]);
  await show('Set up');
  expect([field('Nickname').value, field('School 1').value, field('Hours a Week').value]).toEqual([
    'Ana',
    'Norcott School',
    '5',
  ]);
  await click('Add a school');
  type('School 2', 'Fenwick Academy');
  await click('Remove school 1');
  await click('Total only');
  expect(dialog().getByRole('button', { name: 'Total only' }).getAttribute('aria-pressed')).toBe('true');
  type('Total', '2,000');
  await click('Save');
  await screen.findByText('Your profile is saved on this device.');
  expect(await savedProfile()).toEqual({
    ...saved,
    targets: { ...emptyProfile.targets, total: 2000 },
    schools: [{ name: 'Fenwick Academy', targetPercentile: null }],
  });
});

/** Saves a plan for a test on a day. */
const keepPlan = (testDate: IsoDay) =>
  putRows(tab.record, 'plans', [{ id: 'plan', plan: planOf([], { madeOn: today, testDate }), changedAt: 1 }]);

test('the plan’s date is the profile’s: changing it rebuilds the plan, and removing it is rejected', async () => {
  await tab.record.setConsent('keep');
  await keepPlan(addDays(today, 40));
  await show('Set up');
  expect(field('Test Date').value).toBe(addDays(today, 40));
  expect(described('Test Date')).toBe('40 days away. Changing it rebuilds your study plan.');
  type('Test Date', '');
  await click('Save');
  await waitFor(() => expect(described('Test Date')).toMatch(/^Your study plan leads up to a test date\./));
  type('Test Date', addDays(today, 60));
  await click('Save');
  await screen.findByText('Your profile is saved on this device.');
  expect(dialog().getByText(/^Your study plan now leads up to /)).toBeDefined();
  expect((await savedProfile())?.testDay).toBe(addDays(today, 60));
  expect((await tab.record.readSavedRows('plans'))[0]?.plan?.testDate).toBe(addDays(today, 60));
});

test('the date of a finished plan can be removed', async () => {
  await tab.record.setConsent('keep');
  await keepPlan(addDays(today, -3));
  await show('Set up');
  type('Test Date', '');
  await click('Save');
  await screen.findByText('Your profile is saved on this device.');
  expect(dialog().queryByText(/^Your study plan now/)).toBeNull();
});

test('allows at most six schools', async () => {
  await show('Set up');
  for (let school = 0; school < 6; school += 1) await click('Add a school');
  expect(field('School 6')).toBeDefined();
  expect(dialog().getByRole('button', { name: 'Add a school' })).toHaveProperty('disabled', true);
});

test('reports errors at their fields, depending on the level, and saves nothing', async () => {
  await tab.record.setConsent('keep');
  await show('Set up');
  await user.selectOptions(field('Grade'), '6');
  type('Math', '720');
  type('Hours a Week', '0');
  await click('Add a school');
  type('Percentile 1', '80');
  await click('Save');
  await waitFor(() => expect(described('Math')).toBe('Middle Level scores run from 440 to 710.'));
  await user.selectOptions(field('Grade'), '8');
  await waitFor(() => expect(field('Math').getAttribute('aria-invalid')).toBe('false'));
  expect(described('Hours a Week')).toMatch(/^Enter the hours as a plain number/);
  expect(described('School 1')).toBe('Name the school for this percentile.');
  expect(await savedProfile()).toBeNull();
});

test('explains a grade of the Elementary Level, and still allows any level', async () => {
  await show('Set up');
  await user.selectOptions(field('Grade'), '4');
  expect(described('Level')).toMatch(
    /^Grade 4 takes the Elementary Level, for which this site has no test\. Grades 5\sto\s7: Middle\./,
  );
  await user.selectOptions(field('Level'), 'middle');
  expect(described('Level')).toMatch(/Official Middle Level scores run from 440\sto\s710/);
});

test.each(['refused', 'newer'] as const)('a profile that is %s keeps what was typed', async (state) => {
  await tab.record.setConsent('keep');
  await show('Set up');
  type('Nickname', 'Ana');
  vi.spyOn(tab.record, 'changeSavedRows').mockResolvedValue({ state });
  await click('Save');
  expect((await screen.findByRole('alert')).textContent).toBe(notSavedSentence('profile', state));
  expect(field('Nickname').value).toBe('Ana');
  vi.restoreAllMocks();
  await click('Save');
  await screen.findByText('Your profile is saved on this device.');
});

test('says if a profile is only in memory', async () => {
  tab.storage.blocked = true;
  await show('Set up');
  type('Nickname', 'Ana');
  await click('Save');
  expect((await screen.findByRole('alert')).textContent).toMatch(/your profile is not saved\./);
});

test('closing asks before discarding what was typed', async () => {
  await show('Set up');
  type('Nickname', 'Ana');
  await click('Cancel');
  await user.click(await screen.findByRole('button', { name: 'Keep editing' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(field('Nickname').value).toBe('Ana');
});

test('checks a reported score as it is entered, and saves it', async () => {
  await show('Add a score');
  expect(dialog().getByText(/a square beside estimates.*typically miss by about 18 points/)).toBeDefined();
  const source = within(dialog().getByRole('radiogroup', { name: 'Whose score is it?' }));
  const chosen = () => source.getAllByRole<HTMLInputElement>('radio').map(({ checked }) => checked);
  expect(chosen()).toEqual([true, false]);
  await user.click(source.getByRole('radio', { name: 'Another provider’s test' }));
  expect(chosen()).toEqual([false, true]);
  expect(dialog().getByText(/don’t give it a range or compare it with other scores/)).toBeDefined();
  expect(dialog().queryByText(/published error/)).toBeNull();
  type(/^Test Date/, addDays(today, -30));
  type(/^Verbal Score/, '629');
  type('Verbal Percentile', '31');
  const quantitative = /^Quantitative Score/;
  await user.type(field(quantitative), '480');
  await user.tab();
  await waitFor(() => expect(described(quantitative)).toBe('Upper Level scores run from 500 to 800.'));
  await user.selectOptions(field('Level'), 'middle');
  await waitFor(() => expect(field(quantitative).getAttribute('aria-describedby')).toBeNull());
  type(/^Reading Score/, '640');
  expect(dialog().getByText(/^Total:/).textContent).toBe('Total: 1,749');
  await click('Add this score');
  await screen.findByText('The score is saved in this tab.');
  expect(tab.record.consent()).toBe('visit');
  expect(await keptTests()).toEqual([
    {
      source: 'other',
      on: addDays(today, -30),
      level: 'middle',
      scores: {
        verbal: { score: 629, percentile: 31 },
        quantitative: { score: 480, percentile: null },
        reading: { score: 640, percentile: null },
      },
      totalPercentile: null,
    },
  ]);
  expect(screen.getByText('Nobody, 1 reported')).toBeDefined();
});

test('doesn’t save a score without its date or with a future date', async () => {
  await tab.record.setConsent('keep');
  await show('Add a score');
  for (const section of ['Verbal', 'Quantitative', 'Reading']) type(new RegExp(`^${section} Score`), '640');
  await click('Add this score');
  await waitFor(() => expect(described(/^Test Date/)).toBe('Choose the day of the test.'));
  type(/^Test Date/, addDays(today, 1));
  await waitFor(() => expect(described(/^Test Date/)).toMatch(/^This day is in the future/));
  expect(await keptTests()).toEqual([]);
});

const chip = () => screen.getByRole('button', { name: /Whose figures$/ });

/** Shows the chip above a dashboard for an origin, in a router as on the page. */
async function showChip(origin: LearnerOrigin) {
  const learner = oneWeek();
  const family = { id: 'family', asOf: asOfInstant(now), children: [learner] as const };
  const state: DashboardState = {
    loadState: { state: 'ready', dashboard: { origin, family, learner } },
    familyFailed: false,
    isFamilyLoading: false,
    familyName: 'two',
    carriedParams: {},
    setParam: () => undefined,
  };
  const element = (
    <ThemeProvider theme={theme}>
      <OriginMenu state={state} />
    </ThemeProvider>
  );
  render(<RouterProvider router={createMemoryRouter([{ path: '/', element }])} />);
  await user.click(chip());
  return within(await screen.findByRole('list', { name: 'Whose figures' }));
}

describe('the chip of a dashboard', () => {
  test('opens the profile on this device, also with arrow keys, and gets the focus back', async () => {
    await tab.record.setConsent('keep');
    await showChip('device');
    // The links follow all records that can be displayed.
    await user.keyboard('{ArrowUp}{ArrowUp}{ArrowUp}');
    expect(document.activeElement?.textContent).toBe('Edit Ana’s profile');
    await user.keyboard('{ArrowDown}');
    expect(document.activeElement?.textContent).toBe('Add another student');
    await user.keyboard('{ArrowUp}{ArrowUp}{ArrowDown}{Enter}');
    await screen.findByRole('dialog', { name: 'Who Is Practicing?' });
    expect(screen.queryByRole('list', { name: 'Whose figures' })).toBeNull();
    type('Nickname', 'Ana');
    await click('Save');
    await screen.findByText('Your profile is saved on this device.');
    expect((await savedProfile())?.nickname).toBe('Ana');
    await user.click(dialog().getAllByRole('button', { name: 'Close' })[0] ?? document.body);
    await waitFor(() => expect(document.activeElement).toBe(chip()));
  });

  test.each(['sample', 'shared'] as const)('doesn’t offer a profile for a %s', async (origin) => {
    const list = await showChip(origin);
    expect(list.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['Open a shared copy']);
    expect(list.getAllByRole('link').length).toBeGreaterThan(5);
  });
});
