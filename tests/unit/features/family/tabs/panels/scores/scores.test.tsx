/** Score charts: a legend and a column for scores of two sources, and the forecast of the total. */
import { ThemeProvider } from '@mui/material/styles';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import type { ReactElement } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { asOfInstant } from '@/domain/dashboard/as-of';
import { sectionAnalyses } from '@/domain/dashboard/insights/section-analyses';
import { sectionBands } from '@/domain/dashboard/scores/section-bands';
import { testLevels } from '@/domain/exam/level/test-levels';
import type { Learner } from '@/domain/learner/learner';
import type { LearnerTest } from '@/domain/learner/learner-test';
import type { IsoDay } from '@/lib/dates/calendar';
import { SectionScoresPanel } from '@/features/family/tabs/overview/SectionScoresPanel';
import { ScoreProgressPanel } from '@/features/family/tabs/panels/scores/ScoreProgressPanel';
import { SectionBandsChart } from '@/features/family/tabs/panels/scores/SectionBandsChart';
import { TotalScorePanel } from '@/features/family/tabs/panels/scores/TotalScorePanel';
import { SectionPercentiles } from '@/features/family/tabs/scores/SectionPercentiles';
import { SectionPerformancePanel } from '@/features/family/tabs/scores/SectionPerformancePanel';
import { theme } from '@theme';
import { now, oneTest, reportedTest } from '../../../../../data/learners/shared/learners';

afterEach(cleanup);

const asOf = asOfInstant(now);

const free = oneTest();
/** With a test of the scope that reported scores have. */
const estimated: Learner = {
  ...free,
  tests: free.tests.map((each) => ({ ...each, scope: 'full' })),
};
const before: Learner = {
  ...estimated,
  tests: [reportedTest('2026-10-10'), reportedTest('2026-10-24'), ...estimated.tests],
};
const reported: Learner = {
  ...estimated,
  tests: [reportedTest('2026-10-10'), reportedTest('2026-10-24'), reportedTest('2026-11-22')],
};

const charts: Readonly<Record<string, (learner: Learner) => ReactElement>> = {
  total: (learner) => (
    <TotalScorePanel title="Total Score" learner={learner} asOf={asOf} onOpen={() => undefined} />
  ),
  sections: (learner) => <SectionScoresPanel learner={learner} asOf={asOf} onOpen={() => undefined} />,
  latest: (learner) => <SectionBandsChart sections={sectionBands(learner)} level={testLevels.upper} />,
};

const show = (element: ReactElement) => render(<ThemeProvider theme={theme}>{element}</ThemeProvider>);
const columns = () =>
  screen.getAllByRole('columnheader', { hidden: true }).map(({ textContent }) => textContent);
const squares = () => screen.queryAllByText(/^Square: from a score report/).map((each) => each.textContent);

describe.each(Object.entries(charts))('the chart of the %s', (name, chart) => {
  test('labels the squares if it has both kinds of scores, and gives the source of each', () => {
    show(chart(before));
    expect(squares()).toEqual([
      name === 'latest'
        ? 'Square: from a score report (small for the test before)'
        : 'Square: from a score report',
    ]);
    expect(columns().at(-1)).toBe('Source');
    expect(screen.getAllByText('estimate').length).toBeGreaterThan(0);
    expect(screen.queryAllByText('score report').length > 0).toBe(name !== 'latest');
  });

  test.each([
    ['estimates', estimated],
    ['reported scores', reported],
  ])('looks the same as before with only %s', (_, learner) => {
    show(chart(learner));
    expect(squares()).toEqual([]);
    expect(columns()).not.toContain('Source');
  });
});

const testDays = ['2026-09-05', '2026-09-26', '2026-10-17', '2026-11-07'] as const;
const withTestDay = (testDay: IsoDay | null): Learner => ({
  ...free,
  profile: { ...free.profile, testDay },
  tests: testDays.map((on) => reportedTest(on)),
});
const showTotal = (learner: Learner) => {
  const onOpen = vi.fn<(test: LearnerTest) => void>();
  show(<TotalScorePanel title="Total Score" learner={learner} asOf={asOf} onOpen={onOpen} />);
  return onOpen;
};
const totalChart = () => screen.getByRole('group', { name: /^Chart: Total score by test/ });
const lastRow = () =>
  [...(screen.getAllByRole('row', { hidden: true }).at(-1)?.children ?? [])].map(
    ({ textContent }) => textContent,
  );

describe('the forecast of the total', () => {
  test('is in the legend, the table, the sentences, and the last point, which opens nothing', () => {
    const onOpen = showTotal(withTestDay('2026-12-19'));
    expect(screen.getByText('Dashed: forecast for test day')).toBeTruthy();
    expect(lastRow().slice(0, 3)).toEqual(['Forecast for Dec 19, 2026', 'about 2,100', '1,990 to 2,210']);
    expect(totalChart().getAttribute('aria-describedby')?.split(' ')).toHaveLength(2);
    expect(screen.getByText(/If the trend of the last four full tests continues/)).toBeTruthy();
    fireEvent.keyDown(totalChart(), { key: 'End' });
    expect(screen.getByRole('status').textContent).toContain('Forecast for Dec 19, 2026: Total about 2,100');
    fireEvent.keyDown(totalChart(), { key: 'Enter' });
    expect(onOpen).not.toHaveBeenCalled();
    fireEvent.keyDown(totalChart(), { key: 'ArrowLeft' });
    fireEvent.keyDown(totalChart(), { key: 'Enter' });
    expect(onOpen).toHaveBeenCalledTimes(1);
  });

  test.each([null, '2026-11-20', '2027-06-12'] as const)('is nowhere with the test date %s', (testDay) => {
    showTotal(withTestDay(testDay));
    expect(document.body.textContent).not.toMatch(/forecast|trend of/i);
    expect(totalChart().getAttribute('aria-describedby')?.split(' ')).toHaveLength(1);
    expect(lastRow()[0]).toBe('Nov 7, 2026');
  });
});

const withPercentile = (percentile: number | null): Learner => ({
  ...free,
  tests: [
    {
      ...reportedTest('2026-11-07'),
      scores: { verbal: { state: 'reported', source: 'official', score: 700, percentile } },
    },
  ],
});
const showPanels = (learner: Learner) =>
  show(
    <MemoryRouter>
      <ScoreProgressPanel learner={learner} asOf={asOf} />
      <SectionPerformancePanel
        analyses={sectionAnalyses(learner, {}, asOf)}
        sections={sectionBands(learner)}
        level={testLevels.upper}
        today={asOf.day}
      />
      <SectionPercentiles learner={learner} />
    </MemoryRouter>,
  );
const shownRanks = () =>
  screen.getAllByText(/percentile \(|\((?:report|estimate)\)/).map((each) => each.textContent);

describe('the percentile of a section', () => {
  test('is the reported one in the rows, the tables of both charts, and the list', () => {
    showPanels(withPercentile(87));
    expect(shownRanks().toSorted()).toEqual([
      '87th (report)',
      '87th (report)',
      '87th (report)',
      '87th percentile (report)',
      '87th percentile (report)',
    ]);
    expect(columns().filter((name) => name === 'Percentile')).toHaveLength(2);
    expect(screen.getByText('Percentiles that the score report printed for each section.')).toBeTruthy();
  });

  test('is a range with the word estimate for an estimate', () => {
    showPanels(free);
    expect(shownRanks().length).toBe(15);
    for (const text of shownRanks())
      expect(text).toMatch(/^\d+\w\w to \d+\w\w (?:percentile )?\(estimate\)$/);
  });

  test('is nowhere without one', () => {
    showPanels(withPercentile(null));
    expect(columns()).not.toContain('Percentile');
    expect(document.body.textContent).not.toMatch(/\((?:report|estimate)\)/);
    expect(screen.getByText('No percentiles yet')).toBeTruthy();
  });
});
