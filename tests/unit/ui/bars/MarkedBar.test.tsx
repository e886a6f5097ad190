import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { MarkedBar } from '@/ui/bars/MarkedBar';

afterEach(cleanup);

const mark = () => document.querySelector<HTMLElement>('[style*="left"]');

test('is announced with a name and a value in words, and marks the value that it is compared with', () => {
  render(
    <>
      <span id="name">Norcott School</span>
      <MarkedBar
        variant="progress"
        percent={60}
        markPercent={85}
        announced={{ labelId: 'name', value: '60th percentile, target 85th' }}
      />
    </>,
  );
  const bar = screen.getByRole('progressbar', { name: 'Norcott School' });
  expect(bar.getAttribute('aria-valuenow')).toBe('60');
  expect(bar.getAttribute('aria-valuetext')).toBe('60th percentile, target 85th');
  expect(mark()?.style.left).toBe('85%');
  expect(mark()?.getAttribute('aria-hidden')).toBe('true');
});

test('without words of its own it is hidden from screen readers; without a value to compare it has no mark', () => {
  render(<MarkedBar variant="row" percent={30} markPercent={null} />);
  expect(screen.queryByRole('progressbar')).toBeNull();
  expect(screen.getByRole('progressbar', { hidden: true }).getAttribute('aria-valuenow')).toBe('30');
  expect(mark()).toBeNull();
});
