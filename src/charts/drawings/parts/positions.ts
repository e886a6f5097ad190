/** The x positions and labels of points, such as tests placed at their dates, which needn't be evenly spaced. */
export interface PositionedProps {
  /** Label below each point. */
  readonly ticks: readonly string[];
  /** X position of each point, in any unit, ascending. */
  readonly positions: readonly number[];
}

/** Returns both ends of the x axis. A single point is centered. */
export function xAxisDomain(positions: readonly number[]): readonly [number, number] {
  const first = positions[0] ?? 0;
  const last = positions.at(-1) ?? 1;
  return first === last ? [first - 1, last + 1] : [first, last];
}
