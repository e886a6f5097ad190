/** Points that lie on the x axis in their true distances: dates, most often. */
export interface PositionedProps {
  /** What stands under each point. */
  readonly ticks: readonly string[];
  /** Where each point lies, in any unit, rising. */
  readonly positions: readonly number[];
}

/** Both ends of the axis. A lone point stands in the middle. */
export function axisEnds(positions: readonly number[]): readonly [number, number] {
  const first = positions[0] ?? 0;
  const last = positions.at(-1) ?? 1;
  return first === last ? [first - 1, last + 1] : [first, last];
}
