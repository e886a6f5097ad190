/** The two interactive tabs of the family dashboard: notification settings and goals. */
import { ThemeProvider } from '@mui/material/styles';
import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent, { PointerEventsCheckLevel } from '@testing-library/user-event';
import { type ReactNode, useState } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, describe, expect, test } from 'vitest';
import { TodayProvider } from '@/data/useToday';
import { VisitProvider } from '@/data/visitState';
import type { LearnerGoal } from '@/domain/learner/learner-goal';
import type { Learner } from '@/domain/learner/learner';
import GoalsTab from '@/features/family/tabs/goals/GoalsTab';
import NotificationsTab from '@/features/family/tabs/notifications/NotificationsTab';
import { addDays, type IsoDay } from '@/lib/dates/calendar';
import { assertPresent } from '@/lib/assert';
import { theme } from '@theme';
import { family, maya, sunday, wednesday } from '../sample-family';

// Skips the pointer-events check of all ancestors at each step, which takes most of the time here and finds nothing.
const user = userEvent.setup({ delay: null, pointerEventsCheck: PointerEventsCheckLevel.Never });

/** Appends a text to a field at once, like pasting. */
async function write(into: HTMLElement, text: string): Promise<void> {
  await user.click(into);
  await user.paste(text);
}

afterEach(cleanup);

function Leavable({ children }: { children: ReactNode }) {
  const [here, setHere] = useState(true);
  return (
    <>
      <button onClick={() => setHere((was) => !was)}>Another tab</button>
      {here && children}
    </>
  );
}

function show(tab: ReactNode) {
  const element = (
    <ThemeProvider theme={theme}>
      <TodayProvider value={wednesday}>
        <VisitProvider>
          <Leavable>{tab}</Leavable>
        </VisitProvider>
      </TodayProvider>
    </ThemeProvider>
  );
  // A form asks before navigation, which only a data router can block.
  return render(<RouterProvider router={createMemoryRouter([{ path: '/', element }])} />);
}

const showNotifications = (learner: Learner = maya) =>
  show(<NotificationsTab family={family} learner={learner} />);
const showGoals = (change: Partial<Learner> = {}) =>
  show(<GoalsTab family={family} learner={{ ...maya, ...change }} />);

const panel = (name: string) => within(screen.getByRole('region', { name }));
const click = (name: string | RegExp, role: 'button' | 'tab' | 'switch' = 'button') =>
  user.click(screen.getByRole(role, { name }));
const leaveAndReturn = async () => {
  await click('Another tab');
  await click('Another tab');
};
/** By its label, with or without an asterisk. */
const field = (label: string) =>
  screen.getByLabelText<HTMLInputElement>((text) => text.replace(/ \*$/, '') === label);
const retype = async (label: string, text: string) => {
  await user.clear(field(label));
  if (text !== '') await write(field(label), text);
};

/** Returns a field's description for screen readers. */
const described = (element: HTMLElement) =>
  (element.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent)
    .join(' ');

const expectFault = (label: string, words: string) => {
  expect(field(label).getAttribute('aria-invalid')).toBe('true');
  expect(described(field(label))).toContain(words);
};

const switches = (name: string) =>
  panel(name)
    .getAllByRole<HTMLInputElement>('switch')
    .map((each) => [
      document.getElementById(each.getAttribute('aria-labelledby') ?? '')?.textContent,
      each.checked,
    ]);
const flipped = () => screen.getAllByRole<HTMLInputElement>('switch').map((each) => each.checked);

describe('notifications', () => {
  test('have exactly the switches of the product, set as in the sample', () => {
    showNotifications();
    expect(switches('Email Notifications')).toEqual([
      ['Daily Progress', true],
      ['Weekly Report', true],
      ['Test Scores', true],
      ['Milestones', true],
      ['Missed Sessions', false],
      ['Low Performance', true],
    ]);
    expect(switches('SMS Notifications')).toEqual([
      ['Urgent Alerts', true],
      ['Test Reminders', true],
      ['Daily Goals', false],
      ['Weekly Goals', false],
    ]);
    expect(screen.getAllByRole('switch')).toHaveLength(10);
    for (const each of screen.getAllByRole('switch')) expect(described(each)).not.toBe('');
  });

  test('a switch toggles by its name or its label, and no other switch toggles with it', async () => {
    showNotifications();
    const before = flipped();
    await click('Missed Sessions', 'switch');
    expect(flipped()).toEqual(before.with(4, true));
    await user.click(screen.getByText('A planned session that did not take place.'));
    expect(flipped()).toEqual(before);
  });

  test.each([
    [
      'Daily report time',
      ['8:00 AM', '12:00 PM', '6:00 PM', '8:00 PM'],
      ['08:00', '12:00', '18:00', '20:00'],
      '18:00',
    ],
    [
      'Weekly report day',
      ['Sunday', 'Monday', 'Friday', 'Saturday'],
      ['sunday', 'monday', 'friday', 'saturday'],
      'sunday',
    ],
    ['Reminder frequency', ['Daily', 'Weekly', 'Biweekly'], ['daily', 'weekly', 'biweekly'], 'weekly'],
  ])('%s has its options', (name, labels, values, chosen) => {
    showNotifications();
    const select = screen.getByRole<HTMLSelectElement>('combobox', { name });
    const options = within(select).getAllByRole<HTMLOptionElement>('option');
    expect(options.map((option) => option.textContent)).toEqual(labels);
    expect(options.map((option) => option.value)).toEqual(values);
    expect(select.value).toBe(chosen);
  });

  test('saves valid contact data and says so', async () => {
    showNotifications();
    expect(field('Email address').value).toBe('parent@example.com');
    expect(field('Phone number').value).toBe('(555) 555-0173');
    expect(screen.getByText('Your settings last only for this visit, and nothing is sent.')).toBeTruthy();
    await click('Save Notification Settings');
    await waitFor(() => expect(screen.getByRole('status').textContent).toBe('Saved for this visit'));
  });

  test('reports invalid contact data at its field, moves the focus there, and keeps what was typed', async () => {
    showNotifications();
    await retype('Email address', 'parent@example');
    await retype('Phone number', '555-0173');
    expect(screen.queryByText(/does not look like/)).toBeNull();
    await click('Save Notification Settings');
    await waitFor(() => expectFault('Email address', 'This does not look like an email address.'));
    expectFault('Phone number', 'This number is incomplete.');
    expect(document.activeElement).toBe(field('Email address'));
    expect(screen.getByRole('status').textContent).toBe('');

    await write(field('Email address'), '.com');
    await waitFor(() => expect(field('Email address').getAttribute('aria-invalid')).toBe('false'));
    await click('Save Notification Settings');
    await waitFor(() => expect(document.activeElement).toBe(field('Phone number')));
    expect(field('Email address').value).toBe('parent@example.com');
    expect(field('Phone number').value).toBe('555-0173');

    await retype('Phone number', '(555) 555-0142');
    await click('Save Notification Settings');
    await waitFor(() => expect(screen.getByRole('status').textContent).toBe('Saved for this visit'));
  });

  test('contact data is required', async () => {
    showNotifications();
    await retype('Email address', '');
    await retype('Phone number', '');
    await click('Save Notification Settings');
    await waitFor(() => expectFault('Email address', 'Enter an email address'));
    expectFault('Phone number', 'Enter a phone number');
  });

  test('settings and typed text survive a change of tabs, and are reset in a new visit', async () => {
    const { unmount } = showNotifications();
    await click('Daily Goals', 'switch');
    await user.selectOptions(screen.getByLabelText('Weekly report day'), 'Friday');
    await retype('Email address', 'half-typed');
    await click('Mark all as read');
    await leaveAndReturn();
    expect(screen.getByRole<HTMLInputElement>('switch', { name: 'Daily Goals' }).checked).toBe(true);
    expect(screen.getByLabelText<HTMLSelectElement>('Weekly report day').value).toBe('friday');
    expect(field('Email address').value).toBe('half-typed');
    expect(screen.getByText('Nothing unread.')).toBeTruthy();

    unmount();
    showNotifications();
    expect(screen.getByRole<HTMLInputElement>('switch', { name: 'Daily Goals' }).checked).toBe(false);
    expect(screen.getByLabelText<HTMLSelectElement>('Weekly report day').value).toBe('sunday');
    expect(field('Email address').value).toBe('parent@example.com');
    expect(screen.getByText('3 unread.')).toBeTruthy();
  });

  test('recent ones show their type, time, and unread state, and can all be marked as read', async () => {
    showNotifications();
    const rows = () =>
      panel('Recent Notifications')
        .getAllByRole('listitem')
        .map((row) => row.textContent);
    expect(rows().slice(0, 4)).toEqual([
      'Progress\u00b7 2 hours agoUnreadWeekly report ready19.9 hours, 1.9 over the plan’s target; 17 sessions.',
      'Alert\u00b7 yesterdayUnreadMistake review missedIt was planned for Saturday at 6:00\u00a0PM.',
      'Test score\u00b7 yesterdayUnreadNew practice scoreThe full test came in at 2,340, up 30 since the full test of Oct\u00a024, perhaps by chance.',
      // The week's essay isn't missed, because the full test had one.
      'Milestone\u00b7 3 days ago10 days in a rowThe study streak reached 10 days.',
    ]);
    expect(screen.getByText('3 unread.').parentElement?.textContent).toBe(
      '3 unread. One of them is an alert. The latest: Weekly report ready.',
    );
    await click('Mark all as read');
    expect(rows().join('')).not.toContain('Unread');
    expect(screen.getByText('Nothing unread.')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Mark all as read' })).toBeNull();
    expect(panel('Recent Notifications').getByRole('list').contains(document.activeElement)).toBe(false);
    expect(document.activeElement).not.toBe(document.body);
  });

  test('for a real learner, explain what works without a server: reminders in a calendar', () => {
    show(<NotificationsTab family={family} learner={{ ...maya, settings: null }} />);
    expect(screen.queryByRole('switch')).toBeNull();
    expect(screen.queryByRole('form')).toBeNull();
    expect(panel('Recent Notifications').getAllByRole('listitem')).toHaveLength(8);
    const reminders = panel('Reminders');
    expect(reminders.getByRole('link', { name: 'Open the study planner' })).toBeTruthy();
    expect(reminders.getByRole('link', { name: 'Open the weekly reports' }).getAttribute('href')).toBe(
      '/parent-dashboard?tab=reports&from=device',
    );
    cleanup();
    show(<NotificationsTab family={family} learner={{ ...maya, settings: null, plan: null }} />);
    expect(panel('Reminders').getByRole('link', { name: 'Make a plan' })).toBeTruthy();
  });

  test('says if there are none, without a button to mark them', () => {
    showNotifications({ ...maya, sessions: [], tests: [], plan: null });
    expect(panel('Recent Notifications').getByText('No notifications')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Mark all as read' })).toBeNull();
    expect(screen.getByText('Nothing unread.')).toBeTruthy();
  });
});

const goalTitles = () =>
  screen
    .queryAllByRole('button', { name: /^Edit Goal: / })
    .map((button) => button.getAttribute('aria-label')?.replace('Edit Goal: ', ''));

const words = (name: string) => screen.getByRole('region', { name }).textContent;
const figure = (label: string) => screen.getByText(label, { selector: 'dt' }).parentElement?.textContent;

const openDialog = async (button: string | RegExp) => {
  await click(button);
  // The first one loads code, slowly enough that a message can appear.
  await waitFor(() => expect(screen.getByRole('dialog').textContent).not.toContain('is loading'));
  return within(screen.getByRole('dialog'));
};

const noDialog = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

const fillGoal = async ({ title = 'Fifty rate problems', value = '50', date = '2027-01-15' } = {}) => {
  await write(field('Goal Title'), title);
  await write(field('Target Value'), value);
  await user.type(field('Target Date'), date);
};

const added = () =>
  screen.getByRole<HTMLButtonElement>('button', { name: 'Added: Eight sessions on inference' });

describe('goals', () => {
  test('are listed by kind with a summary', async () => {
    showGoals();
    expect(screen.getByText(/of 3 open academic goals are on pace\./)).toBeTruthy();
    expect(screen.getAllByRole('tab').map((tab) => tab.textContent)).toEqual([
      'Academic Goals',
      'Study Habits',
      'Long-term Goals',
    ]);
    expect(screen.getByRole('tab', { selected: true }).textContent).toBe('Academic Goals');
    expect(goalTitles()).toEqual([
      'Inference at 75% right',
      'Solve 3,600 practice questions',
      'Take eight full tests',
    ]);
    expect(figure('Goals')).toBe('Goals33 still open');
    expect(figure('Completed')).toBe('Completed0of 3 goals');
    expect(figure('Average Progress')).toBe('Average Progress72%of the goals, each capped at 100%');
    expect(figure('Next Due')).toBe('Next Due21 daysSolve 3,600 practice questions');

    await click('Study Habits', 'tab');
    expect(screen.getByRole('tabpanel', { name: 'Study Habits' })).toBeTruthy();
    expect(goalTitles()).toEqual(['Ten weeks of 18 hours', '36 mistake reviews']);
    expect(figure('Next Due')).toBe('Next Due28 daysTen weeks of 18 hours');

    await click('Long-term Goals', 'tab');
    expect(goalTitles()).toEqual(['Apply to Ashby Hall', 'Study 350 hours before the SSAT']);
    await leaveAndReturn();
    expect(screen.getByRole('tab', { selected: true }).textContent).toBe('Long-term Goals');
  });

  test('a card shows progress, time left, and status', () => {
    showGoals();
    const card = panel('Solve 3,600 practice questions');
    expect(words('Solve 3,600 practice questions')).toContain('2,500 of 3,600 \u00b7 69%');
    expect(card.getByText('100 ahead of pace')).toBeTruthy();
    expect(card.getByText('2,400 by today at an even pace')).toBeTruthy();
    for (const text of ['In progress', 'Medium priority', '21 days left', 'Dec 6, 2026'])
      expect(card.getByText(text)).toBeTruthy();
    expect(card.getByText(/Counted in every session since the goal was set/)).toBeTruthy();
  });

  test('an exceeded goal has a full bar and its real figure, and a goal past due is at risk', () => {
    const [first] = maya.goals;
    if (first === undefined) throw new Error('The sample has no goal');
    const at = (now: number, id: string, dueOn: IsoDay = first.dueOn): LearnerGoal => ({
      ...first,
      targetValue: 100,
      id,
      title: id,
      measure: { kind: 'noted', start: 0, now },
      dueOn,
    });
    const goals = [at(120, 'Over'), at(55, 'Late', addDays(sunday, -1)), at(55, 'Now', sunday)];
    showGoals({ goals });
    expect(panel('Over').getByText('Completed')).toBeTruthy();
    expect(words('Over')).toContain('120 of 100 \u00b7 120%');
    expect(words('Late')).toContain('55 of 100 \u00b7 55%');
    expect(panel('Late').getByText('At risk')).toBeTruthy();
    expect(panel('Late').getByText('past due')).toBeTruthy();
    expect(panel('Now').getByText('today')).toBeTruthy();
    expect(figure('Next Due')).toBe('Next DueTodayNow');
  });

  test('shows an empty state without goals', async () => {
    // No recommended goal is reachable in five days.
    showGoals({ goals: [], profile: { ...maya.profile, testDay: addDays(sunday, 5) } });
    expect(screen.getByText('No academic goal yet.')).toBeTruthy();
    expect(screen.getByText('No goals of this kind yet')).toBeTruthy();
    expect(panel('Recommended Goals').getByText('No goals are recommended here')).toBeTruthy();
    expect(figure('Average Progress')).toBe('Average Progress\u2013begins with the first goal');
    expect(document.body.textContent).not.toContain('NaN');
    const dialog = await openDialog('Add New Goal');
    await fillGoal();
    await user.click(dialog.getByRole('button', { name: 'Create Goal' }));
    await noDialog();
    expect(goalTitles()).toEqual(['Fifty rate problems']);
  });

  test('adds a goal after errors are corrected', async () => {
    showGoals();
    await click('Study Habits', 'tab');
    const dialog = await openDialog('Add New Goal');
    expect(screen.getByRole('dialog', { name: 'Add New Goal' })).toBeTruthy();
    expect(dialog.getByText('Fields marked * are required.')).toBeTruthy();
    expect(
      ['Goal Title', 'Description', 'Target Value', 'Target Date'].map((label) =>
        field(label).getAttribute('aria-required'),
      ),
    ).toEqual(['true', null, 'true', 'true']);
    expect(
      within(screen.getByLabelText('Priority'))
        .getAllByRole('option')
        .map((option) => option.textContent),
    ).toEqual(['High', 'Medium', 'Low']);
    await write(field('Target Value'), 'many');
    await user.type(field('Target Date'), '2026-11-14');
    await user.click(dialog.getByRole('button', { name: 'Create Goal' }));
    await waitFor(() => expectFault('Goal Title', 'Give the goal a title.'));
    expectFault('Target Value', 'Enter the target value as a plain number');
    expectFault('Target Date', 'Choose today or a later day.');
    expect(field('Description').getAttribute('aria-invalid')).toBe('false');
    expect(document.activeElement).toBe(field('Goal Title'));
    expect(field('Target Value').value).toBe('many');

    await write(field('Goal Title'), 'Sleep before tests');
    await retype('Target Value', '8');
    await user.clear(field('Target Date'));
    await user.type(field('Target Date'), '2026-11-18');
    await user.selectOptions(screen.getByLabelText('Priority'), 'High');
    for (const label of ['Goal Title', 'Target Value', 'Target Date'])
      expect(field(label).getAttribute('aria-invalid')).toBe('false');
    await user.click(dialog.getByRole('button', { name: 'Create Goal' }));
    await noDialog();

    await waitFor(() =>
      expect(screen.getByRole('status').textContent).toBe('Goal added to Study Habits for this visit'),
    );
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Add New Goal' }));
    expect(goalTitles()).toHaveLength(3);
    const card = panel('Sleep before tests');
    expect(words('Sleep before tests')).toContain('0 of 8 \u00b7 0%');
    for (const text of ['High priority', '3 days left', 'In progress'])
      expect(card.getByText(text)).toBeTruthy();
    expect(figure('Goals')).toBe('Goals33 still open');
    expect(figure('Next Due')).toBe('Next Due3 daysSleep before tests');
    expect(screen.getByText(/open study-habit goals are on pace\./)).toBeTruthy();
    await click('Academic Goals', 'tab');
    expect(goalTitles()).toHaveLength(3);
  });

  test('counts a title that is too long, without cutting it off', async () => {
    showGoals();
    const dialog = await openDialog('Add New Goal');
    await user.click(field('Goal Title'));
    await user.paste('a'.repeat(80));
    expect(dialog.getByText('80 of 80').getAttribute('aria-hidden')).toBe('true');
    expect(described(field('Goal Title'))).toBe('At most 80 characters.');
    expect(dialog.queryByText('Longer than 80 characters.')).toBeNull();
    await write(field('Goal Title'), 'b');
    expect(dialog.getByText('81 of 80')).toBeTruthy();
    expect(dialog.getByText('Longer than 80 characters.')).toBeTruthy();
    await user.click(dialog.getByRole('button', { name: 'Create Goal' }));
    await waitFor(() => expectFault('Goal Title', 'Keep the title to 80 characters; it has 81.'));
    expect(field('Goal Title').value).toHaveLength(81);
  });

  test('an edited goal keeps its place, its progress, and the focus', async () => {
    showGoals();
    const dialog = await openDialog('Edit Goal: Solve 3,600 practice questions');
    expect(screen.getByRole('dialog', { name: 'Edit Goal' })).toBeTruthy();
    expect(field('Goal Title').value).toBe('Solve 3,600 practice questions');
    expect(field('Description').value).toMatch(/^Counted in every session/);
    expect(field('Target Value').value).toBe('3600');
    expect(field('Target Date').value).toBe('2026-12-06');
    expect(screen.getByLabelText<HTMLSelectElement>('Priority').value).toBe('medium');
    await retype('Goal Title', 'Solve 2,000 questions');
    await retype('Target Value', '2000');
    await user.click(dialog.getByRole('button', { name: 'Save Changes' }));
    await noDialog();
    expect(goalTitles()).toEqual([
      'Inference at 75% right',
      'Solve 2,000 questions',
      'Take eight full tests',
    ]);
    expect(words('Solve 2,000 questions')).toContain('2,500 of 2,000 \u00b7 125%');
    expect(panel('Solve 2,000 questions').getByText('Completed')).toBeTruthy();
    expect(figure('Completed')).toBe('Completed1of 3 goals');
    expect(document.activeElement).toBe(
      screen.getByRole('button', { name: 'Edit Goal: Solve 2,000 questions' }),
    );
  });

  test('the progress of a goal that the family tracks itself can be edited, too', async () => {
    showGoals();
    const measured = await openDialog('Edit Goal: Solve 3,600 practice questions');
    expect(measured.queryByLabelText('So Far')).toBeNull();
    await click('Cancel');
    await noDialog();
    await click('Long-term Goals', 'tab');
    const dialog = await openDialog('Edit Goal: Apply to Ashby Hall');
    expect(field('So Far').value).toBe('5');
    await retype('So Far', 'six');
    await user.click(dialog.getByRole('button', { name: 'Save Changes' }));
    await waitFor(() => expectFault('So Far', 'Enter the progress as a plain number'));
    await retype('So Far', '6');
    await user.click(dialog.getByRole('button', { name: 'Save Changes' }));
    await noDialog();
    expect(words('Apply to Ashby Hall')).toContain('6 of 9 \u00b7 67%');
    await waitFor(() => expect(screen.getByRole('status').textContent).toBe('Goal changed for this visit'));
  });

  test('the details of a goal are complete, and Escape closes them', async () => {
    showGoals();
    const dialog = await openDialog('View Details: Solve 3,600 practice questions');
    expect(screen.getByRole('dialog', { name: 'Solve 3,600 practice questions' })).toBeTruthy();
    const rows = dialog.getAllByRole('term').map((term) => term.parentElement?.textContent);
    expect(rows).toEqual([
      'KindAcademic Goals',
      'PriorityMedium',
      'So far2,500',
      'Target3,600',
      'Still to go1,100',
      'Set onOct 4, 2026',
      'At the start0',
      'Target dateDec 6, 2026',
      'Days remaining21 days left',
    ]);
    for (const text of [
      'In progress',
      /Counted in every session/,
      'of 3,600 \u00b7 69%',
      '100 ahead of pace',
    ])
      expect(dialog.getByText(text)).toBeTruthy();
    await user.keyboard('{Escape}');
    await noDialog();
    expect(document.activeElement).toBe(
      screen.getByRole('button', { name: 'View Details: Solve 3,600 practice questions' }),
    );
  });

  test.each<[string, () => Promise<unknown>]>([
    ['Cancel', () => click('Cancel')],
    ['the close icon', () => click('Close')],
    ['Escape', () => user.keyboard('{Escape}')],
  ])('%s closes an untouched form at once', async (_, leave) => {
    showGoals();
    await openDialog('Add New Goal');
    await leave();
    await noDialog();
    expect(screen.queryByRole('alertdialog')).toBeNull();
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Add New Goal' }));
  });

  test.each<[string, () => Promise<unknown>]>([
    ['Cancel', () => click('Cancel')],
    ['the close icon', () => click('Close')],
    ['Escape', () => user.keyboard('{Escape}')],
  ])('%s asks before it discards what was typed', async (_, leave) => {
    showGoals();
    await openDialog('Add New Goal');
    await write(field('Goal Title'), 'Half a thought');
    await leave();
    expect(await screen.findByRole('alertdialog', { name: 'Discard what you typed?' })).toBeTruthy();
    await click('Keep editing');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(field('Goal Title').value).toBe('Half a thought');

    await leave();
    await screen.findByRole('alertdialog');
    await click('Discard');
    await noDialog();
    expect(goalTitles()).toHaveLength(3);
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Add New Goal' }));
    await openDialog('Add New Goal');
    expect(field('Goal Title').value).toBe('');
  });

  test('a recommended goal can be added once', async () => {
    showGoals();
    expect(
      panel('Recommended Goals')
        .getAllByRole('heading', { level: 3 })
        .map((heading) => heading.textContent),
    ).toEqual(['Eight sessions on inference']);
    await click('Add This Goal: Eight sessions on inference');
    expect(goalTitles()).toEqual([
      'Inference at 75% right',
      'Solve 3,600 practice questions',
      'Take eight full tests',
      'Eight sessions on inference',
    ]);
    await waitFor(() =>
      expect(screen.getByRole('status').textContent).toBe('Goal added to Academic Goals for this visit'),
    );
    expect(document.activeElement?.textContent).toBe('Eight sessions on inference');
    expect(added().disabled).toBe(true);
    expect(added().textContent).toBe('Added');
    await click('Study Habits', 'tab');
    expect(panel('Recommended Goals').getAllByRole('button', { name: /^Add This Goal/ })).toHaveLength(1);
    await leaveAndReturn();
    await click('Academic Goals', 'tab');
    expect(added().disabled).toBe(true);
    expect(goalTitles()).toHaveLength(4);
  });

  test('changes survive a change of tabs, and are reset in a new visit', async () => {
    const { unmount } = showGoals();
    await openDialog('Add New Goal');
    await fillGoal();
    await user.keyboard('{Enter}');
    await noDialog();
    await openDialog('Add New Goal');
    await fillGoal({ title: 'Sixty rate problems' });
    await click('Create Goal');
    await noDialog();
    await leaveAndReturn();
    expect(goalTitles()).toEqual([
      'Inference at 75% right',
      'Solve 3,600 practice questions',
      'Take eight full tests',
      'Fifty rate problems',
      'Sixty rate problems',
    ]);
    unmount();
    showGoals();
    expect(goalTitles()).toHaveLength(3);
  });

  test('a goal added for one child doesn’t appear for the other', async () => {
    const theo = assertPresent(family.children[1], 'there are two children');
    function EitherChild() {
      const [learner, setLearner] = useState<Learner>(maya);
      return (
        <>
          <button onClick={() => setLearner((was) => (was === maya ? theo : maya))}>Other child</button>
          <GoalsTab family={family} learner={learner} />
        </>
      );
    }
    show(<EitherChild />);
    await click('Add This Goal: Eight sessions on inference');
    expect(goalTitles()).toHaveLength(4);
    await click('Other child');
    expect(goalTitles()).toEqual(['Circles at 75% right', 'Take six full tests']);
    await click('Other child');
    expect(goalTitles()).toHaveLength(4);
  });
});
