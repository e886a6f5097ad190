/** The map of math topics: links for all of them, and what the record says about each. */
import { ThemeProvider } from '@mui/material/styles';
import { act, render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, test, vi } from 'vitest';
import { TopicMap } from '@/features/practice/math/TopicMap';
import type { TopicMastery } from '@/features/practice/math/readTopicMastery';
import { assertPresent } from '@/lib/assert';
import { theme } from '@theme';
import { tally } from '../../../domain/plan/sample-practice';

const record = { subscribe: () => () => undefined };
vi.mock('@/data/record/studentRecord', () => ({
  studentRecord: () => record,
}));
vi.mock('@/features/practice/math/readTopicMastery', () => ({
  readTopicMastery: async (): Promise<TopicMastery> =>
    new Map([
      [
        'math-percent',
        { state: 'known', ...tally(12, 8), ability: 0, share: 0.634, range: { low: 0.5, high: 0.755 } },
      ],
    ]),
}));

const row = (topic: string) =>
  within(
    assertPresent(screen.getByRole('link', { name: `Endless: ${topic}` }).closest('li'), 'a topic has a row'),
  );

test('shows the mastery of a practiced topic with a range, and which topics were never asked', async () => {
  // The code that reads the record is imported, which takes time on a busy machine.
  await import('@/features/practice/math/readTopicMastery');
  render(
    <MemoryRouter>
      <ThemeProvider theme={theme}>
        <TopicMap />
      </ThemeProvider>
    </MemoryRouter>,
  );
  await act(async () => undefined);
  expect(await row('Percent').findByText('63%, likely between 50% and 76%')).toBeTruthy();
  expect(row('Circles').getByText('No answers yet')).toBeTruthy();
});
