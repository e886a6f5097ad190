import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { VisitProvider } from '@/data/visitState';
import { usePresentation } from '@/features/family/presentation/usePresentation';

beforeEach(() => window.history.replaceState(null, '', '/parent-dashboard'));
afterEach(cleanup);

function Dashboard() {
  const { presenting, begin } = usePresentation();
  return presenting ? <p>Slide</p> : <button onClick={begin}>Present</button>;
}

/** A site with a dashboard and other pages. */
function Site() {
  const [path, setPath] = useState(window.location.pathname);
  const goTo = (next: string) => () => {
    window.history.replaceState(null, '', next);
    setPath(next);
  };
  return (
    <>
      {path === '/parent-dashboard' ? <Dashboard /> : <p>Another page</p>}
      <button onClick={goTo('/about')}>About</button>
      <button onClick={goTo('/parent-dashboard')}>Dashboard</button>
    </>
  );
}

const present = () => {
  render(
    <VisitProvider>
      <Site />
    </VisitProvider>,
  );
  fireEvent.click(screen.getByRole('button', { name: 'Present' }));
  expect(screen.getByText('Slide')).toBeDefined();
};

test('leaving the page ends the presentation', () => {
  present();
  fireEvent.click(screen.getByRole('button', { name: 'About' }));
  expect(screen.getByText('Another page')).toBeDefined();
  fireEvent.click(screen.getByRole('button', { name: 'Dashboard' }));
  expect(screen.getByRole('button', { name: 'Present' })).toBeDefined();
});

test('a page that the browser sets aside and shows again no longer presents', () => {
  present();
  act(() => {
    window.dispatchEvent(new Event('pagehide'));
  });
  expect(screen.getByRole('button', { name: 'Present' })).toBeDefined();
});

test('Escape ends it', () => {
  present();
  fireEvent.keyDown(document, { key: 'Escape' });
  expect(screen.getByRole('button', { name: 'Present' })).toBeDefined();
});
