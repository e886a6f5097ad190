import { ThemeProvider } from '@mui/material/styles';
import { cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, test } from 'vitest';
import type { TargetSchool } from '@/domain/learner/learner-profile';
import { TargetSchoolsPanel } from '@/features/family/tabs/scores/TargetSchoolsPanel';
import { theme } from '@theme';

afterEach(cleanup);

const panel = (...schools: readonly TargetSchool[]) => (
  <MemoryRouter>
    <ThemeProvider theme={theme}>
      <TargetSchoolsPanel schools={schools} percentile={60} toPractice={null} />
    </ThemeProvider>
  </MemoryRouter>
);

const named = (targetPercentile: number) => ({ name: 'Norcott School', targetPercentile });

test('schools of one name are each shown, and none stays when they are removed', () => {
  const { rerender } = render(panel(named(70), named(80), named(90)));
  expect(screen.getAllByRole('listitem')).toHaveLength(3);
  rerender(panel(named(90)));
  expect(screen.getAllByRole('listitem')).toHaveLength(1);
  expect(screen.getByRole('listitem').textContent).toContain('90');
});
