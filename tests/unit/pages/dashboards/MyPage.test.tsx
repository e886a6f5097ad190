/** My Dashboard with the sample: its figures and where its links lead. */
import { ThemeProvider } from '@mui/material/styles';
import { cleanup, render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, test } from 'vitest';
import { LearnersProvider } from '@/data/learners/useLearners';
import { TodayProvider } from '@/data/useToday';
import { VisitProvider } from '@/data/visitState';
import MyPage from '@/pages/dashboards/MyPage';
import { theme } from '@theme';
import { source, wednesday } from '../../features/sample-family';
import { nothingComesNear } from '../../nearness';

nothingComesNear();

afterEach(cleanup);

test('shows its figures, and links to the practice of the weakest section and to the error log', () => {
  render(
    <MemoryRouter>
      <ThemeProvider theme={theme}>
        <TodayProvider value={wednesday}>
          <VisitProvider>
            <LearnersProvider source={source}>
              <MyPage />
            </LearnersProvider>
          </VisitProvider>
        </TodayProvider>
      </ThemeProvider>
    </MemoryRouter>,
  );
  for (const label of ['Tests Taken', 'Average Score', 'Day Streak', 'Hours Studied'])
    expect(screen.getByText(label)).toBeTruthy();
  const progress = screen.getByRole('region', { name: 'Study Progress' }).textContent;
  expect(progress).toContain('2,340, target 2,200');
  expect(progress).toContain('days until the test');
  const [drill, fullTest] = within(screen.getByRole('region', { name: 'Recent Activity' })).getAllByRole(
    'listitem',
  );
  // A practice test has points, everything else a percentage.
  expect(drill?.textContent).toContain('75%');
  expect(fullTest?.textContent).toContain('2,340');
  expect(fullTest?.textContent).not.toContain('2,340%');
  for (const [name, address] of [
    ['Start Targeted Practice', '/section-study?focus=reading'],
    ['View Details', '/error-log'],
  ] as const)
    expect(screen.getByRole('link', { name }).getAttribute('href')).toBe(address);
});
