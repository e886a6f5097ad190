/** Today's card around the test: a title, a link, and no practice. */
import { ThemeProvider } from '@mui/material/styles';
import { cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, test } from 'vitest';
import type { TodaySummary } from '@/domain/plan/today/task';
import { NoTaskDay } from '@/features/today/NoTaskDay';
import { pathOf } from '@/site';
import { theme } from '@theme';

afterEach(cleanup);

const summary: TodaySummary = {
  day: '2026-12-05',
  testDate: '2026-12-05',
  state: 'test-day',
  doneTasks: [],
  tasks: [],
  next: null,
  testOfToday: null,
  offeredReview: null,
  unfinishedPlanId: null,
};

function show(today: TodaySummary) {
  render(
    <MemoryRouter>
      <ThemeProvider theme={theme}>
        <NoTaskDay id="today" today={today} />
      </ThemeProvider>
    </MemoryRouter>,
  );
}

test.each([
  ['eve', 'A light evening', 'What to expect on the test', pathOf('aboutTest')],
  ['test-day', 'Nothing left to practice', 'What to expect on the test', pathOf('aboutTest')],
  ['over', 'Time for a break', 'Open the study planner', pathOf('studyPlanner')],
] as const)('%s: %s', (state, title, way, path) => {
  show({ ...summary, state });
  expect(screen.getByRole('heading', { level: 2, name: title })).toBeTruthy();
  expect(screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    [way, path],
  ]);
});

test('after a full test, the day is done, and a short review is offered', () => {
  const review = { due: 23, questionsLeft: 10, coveredMistakes: 12, backlogEndDay: null };
  show({
    ...summary,
    testDate: '2027-01-09',
    state: 'done',
    testOfToday: 'form-a',
    offeredReview: { kind: 'mistakes', minutes: 10, review },
  });
  expect(screen.getByText('A whole test is enough for one day. Rest is part of the plan.')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Review 10 of your 23 mistakes, if you like' })).toBeTruthy();
});
