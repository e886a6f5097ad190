/** Today's card around the test: a title, a link, and no practice. */
import { ThemeProvider } from '@mui/material/styles';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, test } from 'vitest';
import type { TodaySummary } from '@/domain/plan/today/task';
import { NoTaskDay } from '@/features/today/NoTaskDay';
import { type ScoreFormProps, ScoreFormContext } from '@/features/today/ScoreFormContext';
import { TodayCard } from '@/features/today/TodayCard';
import { pathOf } from '@/site';
import { theme } from '@theme';

afterEach(cleanup);

const summary: TodaySummary = {
  day: '2026-12-05',
  testDate: '2026-12-05',
  officialScore: null,
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
        <NoTaskDay id="today" today={today} onAddScore={null} />
      </ThemeProvider>
    </MemoryRouter>,
  );
}

test.each([
  ['eve', 'A light evening', 'What to expect on the test', pathOf('aboutTest')],
  ['test-day', 'Nothing left to practice', 'What to expect on the test', pathOf('aboutTest')],
  ['over', 'Thank you for practicing here', 'Open the study planner', pathOf('studyPlanner')],
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

/** A stand-in for the dashboards' form. */
function ScoreForm({ testDay, onClose }: ScoreFormProps) {
  return (
    <div role="dialog" aria-label={`A score of ${testDay}`}>
      <input aria-label="Score" />
      <button onClick={onClose}>Close</button>
    </div>
  );
}
const card = (changes: Partial<TodaySummary>) => (
  <MemoryRouter>
    <ThemeProvider theme={theme}>
      <ScoreFormContext value={(form) => <ScoreForm {...form} />}>
        <TodayCard today={{ ...summary, day: '2026-12-08', state: 'over', ...changes }} isHub={false} />
      </ScoreFormContext>
    </ThemeProvider>
  </MemoryRouter>
);
const ask = { name: 'Add your official score' };

test('after the test, asks for the official score and opens its form with the test’s date', () => {
  render(card({}));
  expect(screen.getByText(/^When you have your score report, add your official score\./)).toBeTruthy();
  expect(
    screen.getByText(/^Scores are released only after a parent .* \(The test maker: ssat\.org; 2014 to 2021/),
  ).toBeTruthy();
  fireEvent.click(screen.getByRole('button', ask));
  expect(screen.getByRole('dialog', { name: 'A score of 2026-12-05' })).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('with the score, says thanks and what stays instead of asking', () => {
  render(card({ officialScore: { on: '2026-12-05', total: 2130 } }));
  expect(screen.getByRole('heading', { name: 'Thank you for adding your score' })).toBeTruthy();
  expect(
    screen.getByText(/^Your official score of 2,130 from Dec 5 .* What you practiced stays here\./),
  ).toBeTruthy();
  expect(screen.queryByRole('button', ask)).toBeNull();
  expect(screen.queryByText(/parent/)).toBeNull();
});

test.each<[string, Partial<TodaySummary>]>([
  ['the score is saved', { officialScore: { on: '2026-12-05', total: 2130 } }],
  ['the two weeks end at midnight', { day: '2026-12-20', state: 'open' }],
])('the form stays open, with what was typed, when %s', (_, changes) => {
  const { rerender } = render(card({}));
  fireEvent.click(screen.getByRole('button', ask));
  const field = screen.getByLabelText<HTMLInputElement>('Score');
  field.value = '700';
  rerender(card(changes));
  expect(screen.getByLabelText('Score')).toBe(field);
  expect(field.value).toBe('700');
});

test.each(['eve', 'test-day', 'done', 'off', 'early'] as const)(
  'asks for no score in the state %s',
  (state) => {
    render(card({ state }));
    expect(screen.queryByRole('button', ask)).toBeNull();
  },
);
