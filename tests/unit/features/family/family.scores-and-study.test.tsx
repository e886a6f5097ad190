/** The Test Scores and Study Time tabs, with the sample and in edge cases. */
import { ThemeProvider } from '@mui/material/styles';
import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, describe, expect, test } from 'vitest';
import { VisitProvider } from '@/data/visitState';
import type { Learner, StudyLog } from '@/domain/learner/learner';
import type { LearnerSession } from '@/domain/learner/learner-session';
import { reportedFullTest } from '@/data/sample/reportedTests';
import ScoresTab from '@/features/family/tabs/scores/ScoresTab';
import StudyTab from '@/features/family/tabs/study/StudyTab';
import { addDays } from '@/lib/dates/calendar';
import { localEpochMs } from '@/lib/dates/localTime';
import { theme } from '@theme';
import { family, maya, sunday } from '../sample-family';
import { nothingComesNear } from '../../nearness';

afterEach(cleanup);

nothingComesNear();

function show(Tab: typeof ScoresTab, change: Partial<Learner> = {}) {
  render(
    <MemoryRouter>
      <ThemeProvider theme={theme}>
        <VisitProvider>
          <Tab family={family} learner={{ ...maya, ...change }} />
        </VisitProvider>
      </ThemeProvider>
    </MemoryRouter>,
  );
}

const nothing: StudyLog = { sessions: [], tests: [] };
const testAt = (daysAgo: number, score: number, percentile: number) =>
  reportedFullTest(
    localEpochMs(addDays(sunday, -daysAgo), 14 * 60),
    { verbal: score, quantitative: score, reading: score },
    percentile,
  );

const panel = (name: string) => within(screen.getByRole('region', { name }));
const rowsOf = (name: string) =>
  within(screen.getByRole('table', { name, hidden: true }))
    .getAllByRole('row', { hidden: true })
    .map((row) => [...row.querySelectorAll('th, td')].map((cell) => cell.textContent));
const items = (scope: ReturnType<typeof panel>) =>
  scope.getAllByRole('listitem').map((item) => item.textContent);
const sorts = () => screen.getAllByRole('columnheader').map((head) => head.getAttribute('aria-sort'));
const stat = (label: string) => screen.getByText(label, { selector: 'dt, dt *' }).closest('dl')?.textContent;
const none = '\u2013';

describe('the test scores', () => {
  test('start with an explanation and four figures, each with a comparison', () => {
    show(ScoresTab);
    expect(
      screen.getByText(/now at the 92nd percentile, which meets the target for Ashby Hall, the 85th\./),
    ).toBeTruthy();
    expect(stat('Latest Total Score')).toBe(
      'Latest Total Score2,340up 30 since the full test of Oct\u00a024, perhaps by chance',
    );
    expect(stat('Percentile Rank')).toBe('Percentile Rank92nd91st on the full test of Oct\u00a024');
    expect(stat('Tests Completed')).toBe('Tests Completed1710 full tests, 7 section tests');
    expect(stat('Improvement Rate')).toBe('Improvement Rate+6.4%from 2,200 on the first full test');
  });

  test.each([
    ['3 months', 'last 3 months', 5, 'Aug 22, 2026', 'no change'],
    ['6 months', 'last 6 months', 7, 'Jun 13, 2026', 'no change'],
    ['1 year', 'last year', 10, 'Dec 27, 2025', 'none before'],
  ])(
    'the percentiles of %s: the chart’s table of the %s has %d points, the oldest compared with the test before it',
    async (label, period, points, oldest, change) => {
      show(ScoresTab);
      const range = within(panel('Percentile Progress').getByRole('group', { name: 'Range' }));
      await userEvent.click(range.getByRole('button', { name: label }));
      expect(range.getByRole('button', { pressed: true }).textContent).toBe(label);
      const [head, first, ...rest] = rowsOf(`Percentile of each full test, ${period}`);
      expect(head).toEqual([
        'Test',
        'Percentile',
        'Ashby Hall 85th',
        'Wexcombe School 90th',
        'St. Brannock\u2019s Academy 95th',
        'Since the full test before',
      ]);
      expect([first?.[0], first?.at(-1)]).toEqual([oldest, change]);
      expect(rest).toHaveLength(points - 1);
      expect(rest.at(-1)).toEqual(['Nov 14, 2026', '92nd', '7 above', '2 above', '3 below', '+1']);
      expect(
        panel('Percentile Progress').getByText(
          /7 percentile points above the target for Ashby Hall, the 85th\./,
        ),
      ).toBeTruthy();
    },
  );

  test('each section: score, previous, trend, strengths, weaknesses, recommendation', () => {
    show(ScoresTab);
    expect(panel('Section Performance').getByText('section scores, up to 800')).toBeTruthy();
    for (const [name, words] of [
      [
        'Verbal',
        [
          '783',
          'up 8, perhaps by chance',
          'from 775 on the full test of Oct 24',
          'Analogies: function',
          'Analogies: degree',
        ],
      ],
      [
        'Math',
        [
          '796',
          'up 12, perhaps by chance',
          'from 784 on the full test of Oct 24',
          'Linear equations',
          'Rate, work, distance',
        ],
      ],
      [
        'Reading',
        ['761', 'up 10, perhaps by chance', 'from 751 on the full test of Oct 24', 'Main idea', 'Inference'],
      ],
    ] as const) {
      const section = panel(`${name} performance`);
      expect(section.getByRole('heading', { name, level: 3 })).toBeTruthy();
      for (const part of ['Strengths', 'Weaknesses', 'Recommendation'])
        expect(section.getByRole('heading', { name: part })).toBeTruthy();
      for (const word of words) expect(section.getByText(word)).toBeTruthy();
    }
    expect(panel('Math performance').getByText(/Write the unit beside every number/)).toBeTruthy();
  });

  test('the history lists the newest six tests first, and labels what is missing', () => {
    show(ScoresTab);
    expect(rowsOf('Recent tests')).toEqual([
      ['Date', 'Test', 'Verbal', 'Math', 'Reading', 'Total', 'Percentile'],
      ['Nov 14Full test', 'Full test', '783', '796', '761', '2,340', '92nd'],
      ['Nov 7Reading section, 756', 'Reading section', none, none, '756', none, none],
      ['Oct 24Full test', 'Full test', '775', '784', '751', '2,310', '91st'],
      ['Oct 17Both math sections, 790', 'Both math sections', none, '790', none, none, none],
      ['Oct 10Full test', 'Full test', '770', '771', '745', '2,286', '89th'],
      ['Oct 3Verbal section, 764', 'Verbal section', '764', none, none, none, none],
    ]);
    const history = panel('Recent Test History');
    expect(history.getAllByRole('img', { name: 'no percentile for a section test' })).toHaveLength(3);
    expect(history.getAllByRole('img', { name: 'not part of this test' })).toHaveLength(9);
    expect(history.getByText('newest 6 of 17')).toBeTruthy();
  });

  test.each([
    ['Test', 'ascending', 'Oct 17', 'Oct 3'],
    ['Verbal', 'descending', 'Nov 14', 'Oct 17'],
    ['Math', 'descending', 'Nov 14', 'Oct 3'],
    ['Reading', 'descending', 'Nov 14', 'Oct 3'],
    ['Total', 'descending', 'Nov 14', 'Oct 3'],
    ['Percentile', 'descending', 'Nov 14', 'Oct 3'],
  ])('can be sorted by %s, first %s and then in reverse', async (column, direction, first, last) => {
    show(ScoresTab);
    const head = () => screen.getByRole('columnheader', { name: column });
    expect(screen.getByRole('columnheader', { name: 'Date' }).getAttribute('aria-sort')).toBe('descending');
    await userEvent.click(within(head()).getByRole('button'));
    expect(head().getAttribute('aria-sort')).toBe(direction);
    expect(sorts().filter((each) => each !== null)).toEqual([direction]);
    expect(rowsOf('Recent tests')[1]?.[0]).toMatch(first);
    expect(rowsOf('Recent tests').at(-1)?.[0]).toMatch(last);
    await userEvent.click(within(head()).getByRole('button'));
    expect(head().getAttribute('aria-sort')).toBe(direction === 'ascending' ? 'descending' : 'ascending');
    expect(rowsOf('Recent tests')[1]?.[0]).not.toMatch(first);
  });

  test('a row opens its test with scores, their error, and the previous test, and the focus returns', async () => {
    show(ScoresTab);
    const row = screen.getByRole('button', { name: 'Nov 7' });
    await userEvent.click(row);
    const dialog = within(await screen.findByRole('dialog', { name: 'Reading section' }));
    expect(dialog.getByText(/^Saturday, Nov 7, 2026, .* 40 minutes of work$/)).toBeTruthy();
    expect(dialog.getByText('756')).toBeTruthy();
    expect(dialog.getByText('80% range: 733 to 779')).toBeTruthy();
    expect(dialog.getByText(/^A section test has no total/)).toBeTruthy();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(document.activeElement).toBe(row);
    await userEvent.click(screen.getByRole('button', { name: 'Nov 14' }));
    const full = within(await screen.findByRole('dialog', { name: 'Full test' }));
    expect(full.getByText('total, 92nd percentile')).toBeTruthy();
    expect(
      full.getByText('140 above the target of 2,200; the low end of the range is above it too.'),
    ).toBeTruthy();
    expect(full.getAllByRole('listitem')).toHaveLength(3);
    expect(full.getAllByText(/^Up \d+ since the full test of \w+ \d+, perhaps by chance$/)).toHaveLength(4);
  });

  test('a click on the date sorts oldest first', async () => {
    show(ScoresTab);
    await userEvent.click(screen.getByRole('button', { name: 'Date' }));
    expect(rowsOf('Recent tests')[1]?.[0]).toMatch('Oct 3');
  });

  test('the schools have a target, a status in words, a distance, and a bar', () => {
    show(ScoresTab);
    expect(items(panel('Target Schools'))).toEqual([
      'Ashby HallAchievedYour target: 85th percentile7 above',
      'Wexcombe SchoolAchievedYour target: 90th percentile2 above',
      'St. Brannock\u2019s AcademyIn progressYour target: 95th percentile3 to go',
    ]);
    const bar = screen.getByRole('progressbar', { name: 'Wexcombe School' });
    expect(bar.getAttribute('aria-valuetext')).toBe('92nd percentile, target 90th');
    expect(bar.getAttribute('aria-valuenow')).toBe('92');
  });

  test('before the first test, shows no zeros', () => {
    show(ScoresTab, { ...nothing, profile: { ...maya.profile, schools: [] } });
    expect(screen.getByText(/No full test yet\./)).toBeTruthy();
    // The number of tests is known (none); scores aren't.
    expect(screen.getAllByText(none)).toHaveLength(3);
    expect(panel('Percentiles').getByText('No percentiles yet')).toBeTruthy();
    expect(panel('Section Performance').getByText('No section has been analyzed yet')).toBeTruthy();
    expect(panel('Recent Test History').getByText('No tests yet')).toBeTruthy();
    expect(panel('Target Schools').getByText('No target schools yet')).toBeTruthy();
    expect(document.body.textContent).not.toMatch(/NaN|undefined|null/);
  });

  test('without a test, schools are in progress, with the reason', () => {
    show(ScoresTab, { tests: [] });
    const schools = panel('Target Schools');
    expect(schools.getAllByText('known once a score report gives a percentile')).toHaveLength(3);
    expect(schools.getAllByText('In progress')).toHaveLength(3);
    expect(schools.queryByRole('progressbar')).toBeNull();
  });

  test('a school without a percentile says so, and is in progress', () => {
    const schools = [{ name: 'Open School', targetPercentile: null }, ...maya.profile.schools.slice(0, 1)];
    show(ScoresTab, { profile: { ...maya.profile, schools } });
    expect(items(panel('Target Schools'))).toEqual([
      'Open SchoolIn progressNo percentile setset one to compare',
      'Ashby HallAchievedYour target: 85th percentile7 above',
    ]);
    // The headline uses the first school that requires something.
    expect(screen.getByText(/which meets the target for Ashby Hall, the 85th\./)).toBeTruthy();
  });

  test('a single test is a point without a change', () => {
    show(ScoresTab, { tests: maya.tests.slice(-1) });
    expect(stat('Latest Total Score')).toContain('first full test: nothing to compare it with yet');
    expect(stat('Improvement Rate')).toBe(`Improvement Rate${none}after the second full test`);
    expect(stat('Tests Completed')).toBe('Tests Completed11 full test, 0 section tests');
    expect(rowsOf('Percentile of each full test, last 6 months')).toHaveLength(2);
    expect(rowsOf('Recent tests')).toHaveLength(2);
  });

  test('a range without a full test says so, and a longer range shows one', async () => {
    show(ScoresTab, { tests: [testAt(300, 700, 70)] });
    const progress = panel('Percentile Progress');
    expect(progress.getByText('No full tests in the last 6 months')).toBeTruthy();
    const range = within(progress.getByRole('group', { name: 'Range' }));
    await userEvent.click(range.getByRole('button', { name: '1 year', pressed: false }));
    expect(rowsOf('Percentile of each full test, last year')[1]?.slice(0, 2)).toEqual([
      'Jan 19, 2026',
      '70th',
    ]);
  });

  test('of fifty tests, the history shows the newest six', () => {
    const tests = Array.from({ length: 50 }, (_, index) => testAt(7 * (49 - index) + 1, 740, 85));
    show(ScoresTab, { tests });
    expect(rowsOf('Recent tests')).toHaveLength(7);
    expect(panel('Recent Test History').getByText('newest 6 of 50')).toBeTruthy();
    expect(stat('Improvement Rate')).toContain('0%');
  });
});

describe('the study time', () => {
  test('starts with the week’s hours out of 18', () => {
    show(StudyTab);
    expect(
      screen.getByText(
        /19\.9 hours this week, 1\.9 over target; Writing had 5% of the last four weeks\u2019 hours, and we advise 15%\./,
      ),
    ).toBeTruthy();
    expect(stat('This Week\u2019s Total')).toBe(
      'This Week\u2019s Total19.9 h1.9 over the plan\u2019s target of 18',
    );
    expect(stat('Daily Average')).toBe('Daily Average3.3 hthe target is 3 h a study day');
    expect(stat('Study Streak in Weeks')).toBe('Study Streak in Weeks2 weeksin a row with 18\u00a0h or more');
    expect(stat('Sessions')).toBe('Sessions172 fewer than last week');
  });

  test('of one subject says that the target is for all, and counts the same days', async () => {
    show(StudyTab);
    expect(panel('Study Days').getAllByText(/^Studied on 77 of 91 days/).length).toBeGreaterThan(0);
    await userEvent.click(screen.getAllByRole('button', { name: /^Writing/ })[0] ?? document.body);
    expect(panel('Weekly Totals').getByText('the target is for all subjects')).toBeTruthy();
    expect(panel('Weekly Totals').queryByText(/no weekly target yet/)).toBeNull();
    expect(stat('Study Streak in Weeks')).toBe('Study Streak in Weeks–the target is for all subjects');
    expect(panel('Study Days').getAllByText(/^Studied on \d+ of 91 days/).length).toBeGreaterThan(0);
  });

  test('of one subject counts its sessions as the goals do, and names the full test apart', async () => {
    show(StudyTab);
    await userEvent.click(screen.getAllByRole('button', { name: /^Reading/ })[0] ?? document.body);
    expect(stat('Sessions')).toMatch(/^Sessions5 and a full test/);
    const list = items(within(screen.getByRole('list', { name: 'Days, this week' })));
    expect(list[5]).toMatch(/^Sat Reading\u00a0\u00b7 (?:\d sessions? and )?a full test /);
    await userEvent.click(screen.getByRole('button', { name: 'Sessions' }));
    expect(await screen.findByRole('dialog', { name: 'Sessions a week, Reading' })).toBeTruthy();
  });

  test('opens the details of the pressed figure', async () => {
    show(StudyTab);
    await userEvent.click(screen.getByRole('button', { name: 'Daily Average' }));
    expect(await screen.findByRole('dialog', { name: 'Daily average' })).toBeTruthy();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await userEvent.click(screen.getByRole('button', { name: 'Study Streak in Weeks' }));
    expect(await screen.findByRole('dialog', { name: 'Study streak in weeks' })).toBeTruthy();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  test('for a week, the list and the chart’s table agree on each day', () => {
    show(StudyTab);
    const rows = rowsOf('Hours by day, this week');
    expect(rows[0]).toEqual([
      'Day',
      'Hours',
      'Verbal',
      'Math',
      'Reading',
      'Writing',
      'Target 3 h',
      'Last week',
      'Since last week',
    ]);
    expect(rows.slice(1).map(([day]) => day?.slice(0, 3))).toEqual([
      'Mon',
      'Tue',
      'Wed',
      'Thu',
      'Fri',
      'Sat',
      'Sun',
    ]);
    expect(rows[6]?.slice(1)).toEqual(['3.5', '0.6', '1.1', '1.4', '0.4', '0.5 above', '4.1', '\u22120.6']);
    expect(rows[7]?.slice(1)).toEqual(['0.0', '0.0', '0.0', '0.0', '0.0', 'rest day', '0.0', 'no change']);
    const list = items(within(screen.getByRole('list', { name: 'Days, this week' })));
    expect(list).toHaveLength(7);
    expect(list[5]).toBe('Sat Verbal, Math, Reading, Writing\u00a0\u00b7 2 sessions 3.5 h');
    expect(panel('Daily Hours').queryByRole('button', { name: 'View All' })).toBeNull();
  });

  test('for four weeks, has 28 bars, oldest first, and a list, newest first, with seven days at first', async () => {
    show(StudyTab);
    const daily = panel('Daily Hours');
    const range = within(daily.getByRole('group', { name: 'Range' }));
    await userEvent.click(range.getByRole('button', { name: 'Monthly', pressed: false }));
    expect(range.getByRole('button', { pressed: true }).textContent).toBe('Monthly');
    const rows = rowsOf('Hours by day, four weeks');
    expect(rows).toHaveLength(29);
    expect(rows[1]?.[0]).toBe('Mon, Oct 19');
    expect(rows[7]).toEqual(['Sun, Oct 25', '0.0', '0.0', '0.0', '0.0', '0.0', 'rest day', '–']);
    expect(rows[13]).toEqual(['Sat, Oct 31', '0.0', '0.0', '0.0', '0.0', '0.0', '3 below', 'Family trip']);
    expect(rows[28]?.[0]).toBe('Sun, Nov 15');
    const lists = () =>
      daily.getAllByRole('list', { name: /^Days/ }).map((list) => list.getAttribute('aria-label'));
    const days = () =>
      daily.getAllByRole('list', { name: /^Days/ }).flatMap((list) => within(list).getAllByRole('listitem'));
    expect(lists()).toEqual(['Days, this week']);
    expect(days()).toHaveLength(7);
    await userEvent.click(daily.getByRole('button', { name: 'View All' }));
    expect(lists()).toEqual(['Days, this week', 'Days, last week', 'Days, 2 weeks ago', 'Days, 3 weeks ago']);
    expect(days()).toHaveLength(28);
    expect(daily.getByText('20.9 h')).toBeTruthy();
    // If more than a week is shown, days include their date.
    expect(days()[12]?.textContent).toMatch(/^Sat, Nov 7/);
    await userEvent.click(daily.getByRole('button', { name: 'Show fewer' }));
    expect(days()).toHaveLength(7);
  });

  test('for thirteen weeks, has totals by subject compared with 18 hours', () => {
    show(StudyTab);
    const rows = rowsOf('Hours by week, 13 weeks');
    expect(rows[0]).toEqual([
      'Week of',
      'Hours',
      'Verbal',
      'Math',
      'Reading',
      'Writing',
      'Target 18 h',
      'Note',
    ]);
    expect(rows).toHaveLength(14);
    expect(rows.at(-1)).toEqual(['Nov 9', '19.9', '7.2', '6.9', '5.4', '0.4', '1.9 above', '–']);
    expect(rows.at(-3)?.at(-1)).toBe('Family trip');
    expect(
      panel('Weekly Totals').getByText(
        /7 of the last 13 weeks reached 18 hours\. Note: “Family trip” \(Oct 31 to Nov 1\)\.$/,
      ),
    ).toBeTruthy();
  });

  test('a day in the list opens its sessions, and the focus returns', async () => {
    show(StudyTab);
    const row = screen.getByRole('button', {
      name: /^Sat Verbal, Math, Reading, Writing\u00a0· 2 sessions 3\.5 h$/,
    });
    await userEvent.click(row);
    const dialog = within(await screen.findByRole('dialog', { name: 'Saturday, Nov 14, 2026' }));
    expect(
      dialog.getByText(
        '3.5 hours, 0.5 above 3, the day\u2019s share of the plan\u2019s target (18 h over the plan\u2019s six study days).',
      ),
    ).toBeTruthy();
    expect(items(dialog)).toEqual([
      expect.stringMatching(/^2:00 PMFull testTotal 2,340170 minutes$/),
      expect.stringMatching(/Reading: .*40 minutes$/),
    ]);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(document.activeElement).toBe(row);
  });

  test('shows each subject’s share next to the advised 30, 30, 25, and 15 percent', () => {
    show(StudyTab);
    expect(rowsOf('Share of study time by subject, beside the advised share')).toEqual([
      ['Subject', 'Share', 'Advised', 'Beside it'],
      ['Verbal', '36%', '30%', '6 above'],
      ['Math', '31%', '30%', '1 above'],
      ['Reading', '28%', '25%', '3 above'],
      ['Writing', '5%', '15%', '10 below'],
    ]);
    expect(items(within(screen.getByRole('list', { name: 'Subjects' })))).toEqual([
      'Verbal 26.8 h 36%, 6 points over the advised 30%',
      'Math 23.3 h 31%, 1 point over the advised 30%',
      'Reading 20.3 h 28%, 3 points over the advised 25%',
      'Writing 3.8 h 5%, 10 points short of the advised 15%',
    ]);
  });

  test('patterns, metrics with band and trend as words, recommendations', () => {
    show(StudyTab);
    expect(items(panel('Schedule Patterns'))[0]).toBe(
      'Verbal, Math, Reading4:00 to 6:00 PMMonday to Friday120 min',
    );
    expect(items(panel('Schedule Patterns'))).toHaveLength(6);
    expect(items(panel('Schedule Patterns'))[2]).toBe('Verbal6:30 to 7:30 PMWednesday60 min');
    const metrics = panel('Productivity Metrics');
    for (const [name, value] of [
      ['Sessions kept', '88%, strong'],
      ['Days kept', '96%, strong'],
      ['Accuracy', '84%, moderate'],
      ['Subject balance', '34%, weak'],
    ] as const)
      expect(metrics.getByRole('progressbar', { name }).getAttribute('aria-valuetext')).toBe(value);
    expect(
      metrics.getAllByText(/^(Rising|Falling|No clear change)$/).map((mark) => mark.textContent),
    ).toEqual(['No clear change', 'No clear change', 'Rising', 'Falling']);
    expect(metrics.getByText('Share of planned sessions completed.')).toBeTruthy();
    expect(items(panel('Recommendations'))).toEqual([
      'Inference, 64% right. For the student: Read two fiction passages a week and underline the line that proves each answer.Practice inference',
      'Give Writing a larger share of the time. It had 5% of the last four weeks\u2019 hours, and we advise 15%.Open writing practice',
      'Find another time for the mistake review, the one session missed in the last seven days.Open your own study planner',
    ]);
  });

  test('an empty log shows no row of zeros', () => {
    show(StudyTab, { ...nothing, plan: null });
    expect(screen.getByText(/Nothing logged this week\./)).toBeTruthy();
    expect(screen.getAllByText(none)).toHaveLength(3);
    expect(panel('Daily Hours').getByText('No study time this week')).toBeTruthy();
    expect(panel('Subject Time').getByText('No study time yet')).toBeTruthy();
    expect(panel('Schedule Patterns').getByText('No usual times yet')).toBeTruthy();
    expect(panel('Productivity Metrics').getByText('Nothing measured yet')).toBeTruthy();
    expect(items(panel('Recommendations'))).toHaveLength(1);
    expect(document.body.textContent).not.toMatch(/NaN|undefined|null/);
  });

  test('shows a week with one subject, after a log that starts with it', async () => {
    const only: LearnerSession = {
      id: 'only',
      at: localEpochMs(addDays(sunday, -6), 16 * 60),
      minutes: 120,
      section: 'quantitative',
      kind: 'drill',
      topics: [{ topic: 'math-angles', answered: 40, right: 30 }],
    };
    show(StudyTab, { sessions: [only], tests: [] });
    expect(stat('Sessions')).toBe('Sessions1no earlier week to compare with');
    expect(stat('This Week\u2019s Total')).toContain('16 short of the plan\u2019s target of 18');
    expect(rowsOf('Share of study time by subject, beside the advised share')[2]).toEqual([
      'Math',
      '100%',
      '30%',
      '70 above',
    ]);
    await userEvent.click(panel('Daily Hours').getByRole('button', { name: 'Monthly', pressed: false }));
    expect(rowsOf('Hours by day, four weeks')).toHaveLength(8);
  });
});
