/** Panels in a learner's first days: days as cells, plan entries as parts, rows that open. */
import { ThemeProvider } from '@mui/material/styles';
import { cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactElement } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, describe, expect, test, vi } from 'vitest';
import type { LearnerOrigin } from '@/data/learners/learnerSource';
import { asOfInstant } from '@/domain/dashboard/as-of';
import { type UnderpracticedTopic, underpracticedTopics } from '@/domain/dashboard/practice/topic-accuracy';
import { topWeaknesses } from '@/domain/dashboard/practice/weakness';
import { studyCalendar } from '@/domain/dashboard/study/study-calendar';
import { recentActivities } from '@/domain/dashboard/insights/activities';
import { buildWeeklyReport } from '@/domain/dashboard/insights/weekly-report';
import type { Learner } from '@/domain/learner/learner';
import { OriginContext } from '@/features/family/frame/originContext';
import { WeaknessPanel } from '@/features/family/tabs/my-page/WeaknessPanel';
import { TestDialog } from '@/features/family/tabs/opened/TestDialog';
import { ActivityPanel } from '@/features/family/tabs/panels/ActivityPanel';
import { activityScoreRows } from '@/features/family/tabs/panels/activityRows';
import { GoalProgressPanel } from '@/features/family/tabs/panels/progress/GoalProgressPanel';
import { StudyTimePanel } from '@/features/family/tabs/panels/study/StudyTimePanel';
import { studyWeek } from '@/domain/dashboard/study/study-week';
import { thisWeekBars } from '@/domain/dashboard/study/study-bars';
import { currentTotalScores } from '@/domain/dashboard/scores/test-scores';
import { StudyDaysPanel } from '@/features/family/tabs/panels/study/StudyDaysPanel';
import { SubjectBars } from '@/features/family/tabs/panels/progress/SubjectBars';
import { StudySummaryPanel } from '@/features/family/tabs/reports/StudySummaryPanel';
import { assertPresent } from '@/lib/assert';
import { addDays, type IsoDay } from '@/lib/dates/calendar';
import { localEpochMs } from '@/lib/dates/localTime';
import { theme } from '@theme';
import { emptyLearner, now, oneWeek, reportedTest, today } from '../../../../data/learners/shared/learners';

afterEach(cleanup);

const asOf = asOfInstant(now);
const noon = (day: IsoDay) => localEpochMs(day, 12 * 60);

function show(element: ReactElement, origin: LearnerOrigin = 'device') {
  render(
    <RouterProvider
      router={createMemoryRouter([
        {
          path: '/',
          element: (
            <ThemeProvider theme={theme}>
              <OriginContext value={origin}>{element}</OriginContext>
            </ThemeProvider>
          ),
        },
      ])}
    />,
  );
}

const session = (id: string, daysAgo: number, minutes: number, kind: 'drill' | 'words' = 'drill') =>
  ({ id, at: noon(addDays(today, -daysAgo)), minutes, section: 'verbal', kind, topics: [] }) as const;

const oneDay = (since: number) => ({ ...emptyLearner, sessions: [session('a', since, 40)] });

test('the report of a first week that starts midweek names its days by their weekdays', () => {
  const learner = oneDay(5);
  const from = addDays(today, -5);
  const report = buildWeeklyReport(learner, {}, from, asOf);
  show(
    <StudySummaryPanel learner={learner} report={report} level={2} asOf={asOf} onOpenDay={() => undefined} />,
  );
  const table = within(screen.getByRole('table', { hidden: true }));
  const names = table.getAllByRole('rowheader', { hidden: true }).map(({ textContent }) => textContent);
  expect(names).toEqual(['Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']);
});

test('the hours of a week that runs are in progress, not at risk or short', () => {
  const learner: Learner = {
    ...oneDay(0),
    profile: { ...emptyLearner.profile, weeklyMinutes: 300 },
  };
  const morning = asOfInstant(noon(today));
  const week = studyWeek(learner, morning);
  show(
    <GoalProgressPanel learner={learner} asOf={morning} scores={currentTotalScores(learner)} study={week} />,
  );
  expect(screen.getByText(/In progress/)).toBeDefined();
  expect(screen.queryByText(/At risk/)).toBeNull();
  cleanup();
  show(
    <StudyTimePanel
      week={week}
      bars={thisWeekBars(learner, morning)}
      notes={[]}
      today={morning.day}
      onOpen={() => undefined}
    />,
  );
  expect(screen.getByText(/hours so far/)).toBeDefined();
  expect(screen.queryByText(/short/)).toBeNull();
});

describe('the first days', () => {
  const fewDays: Learner = {
    ...emptyLearner,
    sessions: [session('a', 3, 40), session('b', 1, 10)],
    plan: { entries: [], restDays: [] },
  };

  test('are cells with minutes from the very first day, and each can be opened', async () => {
    const onOpen = vi.fn<(day: IsoDay) => void>();
    show(<StudyDaysPanel learner={fewDays} asOf={asOf} onOpen={onOpen} />);
    const cells = within(screen.getByRole('list', { name: 'Days so far' })).getAllByRole('listitem');
    expect(cells.map(({ textContent }) => textContent.replace(/[A-Z].*$/, '').trim())).toEqual([
      '40min',
      '0no study',
      '10min',
      '0so far',
    ]);
    const [first] = cells;
    await userEvent.click(within(assertPresent(first, 'a cell')).getByRole('button'));
    expect(onOpen.mock.calls).toEqual([[addDays(today, -3)]]);
  });

  test('become a calendar in the third week', () => {
    show(<StudyDaysPanel learner={oneDay(13)} asOf={asOf} onOpen={() => undefined} />);
    expect(screen.getByRole('list', { name: 'Days so far' })).toBeDefined();
    cleanup();
    show(<StudyDaysPanel learner={oneDay(14)} asOf={asOf} onOpen={() => undefined} />);
    expect(screen.queryByRole('list', { name: 'Days so far' })).toBeNull();
    expect(studyCalendar(oneDay(14), asOf)?.days).toHaveLength(15);
  });
});

test('shows a few plan entries as parts of the bar, and many as a share', () => {
  show(
    <SubjectBars
      completion={[
        { area: 'verbal', completed: 1, moved: 0, total: 3 },
        { area: 'reading', completed: 20, moved: 0, total: 40 },
      ]}
    />,
  );
  const [few, many] = screen.getAllByRole('progressbar');
  expect(few?.getAttribute('aria-valuetext')).toBe('33%, 1 of 3 due');
  expect([few?.getAttribute('aria-valuenow'), few?.getAttribute('aria-valuemax')]).toEqual(['1', '3']);
  const [full, ...open] = [...(few?.children ?? [])].map(({ className }) => className);
  expect(open).toHaveLength(2);
  expect(new Set(open).size).toBe(1);
  expect(open).not.toContain(full);
  expect(many?.getAttribute('aria-valuenow')).toBe('50');
});

const newOpener = () => ({
  openTest: vi.fn<() => void>(),
  openDay: vi.fn<(day: IsoDay) => void>(),
  openFigure: vi.fn(),
});

describe('an activity', () => {
  const elsewhere = reportedTest(addDays(today, -2));
  const [freeTest] = oneWeek().tests;
  const learner: Learner = {
    ...emptyLearner,
    tests: [{ ...assertPresent(freeTest, 'a test'), at: noon(addDays(today, -5)) }, elsewhere],
    sessions: [session('drill-1', 1, 20), session('words-1', 0, 5, 'words')].toSorted((a, b) => a.at - b.at),
  };
  const showAll = (origin: LearnerOrigin, of = newOpener()) => {
    show(
      <ActivityPanel rows={activityScoreRows(recentActivities(learner), asOf)} opener={of} limit={9} />,
      origin,
    );
    return of;
  };

  test('on this device links to its answers, or to the reported scores', async () => {
    const { openTest, openDay } = showAll('device');
    expect(screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Verbal: Word review', '/ssat-verbal-practice-app'],
      ['Verbal: Mixed practice', '/score-report?attempt=drill-1'],
      ['Free test', `/score-report?attempt=${assertPresent(freeTest, 'a test').id}`],
    ]);
    await userEvent.click(screen.getByRole('button', { name: 'Official test' }));
    expect(openTest.mock.calls).toEqual([[elsewhere]]);
    expect(openDay).not.toHaveBeenCalled();
  });

  test.each(['sample', 'shared'] as const)('in a %s opens its scores or its day', async (origin) => {
    const { openTest, openDay } = showAll(origin);
    expect(screen.queryByRole('link')).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Verbal: Mixed practice' }));
    expect(openDay.mock.calls).toEqual([[addDays(today, -1)]]);
    await userEvent.click(screen.getByRole('button', { name: 'Free test' }));
    expect(openTest.mock.calls).toEqual([[learner.tests[0]]]);
  });

  test.each([
    ['device', 0, 'Open the score report'],
    ['device', 1, null],
    ['shared', 0, null],
  ] as const)('on a %s, the scores of test %i link to %s', (origin, index, link) => {
    const opened = assertPresent(learner.tests[index], 'a test');
    show(<TestDialog learner={learner} test={opened} onClose={() => undefined} />, origin);
    expect(screen.queryByRole('link')?.textContent ?? null).toBe(link);
  });
});

const weaknessPanel = (of: Learner) => (
  <WeaknessPanel
    weaknesses={topWeaknesses(of, asOf)}
    count={topWeaknesses(of, asOf).length}
    unknown={underpracticedTopics(of, asOf)}
    stretch={{ title: 'so far', phrase: 'so far' }}
  />
);

describe('a topic with too few answers', () => {
  const learner: Learner = {
    ...emptyLearner,
    sessions: [
      {
        ...session('a', 1, 20),
        section: 'quantitative',
        topics: [
          { topic: 'math-area', answered: 5, right: 1 },
          { topic: 'math-ratio', answered: 14, right: 14 },
          { topic: 'math-percent', answered: 15, right: 15 },
        ],
      },
    ],
  };

  test('is listed with what is missing, and without its share', () => {
    const expected: readonly UnderpracticedTopic[] = [
      { topic: 'math-ratio', subject: 'quantitative', answered: 14, right: 14, missing: 1 },
      { topic: 'math-area', subject: 'quantitative', answered: 5, right: 1, missing: 10 },
    ];
    expect(underpracticedTopics(learner, asOf)).toEqual(expected);
  });

  test('is shown if no topic is weak', () => {
    show(weaknessPanel(learner));
    const rows = within(screen.getByRole('list', { name: 'Topics with too few new questions' }));
    expect(rows.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Ratio and proportionMath · 14 of 14 right1 more',
      'Area, perimeter, volumeMath · 1 of 5 right10 more',
    ]);
    cleanup();
    const topics = [
      { topic: 'math-area', answered: 20, right: 5 },
      { topic: 'math-ratio', answered: 3, right: 1 },
    ] as const;
    show(
      weaknessPanel({ ...learner, sessions: [{ ...session('a', 1, 20), section: 'quantitative', topics }] }),
    );
    expect(screen.queryByRole('list', { name: 'Topics with too few new questions' })).toBeNull();
  });
});
