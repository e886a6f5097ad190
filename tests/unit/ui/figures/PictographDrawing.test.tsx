/** A rendered pictograph: a symbol per whole, half a symbol for a half, and the key that explains them. */
import { ThemeProvider } from '@mui/material/styles';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import type { PictographFigure } from '@/domain/exam/items/figure';
import { FigureDrawing } from '@/ui/figures/FigureDrawing';
import { theme } from '@theme';

const figure: PictographFigure = {
  kind: 'pictograph',
  title: 'Books read',
  description: 'A pictograph with 3 symbols for Ana, half a symbol for Ben and none for Cal.',
  each: 1200,
  unit: 'books',
  rows: [
    { label: 'Ana', value: 3600 },
    { label: 'Ben', value: 600 },
    { label: 'Cal', value: 0 },
  ],
};

afterEach(cleanup);

test('is an image with a name and a description, its rows in order, and its key last', () => {
  render(
    <ThemeProvider theme={theme}>
      <FigureDrawing figure={figure} />
    </ThemeProvider>,
  );
  const drawing = screen.getByRole('img', { name: 'Books read', description: figure.description });
  expect([...drawing.querySelectorAll('text')].map((label) => label.textContent)).toEqual([
    'Ana',
    'Ben',
    'Cal',
    '= 1,200 books',
  ]);
  // Three for Ana, and one in the key.
  expect(drawing.querySelectorAll('circle')).toHaveLength(4);
  expect(drawing.querySelectorAll('path')).toHaveLength(1);
});

test.each([
  [10, 10, 0],
  [9.5, 9, 1],
  [1, 1, 0],
  [0.5, 0, 1],
])('%d symbols are %d whole and %d half symbols', (symbols, whole, halves) => {
  const rows = [{ label: 'Ana', value: 6 * symbols }];
  render(
    <ThemeProvider theme={theme}>
      <FigureDrawing figure={{ ...figure, each: 6, rows }} />
    </ThemeProvider>,
  );
  const drawing = screen.getByRole('img');
  expect(drawing.querySelectorAll('circle')).toHaveLength(whole + 1);
  expect(drawing.querySelectorAll('path')).toHaveLength(halves);
});
