/** Today's step: its reason stands open where there is room for it, and folded on a phone. */
import { ThemeProvider } from '@mui/material/styles';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, test, vi } from 'vitest';
import type { Prospect } from '@/domain/plan/next-step';
import type { PracticeStep } from '@/domain/plan/practice-step';
import { TodayStep } from '@/features/practice/hub/TodayStep';
import { theme } from '@theme';
import { tally } from '../../domain/plan/sample-practice';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const nothing = () => undefined;
const few = { state: 'not-enough', ...tally(2, 1) } as const;
const steps = [
  { step: { kind: 'first-test', responses: 2 }, points: 0, minutes: 40 },
  { step: { kind: 'find-out', section: 'verbal', known: few, questions: 10 }, points: 0, minutes: 6 },
] as const;

function show(isWide: boolean, shown: readonly Prospect<PracticeStep>[] = steps) {
  vi.stubGlobal('matchMedia', (media: string) => ({
    media,
    matches: isWide,
    addEventListener: nothing,
    removeEventListener: nothing,
    // The theme listens in the older way.
    addListener: nothing,
    removeListener: nothing,
  }));
  render(
    <MemoryRouter>
      <ThemeProvider theme={theme}>
        <TodayStep steps={shown} planned={[]} />
      </ThemeProvider>
    </MemoryRouter>,
  );
  return () => screen.getByText('Why this?').closest('details')?.open;
}

test.each([
  ['wide screen', true],
  ['phone', false],
])('on a %s, the reason begins open: %s', (_, isWide) => {
  expect(show(isWide)()).toBe(isWide);
});

test('what a student folded stays so at another step', () => {
  const isOpen = show(false);
  fireEvent.click(screen.getByText('Why this?'));
  expect(isOpen()).toBe(true);
  fireEvent.click(screen.getByRole('button', { name: 'Show another step' }));
  expect(screen.getByText(/^We can’t say yet how you are doing in Verbal/)).toBeTruthy();
  expect(isOpen()).toBe(true);
});

const startsAt = () => screen.getByRole('link', { name: /^Start: / }).getAttribute('href');

test('practice is the best of what is known though something is found out first, and starts without a clock', () => {
  const known = {
    state: 'known',
    ...tally(25, 13),
    ability: 0,
    share: 0.6,
    range: { low: 0.5, high: 0.7 },
  } as const;
  const step = { kind: 'practice', section: 'quantitative', onTest: 2.5, known, questions: 10 } as const;
  const area = { kind: 'topic', topic: 'math-percent' } as const;
  const practice = { step: { ...step, area }, points: 3, minutes: 17 };
  show(true, [steps[1], practice, { ...practice, points: 1 }]);
  expect(startsAt()).toBe('/section-study?practice=verbal');
  fireEvent.click(screen.getByRole('button', { name: 'Show another step' }));
  expect(startsAt()).toBe('/section-study?practice=math-percent');
  expect(screen.getByText(/^Right now nothing else gains more points a minute/)).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Show another step' }));
  expect(screen.getByText(/^Of all that is left, nothing gains more/)).toBeTruthy();
});
