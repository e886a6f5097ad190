import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { createMemoryRouter, Link, RouterProvider, useNavigate } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { VisitProvider } from '@/data/visitState';
import { usePresentation } from '@/features/family/frame/usePresentation';

afterEach(cleanup);

function Dashboard() {
  const { presenting, begin, control } = usePresentation();
  const navigate = useNavigate();
  return (
    <>
      {presenting ? <p>Slide</p> : <button onClick={begin}>Present</button>}
      <button onClick={() => control.outlastFullScreen(true)}>Another window</button>
      <p>{control.isFullScreen ? 'full' : 'in the window'}</p>
      <Link to="?family=two">Another family</Link>
      <Link to="/about">About</Link>
      <button onClick={() => void navigate(-1)}>Back</button>
    </>
  );
}

/** Opens a dashboard in a site with another page, both in the history, and starts a presentation. */
const present = () => {
  const router = createMemoryRouter(
    [
      { path: '/dashboard', Component: Dashboard },
      { path: '/about', element: <Link to="/dashboard">Dashboard</Link> },
    ],
    { initialEntries: ['/dashboard?family=one', '/dashboard'] },
  );
  render(
    <VisitProvider>
      <RouterProvider router={router} />
    </VisitProvider>,
  );
  fireEvent.click(screen.getByRole('button', { name: 'Present' }));
  expect(screen.getByText('Slide')).toBeDefined();
  return router;
};

const hasEnded = async () => {
  await screen.findByRole('button', { name: 'Present' });
  expect(screen.queryByText('Slide')).toBeNull();
};

test('Back ends it, also to another family on the same page', async () => {
  present();
  fireEvent.click(screen.getByRole('button', { name: 'Back' }));
  await hasEnded();
});

test('it goes on when another family is chosen', async () => {
  const router = present();
  fireEvent.click(screen.getByRole('link', { name: 'Another family' }));
  await waitFor(() => expect(router.state.location.search).toBe('?family=two'));
  expect(screen.getByText('Slide')).toBeDefined();
});

test('leaving the page ends it', async () => {
  present();
  fireEvent.click(screen.getByRole('link', { name: 'About' }));
  fireEvent.click(await screen.findByRole('link', { name: 'Dashboard' }));
  await hasEnded();
});

test('a page that the browser sets aside no longer presents', async () => {
  present();
  fireEvent(window, new Event('pagehide'));
  await hasEnded();
});

test('full screen that begins after the end is left again', async () => {
  const exitFullscreen = vi.fn(() => Promise.resolve());
  const waiting: (() => void)[] = [];
  Object.defineProperties(document, {
    fullscreenEnabled: { configurable: true, value: true },
    exitFullscreen: { configurable: true, value: exitFullscreen },
  });
  Object.defineProperty(document.documentElement, 'requestFullscreen', {
    configurable: true,
    value: () =>
      new Promise<void>((done) => {
        waiting.push(done);
      }),
  });
  present();
  fireEvent.click(screen.getByRole('button', { name: 'Back' }));
  await hasEnded();
  waiting.forEach((begin) => begin());
  await waitFor(() => expect(exitFullscreen).toHaveBeenCalledOnce());
  Reflect.deleteProperty(document, 'fullscreenEnabled');
  Reflect.deleteProperty(document, 'exitFullscreen');
  Reflect.deleteProperty(document.documentElement, 'requestFullscreen');
});

describe('full screen', () => {
  let isFull = false;
  const become = (next: boolean) => {
    isFull = next;
    fireEvent(document, new Event('fullscreenchange'));
  };
  beforeEach(() => {
    isFull = false;
    Object.defineProperties(document, {
      fullscreenEnabled: { configurable: true, value: true },
      exitFullscreen: { configurable: true, value: () => Promise.resolve() },
      fullscreenElement: { configurable: true, get: () => (isFull ? document.documentElement : null) },
    });
    Object.defineProperty(document.documentElement, 'requestFullscreen', {
      configurable: true,
      value: () => Promise.resolve(),
    });
  });
  afterEach(() => {
    for (const name of ['fullscreenEnabled', 'exitFullscreen', 'fullscreenElement'])
      Reflect.deleteProperty(document, name);
    Reflect.deleteProperty(document.documentElement, 'requestFullscreen');
  });

  test('left by the person ends it', async () => {
    present();
    become(true);
    expect(screen.getByText('full')).toBeDefined();
    become(false);
    await hasEnded();
  });

  test('left because another window opens returns it to the window, where Escape ends it', async () => {
    present();
    become(true);
    fireEvent.click(screen.getByRole('button', { name: 'Another window' }));
    become(false);
    expect(screen.getByText('Slide')).toBeDefined();
    expect(screen.getByText('in the window')).toBeDefined();
    fireEvent.keyDown(document, { key: 'Escape' });
    await hasEnded();
  });
});

test('Escape ends it', async () => {
  present();
  fireEvent.keyDown(document, { key: 'Escape' });
  await hasEnded();
});
