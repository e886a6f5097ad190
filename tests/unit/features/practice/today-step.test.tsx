/** Today's step: its reason stands open where there is room for it, and folded on a phone. */
import { ThemeProvider } from '@mui/material/styles';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, test, vi } from 'vitest';
import { TodayStep } from '@/features/practice/hub/TodayStep';
import { theme } from '@theme';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const nothing = () => undefined;
const steps = [
  { step: { kind: 'first-test' }, points: 0, minutes: 40 },
  { step: { kind: 'find-out', section: 'verbal', responses: 2, questions: 10 }, points: 0, minutes: 6 },
] as const;

function show(isWide: boolean) {
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
        <TodayStep steps={steps} />
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

test('what a student folded stays so at the next best step', () => {
  const isOpen = show(false);
  fireEvent.click(screen.getByText('Why this?'));
  expect(isOpen()).toBe(true);
  fireEvent.click(screen.getByRole('button', { name: 'Show the next best' }));
  expect(screen.getByText(/^We can’t say yet how you do in Verbal/)).toBeTruthy();
  expect(isOpen()).toBe(true);
});
