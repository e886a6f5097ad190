/** The result in one card: scores on their scales, and every question as a square that opens it. */
import { ThemeProvider } from '@mui/material/styles';
import { cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, describe, expect, test } from 'vitest';
import { exampleEarlierTest } from '@/data/exampleEarlierTest';
import { noTargetScores, resultFigures, type Targets } from '@/domain/exam/report/result-figures';
import { buildScoreReport } from '@/domain/exam/report/score-report';
import { judgeAttempt, questionParts } from '@/domain/exam/scoring/result';
import { exampleNowMs } from '@/features/results/example/createExampleAttempt';
import { ResultCard } from '@/features/results/report/ResultCard';
import { theme } from '@theme';
import { exampleAttempt } from '../example-attempt';

afterEach(cleanup);

const { attempt, content } = await exampleAttempt();
const result = judgeAttempt(attempt, content, exampleNowMs);
const report = buildScoreReport(result, [exampleEarlierTest]);

const show = (targets: Targets = noTargetScores) =>
  render(
    <MemoryRouter>
      <ThemeProvider theme={theme}>
        <ResultCard
          figures={resultFigures(report, targets)}
          earlier="the full test of Oct 17"
          parts={questionParts(result)}
        />
      </ThemeProvider>
    </MemoryRouter>,
  );

const squaresOf = (name: RegExp) => within(screen.getByRole('toolbar', { name })).getAllByRole('button');

test('each section has its range, its change, and its percentiles in words', () => {
  show();
  const card = screen.getByRole('region', { name: 'Estimated Scores' });
  expect(card.textContent).toContain('estimate, not an SSAT score');
  const text = card.textContent.replaceAll('\u00A0', ' ');
  expect(text).toContain('Total2,122 to 2,226+103 since the test before');
  expect(text).toContain('Verbal707 to 767+42 since the test before · 75th to 95th percentile');
  expect(card.textContent).toContain('the full test of Oct 17');
  expect(card.textContent).not.toContain('arget');
});

test.each([
  [2000, 'Target 2,000, below the range'],
  [2200, 'Target 2,200, within the range'],
  [2300, 'Target 2,300, above the range'],
])('a target of %i is “%s”', (total, words) => {
  show({ ...noTargetScores, total });
  expect(screen.getByRole('region').textContent).toContain(words);
});

test('a target that isn’t on the scale isn’t shown', () => {
  show({ ...noTargetScores, total: 600 });
  expect(screen.getByRole('region').textContent).not.toContain('arget');
});

describe('the squares', () => {
  test('are the questions of each part in order, with their verdict', () => {
    show();
    for (const [name, id] of [
      [/^Quantitative 1, 25 questions/, 'quantitative-1'],
      [/^Quantitative 2, 25 questions/, 'quantitative-2'],
      [/^Verbal, 60 questions/, 'verbal'],
      [/^Reading, 40 questions/, 'reading'],
    ] as const) {
      const part = questionParts(result).find((each) => each.id === id);
      expect(squaresOf(name).map((square) => square.getAttribute('aria-label'))).toEqual(
        part?.items.map(({ number, verdict }) => `Question ${number}, ${verdict}`),
      );
      expect(squaresOf(name).filter(({ tabIndex }) => tabIndex === 0)).toHaveLength(1);
    }
  });

  test('open their question, which leads through the whole test and back to the square', async () => {
    show();
    const last = squaresOf(/^Quantitative 1/).at(-1) ?? document.body;
    await userEvent.click(last);
    const dialog = await screen.findByRole('dialog', { name: 'Quantitative 1, question 25 of 25' });
    expect(within(dialog).getAllByRole('listitem').length).toBeGreaterThanOrEqual(5);
    await userEvent.click(within(dialog).getByRole('button', { name: 'Next' }));
    expect(screen.getByRole('dialog', { name: 'Reading, question 1 of 40' })).toBeTruthy();
    expect(within(dialog).getByRole('button', { name: /^The passage:/ })).toBeTruthy();
    await userEvent.click(within(dialog).getByRole('button', { name: 'Previous' }));
    await userEvent.click(within(dialog).getByRole('button', { name: 'Previous' }));
    expect(screen.getByRole('dialog', { name: 'Quantitative 1, question 24 of 25' })).toBeTruthy();
    await userEvent.keyboard('{Escape}');
    await expect.poll(() => document.activeElement).toBe(last);
  });

  test('end at the first and last question, without losing the focus', async () => {
    show();
    await userEvent.click(squaresOf(/^Quantitative 1/)[0] ?? document.body);
    const dialog = await screen.findByRole('dialog', { name: 'Quantitative 1, question 1 of 25' });
    const previous = within(dialog).getByRole('button', { name: 'Previous' });
    expect(previous.getAttribute('aria-disabled')).toBe('true');
    await userEvent.click(previous);
    expect(screen.getByRole('dialog', { name: 'Quantitative 1, question 1 of 25' })).toBeTruthy();
    expect(document.activeElement).toBe(previous);
  });
});
