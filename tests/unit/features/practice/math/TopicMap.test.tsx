/** The map of math topics: links for all of them, and what the record says about each. */
import { ThemeProvider } from '@mui/material/styles';
import { act, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, test, vi } from 'vitest';
import { TopicMap } from '@/features/practice/math/TopicMap';
import type { PracticeOutlook } from '@/features/practice/topics/practiceOutlook';
import { theme } from '@theme';
import { nowMs, tally } from '../../../domain/plan/sample-practice';

const record = { subscribe: () => () => undefined };
vi.mock('@/data/record/studentRecord', () => ({
  studentRecord: () => record,
}));
vi.mock('@/features/practice/topics/practiceOutlook', async (load) => ({
  ...(await load<object>()),
  readPracticeOutlook: async (): Promise<PracticeOutlook> => {
    const known = { state: 'known', ...tally(12, 8), ability: 0, share: 0.634 } as const;
    const estimate = { ...known, range: { low: 0.5, high: 0.755 } };
    const none = { state: 'not-enough', ...tally(0, 0) } as const;
    return {
      skillProfile: {
        level: 'upper',
        sections: { verbal: none, quantitative: estimate, reading: none },
        topics: new Map([
          ['math-percent', estimate],
          ['math-circles', { ...estimate, responses: 3 }],
        ]),
      },
      gains: new Map([['math-percent', 1.2]]),
      nowMs,
    };
  },
}));

test('a row is one link, named after its topic with its gain, its estimate, and what it starts', async () => {
  // The code that reads the record is imported, which takes time on a busy machine.
  await import('@/features/practice/topics/practiceOutlook');
  render(
    <MemoryRouter>
      <ThemeProvider theme={theme}>
        <TopicMap />
      </ThemeProvider>
    </MemoryRouter>,
  );
  await act(async () => undefined);
  const names = screen
    .getAllByRole('link')
    .filter((link) => /practice=math-(percent|circles|estimation)$/.test(link.getAttribute('href') ?? ''))
    .map(({ textContent }) => textContent);
  expect(names).toEqual([
    'Estimation. Practice 10 questions',
    'Percent, about +1 point. 63%, likely between 50% and 76%. Practice 10 questions',
    'Circles, 3 of 8 answers. Practice 10 questions',
  ]);
  expect(screen.getByText('25 to 38')).toBeTruthy();
  expect(screen.getAllByRole('link', { name: /: keep going$/ })).toHaveLength(20);
});
