/** The level of a page: what its document shows, and what its address chooses. */
import { act, cleanup, screen } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, test, vi } from 'vitest';
import { useTestLevel } from '@/data/record/setup/useTestLevel';
import { studentRecord } from '@/data/record/studentRecord';
import { LevelChoice } from '@/ui/controls/LevelChoice';
import { patienceMs } from '../../../patience';

afterEach(cleanup);

function Page() {
  const { level, isKnown, choose } = useTestLevel();
  return (
    <>
      <p data-testid="level">{level}</p>
      <LevelChoice level={level} isKnown={isKnown} onChange={choose} />
    </>
  );
}

const pageAt = (address: string) => (
  <MemoryRouter initialEntries={[address]}>
    <Page />
  </MemoryRouter>
);

test('hydrates the document of every address, then shows the level of its own', async () => {
  const root = document.body.appendChild(document.createElement('div'));
  root.innerHTML = renderToString(pageAt('/'));
  expect(screen.getByTestId('level').textContent).toBe('upper');
  const onRecoverableError = vi.fn();
  const hydrated = await act(async () => hydrateRoot(root, pageAt('/?level=middle'), { onRecoverableError }));
  await vi.waitFor(() => expect(screen.getByTestId('level').textContent).toBe('middle'), {
    timeout: patienceMs,
  });
  expect(onRecoverableError).not.toHaveBeenCalled();
  expect(studentRecord().chosenLevel()).toBe('middle');

  await act(async () => screen.getByRole('button', { name: 'Grades 8 to 11: Upper' }).click());
  expect(screen.getByTestId('level').textContent).toBe('upper');
  expect(studentRecord().chosenLevel()).toBe('upper');
  await act(async () => hydrated.unmount());
  root.remove();
});
