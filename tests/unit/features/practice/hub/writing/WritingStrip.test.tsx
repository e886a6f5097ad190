/** The hub's writing strip: the number of essays, and the last one by the student's own check. */
import { ThemeProvider } from '@mui/material/styles';
import { cleanup, render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, test } from 'vitest';
import type { FinishedEssay } from '@/data/essays';
import { summarizeSelfCheck } from '@/domain/plan/schedule/writing-summary';
import { WritingStrip } from '@/features/practice/hub/writing/WritingStrip';
import { pathOf } from '@/site';
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

function show(check: Readonly<Record<string, number>> | null) {
  render(
    <MemoryRouter>
      <ThemeProvider theme={theme}>
        <WritingStrip
          essays={
            check === null
              ? { count: 0, last: null }
              : { count: 2, last: { essay, check: summarizeSelfCheck(check) } }
          }
        />
      </ThemeProvider>
    </MemoryRouter>,
  );
}
const criteria = () =>
  within(screen.getByRole('list', { name: 'Your last essay, as you rated it' }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);
const links = () => screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);

test('a rated essay has a level for each criterion, and leads to its review', () => {
  show({ prompt: 3, order: 2, detail: 1, sentences: 4 });
  expect(screen.getByText(/^2 essays, the last on Nov 12/)).toBeTruthy();
  expect(criteria()).toEqual([
    'Answers the prompt: 3 of 4, mostly',
    'Order and paragraphs: 2 of 4, in part',
    'Detail and example: 1 of 4, not yet',
    'Sentences and words: 4 of 4, throughout',
    'Correctness: not rated yet',
  ]);
  expect(links()).toEqual([
    ['Read the last one again', '/score-report?attempt=last'],
    ['Write for 25 minutes', pathOf('writingTest')],
  ]);
});

test('an essay that wasn’t rated asks for it', () => {
  show({});
  expect(criteria()[0]).toBe('Answers the prompt');
  expect(links()[0]).toEqual(['Rate the last one', '/score-report?attempt=last']);
});

test('without an essay there is one sentence and one link', () => {
  show(null);
  expect(
    screen.getByText('After your first essay, your own ratings appear on these five lines.'),
  ).toBeTruthy();
  expect(links()).toEqual([['Write for 25 minutes', pathOf('writingTest')]]);
});
