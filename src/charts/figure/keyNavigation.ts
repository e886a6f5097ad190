/** For points in a grid: the number of points that a horizontal or vertical arrow key moves by. */
interface GridSteps {
  readonly across: number;
  readonly down: number;
}

/** For charts side by side: the number of points per chart. Up and down arrows move to the neighboring chart. */
interface SideBySide {
  readonly lengths: readonly number[];
}

export type ArrowKeySteps = GridSteps | SideBySide;

/** Every arrow key moves by one point. */
export const singlePointSteps: ArrowKeySteps = { across: 1, down: 1 };

/**
 * Returns the index of the point that a key moves to; null for other keys and without points. Stays at the active point if there
 * is none in that direction. Without an active point, right and down move to the first point, left and up to the last.
 */
export function pointIndexAfterKey(
  key: string,
  active: number | null,
  count: number,
  steps: ArrowKeySteps = singlePointSteps,
): number | null {
  if (count === 0) return null;
  const moved = (next: (from: number) => number, isForward: boolean) => {
    if (active === null) return isForward ? 0 : count - 1;
    const to = next(active);
    return to < 0 || to >= count ? active : to;
  };
  const across = 'across' in steps ? steps.across : 1;
  const down = (from: number, by: 1 | -1) =>
    'down' in steps ? from + by * steps.down : placeBeside(from, by, steps.lengths);
  switch (key) {
    case 'ArrowRight':
      return moved((from) => from + across, true);
    case 'ArrowLeft':
      return moved((from) => from - across, false);
    case 'ArrowDown':
      return moved((from) => down(from, 1), true);
    case 'ArrowUp':
      return moved((from) => down(from, -1), false);
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    default:
      return null;
  }
}

/** Returns the point in the next or previous chart that is equally far from the newest, or `from` if there is no such chart. */
function placeBeside(from: number, by: 1 | -1, lengths: readonly number[]): number {
  const startOf = (chart: number) => lengths.slice(0, chart).reduce((sum, length) => sum + length, 0);
  const own = lengths.findIndex((length, chart) => from < startOf(chart) + length);
  const [length, beside] = [lengths[own], lengths[own + by]];
  if (length === undefined || beside === undefined) return from;
  const fromNewest = startOf(own) + length - 1 - from;
  return startOf(own + by) + Math.max(0, beside - 1 - fromNewest);
}
