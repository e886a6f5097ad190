import { getNiceTickValues } from 'recharts';

export interface PlotScale {
  readonly domain: readonly [number, number];
  /** Round values within the domain. They include an end only if it is round itself. */
  readonly ticks: readonly number[];
}

/**
 * Returns a scale that contains all values: from one round value to another or, with `range`, between its ends, which are widened
 * for values beyond them. A single value is centered.
 * @param lines values with a line across the plot, of which none is at the lower end, where the axis would hide it
 */
export function plotScale(
  values: readonly number[],
  range?: readonly [number, number],
  lines: readonly number[] = [],
): PlotScale {
  if (range !== undefined) {
    const drawn = [...values, ...lines];
    const domain = [Math.min(range[0], ...drawn), Math.max(range[1], ...drawn)] as const;
    return { domain, ticks: roundTicks(domain).filter((tick) => tick >= domain[0] && tick <= domain[1]) };
  }
  const ticks = aboveAxis(lines, roundTicks([...values, ...lines]));
  return { domain: [ticks[0] ?? 0, ticks.at(-1) ?? 1], ticks };
}

/** Adds a tick below the others if a line is at the lowest, unless that would be below zero. */
function aboveAxis(lines: readonly number[], ticks: readonly number[]): readonly number[] {
  const [low = 0, next = low] = ticks;
  const below = low - (next - low);
  return lines.includes(low) && below >= 0 ? [below, ...ticks] : ticks;
}

/** Returns two to five round values, from the last one below all values to the first one above them. */
export function roundTicks(values: readonly number[]): readonly number[] {
  const low = values.length === 0 ? 0 : Math.min(...values);
  const high = values.length === 0 ? 1 : Math.max(...values);
  if (low === high) return roundTicks([low - 1, high + 1]);
  // With steps finer than the values' precision, neighboring ticks could have the same label: "90th", "90th".
  const precision = values.every((value) => Number.isInteger(value)) ? 1 : 0.1;
  const isPrecise = (tick: number) => Math.abs(tick / precision - Math.round(tick / precision)) < 1e-6;
  const ticks = [5, 4, 3]
    .map((count) => getNiceTickValues([low, high], count, true, 'snap125'))
    .find((each) => each.every(isPrecise)) ?? [
    Math.floor(low / precision) * precision,
    Math.ceil(high / precision) * precision,
  ];
  // Recharts returns as many as requested, even if fewer suffice.
  return ticks.slice(
    ticks.findLastIndex((tick) => tick <= low),
    ticks.findIndex((tick) => tick >= high) + 1,
  );
}
