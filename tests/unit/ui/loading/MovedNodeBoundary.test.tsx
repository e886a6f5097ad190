import { act, cleanup, render, screen } from '@testing-library/react';
import { Component, type ReactNode, useLayoutEffect, useState } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { MovedNodeBoundary } from '@/ui/loading/MovedNodeBoundary';

beforeEach(() => {
  vi.spyOn(console, 'error').mockReturnValue(undefined);
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.useRealTimers();
});

class OuterBoundary extends Component<{ readonly children: ReactNode }, { readonly failed: boolean }> {
  override state = { failed: false };
  static getDerivedStateFromError() {
    return { failed: true };
  }
  override render() {
    return this.state.failed ? 'Something went wrong' : this.props.children;
  }
}

let fail: (error: Error | DOMException) => void = () => undefined;

/** Throws where React's own work on the page fails: in the commit. */
function Part() {
  const [error, setError] = useState<Error | DOMException | null>(null);
  useLayoutEffect(() => {
    fail = setError;
    if (error !== null) throw error;
  }, [error]);
  return <h2>{error === null ? 'Title' : 'Half removed'}</h2>;
}

const renderPart = () =>
  render(
    <OuterBoundary>
      <MovedNodeBoundary>
        <Part />
      </MovedNodeBoundary>
    </OuterBoundary>,
  );

// What browsers throw; the simulated document throws another error.
const loseNode = () =>
  act(() => fail(new DOMException('The node to be removed is not a child of this node.', 'NotFoundError')));

test('a page whose node was moved is built anew, and says what it said before', () => {
  renderPart();
  loseNode();
  expect(document.body.textContent).toBe('Title');
});

test('a node moved again and again ends on the outer error page, but not if it happens now and then', () => {
  vi.useFakeTimers();
  renderPart();
  for (let time = 0; time < 8; time += 1) {
    loseNode();
    vi.advanceTimersByTime(11_000);
  }
  expect(screen.getByText('Title')).toBeDefined();
  for (let time = 0; time < 4; time += 1) loseNode();
  expect(screen.getByText('Something went wrong')).toBeDefined();
});

test('any other error reaches the outer boundary', () => {
  renderPart();
  act(() => fail(new Error('a mistake')));
  expect(screen.getByText('Something went wrong')).toBeDefined();
});
