/** A swipe of one finger turns the page; a pinch doesn't. */
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { useSwipe } from '@/ui/controls/useSwipe';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function show() {
  const turned: number[] = [];
  function Week() {
    return <p {...useSwipe((by) => void turned.push(by))}>Week</p>;
  }
  render(<Week />);
  return { turned, week: screen.getByText('Week') };
}

const listOf = (...touches: object[]) => ({
  length: touches.length,
  item: (index: number) => touches[index] ?? null,
});
const finger = (identifier: number, clientX: number, clientY = 0) => ({ identifier, clientX, clientY });

test.each([
  [[200, 100], [1]],
  [[100, 200], [-1]],
  [[100, 130], []],
] as const)('a finger that moves from %j turns %j', ([from, to], expected) => {
  const { turned, week } = show();
  fireEvent.touchStart(week, { touches: listOf(finger(0, from)) });
  fireEvent.touchEnd(week, { changedTouches: listOf(finger(0, to)) });
  expect(turned).toEqual(expected);
});

test('two fingers, or one of another touch, turn nothing', () => {
  const { turned, week } = show();
  fireEvent.touchStart(week, { touches: listOf(finger(0, 200)) });
  fireEvent.touchStart(week, { touches: listOf(finger(0, 200), finger(1, 100)) });
  fireEvent.touchEnd(week, { changedTouches: listOf(finger(0, 100)) });
  fireEvent.touchStart(week, { touches: listOf(finger(0, 200)) });
  fireEvent.touchEnd(week, { changedTouches: listOf(finger(1, 100)) });
  expect(turned).toEqual([]);
});

test('a finger that moves a zoomed page turns nothing', () => {
  vi.stubGlobal('visualViewport', { scale: 2 });
  const { turned, week } = show();
  fireEvent.touchStart(week, { touches: listOf(finger(0, 200)) });
  fireEvent.touchEnd(week, { changedTouches: listOf(finger(0, 100)) });
  expect(turned).toEqual([]);
});
