/** A pressed link shows that it was taken while its page loads. */
import { act, cleanup, render, screen } from '@testing-library/react';
import { createMemoryRouter, Outlet, RouterProvider } from 'react-router-dom';
import { afterEach, expect, test } from 'vitest';
import { NavigationProgress } from '@/app/shell/NavigationProgress';

const ignore = () => undefined as void;

afterEach(cleanup);

test('appears with the press, and goes when the page is there', async () => {
  let arrive = ignore;
  const code = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  const router = createMemoryRouter([
    {
      element: (
        <>
          <NavigationProgress />
          <Outlet />
        </>
      ),
      children: [
        { path: '/', element: <h1>Here</h1> },
        { path: '/there', lazy: () => code.then(() => ({ element: <h1>There</h1> })) },
      ],
    },
  ]);
  render(<RouterProvider router={router} />);
  expect(screen.queryByRole('progressbar')).toBeNull();
  await act(async () => void router.navigate('/there'));
  expect(screen.getByRole('progressbar', { name: 'Loading the page' })).toBeTruthy();
  expect(screen.getByRole('heading').textContent).toBe('Here');
  await act(async () => arrive());
  expect(screen.getByRole('heading').textContent).toBe('There');
  expect(screen.queryByRole('progressbar')).toBeNull();
});
