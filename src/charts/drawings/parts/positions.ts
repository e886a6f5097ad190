/** Points placed on the x axis at their true distances, usually dates. */
export interface PositionedProps {
  /** Label below each point. */
  readonly ticks: readonly string[];
  /** X position of each point, in any unit, ascending. */
  readonly positions: readonly number[];
}

/** Returns both ends of the axis. A single point is centered. */
export function axisEnds(positions: readonly number[]): readonly [number, number] {
  const first = positions[0] ?? 0;
  const last = positions.at(-1) ?? 1;
  return first === last ? [first - 1, last + 1] : [first, last];
}
