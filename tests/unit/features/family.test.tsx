/** The two dashboards with the sample and at its edges. */
import { ThemeProvider } from '@mui/material/styles';
import { cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { FamilyProvider, sampleSource } from '@/data/family';
import { busy, firstDay, longNames } from '@/data/sample/variants';
import { VisitProvider } from '@/data/visit';
import { TodayProvider } from '@/data/today';
import type { Family } from '@/domain/family/records';
import ParentsDashboardPage from '@/pages/dashboards/ParentsDashboardPage';
import StudentDashboardPage from '@/pages/dashboards/StudentDashboardPage';
import { theme } from '@theme';

afterEach(cleanup);

// Drawings wait for the screen and are the end-to-end tests' part; here nothing ever comes near.
class NothingNear {
  observe() {
    return undefined;
  }
  disconnect() {
    return undefined;
  }
}
vi.stubGlobal('IntersectionObserver', NothingNear);

function show(page: ReactNode, family?: Family) {
  const source = family === undefined ? sampleSource : { ...sampleSource, family };
  render(
    <MemoryRouter>
      <ThemeProvider theme={theme}>
        <TodayProvider value="2026-11-21">
          <VisitProvider>
            <FamilyProvider source={source}>{page}</FamilyProvider>
          </VisitProvider>
        </TodayProvider>
      </ThemeProvider>
    </MemoryRouter>,
  );
}

const panel = (name: string) => within(screen.getByRole('region', { name }));

describe('the student dashboard', () => {
  test('shows the sample and says that it is one', () => {
    show(<StudentDashboardPage />);
    expect(screen.getByText('Sample data')).toBeTruthy();
    expect(screen.getByText('2,340')).toBeTruthy();
    expect(panel('Study Streak').getByText('12', { exact: false })).toBeTruthy();
    expect(
      panel('Progress Overview').getByRole('progressbar', { name: 'Math' }).getAttribute('aria-valuetext'),
    ).toBe('90%');
    expect(
      panel('Goal Progress').getByRole('progressbar', { name: 'Target score' }).getAttribute('aria-valuenow'),
    ).toBe('100');
    expect(panel('Goal Progress').getByText('2,340 of 2,200')).toBeTruthy();
    expect(panel('Upcoming Tests').getByText('Wed, Nov 25, 2:00 PM')).toBeTruthy();
    expect(panel('Recent Activity').getAllByRole('listitem')).toHaveLength(3);
  });

  test.each([
    ['Start Test', '/full-length-practice-tests'],
    ['Take Quiz', '/ssat-math-practice'],
    ['Take Practice Test', '/ssat-test'],
    ['Study by Section', '/section-study'],
    ['Review Mistakes', '/error-log'],
    ['Study Planner', '/study-planner'],
  ])('%s goes to %s', (name, path) => {
    show(<StudentDashboardPage />);
    expect(screen.getByRole('link', { name }).getAttribute('href')).toBe(path);
  });

  test('the period changes which button is on, and no figure', async () => {
    show(<StudentDashboardPage />);
    const main = document.body;
    const month = screen.getByRole('button', { name: 'This Month' });
    expect(screen.getByRole('button', { name: 'This Week' }).getAttribute('aria-pressed')).toBe('true');
    const before = main.textContent;
    await userEvent.click(month);
    expect(month.getAttribute('aria-pressed')).toBe('true');
    expect(screen.getByRole('button', { name: 'This Week' }).getAttribute('aria-pressed')).toBe('false');
    expect(main.textContent).toBe(before);
  });

  test('on the first day nothing is a zero score', () => {
    show(<StudentDashboardPage />, firstDay);
    expect(screen.getByText(/No test yet\./)).toBeTruthy();
    expect(screen.getAllByText('\u2013')).toHaveLength(2);
    expect(panel('Recent Activity').getByText('Nothing here yet')).toBeTruthy();
    expect(panel('Upcoming Tests').getByText('Nothing is planned')).toBeTruthy();
    expect(panel('Study time by day').getByText('No study time yet')).toBeTruthy();
    expect(screen.queryByText('NaN', { exact: false })).toBeNull();
  });

  test('fifty activities open and close in place', async () => {
    show(<StudentDashboardPage />, busy);
    const activity = panel('Recent Activity');
    expect(activity.getAllByRole('listitem')).toHaveLength(3);
    await userEvent.click(activity.getByRole('button', { name: 'View All' }));
    expect(activity.getAllByRole('listitem')).toHaveLength(50);
    await userEvent.click(activity.getByRole('button', { name: 'Show fewer' }));
    expect(activity.getAllByRole('listitem')).toHaveLength(3);
    expect(panel('Goal Progress').getByText('31.5 of 20')).toBeTruthy();
    expect(
      panel('Goal Progress').getByRole('progressbar', { name: 'Weekly hours' }).getAttribute('aria-valuenow'),
    ).toBe('100');
  });
});

describe('the parent overview', () => {
  test('shows the first child and, when chosen, the second with figures of his own', async () => {
    show(<ParentsDashboardPage />);
    expect(screen.getByText('30 up from the last test')).toBeTruthy();
    const select = screen.getByRole('combobox', { name: 'Child' });
    const options = within(select).getAllByRole('option');
    expect(options.map((option) => option.textContent)).toEqual([
      'Maya Anders, grade 8',
      'Theo Anders, grade 10',
    ]);
    await userEvent.selectOptions(select, 'Theo Anders, grade 10');
    expect(screen.getByText('15 down from the last test')).toBeTruthy();
    expect(screen.getByText(/2,205 is 75 below the 2,280 target; Math has the most to gain\./)).toBeTruthy();
  });

  test('has every panel of the specification', () => {
    show(<ParentsDashboardPage />);
    for (const label of ['Latest Score', 'Study Time', 'Study Streak', 'Goal Progress'])
      expect(screen.getByText(label)).toBeTruthy();
    const sections = panel('Score Progress').getAllByRole('listitem');
    expect(sections.map((row) => row.textContent)).toEqual([
      'Verbal784 of 740 \u00b7 +8 in a week',
      'Math796 of 740 \u00b7 +12 in a week',
      'Reading760 of 720 \u00b7 +4 in a week',
    ]);
    expect(
      panel('Weekly Schedule')
        .getAllByRole('listitem')
        .map((row) => row.textContent),
    ).toEqual([
      'MonVerbal3 h',
      'TueMath3.5 h',
      'WedReading3 h',
      'ThuWriting2.5 h',
      'FriVerbal3 h',
      'SatFull test5 h',
      'SunRest',
    ]);
    for (const badge of ['Excellent', 'Good', 'Missed'])
      expect(panel('Recent Activity').getByText(badge)).toBeTruthy();
    for (const status of ['Scheduled', 'Ready'])
      expect(panel('Upcoming Tests').getByText(status)).toBeTruthy();
    for (const term of ['Strong areas', 'Needs improvement', 'Study consistency', 'Test anxiety']) {
      expect(panel('Performance Summary').getByText(term)).toBeTruthy();
    }
    expect(panel('Notifications').getAllByText('Unread')).toHaveLength(2);
  });

  test.each([
    ['View Detailed Report', '/parent-dashboard'],
    ['Schedule Coaching', '/boarding-alumni-mentoring'],
    ['Adjust Settings', '/parent-dashboard?tab=notifications'],
    [
      'Send Message',
      'mailto:hello@larkfieldprep.example?subject=A%20question%20about%20my%20child%E2%80%99s%20preparation',
    ],
  ])('%s goes to %s', (name, target) => {
    show(<ParentsDashboardPage />);
    expect(screen.getByRole('link', { name }).getAttribute('href')).toBe(target);
  });

  test('stands long names and a first day', () => {
    show(<ParentsDashboardPage />, longNames);
    expect(screen.getByText(/Maximiliana-Josephine Wolverton-Ashcombe, grade 8, aiming/)).toBeTruthy();
    cleanup();
    show(<ParentsDashboardPage />, firstDay);
    expect(panel('Score Progress').getByText('No section scores yet')).toBeTruthy();
    expect(panel('Notifications').getByText('No notifications')).toBeTruthy();
    expect(screen.queryByText('NaN', { exact: false })).toBeNull();
  });
});
