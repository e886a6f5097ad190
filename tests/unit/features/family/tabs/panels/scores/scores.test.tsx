/** Score charts with estimates and reported scores: a legend for the squares, and a table column. */
import { ThemeProvider } from '@mui/material/styles';
import { cleanup, render, screen } from '@testing-library/react';
import type { ReactElement } from 'react';
import { afterEach, describe, expect, test } from 'vitest';
import { asOfInstant } from '@/domain/dashboard/as-of';
import { sectionBands } from '@/domain/dashboard/scores/section-bands';
import { testLevels } from '@/domain/exam/level/test-levels';
import type { Learner } from '@/domain/learner/learner';
import { SectionScoresPanel } from '@/features/family/tabs/overview/SectionScoresPanel';
import { SectionBandsChart } from '@/features/family/tabs/panels/scores/SectionBandsChart';
import { TotalScorePanel } from '@/features/family/tabs/panels/scores/TotalScorePanel';
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
