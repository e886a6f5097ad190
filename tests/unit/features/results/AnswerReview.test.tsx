/** A reviewed question. */
import { ThemeProvider } from '@mui/material/styles';
import { cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, test } from 'vitest';
import { untouchedItem } from '@/domain/exam/items/item-state';
import { AnswerReview } from '@/features/results/AnswerReview';
import { AnswererContext } from '@/ui/question/answererContext';
import { theme } from '@theme';
import { quantitativeItem } from '../../domain/exam/sample-items';

afterEach(cleanup);

test.each([
  ['reader', /^Quantitative, /],
  ['student', /^Math, /],
] as const)('names the section of a question for a %s', (answerer, name) => {
  render(
    <MemoryRouter>
      <ThemeProvider theme={theme}>
        <AnswererContext value={answerer}>
          <AnswerReview
            judged={{
              number: 1,
              passage: null,
              state: untouchedItem,
              verdict: 'blank',
              seenBefore: false,
              item: quantitativeItem(1),
            }}
          />
        </AnswererContext>
      </ThemeProvider>
    </MemoryRouter>,
  );
  expect(screen.getByText(name)).toBeTruthy();
});
