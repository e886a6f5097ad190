/** The timeline of a full test: its rows and total for each timing and break length. */
import { ThemeProvider } from '@mui/material/styles';
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, test } from 'vitest';
import { TestTimeline } from '@/features/guide/timeline/TestTimeline';
import { formatExactDuration } from '@/lib/text/format';
import { theme } from '@theme';

afterEach(cleanup);

const timeline = (
  <ThemeProvider theme={theme}>
    <TestTimeline />
  </ThemeProvider>
);

const rows = () => within(screen.getByRole('list')).getAllByRole('listitem');
const total = () => screen.getByRole('status').textContent;

test('starts at standard time, with today’s breaks', () => {
  render(timeline);
  expect(rows()).toHaveLength(8);
  expect(rows()[0]?.textContent).toBe('at the startWritingone of two prompts, no score25 min');
  expect(rows()[1]?.textContent).toBe('after 25 minBreakthen Quantitative 110 min');
  expect(rows()[7]?.textContent).toBe('after 2 h 55 minExperimental16 questions, not scored15 min');
  expect(total()).toBe('3 h 10 min from start to finish, breaks included.');
});

test('with time and a half on paper, there are two more breaks and no experimental section', () => {
  render(timeline);
  fireEvent.click(screen.getByRole('button', { name: 'Time and a half' }));
  expect(rows()).toHaveLength(9);
  expect(rows()[1]?.textContent).toBe('after 40 minBreakthen Quantitative 110 min');
  expect(rows()[3]?.textContent).toBe('after 1 h 35 minShort Breakthen Reading5 min');
  expect(total()).toMatch(/^4 h 25 min .+ There is no experimental section\.$/);
});

test('at a center, the breaks are longer and the experimental section is required', () => {
  render(timeline);
  fireEvent.click(screen.getByRole('button', { name: 'Time and a half' }));
  fireEvent.click(screen.getByRole('button', { name: 'At a Prometric center' }));
  expect(rows()).toHaveLength(8);
  expect(rows()[1]?.textContent).toBe('after 37½ minBreakthen Quantitative 115 min');
  expect(total()).toBe('4 h 45 min from start to finish, breaks included.');
});

test('the breaks that some sources give on paper shorten it by five minutes', () => {
  render(timeline);
  fireEvent.click(screen.getByRole('button', { name: '5 and 10 (some sources, on paper)' }));
  expect(rows()[1]?.textContent).toBe('after 25 minBreakthen Quantitative 15 min');
  expect(rows()[4]?.textContent).toBe('after 1 h 40 minBreakthen Verbal10 min');
  expect(total()).toMatch(/^3 h 5 min from/);
});

test('without scripts, the document describes what the switch would show', () => {
  const html = renderToString(timeline);
  expect(html).toContain(
    'With time and a half, a test takes 4 h 25 min on paper, 4 h 45 min at home, and 4 h 45 min at a Prometric center',
  );
});

test.each([
  [0, '0 min'],
  [2_250_000, '37½ min'],
  [3_600_000, '1 h'],
  [5_550_000, '1 h 32½ min'],
])('%i ms reads %s', (ms, words) => expect(formatExactDuration(ms)).toBe(words));
