/** A swipe must be long enough, mostly horizontal, and by the finger that started it. */
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { useSwipe } from '@/ui/controls/useSwipe';

afterEach(cleanup);

interface Point {
  readonly x: number;
  readonly y: number;
}

/** Returns the steps triggered by moving a finger this far from (200, 200). */
function swipeBy({ x, y }: Point): readonly number[] {
  const steps: number[] = [];
  const Swiped = () => <div data-testid="swiped" {...useSwipe((by) => steps.push(by))} />;
  render(<Swiped />);
  const swiped = screen.getByTestId('swiped');
  fireEvent.touchStart(swiped, { touches: touchesAt({ x: 200, y: 200 }) });
  fireEvent.touchEnd(swiped, {
    touches: touchesAt(null),
    changedTouches: touchesAt({ x: 200 + x, y: 200 + y }),
  });
  return steps;
}

/** In browsers, a TouchList has `item`; this array has the same method. */
function touchesAt(point: Point | null) {
  const touches = point === null ? [] : [{ clientX: point.x, clientY: point.y }];
  return { item: (index: number) => touches[index] ?? null };
}

test.each([
  ['to the left: the next one', { x: -60, y: 0 }, [1]],
  ['to the right: the one before', { x: 60, y: 10 }, [-1]],
  ['just far enough', { x: 48, y: 0 }, [-1]],
  ['not far enough', { x: -47, y: 0 }, []],
  ['down the page', { x: 10, y: 200 }, []],
  ['aslant', { x: 60, y: 30 }, []],
  ['a tap', { x: 0, y: 0 }, []],
])('%s', (_, moved, steps) => {
  expect(swipeBy(moved)).toEqual(steps);
});

test('a finger that lifts without having been put down on it is no swipe', () => {
  const steps: number[] = [];
  const Swiped = () => <div data-testid="swiped" {...useSwipe((by) => steps.push(by))} />;
  render(<Swiped />);
  fireEvent.touchEnd(screen.getByTestId('swiped'), { changedTouches: touchesAt({ x: 400, y: 0 }) });
  expect(steps).toEqual([]);
});
