/** The notice that offers the next level: to whom it appears, and what its button changes. */
import { ThemeProvider } from '@mui/material/styles';
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type * as recordModule from '@/data/record/studentRecord';
import { TodayProvider } from '@/data/useToday';
import { emptyProfile, type EditableProfile } from '@/domain/learner/setup';
import { LevelMoveNotice } from '@/features/family/setup/LevelMoveNotice';
import { localEpochMs } from '@/lib/dates/localTime';
import type { IsoDay } from '@/lib/dates/calendar';
import { theme } from '@theme';
import { fakeBrowser, type Tab } from '../../../data/record/fake-browser';
import { putRows } from '../../../data/record/putRows';

let tab: Tab;
vi.mock('@/data/record/studentRecord', async (importOriginal) => ({
  ...(await importOriginal<typeof recordModule>()),
  studentRecord: () => tab.record,
}));
beforeEach(() => {
  tab = fakeBrowser().tab();
  vi.setSystemTime(new Date('2026-11-15T16:00'));
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const name = { name: 'Change to the Upper Level' };

async function show(profile: Partial<EditableProfile>, savedOn: IsoDay) {
  await putRows(tab.record, 'profiles', [
    {
      id: 'profile',
      learner: 'learner',
      profile: { ...emptyProfile, ...profile },
      changedAt: localEpochMs(savedOn, 12 * 60),
    },
  ]);
  render(
    <ThemeProvider theme={theme}>
      <TodayProvider value="2026-11-15">
        <LevelMoveNotice />
      </TodayProvider>
    </ThemeProvider>,
  );
}

test('says what changes, and moves the profile with its grade', async () => {
  await show({ nickname: 'Eli', grade: 7, targets: { ...emptyProfile.targets, total: 1890 } }, '2026-06-10');
  const button = await screen.findByRole('button', name);
  expect(document.body.textContent).toBe(
    'Grade 8 takes the Upper Level, but the profile still says Middle Level. After the change, tests, practice, and dashboards are those of the Upper Level. Results of the Middle Level stay in the list of tests. Target scores are removed, because they are on the scale of the Middle Level.Change to the Upper Level',
  );
  fireEvent.click(button);
  await waitFor(() => expect(screen.queryByRole('button', name)).toBeNull());
  const [row] = await tab.record.readSavedRows('profiles');
  expect(row?.profile).toMatchObject({ nickname: 'Eli', grade: 8, level: 'upper', targets: { total: null } });
  expect(tab.record.chosenLevel()).toBe('upper');
});

test.each<[string, Partial<EditableProfile>, IsoDay]>([
  ['a student in grade 7', { grade: 7 }, '2026-09-10'],
  ['a student who tests up', { grade: 6, level: 'upper' }, '2026-09-10'],
  ['a profile without a grade', { level: 'middle' }, '2025-09-10'],
])('doesn’t appear for %s', async (_, profile, savedOn) => {
  await show(profile, savedOn);
  await act(() => new Promise<void>((resolve) => void setTimeout(resolve)));
  expect(document.body.textContent).toBe('');
});
