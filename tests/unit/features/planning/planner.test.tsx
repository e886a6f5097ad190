/** The planner with a record of its own: what it says of where a plan is kept, and of what is in it. */
import { ThemeProvider } from '@mui/material/styles';
import { cleanup, render, screen, within } from '@testing-library/react';
import userEvent, { PointerEventsCheckLevel } from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { TodayProvider } from '@/data/today';
import type * as Reader from '@/features/planning/planner/PlannerReader';
import { present } from '@/lib/assert';
import type { IsoDay } from '@/lib/calendar';
import { theme } from '@theme';
import { fakeBrowser, type Tab } from '../../data/record/fake-browser';
import { madePlan } from '../../domain/plan/plans';

const user = userEvent.setup({ delay: null, pointerEventsCheck: PointerEventsCheckLevel.Never });

let tab: Tab;
let PlannerReader: typeof Reader.PlannerReader;

vi.mock('@/data/record/loadRecord', () => ({
  loadRecord: () => Promise.resolve({ studentRecord: () => tab.record }),
}));

beforeEach(() => {
  tab = fakeBrowser().tab();
});

// It begins to read as soon as it is there, and so needs a record.
beforeAll(async () => {
  tab = fakeBrowser().tab();
  ({ PlannerReader } = await import('@/features/planning/planner/PlannerReader'));
});

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const show = (today: IsoDay) =>
  render(
    <MemoryRouter>
      <ThemeProvider theme={theme}>
        <TodayProvider value={today}>
          <h1>Study Planner</h1>
          <PlannerReader date="2027-01-09" />
        </TodayProvider>
      </ThemeProvider>
    </MemoryRouter>,
  );

async function make() {
  await user.click(await screen.findByRole('button', { name: 'Make the plan' }));
  await screen.findByRole('heading', { name: '47 days until your test' });
}

test('a plan that is where the student wanted it says nothing of it', async () => {
  show('2026-11-23');
  await make();
  expect(screen.queryByRole('alert')).toBeNull();
});

test('a plan that only the memory has says so', async () => {
  tab.storage.blocked = true;
  show('2026-11-23');
  await make();
  expect(screen.getByRole('alert').textContent).toMatch(/^This browser has no room for your plan,/);
});

test('a plan that is refused doesn’t blame the connection', async () => {
  show('2026-11-23');
  await screen.findByRole('button', { name: 'Make the plan' });
  vi.spyOn(tab.record, 'writeKept').mockResolvedValue(null);
  await user.click(screen.getByRole('button', { name: 'Make the plan' }));
  expect((await screen.findByRole('alert')).textContent).toBe(
    'Your plan could not be saved. Nothing has changed. Reload the page, then try again.',
  );
});

test('with nothing missed yet, the mistakes of the first two days are done by themselves', async () => {
  await tab.record.writeKept('plans', [{ id: 'plan', plan: madePlan(), changedAt: 1 }]);
  show('2026-11-24');
  const todays = within(await screen.findByRole('list', { name: 'Today' })).getAllByRole('listitem');
  const mistakes = todays.find((item) => item.textContent.startsWith('Mistakes that are due'));
  expect(present(mistakes, 'an entry of mistakes').textContent).toMatch(/Nothing left to review$/);
  // Of yesterday's entries, words and practice are still open, and mistakes are not.
  expect(screen.getByRole('status').textContent).toMatch(/^3 entries from earlier days are still open/);
});

test('a plan without a full test says why', async () => {
  const plan = madePlan({ restDays: [5, 6] });
  await tab.record.writeKept('plans', [{ id: 'plan', plan, changedAt: 1 }]);
  show('2026-11-23');
  expect(
    await screen.findByText(/^Your plan has no full test, because Saturdays and Sundays are off\./),
  ).toBeDefined();
});
