/** The hub's writing card: the last essay by the student's own check, and the essays for each kind of prompt. */
import { testLevels } from '@/domain/exam/level/test-levels';
import { ThemeProvider } from '@mui/material/styles';
import { cleanup, render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, describe, expect, test } from 'vitest';
import type { FinishedEssay } from '@/data/essays';
import { summarizeSelfCheck, summarizePromptKinds } from '@/domain/plan/schedule/writing-summary';
import { EssayRows } from '@/features/practice/hub/writing/EssayOverview';
import { theme } from '@theme';

afterEach(cleanup);

const essay: FinishedEssay = {
  attemptId: 'last',
  finishedAt: { utcMs: new Date(2026, 10, 12, 15).getTime(), offsetMinutes: 0 },
  promptRef: 'wri-0009',
  content: [],
  text: 'It was late.',
  prompt: {
    id: 'wri-0009',
    version: 1,
    section: 'writing',
    kind: 'personal',
    text: 'Which of your belongings would be hardest to replace?',
  },
};

function show(check: Readonly<Record<string, number>>) {
  render(
    <MemoryRouter>
      <ThemeProvider theme={theme}>
        <EssayRows
          facts={{
            count: 1,
            last: { essay, check: summarizeSelfCheck(check) },
            kinds: summarizePromptKinds([essay], testLevels.upper),
          }}
        />
      </ThemeProvider>
    </MemoryRouter>,
  );
}
const row = (name: RegExp) => within(screen.getByRole('row', { name }));

describe('the last essay', () => {
  test('has a row for each criterion, linked to its review', () => {
    show({ prompt: 3, order: 2, detail: 1, sentences: 4, correctness: 3 });
    expect(screen.getByRole('columnheader', { name: /^Your last essay, Nov 12/ })).toBeTruthy();
    expect(row(/^Order and paragraphs/).getByText('2 of 4').parentElement?.textContent).toBe(
      '2 of 4, in part',
    );
    const revise = screen.getAllByRole('link', { name: /^Revise/ });
    expect(revise.map((link) => link.getAttribute('href'))).toEqual(
      Array<string>(5).fill('/score-report?attempt=last'),
    );
    expect(revise[0]?.getAttribute('aria-label')).toBe('Revise: Answers the prompt');
  });

  test('says if a criterion has no level yet', () => {
    show({ prompt: 3 });
    expect(row(/^Correctness/).getByText('Not checked yet')).toBeTruthy();
    expect(row(/^Correctness/).getByRole('link', { name: 'Check: Correctness' })).toBeTruthy();
  });

  test('asks to be reviewed if it wasn’t, and shows no levels', () => {
    show({});
    expect(screen.getByText(/You have not read over your last essay \(Nov 12/)).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Read it over' }).getAttribute('href')).toBe(
      '/score-report?attempt=last',
    );
    expect(screen.queryByText(/of 4/)).toBeNull();
  });
});

test('each kind of prompt has its number of essays, the last date, and a link to write', () => {
  show({});
  expect(row(/^Personal question/).getByText(/^1 essay, last Nov 12/)).toBeTruthy();
  expect(row(/^General question/).getByText('No essay yet')).toBeTruthy();
  expect(screen.getAllByRole('link', { name: /^Write: / })).toHaveLength(2);
  expect(screen.getByRole('link', { name: 'Your essay, in your results' })).toBeTruthy();
});
