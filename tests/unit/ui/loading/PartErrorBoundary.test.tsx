/** Only a part that fails is replaced: the content around it remains, and the part can be retried. */
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, test, vi } from 'vitest';
import { PartErrorBoundary } from '@/ui/loading/PartErrorBoundary';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

test('a part that throws doesn’t affect the rest of the page', async () => {
  const errors = vi.spyOn(console, 'error').mockReturnValue(undefined);
  let isBroken = true;
  function Part() {
    if (isBroken) throw new RangeError('Invalid time value');
    return <p>Every test</p>;
  }
  const onError = vi.fn<() => void>();
  render(
    <MemoryRouter>
      <PartErrorBoundary name="The list" onError={onError}>
        <Part />
      </PartErrorBoundary>
      <p>My data</p>
    </MemoryRouter>,
  );
  expect(screen.getByRole('alert').textContent).toContain('The list could not be shown');
  expect(screen.getByRole('link', { name: 'My Data' }).getAttribute('href')).toBe('/test-results');
  expect(screen.getByText('My data')).toBeTruthy();
  expect(onError).toHaveBeenCalledOnce();
  // React reports the error, so the defect isn't hidden from developers.
  expect(errors).toHaveBeenCalled();

  isBroken = false;
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(screen.getByText('Every test')).toBeTruthy();
  expect(screen.queryByRole('alert')).toBeNull();
});
