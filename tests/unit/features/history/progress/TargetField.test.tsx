/** The target on the page of all tests is the profile's; a value that can't be saved stays in the field. */
import { ThemeProvider } from '@mui/material/styles';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent, { PointerEventsCheckLevel } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { notSavedSentence } from '@/data/record/notices/savedSentences';
import { emptyProfile } from '@/domain/learner/setup';
import { TargetField } from '@/features/history/progress/TargetField';
import { useTargetTotal } from '@/features/history/progress/useTargetTotal';
import { theme } from '@theme';
import { fakeBrowser, type Tab } from '../../../data/record/fake-browser';
import { putRows } from '../../../data/record/putRows';

const user = userEvent.setup({ delay: null, pointerEventsCheck: PointerEventsCheckLevel.Never });

let tab: Tab;

vi.mock('@/data/record/studentRecord', () => ({
  studentRecord: () => tab.record,
}));

beforeEach(async () => {
  tab = fakeBrowser().tab();
  await tab.record.setConsent('keep');
});

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const sections = { verbal: 660, quantitative: 670, reading: 650 };

function Target() {
  const { target, setTarget } = useTargetTotal();
  return <TargetField scale={{ least: 1500, most: 2400 }} target={target} onTarget={setTarget} />;
}

async function show() {
  const profile = { ...emptyProfile, nickname: 'Ana', targets: { total: null, sections } };
  await putRows(tab.record, 'profiles', [{ id: 'profile', learner: 'learner', profile, changedAt: 1 }]);
  render(
    <ThemeProvider theme={theme}>
      <Target />
    </ThemeProvider>,
  );
  await waitFor(() => expect(field().value).toBe('1980'));
}

const field = () => screen.getByLabelText<HTMLInputElement>('Your target total');
const set = async (text: string) => {
  await user.clear(field());
  if (text !== '') await user.type(field(), text);
  await user.click(screen.getByRole('button', { name: 'Set target' }));
};
const savedRows = async () => (await tab.record.readSavedRows('profiles'))[0]?.profile;

test('a new total replaces the sections of the earlier one', async () => {
  await show();
  await set('2,200');
  await waitFor(() => expect(field().value).toBe('2200'));
  expect(await savedRows()).toEqual({
    ...emptyProfile,
    nickname: 'Ana',
    targets: { ...emptyProfile.targets, total: 2200 },
  });
});

test('an empty field removes the target', async () => {
  await show();
  await set('');
  await waitFor(async () => expect((await savedRows())?.targets).toEqual(emptyProfile.targets));
});

test('reports what could not be saved, and keeps it in the field', async () => {
  await show();
  vi.spyOn(tab.record, 'changeSavedRows').mockResolvedValue({ state: 'refused' });
  await set('2,200');
  await screen.findByText(notSavedSentence('target', 'refused'));
  expect(field().value).toBe('2,200');
});
