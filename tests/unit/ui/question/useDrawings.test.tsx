/** A question whose figures can't be loaded: its text remains, and the figure's place offers a retry. */
import { ThemeProvider } from '@mui/material/styles';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { QuestionMaterial } from '@/ui/question/QuestionMaterial';
import { QuestionText } from '@/ui/question/QuestionText';
import { theme } from '@theme';

vi.mock('@/ui/question/drawings', () => {
  throw new Error('gone');
});

const figure = {
  kind: 'number-line',
  title: 'A number line',
  description: 'From 0 to 10.',
  from: 0,
  to: 10,
  step: 1,
  numbers: [0, 10],
} as const;

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test('shows formulas as plain text, and can retry a figure', async () => {
  vi.stubGlobal(
    'fetch',
    vi.fn(() => Promise.reject(new TypeError('offline'))),
  );
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  render(
    <ThemeProvider theme={theme}>
      <p data-testid="stem">
        <QuestionText text="What is `2x + 3`?" />
      </p>
      <QuestionMaterial figure={figure} table={null} />
    </ThemeProvider>,
  );
  expect(await screen.findByText('The figure could not be loaded')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Try again' })).toBeTruthy();
  expect(screen.getByTestId('stem').textContent).toBe('What is 2x + 3?');
});
