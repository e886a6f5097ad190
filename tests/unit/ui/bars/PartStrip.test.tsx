import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { PartStrip } from '@/ui/bars/PartStrip';

afterEach(cleanup);

const part = { color: 'red', share: 0, facts: '10 min' };

test('lists the parts in order; their lengths follow their weights, and words say what the bars show', () => {
  render(
    <PartStrip
      parts={[
        { ...part, id: 'first', title: 'Reading', weight: 40, share: 1, facts: '40 min, done' },
        { ...part, id: 'second', title: 'Break', weight: 10, share: 0.4, hereLabel: 'You are here' },
        { ...part, id: 'third', title: 'Verbal', weight: 30 },
      ]}
    />,
  );
  const parts = screen.getAllByRole('listitem');
  expect(parts.map(({ textContent }) => textContent)).toEqual([
    'Reading40 min, done',
    'Break10 minYou are here',
    'Verbal10 min',
  ]);
  expect(parts.map(({ style }) => style.flexGrow)).toEqual(['40', '10', '30']);
  expect(parts.map((each) => each.getAttribute('aria-current'))).toEqual([null, 'step', null]);
  expect(screen.queryByRole('progressbar')).toBeNull();
  const bars = screen.getAllByRole('progressbar', { hidden: true });
  expect(bars.map((bar) => bar.getAttribute('aria-valuenow'))).toEqual(['100', '40', '0']);
});
