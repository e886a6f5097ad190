/** The missed questions of a section, as a dashboard shows them to a parent. */
import { ThemeProvider } from '@mui/material/styles';
import { cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, test } from 'vitest';
import { judgeAttempt, questionParts } from '@/domain/exam/scoring/result';
import { exampleNowMs } from '@/features/results/example/createExampleAttempt';
import { MissedQuestionsDialog } from '@/features/results/missed/MissedQuestionsDialog';
import { theme } from '@theme';
import { exampleAttempt } from '../example-attempt';

afterEach(cleanup);

const { attempt, content } = await exampleAttempt();
const parts = questionParts(judgeAttempt(attempt, content, exampleNowMs));

test('have the section’s name on dashboards, and speak of the student, not to them', async () => {
  render(
    <MemoryRouter>
      <ThemeProvider theme={theme}>
        <MissedQuestionsDialog
          reading={{ state: 'found', parts }}
          section="quantitative"
          onClose={() => undefined}
        />
      </ThemeProvider>
    </MemoryRouter>,
  );
  const dialog = await screen.findByRole('dialog', { name: /^Math [12], question \d+ of 25$/ });
  const texts: string[] = [];
  const missed = parts
    .filter(({ section }) => section === 'quantitative')
    .flatMap(({ items }) => items.filter(({ verdict }) => verdict !== 'right'));
  expect(missed.length).toBeGreaterThan(2);
  for (const _ of missed) {
    texts.push(within(dialog).getByRole('article').textContent);
    await userEvent.click(within(dialog).getByRole('button', { name: 'Next' }));
  }
  expect(texts.filter((text) => text.includes('Wrong, chosen'))).toHaveLength(
    missed.filter(({ verdict }) => verdict === 'wrong').length,
  );
  expect(texts.filter((text) => /your answer|you guessed|you were/.test(text))).toEqual([]);
});
