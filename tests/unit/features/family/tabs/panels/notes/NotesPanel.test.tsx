/** The card of the family's notes: on a sample they last for the visit, and a shared copy only shows them. */
import { ThemeProvider } from '@mui/material/styles';
import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent, { PointerEventsCheckLevel } from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, expect, test } from 'vitest';
import type { LearnerOrigin } from '@/data/learners/learnerSource';
import { VisitProvider } from '@/data/visitState';
import { type TimelineNote, timelineNoteLimits } from '@/domain/learner/timeline-note';
import { OriginContext } from '@/features/family/frame/originContext';
import { learnerVisitKey } from '@/features/family/frame/useDashboard';
import { useLearnerOfVisit } from '@/features/family/frame/useVisitNotes';
import { NotesPanel } from '@/features/family/tabs/panels/notes/NotesPanel';
import { addDays } from '@/lib/dates/calendar';
import { theme } from '@theme';
import { family, maya, sunday } from '../../../../sample-family';

const user = userEvent.setup({ delay: null, pointerEventsCheck: PointerEventsCheckLevel.Never });

afterEach(cleanup);

/** The card as a dashboard shows it, with the changes of the visit. */
function OnDashboard({ notes }: { readonly notes: readonly TimelineNote[] }) {
  const found = learnerWith(notes);
  const learner = useLearnerOfVisit(found, learnerVisitKey(family, found));
  return learner === null ? null : <NotesPanel family={family} learner={learner} />;
}

const withNotes = new Map<readonly TimelineNote[], typeof maya>();
/** One learner for each list, as a source has. */
function learnerWith(notes: readonly TimelineNote[]): typeof maya {
  const known = withNotes.get(notes) ?? { ...maya, notes };
  withNotes.set(notes, known);
  return known;
}

function show(notes: readonly TimelineNote[], origin: LearnerOrigin = 'sample') {
  const element = (
    <ThemeProvider theme={theme}>
      <VisitProvider>
        <OriginContext value={origin}>
          <OnDashboard notes={notes} />
        </OriginContext>
      </VisitProvider>
    </ThemeProvider>
  );
  // A form asks before navigation, which only a data router can block.
  return render(<RouterProvider router={createMemoryRouter([{ path: '/', element }])} />);
}

const note = (id: string, daysAgo: number, text: string): TimelineNote => ({
  id,
  from: addDays(sunday, -daysAgo),
  to: addDays(sunday, 2 - daysAgo),
  text,
});
const sick = note('n1', 12, 'Sick');
const trip = note('n2', 5, 'Family trip');

const click = (name: string) => user.click(screen.getByRole('button', { name }));
const rows = () =>
  within(screen.getByRole('list'))
    .getAllByRole('listitem')
    .map((row) => row.textContent);
const field = (name: string) => screen.getByLabelText<HTMLInputElement>(new RegExp(`^${name}`));
async function write(name: string, text: string) {
  await user.clear(field(name));
  if (text !== '') await user.type(field(name), text);
}
const said = (text: string) => waitFor(() => expect(screen.getByText(text)).toBeTruthy());

test('without notes, says what they are for, and adds one for the visit', async () => {
  show([]);
  expect(screen.getByText(/^Note what explains a gap or a dip/)).toBeTruthy();
  await click('Add a note');
  const form = await screen.findByRole('dialog', { name: 'Add a Note' });
  expect(field('First Day').value).toBe(sunday);
  await click('Add Note');
  await waitFor(() => expect(within(form).getByText('Say what happened, such as “Sick.”')).toBeTruthy());
  await write('What Happened', 'School exams');
  await write('First Day', addDays(sunday, 3));
  await write('Last Day', addDays(sunday, 1));
  await click('Add Note');
  await waitFor(() =>
    expect(within(form).getByText('The last day can’t be before the first day.')).toBeTruthy(),
  );
  await write('Last Day', addDays(sunday, 5));
  await click('Add Note');
  await said('Note added for this visit');
  expect(rows()).toEqual(['School examsNov 18 to 20EditRemove']);
});

test('lists the newest first, and changes and removes a note', async () => {
  show([sick, trip]);
  expect(rows()).toEqual(['Family tripNov 10 to 12EditRemove', 'SickNov 3 to 5EditRemove']);
  await click('Edit the note “Sick”');
  await screen.findByRole('dialog', { name: 'Edit Note' });
  expect([field('What Happened').value, field('Last Day').value]).toEqual(['Sick', '2026-11-05']);
  await write('What Happened', 'Flu');
  await write('Last Day', '');
  await click('Save Changes');
  await said('Note changed for this visit');
  expect(rows()).toEqual(['Family tripNov 10 to 12EditRemove', 'FluNov 3EditRemove']);
  await click('Remove the note “Flu”');
  await click('Keep it');
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(rows()).toHaveLength(2);
  await click('Remove the note “Flu”');
  await click('Remove it');
  await said('Note removed for this visit');
  expect(rows()).toEqual(['Family tripNov 10 to 12EditRemove']);
});

test('a long list begins with the newest five, and a full one takes no more', async () => {
  const many = Array.from({ length: timelineNoteLimits.notes }, (_, index) =>
    note(`n${index}`, 400 - index, `Note ${index}`),
  );
  show(many);
  expect(rows()).toHaveLength(5);
  expect(screen.queryByRole('button', { name: 'Add a note' })).toBeNull();
  expect(screen.getByText('There is no room for more notes. Remove one to add another.')).toBeTruthy();
  await click('Show all 200 notes');
  expect(rows()).toHaveLength(200);
});

test('a shared copy shows its notes and offers no change', () => {
  show([sick], 'shared');
  expect(rows()).toEqual(['SickNov 3 to 5']);
  expect(screen.queryAllByRole('button')).toEqual([]);
  cleanup();
  show([], 'shared');
  expect(screen.queryByText(/note/i)).toBeNull();
});
