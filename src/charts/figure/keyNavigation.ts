/** How many points an arrow key moves on, where the points lie in rows and columns. */
interface GridSteps {
  readonly across: number;
  readonly down: number;
}

/** The lengths of charts side by side: up and down lead to the same place of the chart beside, counted from the newest point. */
interface SideBySide {
  readonly lengths: readonly number[];
}

export type KeySteps = GridSteps | SideBySide;

/** One point each way. */
export const oneByOne: KeySteps = { across: 1, down: 1 };

/** The point that a key leads to; null for a key that leads nowhere. A walk begins at the end that the key comes from. */
export function pointAfter(
  key: string,
  active: number | null,
  count: number,
  steps: KeySteps = oneByOne,
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

/** The place in the chart before or after, as far from its newest point; the same place where there is no such chart. */
function placeBeside(from: number, by: 1 | -1, lengths: readonly number[]): number {
  const startOf = (chart: number) => lengths.slice(0, chart).reduce((sum, length) => sum + length, 0);
  const own = lengths.findIndex((length, chart) => from < startOf(chart) + length);
  const [length, beside] = [lengths[own], lengths[own + by]];
  if (length === undefined || beside === undefined) return from;
  const fromNewest = startOf(own) + length - 1 - from;
  return startOf(own + by) + Math.max(0, beside - 1 - fromNewest);
}
