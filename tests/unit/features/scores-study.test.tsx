/** The Test Scores and Study Time tabs, with the sample and at its edges. */
import { ThemeProvider } from '@mui/material/styles';
import { cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { maya } from '@/data/sample/maya';
import { mayaDetail } from '@/data/sample/maya-detail';
import { TodayProvider } from '@/data/today';
import { VisitProvider } from '@/data/visit';
import type { ChildDetail, TestRecord } from '@/domain/family/detail';
import ScoresTab from '@/features/family/ScoresTab';
import StudyTab from '@/features/family/StudyTab';
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

function show(Tab: typeof ScoresTab, change: Partial<ChildDetail> = {}) {
  render(
    <MemoryRouter>
      <ThemeProvider theme={theme}>
        <TodayProvider value="2026-11-21">
          <VisitProvider>
            <Tab record={maya} detail={{ ...mayaDetail, ...change }} />
          </VisitProvider>
        </TodayProvider>
      </ThemeProvider>
    </MemoryRouter>,
  );
}

const panel = (name: string) => within(screen.getByRole('region', { name }));
const rowsOf = (name: string) =>
  within(screen.getByRole('table', { name, hidden: true }))
    .getAllByRole('row', { hidden: true })
    .map((row) => [...row.querySelectorAll('th, td')].map((cell) => cell.textContent));
const items = (scope: ReturnType<typeof panel>) =>
  scope.getAllByRole('listitem').map((item) => item.textContent);
const sorts = () => screen.getAllByRole('columnheader').map((head) => head.getAttribute('aria-sort'));
const stat = (label: string) => screen.getByText(label, { selector: 'dt' }).closest('dl')?.textContent;
const none = '\u2013';

describe('the test scores', () => {
  test('begin with what the figures mean, and four figures that are compared with something', () => {
    show(ScoresTab);
    expect(screen.getByText(/now at the 92nd percentile, enough for 2 of 3 target schools\./)).toBeTruthy();
    expect(stat('Latest Total Score')).toBe('Latest Total Score2,34030 up from the last test');
    expect(stat('Percentile Rank')).toBe('Percentile Rank92nd90th on the full test before');
    expect(stat('Tests Completed')).toBe('Tests Completed1310 full tests, 3 section tests');
    expect(stat('Improvement Rate')).toBe('Improvement Rate+6.4%from 2,200 on the first full test');
  });

  test.each([
    ['3 months', 5, 'Aug 25, 2026'],
    ['6 months', 7, 'Jun 15, 2026'],
    ['1 year', 10, 'Dec 29, 2025'],
  ])('the percentiles of %s: the chart\u2019s table has %d points', async (label, points, oldest) => {
    show(ScoresTab);
    const button = panel('Percentile Progress').getByRole('button', { name: label });
    await userEvent.click(button);
    expect(button.getAttribute('aria-pressed')).toBe('true');
    const [head, first, ...rest] = rowsOf(`Percentile of each full test, last ${label}`);
    expect(head).toEqual(['Date', 'Percentile']);
    expect(first?.[0]).toBe(oldest);
    expect(rest).toHaveLength(points - 1);
    expect(rest.at(-1)).toEqual(['Nov 21, 2026', '92nd']);
    expect(
      panel('Percentile Progress').getByText(/7 above the 85th that Ashby Hall asks for\./),
    ).toBeTruthy();
  });

  test('each section: score, previous, trend, strengths, weaknesses, recommendation', () => {
    show(ScoresTab);
    expect(panel('Section Performance').getByText('section scores, 800 at most')).toBeTruthy();
    for (const [name, words] of [
      ['Verbal', ['784', 'up 8', 'from 776', 'Analogies of degree', 'Words from Greek roots']],
      ['Math', ['796', 'up 12', 'from 784', 'Linear equations', 'Word problems with rates']],
      ['Reading', ['760', 'up 10', 'from 750', 'Main idea', 'Inference in fiction']],
    ] as const) {
      const section = panel(`${name} performance`);
      expect(section.getByRole('heading', { name, level: 3 })).toBeTruthy();
      for (const part of ['Strengths', 'Weaknesses', 'Recommendation'])
        expect(section.getByRole('heading', { name: part })).toBeTruthy();
      for (const word of words) expect(section.getByText(word)).toBeTruthy();
    }
    expect(panel('Math performance').getByText(/Write the unit beside every number/)).toBeTruthy();
  });

  test('the history: six newest tests, newest first, and a name for each thing that is missing', () => {
    show(ScoresTab);
    expect(rowsOf('Recent tests')).toEqual([
      ['Date', 'Test', 'Verbal', 'Math', 'Reading', 'Total', 'Percentile'],
      ['Nov 21', 'Full test', '784', '796', '760', '2,340', '92nd'],
      ['Nov 12', 'Reading section', none, none, '756', none, none],
      ['Nov 7', 'Full test', '776', '784', '750', '2,310', '90th'],
      ['Oct 28', 'Math section', none, '790', none, none, none],
      ['Oct 17', 'Full test', '770', '772', '744', '2,286', '88th'],
      ['Oct 5', 'Verbal section', '764', none, none, none, none],
    ]);
    const history = panel('Recent Test History');
    expect(history.getAllByRole('img', { name: 'no percentile for a section test' })).toHaveLength(3);
    expect(history.getAllByRole('img', { name: 'not part of this test' })).toHaveLength(9);
    expect(history.getByText('newest 6 of 13')).toBeTruthy();
  });

  test.each([
    ['Test', 'ascending', 'Nov 21', 'Oct 5'],
    ['Verbal', 'descending', 'Nov 21', 'Oct 28'],
    ['Math', 'descending', 'Nov 21', 'Oct 5'],
    ['Reading', 'descending', 'Nov 21', 'Oct 5'],
    ['Total', 'descending', 'Nov 21', 'Oct 5'],
    ['Percentile', 'descending', 'Nov 21', 'Oct 5'],
  ])('is sorted by %s, first %s and then the other way', async (column, direction, first, last) => {
    show(ScoresTab);
    const head = () => screen.getByRole('columnheader', { name: column });
    expect(screen.getByRole('columnheader', { name: 'Date' }).getAttribute('aria-sort')).toBe('descending');
    await userEvent.click(within(head()).getByRole('button'));
    expect(head().getAttribute('aria-sort')).toBe(direction);
    expect(sorts().filter((each) => each !== 'none')).toEqual([direction]);
    expect(rowsOf('Recent tests')[1]?.[0]).toBe(first);
    expect(rowsOf('Recent tests').at(-1)?.[0]).toBe(last);
    await userEvent.click(within(head()).getByRole('button'));
    expect(head().getAttribute('aria-sort')).toBe(direction === 'ascending' ? 'descending' : 'ascending');
    expect(rowsOf('Recent tests')[1]?.[0]).not.toBe(first);
  });

  test('the oldest first after a click on the date', async () => {
    show(ScoresTab);
    await userEvent.click(screen.getByRole('button', { name: 'Date' }));
    expect(rowsOf('Recent tests')[1]?.[0]).toBe('Oct 5');
  });

  test('the schools: requirement, status as a word, distance, and a bar that says both', () => {
    show(ScoresTab);
    expect(items(panel('Target Schools'))).toEqual([
      'Ashby HallAchieved85th percentile required7 above',
      'Norcott SchoolAchieved90th percentile required2 above',
      'St. Brannock\u2019s AcademyIn progress95th percentile required3 to go',
    ]);
    const bar = screen.getByRole('progressbar', { name: 'Norcott School' });
    expect(bar.getAttribute('aria-valuetext')).toBe('92nd percentile, 90th required');
    expect(bar.getAttribute('aria-valuenow')).toBe('92');
  });

  test('before the first test nothing is a zero', () => {
    show(ScoresTab, { tests: [], analyses: [], schools: [] });
    expect(screen.getByText(/No full test yet\./)).toBeTruthy();
    expect(screen.getAllByText(none)).toHaveLength(4);
    expect(panel('Percentile Progress').getByText('No percentile yet')).toBeTruthy();
    expect(panel('Section Performance').getByText('No section has been analyzed yet')).toBeTruthy();
    expect(panel('Recent Test History').getByText('No test yet')).toBeTruthy();
    expect(panel('Target Schools').getByText('No target school yet')).toBeTruthy();
    expect(document.body.textContent).not.toMatch(/NaN|undefined|null/);
  });

  test('schools without a test keep their requirement and claim no status', () => {
    show(ScoresTab, { tests: [] });
    const schools = panel('Target Schools');
    expect(schools.getAllByText('known after the first full test')).toHaveLength(3);
    expect(schools.queryByText('In progress')).toBeNull();
    expect(schools.queryByRole('progressbar')).toBeNull();
  });

  test('one test is a point, and no change', () => {
    show(ScoresTab, { tests: mayaDetail.tests.slice(0, 1) });
    expect(stat('Latest Total Score')).toContain('the first test, nothing to compare with yet');
    expect(stat('Improvement Rate')).toBe(`Improvement Rate${none}after the second full test`);
    expect(stat('Tests Completed')).toBe('Tests Completed11 full test, 0 section tests');
    expect(rowsOf('Percentile of each full test, last 6 months')).toHaveLength(2);
    expect(rowsOf('Recent tests')).toHaveLength(2);
  });

  test('a range without a full test says so, and the longer one shows it', async () => {
    const old: TestRecord = {
      id: 'old',
      daysAgo: 300,
      kind: 'full',
      verbal: 700,
      math: 700,
      reading: 700,
      percentile: 70,
    };
    show(ScoresTab, { tests: [old] });
    const progress = panel('Percentile Progress');
    expect(progress.getByText('No full test in the last 6 months')).toBeTruthy();
    await userEvent.click(progress.getByRole('button', { name: '1 year' }));
    expect(rowsOf('Percentile of each full test, last 1 year')[1]).toEqual(['Jan 25, 2026', '70th']);
  });

  test('of fifty tests the newest six stay in the history', () => {
    const tests = Array.from({ length: 50 }, (_, index): TestRecord => ({
      id: `t${index}`,
      daysAgo: index * 7,
      kind: 'full',
      verbal: 740,
      math: 740,
      reading: 740,
      percentile: 85,
    }));
    show(ScoresTab, { tests });
    expect(rowsOf('Recent tests')).toHaveLength(7);
    expect(panel('Recent Test History').getByText('newest 6 of 50')).toBeTruthy();
    expect(stat('Improvement Rate')).toContain('0%');
  });
});

describe('the study time', () => {
  test('begins with the week against its 18 hours', () => {
    show(StudyTab);
    expect(
      screen.getByText(/19\.9 of 18 hours this week; Reading has 21% of it, 25% is recommended\./),
    ).toBeTruthy();
    expect(stat('This Week\u2019s Total')).toBe('This Week\u2019s Total19.9h1.9 over the 18-hour target');
    expect(stat('Daily Average')).toBe('Daily Average2.8hthe target asks 2.6 h a day');
    expect(stat('Study Streak')).toBe('Study Streak9weeksin a row');
    expect(stat('Sessions')).toBe('Sessions15as many as last week');
  });

  test('a week: the list and the chart\u2019s table say the same of each day', () => {
    show(StudyTab);
    const rows = rowsOf('Hours by day, this week');
    expect(rows[0]).toEqual(['Day', 'Hours', 'Sessions', 'Subjects']);
    expect(rows.slice(1).map(([day]) => day)).toEqual(['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun']);
    expect(rows[6]).toEqual(['Sat', '4.7', '4', 'Math, Reading, Writing, and Verbal']);
    const list = items(within(screen.getByRole('list', { name: 'Days, this week' })));
    expect(list).toHaveLength(7);
    expect(list[5]).toBe('SatMath, Reading, Writing, Verbal \u00b7 4 sessions4.7 h');
    expect(panel('Daily Hours').queryByRole('button', { name: 'View All' })).toBeNull();
  });

  test('four weeks: 28 bars, oldest first; the list newest first, seven days until all are asked for', async () => {
    show(StudyTab);
    const daily = panel('Daily Hours');
    await userEvent.click(daily.getByRole('button', { name: 'Monthly' }));
    expect(daily.getByRole('button', { name: 'Weekly' }).getAttribute('aria-pressed')).toBe('false');
    const rows = rowsOf('Hours by day, four weeks');
    expect(rows).toHaveLength(29);
    expect(rows[1]?.[0]).toBe('Mon, 3 weeks ago');
    expect(rows[7]).toEqual(['Sun, 3 weeks ago', '0', '0', 'rest']);
    expect(rows[28]?.[0]).toBe('Sun, this week');
    const lists = () => daily.getAllByRole('list').map((list) => list.getAttribute('aria-label'));
    expect(lists()).toEqual(['Days, this week']);
    expect(daily.getAllByRole('listitem')).toHaveLength(7);
    await userEvent.click(daily.getByRole('button', { name: 'View All' }));
    expect(lists()).toEqual(['Days, this week', 'Days, last week', 'Days, 2 weeks ago', 'Days, 3 weeks ago']);
    expect(daily.getAllByRole('listitem')).toHaveLength(28);
    expect(daily.getByText('20.9 h')).toBeTruthy();
    await userEvent.click(daily.getByRole('button', { name: 'Show fewer' }));
    expect(daily.getAllByRole('listitem')).toHaveLength(7);
  });

  test('each subject\u2019s share stands beside the advised 30, 30, 25 and 15 percent', () => {
    show(StudyTab);
    expect(rowsOf('Share of study time by subject, beside what is advised')).toEqual([
      ['Subject', 'Share', 'Advised'],
      ['Verbal', '31%', '30%'],
      ['Math', '34%', '30%'],
      ['Reading', '21%', '25%'],
      ['Writing', '14%', '15%'],
    ]);
    expect(items(within(screen.getByRole('list', { name: 'Subjects' })))).toEqual([
      'Verbal6.2 h31% of 30% advised, 1 point over',
      'Math6.7 h34% of 30% advised, 4 points over',
      'Reading4.2 h21% of 25% advised, 4 points short',
      'Writing2.8 h14% of 15% advised, 1 point short',
    ]);
  });

  test('patterns, metrics with band and trend as words, recommendations', () => {
    show(StudyTab);
    expect(items(panel('Schedule Patterns'))[0]).toBe(
      'Verbal and math practice4:30 to 6:00 PMMonday, Tuesday, Friday90 min',
    );
    expect(items(panel('Schedule Patterns'))).toHaveLength(4);
    const metrics = panel('Productivity Metrics');
    for (const [name, value] of [
      ['Focus', '88%, strong'],
      ['Questions finished in time', '81%, fair'],
      ['Mistakes looked at again', '64%, low'],
      ['Sessions kept', '91%, strong'],
    ] as const)
      expect(metrics.getByRole('progressbar', { name }).getAttribute('aria-valuetext')).toBe(value);
    expect(metrics.getAllByText(/^(Rising|Falling|Steady)$/).map((mark) => mark.textContent)).toEqual([
      'Rising',
      'Rising',
      'Falling',
      'Steady',
    ]);
    expect(metrics.getByText('Share of planned sessions that took place.')).toBeTruthy();
    expect(items(panel('Recommendations'))).toEqual(mayaDetail.studyAdvice);
  });

  test('an empty log is no row of zeros', () => {
    show(StudyTab, { log: [], studyStreakWeeks: 0, patterns: [], productivity: [], studyAdvice: [] });
    expect(screen.getByText(/Nothing logged this week\./)).toBeTruthy();
    expect(screen.getAllByText(none)).toHaveLength(3);
    expect(panel('Daily Hours').getByText('No study time this week')).toBeTruthy();
    expect(panel('Subject Time').getByText('No study time this week')).toBeTruthy();
    expect(panel('Schedule Patterns').getByText('No pattern yet')).toBeTruthy();
    expect(panel('Productivity Metrics').getByText('Nothing measured yet')).toBeTruthy();
    expect(panel('Recommendations').getByText('No recommendation yet')).toBeTruthy();
    expect(document.body.textContent).not.toMatch(/NaN|undefined|null/);
  });

  test('a week of one subject alone, after a log that begins with it', async () => {
    show(StudyTab, { log: [{ weeksAgo: 0, days: [[{ subject: 'math', hours: 2 }]] }] });
    expect(stat('Sessions')).toBe('Sessions1no week before to compare with');
    expect(stat('This Week\u2019s Total')).toContain('16 short of the 18-hour target');
    expect(rowsOf('Share of study time by subject, beside what is advised')[2]).toEqual([
      'Math',
      '100%',
      '30%',
    ]);
    await userEvent.click(screen.getByRole('button', { name: 'Monthly' }));
    expect(rowsOf('Hours by day, four weeks')).toHaveLength(8);
  });
});
