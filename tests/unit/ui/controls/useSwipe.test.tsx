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
  ['to the left goes to the next', { x: -60, y: 0 }, [1]],
  ['to the right goes to the previous', { x: 60, y: 10 }, [-1]],
  ['just far enough counts', { x: 48, y: 0 }, [-1]],
  ['not far enough is ignored', { x: -47, y: 0 }, []],
  ['down the page is ignored', { x: 10, y: 200 }, []],
  ['diagonally is ignored', { x: 60, y: 30 }, []],
  ['a tap is ignored', { x: 0, y: 0 }, []],
])('%s', (_, moved, steps) => {
  expect(swipeBy(moved)).toEqual(steps);
});

test('ignores a touch end without a touch start', () => {
  const steps: number[] = [];
  const Swiped = () => <div data-testid="swiped" {...useSwipe((by) => steps.push(by))} />;
  render(<Swiped />);
  fireEvent.touchEnd(screen.getByTestId('swiped'), { changedTouches: touchesAt({ x: 400, y: 0 }) });
  expect(steps).toEqual([]);
});
