/** The dashboards' frame: one answer on all of them, the navigation row, the sample families, and the presentation. */
import { studentPages } from '@/ui/row/StudentRow';
import { ThemeProvider } from '@mui/material/styles';
import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactElement, ReactNode } from 'react';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { LearnersProvider } from '@/data/learners/useLearners';
import {
  firstDayFamily,
  longNamesFamily,
  unknownLearnerFamily,
  sampleVariants,
} from '@/data/sample/sampleVariants';
import { TodayProvider } from '@/data/useToday';
import { VisitProvider } from '@/data/visitState';
import type { Family } from '@/domain/dashboard/figures';
import MyPage from '@/pages/dashboards/MyPage';
import ParentDashboardPage from '@/pages/dashboards/ParentDashboardPage';
import ParentsDashboardPage from '@/pages/dashboards/ParentsDashboardPage';
import StudentDashboardPage from '@/pages/dashboards/StudentDashboardPage';
import { pathOf } from '@/site';
import { BareScreenScope } from '@/ui/page/bareScreen';
import { theme } from '@theme';
import { source, sourceOf, wednesday } from '../sample-family';
import { nothingComesNear } from '../../nearness';

afterEach(cleanup);

nothingComesNear();

function Address() {
  const { pathname, search } = useLocation();
  return <output>{pathname + search}</output>;
}

const show = (page: ReactNode, address = '/', family?: Family) =>
  render(
    <MemoryRouter initialEntries={[address]}>
      <ThemeProvider theme={theme}>
        <TodayProvider value={wednesday}>
          <VisitProvider>
            <BareScreenScope>
              {(bare) => (
                <LearnersProvider source={family === undefined ? source : sourceOf(family)}>
                  {!bare && <header>Header</header>}
                  {page}
                </LearnersProvider>
              )}
            </BareScreenScope>
            <Address />
          </VisitProvider>
        </TodayProvider>
      </ThemeProvider>
    </MemoryRouter>,
  );

const pages = [
  ['My Dashboard', MyPage],
  ['Student Dashboard', StudentDashboardPage],
  ['Parent Overview', ParentsDashboardPage],
  ['Parent Dashboard', ParentDashboardPage],
] as const;

describe.each(pages)('%s', (name, Page) => {
  test.each([
    ['/', 'On track', '[Aa]bove the 2,200 target for Ashby Hall on four full tests in a row'],
    ['/?child=theo', 'Worth watching', '66 below the 2,280 target for Norcott School, and clearly rising'],
  ])('at %s shows the answer as a heading', (address, verdict, words) => {
    show(<Page />, address);
    expect(screen.getByRole('heading', { level: 2, name: new RegExp(words) })).toBeTruthy();
    expect(screen.getAllByText(new RegExp(`^${verdict}`))).not.toEqual([]);
  });

  test('is current in the dashboard navigation, which keeps the child', () => {
    show(<Page />, '/?child=theo');
    const row = within(screen.getByRole('navigation', { name: /dashboards$/i }));
    const addresses = row.getAllByRole('link').map((link) => link.getAttribute('href'));
    expect(addresses.slice(-4)).toEqual([
      '/my-page?child=theo',
      '/dashboard/student?child=theo',
      '/dashboard/parents?child=theo',
      '/parent-dashboard?child=theo',
    ]);
    // My Dashboard is also in the student's row.
    expect(addresses.slice(0, -4)).toEqual(
      name === 'My Dashboard' ? studentPages.filter(({ id }) => id !== 'myPage').map(({ to }) => to) : [],
    );
    expect(row.getByRole('link', { current: 'page' }).textContent).toBe(name);
  });

  test('has a child selector, or only the name if there is one child', async () => {
    show(<Page />);
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Child' }), 'theo');
    expect(screen.getByText('/?child=theo')).toBeTruthy();
    cleanup();
    show(<Page />, '/', longNamesFamily);
    expect(screen.queryByRole('combobox', { name: 'Child' })).toBeNull();
    expect(screen.getAllByText(/Maximiliana-Josephine/).length).toBeGreaterThan(0);
  });
});

test.each(Object.entries(sampleVariants))('the answer for the variant %s has no gaps', (_, family) => {
  show(<ParentDashboardPage />, '/', family);
  const card = screen.getByText('Next step').closest('section');
  expect(card?.textContent).not.toMatch(/NaN|undefined|null|Infinity/);
});

test('the answer names neither target nor test day for an unknown learner', () => {
  show(<ParentDashboardPage />, '/', unknownLearnerFamily);
  expect(screen.getByText('No target yet')).toBeTruthy();
  expect(screen.getByText('Set a target to see how the total compares.')).toBeTruthy();
  expect(screen.getByText(/The test day isn\u2019t set yet\./)).toBeTruthy();
});

test('on the first day, the answer says where to begin', () => {
  show(<ParentDashboardPage />, '/', firstDayFamily);
  expect(screen.getByText('No full test yet')).toBeTruthy();
  expect(screen.getByRole('heading', { level: 3, name: 'The free test, in 65 minutes' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Start the free test' }).getAttribute('href')).toBe(
    pathOf('freeTest'),
  );
});

const button = () => screen.getByRole('button', { name: /Whose figures$/ });
const list = () => screen.queryByRole('list', { name: 'Whose figures' });

describe('the sample families', () => {
  test('open from the chip, can be navigated with arrow keys, and close with Escape', async () => {
    show(<ParentDashboardPage />, '/?tab=overview');
    expect(list()).toBeNull();
    await userEvent.click(button());
    // Its code loads after the page.
    const links = within(await screen.findByRole('list', { name: 'Whose figures' })).getAllByRole('link');
    // This device, and the six families, of which the default one is shown.
    expect(links).toHaveLength(7);
    expect(links.map((link) => link.getAttribute('aria-current'))).toEqual([
      null,
      'true',
      null,
      null,
      null,
      null,
      null,
    ]);
    expect(document.activeElement).toBe(links[1]);
    await userEvent.keyboard('{ArrowDown}');
    expect(document.activeElement).toBe(links[2]);
    await userEvent.keyboard('{ArrowUp}{ArrowUp}{ArrowUp}');
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Open a shared copy' }));
    await userEvent.keyboard('{ArrowUp}');
    expect(document.activeElement).toBe(links[6]);
    await userEvent.keyboard('{Escape}');
    expect(list()).toBeNull();
    expect(document.activeElement).toBe(button());
  });

  test('are selected by the address, which keeps the tab but not the child', async () => {
    show(<ParentDashboardPage />, '/?tab=overview&child=theo');
    await userEvent.click(button());
    for (const [name, address] of [
      [/^A child off track/, '/?family=off-course&tab=overview'],
      [/^Two children/, '/?from=sample&tab=overview'],
      [/^Your practice ?Nobody has practiced here yet/, '/?from=device&tab=overview'],
    ] as const)
      expect(screen.getByRole('link', { name }).getAttribute('href')).toBe(address);
  });
});

const begin = async (page: ReactElement, address?: string) => {
  show(page, address);
  await userEvent.click(screen.getByRole('button', { name: 'Present full screen' }));
  return within(await screen.findByRole('region', { name: 'Presentation' }));
};

describe('the presentation', () => {
  test('shows one card at a time, without the header, and ends with Escape', async () => {
    const presentation = await begin(<StudentDashboardPage />);
    await waitFor(() => expect(screen.queryByText('Header')).toBeNull());
    expect(presentation.getByRole('heading', { level: 1 }).textContent).toMatch(
      /^\$\d+ is right, and a note explains why each wrong choice is tempting$/,
    );
    const place = presentation.getByRole('status', { name: 'Slide' });
    expect(place.textContent).toBe('1 of 13 · Student: a question');
    await userEvent.keyboard('{ArrowRight}');
    expect(place.textContent).toBe('2 of 13 · Student: a day of practice');
    expect(presentation.getByRole('heading', { level: 1 }).textContent).toMatch(
      /^Maya Anders: \d sessions on /,
    );
    await userEvent.keyboard('{PageDown}{PageUp}{ArrowLeft}{ArrowLeft}');
    expect(place.textContent).toBe('1 of 13 · Student: a question');
    expect(presentation.getByRole('button', { name: 'Back' })).toHaveProperty('disabled', true);
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('region', { name: 'Presentation' })).toBeNull();
    expect(screen.getByText('Header')).toBeTruthy();
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Student Dashboard');
  });

  test('has no links on its cards', async () => {
    const presentation = await begin(<ParentDashboardPage />);
    const titles = [];
    for (let slide = 1; slide <= 13; slide += 1) {
      expect(presentation.queryAllByRole('link')).toEqual([]);
      titles.push(presentation.getByRole('status', { name: 'Slide' }).textContent);
      if (slide < 13) await userEvent.click(presentation.getByRole('button', { name: 'Next' }));
    }
    expect(new Set(titles).size).toBe(13);
    expect(presentation.getByRole('heading', { level: 1 }).textContent).toBe('Try it on your own device');
    expect(presentation.getByRole('img', { name: /^QR code for / })).toBeTruthy();
    await userEvent.click(presentation.getByRole('button', { name: 'Exit' }));
    expect(screen.queryByRole('region', { name: 'Presentation' })).toBeNull();
  });

  test('has notes one slide at a time, in which the arrow keys don’t change slides', async () => {
    const presentation = await begin(<ParentDashboardPage />, '/?child=theo');
    await userEvent.keyboard('{ArrowRight}');
    await userEvent.click(presentation.getByRole('button', { name: 'Speaker notes' }));
    const notes = within(screen.getByRole('dialog', { name: 'Speaker notes' }));
    const note = () => notes.getByRole('status').textContent;
    expect(note()).toMatch(/^2\. Student: a day of practice/);
    await userEvent.click(notes.getByRole('button', { name: 'Next note' }));
    expect(note()).toMatch(/^3\. Student: the result/);
    await userEvent.click(notes.getByRole('button', { name: 'Previous note' }));
    await userEvent.click(notes.getByRole('button', { name: 'Previous note' }));
    expect(note()).toMatch(/^1\. Student: a question/);
    expect(notes.getByRole('button', { name: 'Previous note' })).toHaveProperty('disabled', true);
    await userEvent.keyboard('{ArrowRight}');
    await userEvent.click(notes.getAllByRole('button', { name: 'Close' })[0] ?? document.body);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(presentation.getByRole('status', { name: 'Slide' }).textContent).toBe(
      '2 of 13 · Student: a day of practice',
    );
  });

  test('shows the notes where the presenter view can’t open', async () => {
    vi.spyOn(window, 'open').mockReturnValue(null);
    const presentation = await begin(<ParentDashboardPage />);
    await userEvent.click(presentation.getByRole('button', { name: 'Presenter view' }));
    expect(screen.getByRole('dialog', { name: 'Speaker notes' })).toBeTruthy();
    vi.restoreAllMocks();
  });

  test('changes the family or the child and stays on its slide', async () => {
    const presentation = await begin(<ParentDashboardPage />);
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    await userEvent.selectOptions(presentation.getByRole('combobox', { name: 'Child' }), 'theo');
    expect(presentation.getByRole('heading', { level: 1 }).textContent).toMatch(
      /^Theo Anders: The most to gain is in \w+, according to the full test of /,
    );
    await userEvent.selectOptions(presentation.getByRole('combobox', { name: 'Family' }), 'off-course');
    expect(screen.getByText('/?family=off-course')).toBeTruthy();
    expect(presentation.getByRole('status', { name: 'Slide' }).textContent).toBe(
      '3 of 13 · Student: the result',
    );
  });
});
