/** The dashboards with the sample and in edge cases, and their consistency. */
import { ThemeProvider } from '@mui/material/styles';
import { act, cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { brand } from '@/brand';
import { LearnersProvider } from '@/data/learners/useLearners';
import {
  blankFamily,
  busyFamily,
  firstDayFamily,
  longNamesFamily,
  unknownLearnerFamily,
} from '@/data/sample/sampleVariants';
import { VisitProvider } from '@/data/visitState';
import { TodayProvider } from '@/data/useToday';
import type { Family } from '@/domain/dashboard/figures';
import MyPage from '@/pages/dashboards/MyPage';
import ParentDashboardPage from '@/pages/dashboards/ParentDashboardPage';
import ParentsDashboardPage from '@/pages/dashboards/ParentsDashboardPage';
import StudentDashboardPage from '@/pages/dashboards/StudentDashboardPage';
import { pathOf } from '@/site';
import { theme } from '@theme';
import { source, sourceOf, wednesday } from '../sample-family';
import { nothingComesNear } from '../../nearness';
import { unshowable } from '../../unshowable';

afterEach(cleanup);

nothingComesNear();

function Address() {
  const { pathname, search } = useLocation();
  return <output>{pathname + search}</output>;
}

const element = (page: ReactNode, family?: Family, address = '/') => (
  <MemoryRouter initialEntries={[address]}>
    <ThemeProvider theme={theme}>
      <TodayProvider value={wednesday}>
        <VisitProvider>
          <LearnersProvider source={family === undefined ? source : sourceOf(family)}>
            {page}
          </LearnersProvider>
          <Address />
        </VisitProvider>
      </TodayProvider>
    </ThemeProvider>
  </MemoryRouter>
);
const show = (page: ReactNode, family?: Family, address?: string) => render(element(page, family, address));

const headings = () => [...document.querySelectorAll('h2, h3')].map(({ textContent }) => textContent);
const panel = (name: string) => within(screen.getByRole('region', { name }));

test.each([
  ['My Dashboard', MyPage],
  ['Student', StudentDashboardPage],
  ['Parent Overview', ParentsDashboardPage],
  ['Parent Dashboard', ParentDashboardPage],
])('%s has all of its panels in its document, which hydrates without a difference', async (_, Page) => {
  const page = <Page />;
  show(page);
  const inBrowser = headings();
  cleanup();

  const root = document.body.appendChild(document.createElement('div'));
  root.innerHTML = renderToString(element(page));
  expect(headings()).toEqual(inBrowser);
  const onRecoverableError = vi.fn();
  const hydrated = await act(async () => hydrateRoot(root, element(page), { onRecoverableError }));
  expect(onRecoverableError).not.toHaveBeenCalled();
  await act(async () => hydrated.unmount());
  root.remove();
});

describe('the student dashboard', () => {
  test('shows the sample and says that it is one', () => {
    show(<StudentDashboardPage />);
    expect(screen.getByRole('button', { name: /^Sample data, as of Sunday, Nov 15/ })).toBeTruthy();
    expect(screen.getByText('2,340')).toBeTruthy();
    expect(panel('Study Streak').getByText('12', { exact: false })).toBeTruthy();
    expect(
      panel('Progress Overview').getByRole('progressbar', { name: 'Math' }).getAttribute('aria-valuetext'),
    ).toBe('92%, 48 of 52 due');
    expect(
      panel('Goal Progress').getByRole('progressbar', { name: 'Target score' }).getAttribute('aria-valuenow'),
    ).toBe('100');
    expect(panel('Goal Progress').getByText('2,340, target 2,200')).toBeTruthy();
    expect(panel('Upcoming Tests').getByText('Sat, Nov 21, 2:00 PM')).toBeTruthy();
    expect(panel('Recent Activity').getAllByRole('listitem')).toHaveLength(3);
  });

  test.each([
    ['Start Test', '/full-length-practice-tests'],
    ['Take Quiz', '/ssat-math-practice'],
    ['Take Practice Test', pathOf('practiceTest')],
    ['Study by Section', '/section-study'],
    ['Review Mistakes', '/error-log'],
    ['Study Planner', '/study-planner'],
  ])('%s goes to %s', (name, path) => {
    show(<StudentDashboardPage />);
    const links = screen.getAllByRole('link', { name });
    expect(links.map((link) => link.getAttribute('href'))).toEqual(links.map(() => path));
    // Of the tests planned for the next Saturdays, only the first can be started.
    expect(links).toHaveLength(1);
  });

  test('the period changes only its own selection', async () => {
    show(<StudentDashboardPage />);
    const main = document.body;
    const period = within(screen.getByRole('group', { name: 'Period' }));
    const month = period.getByRole('button', { name: 'This Month', pressed: false });
    expect(period.getByRole('button', { pressed: true }).textContent).toBe('This Week');
    const before = main.textContent;
    await userEvent.click(month);
    expect(period.getByRole('button', { pressed: true })).toBe(month);
    expect(main.textContent).toBe(before);
  });

  test('shows no zero scores on the first day', () => {
    show(<StudentDashboardPage />, firstDayFamily);
    expect(screen.getByText(/No full test yet\./)).toBeTruthy();
    expect(screen.getAllByText('\u2013')).toHaveLength(3);
    expect(panel('Recent Activity').getByText('Nothing here yet')).toBeTruthy();
    // Nothing is planned, and the SSAT itself can't be taken here.
    expect(panel('Upcoming Tests').getAllByRole('listitem')).toHaveLength(1);
    expect(panel('Upcoming Tests').getByText('SSAT')).toBeTruthy();
    expect(panel('Upcoming Tests').queryByRole('link')).toBeNull();
    expect(panel('Study Time by Day').getByText('No study time yet')).toBeTruthy();
    expect(screen.queryByText('NaN', { exact: false })).toBeNull();
  });

  test('is complete for a learner without a target, a test day, or a plan', () => {
    show(<StudentDashboardPage />, blankFamily);
    expect(panel('Upcoming Tests').getByText('Nothing is planned')).toBeTruthy();
    cleanup();
    show(<StudentDashboardPage />, unknownLearnerFamily);
    expect(screen.getByText('No target yet.')).toBeTruthy();
    expect(screen.getByText('2,340')).toBeTruthy();
  });

  test('many activities are a preview here, and expand in place on My Dashboard', async () => {
    show(<MyPage />, busyFamily);
    const activity = panel('Recent Activity');
    expect(activity.getAllByRole('listitem')).toHaveLength(5);
    await userEvent.click(activity.getByRole('button', { name: 'View All' }));
    expect(activity.getAllByRole('listitem')).toHaveLength(20);
    await userEvent.click(activity.getByRole('button', { name: 'Show fewer' }));
    expect(activity.getAllByRole('listitem')).toHaveLength(5);
    cleanup();
    show(<StudentDashboardPage />, busyFamily);
    expect(panel('Recent Activity').getAllByRole('listitem')).toHaveLength(3);
    expect(panel('Recent Activity').queryByRole('button', { name: 'View All' })).toBeNull();
    expect(panel('Goal Progress').getByText('34.3 of 20')).toBeTruthy();
    expect(
      panel('Goal Progress')
        .getByRole('progressbar', { name: /^Weekly hours, Maya\u2019s own goal$/ })
        .getAttribute('aria-valuenow'),
    ).toBe('100');
  });
});

describe('the parent overview', () => {
  test('shows the first child, or the second with his own figures when selected', async () => {
    show(<ParentsDashboardPage />);
    expect(screen.getByText(/^up 30 since the full test of Oct\s24, perhaps by chance$/)).toBeTruthy();
    const select = screen.getByRole('combobox', { name: 'Child' });
    const options = within(select).getAllByRole('option');
    expect(options.map((option) => option.textContent)).toEqual([
      'Maya Anders, grade 8',
      'Theo Anders, grade 10',
    ]);
    await userEvent.selectOptions(select, 'Theo Anders, grade 10');
    expect(screen.getByText(/^up 24 since the full test of \w+\s\d+, perhaps by chance$/)).toBeTruthy();
    expect(
      screen.getByRole('heading', {
        name: /^66 below the 2,280 target for Norcott School, and clearly rising since \w+\s\d+$/,
      }),
    ).toBeTruthy();
    expect(screen.getByText('/?child=theo')).toBeTruthy();
    const links = ['View Detailed Report', 'Adjust Settings'].map((name) =>
      screen.getByRole('link', { name }).getAttribute('href'),
    );
    expect(links).toEqual(['/parent-dashboard?child=theo', '/parent-dashboard?child=theo&tab=notifications']);
  });

  test('has every panel of the product', () => {
    show(<ParentsDashboardPage />);
    for (const label of ['Latest Score', 'Study Time', 'Study Streak', 'Goal Progress'])
      expect(screen.getByText(label)).toBeTruthy();
    const sections = panel('Score Progress').getAllByRole('listitem');
    expect(sections.map((row) => row.textContent)).toEqual([
      'Ring: the full test of Oct 24',
      'Verbal783 \u00b7 target 735 Up 8 since the full test of Oct\u00a024, perhaps by chance',
      'Math796 \u00b7 target 745 Up 12 since the full test of Oct\u00a024, perhaps by chance',
      'Reading761 \u00b7 target 720 Up 10 since the full test of Oct\u00a024, perhaps by chance',
    ]);
    expect(
      panel('Weekly Schedule')
        .getAllByRole('listitem')
        .map((row) => row.textContent),
    ).toEqual([
      'MonVerbal, Math2.5 h',
      'TueMath, Mistake review2.5 h',
      'WedReading, Verbal3 h',
      'ThuVerbal, Math2.5 h',
      'FriReading, Math2.5 h',
      // The slot is a timed essay, and is named so everywhere.
      'SatEssay, Full test, Mistake review5 h',
      'SunRest',
    ]);
    for (const badge of ['Excellent', 'Good', 'Missed'])
      expect(panel('Recent Activity').getByText(badge)).toBeTruthy();
    expect(
      panel('Upcoming Tests')
        .getAllByRole('listitem')
        .map((row) => row.textContent),
    ).toEqual([
      'One math sectionTue, Nov\u00a017, 3:15\u00a0PMReady',
      'Full testSat, Nov\u00a021, 2:00\u00a0PMScheduled',
      'Full testSat, Nov\u00a028, 2:00\u00a0PMScheduled',
      'SSATSat, Jan\u00a02Scheduled',
    ]);
    for (const term of ['Strong areas', 'Needs improvement', 'Study consistency', 'Test anxiety']) {
      expect(panel('Performance Summary').getByText(term)).toBeTruthy();
    }
    expect(panel('Notifications').getAllByText('Unread')).toHaveLength(3);
  });

  test.each([
    ['View Detailed Report', '/parent-dashboard'],
    ['Schedule Coaching', '/boarding-alumni-mentoring'],
    ['Adjust Settings', '/parent-dashboard?tab=notifications'],
    [
      'Send Message',
      `mailto:${brand.contact.email}?subject=A%20question%20about%20my%20child%E2%80%99s%20preparation`,
    ],
  ])('%s goes to %s', (name, target) => {
    show(<ParentsDashboardPage />);
    expect(screen.getByRole('link', { name }).getAttribute('href')).toBe(target);
  });

  test('offline, only Send Message says that the email will wait', () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    show(<ParentsDashboardPage />);
    const waits = screen.getByText(/will wait in your mail program/);
    expect(waits.closest('li')?.textContent).toMatch(/^Send Message/);
    vi.restoreAllMocks();
  });

  test('handles long names and a first day', () => {
    show(<ParentsDashboardPage />, longNamesFamily);
    expect(screen.getByText(/Maximiliana-Josephine Wolverton-Ashcombe, grade 8, aiming/)).toBeTruthy();
    cleanup();
    show(<ParentsDashboardPage />, firstDayFamily);
    expect(panel('Score Progress').getByText('No section scores yet')).toBeTruthy();
    expect(panel('Notifications').getByText('No notifications')).toBeTruthy();
    expect(screen.queryByText('NaN', { exact: false })).toBeNull();
  });
});

const textOf = (name: string) => screen.getByRole('region', { name }).textContent;
const stat = (label: string) => screen.getByText(label, { selector: 'dt, dt *' }).closest('dl')?.textContent;
/** Reads one page, then another rendered separately. */
const on = <T,>(page: ReactNode, read: () => T, address?: string): T => {
  show(page, undefined, address);
  const found = read();
  cleanup();
  return found;
};

const rowTexts = (name: string) =>
  within(screen.getByRole('region', { name }))
    .getAllByRole('listitem')
    .map((row) => row.textContent);

describe.each([
  ['nothing known', unknownLearnerFamily],
  ['nothing known and nothing done', blankFamily],
] as const)('with %s', (_, of) => {
  test.each([
    ['My Dashboard', MyPage],
    ['Student', StudentDashboardPage],
    ['Parent Overview', ParentsDashboardPage],
    ['Parent Dashboard', ParentDashboardPage],
  ])('%s has no gaps, and no target that nobody set', (__, Page) => {
    show(<Page />, of);
    expect(document.body.textContent).not.toMatch(unshowable);
    expect(document.body.textContent).not.toMatch(/\b0 target|target (of )?0\b|of 0\b/);
  });
});

describe('the four dashboards agree', () => {
  test.each([
    ['maya', 'Maya', '19.9', '20.9', '2,340', '2,200', '12', '87%', '92nd'],
    ['theo', 'Theo', '18.4', '17.2', '2,214', '2,280', '5', '92%', '80th'],
  ])('on %s', (id, name, hours, before, latest, target, days, overall, percentile) => {
    const address = `/?child=${id}`;
    on(
      <StudentDashboardPage />,
      () => {
        expect(stat('Practice Score')).toContain(latest);
        expect(stat('Study Time')).toBe(`Study Time${hours} hof ${name}\u2019s own goal of 20 hours`);
        expect(textOf('Study Streak')).toContain(`${days} days in a row`);
        expect(textOf('Goal Progress')).toContain(`${latest}, target ${target}`);
        expect(textOf('Goal Progress')).toContain(`${hours} of 20`);
        expect(textOf('Study Time by Day')).toContain(`${hours} of 20 hours`);
      },
      address,
    );
    on(
      <ParentsDashboardPage />,
      () => {
        expect(stat('Latest Score')).toContain(latest);
        expect(stat('Study Time')).toContain(hours);
        expect(stat('Study Streak')).toContain(`${days} days`);
        expect(textOf('Study Time by Day')).toContain(`${hours} of 20 hours`);
        expect(textOf('Notifications')).toContain(
          `${hours} hours, ${(Number(hours) - 18).toFixed(1)} over the plan’s target`,
        );
      },
      address,
    );
    on(
      <MyPage />,
      () => {
        expect(stat('Day Streak')).toContain(days);
        expect(textOf('Study Progress')).toContain(overall);
        expect(textOf('Performance Trends')).toContain(`the ${target} target`);
        expect(textOf('Study Days')).toContain(`The current streak is ${days} days`);
        expect(textOf('Study Progress')).toContain(`${latest}, target ${target}`);
      },
      address,
    );
    on(
      <ParentDashboardPage />,
      () => {
        const strip = textOf('Child') ?? '';
        for (const figure of [overall, latest, percentile]) expect(strip).toContain(figure);
        expect(textOf('Weekly Study Time')).toContain(`${hours} hours`);
        expect(textOf('Weekly Study Time')).toContain(`last week${before}`);
        expect(textOf('Performance Trends')).toContain(`the ${target} target`);
      },
      address,
    );
  });

  test.each([
    ['maya', '19.9', '12', '87%', '92nd'],
    ['theo', '18.4', '5', '92%', '80th'],
  ])('on %s below the first row of the overview', async (id, hours, days, overall, percentile) => {
    show(<ParentDashboardPage />, undefined, `/?child=${id}`);
    expect((await screen.findByRole('region', { name: 'Study Days' })).textContent).toContain(
      `The current streak is ${days} days`,
    );
    expect(stat('Weekly Hours')).toContain(`${hours} h`);
    expect(stat('Overall Progress')).toContain(overall);
    expect(stat('Latest Percentile')).toContain(percentile);
  });

  test('on activities: the same newest ones, and missed ones only with badges', () => {
    const overview = on(<MyPage />, () => rowTexts('Recent Activity'));
    const badges = on(<StudentDashboardPage />, () => rowTexts('Recent Activity'));
    expect(overview).toEqual([
      'Reading: InferenceSection study \u00b7 yesterday \u00b7 40 min75%',
      'Full testTest \u00b7 yesterday \u00b7 170 min without breaks2,340',
      'Math: Linear equationsSection study \u00b7 2 days ago \u00b7 84 min94%',
      'Reading: ToneSection study \u00b7 2 days ago \u00b7 60 min67%',
      'Reading: DetailSection study \u00b7 2 days ago \u00b7 54 min86%',
    ]);
    expect(badges).toEqual([
      'Reading: Inference12 of 16 right \u00b7 yesterdayGood',
      'Mistake review40 minutes planned \u00b7 yesterdayMissed',
      'Full test2,340 in total \u00b7 yesterdayExcellent',
    ]);
    expect(on(<ParentsDashboardPage />, () => rowTexts('Recent Activity'))).toEqual(badges);
  });

  test.each(['nobody', '', 'THEO', 'constructor'])(
    'an unknown child, "%s", falls back to the first',
    (id) => {
      show(<MyPage />, undefined, `/?child=${id}`);
      expect(screen.getByText(/^A sample family: Maya Anders, grade 8, aiming for/)).toBeTruthy();
    },
  );

  test('bars are full and texts say 100% only for what is reached', () => {
    show(<StudentDashboardPage />);
    const bar = panel('Goal Progress').getByRole('progressbar', {
      name: /^Weekly hours, Maya\u2019s own goal$/,
    });
    // 19.9 of 20 hours are 99.5%.
    expect(bar.getAttribute('aria-valuenow')).toBe('99');
    expect(panel('Goal Progress').getByText(/^99% /)).toBeTruthy();
  });
});
