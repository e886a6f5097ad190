import { getNiceTickValues } from 'recharts';
import type { RowAxis } from '@/charts/chartData';

export interface PlotScale {
  readonly domain: readonly [number, number];
  /** Round values within the domain. They include an end only if it is round itself. */
  readonly ticks: readonly number[];
}

/**
 * Returns a scale that contains all values: from one round value to another or, with `range`, between its ends, which are widened
 * for values beyond them. A single value is centered, but no axis of what is counted begins below zero.
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

/**
 * Returns two to six round values, from the last one below all values to the first one above them: those of the numbers of steps to
 * try whose ends are nearest to the values.
 */
export function roundTicks(values: readonly number[]): readonly number[] {
  const low = values.length === 0 ? 0 : Math.min(...values);
  const high = values.length === 0 ? 1 : Math.max(...values);
  if (low === high) return roundTicks([low < 0 ? low - 1 : Math.max(0, low - 1), high + 1]);
  // With steps finer than the values' precision, neighboring ticks could have the same label: "90th", "90th".
  const precision = values.every((value) => Number.isInteger(value)) ? 1 : 0.1;
  const isPrecise = (tick: number) => Math.abs(tick / precision - Math.round(tick / precision)) < 1e-6;
  const ticksOf = (count: number) => {
    const ticks = getNiceTickValues([low, high], count, true, 'snap125');
    // Recharts returns as many as requested, even if fewer suffice.
    return ticks.slice(
      ticks.findLastIndex((tick) => tick <= low),
      ticks.findIndex((tick) => tick >= high) + 1,
    );
  };
  const spanOf = (ticks: readonly number[]) => (ticks.at(-1) ?? high) - (ticks[0] ?? low);
  const costOf = (ticks: readonly number[]) =>
    spanOf(ticks) / (high - low) + (ticks.length > usualTicks ? manyTicksCost : 0);
  const [usual = ticksOf(3), ...others] = [5, 4, 6].map(ticksOf).filter((ticks) => ticks.every(isPrecise));
  const best = others.reduce((found, ticks) => (costOf(ticks) < costOf(found) ? ticks : found), usual);
  return best.every(isPrecise)
    ? best
    : [Math.floor(low / precision) * precision, Math.ceil(high / precision) * precision];
}

/** More ticks than this are worth it only if the axis becomes shorter by more than a tenth of what the values need. */
const usualTicks = 5;
const manyTicksCost = 0.1;

/** Returns the scale of a row chart: its given ticks or, around the values, a stretch with round ticks. */
export function rowScale(axis: RowAxis, values: readonly number[]): PlotScale {
  if (!('within' in axis)) {
    const [least, most] = [Math.min(...axis), Math.max(...axis)];
    const isInside = values.every((value) => value >= least && value <= most);
    const ticks = isInside ? axis : roundTicks([least, most, ...values]);
    return { domain: [Math.min(...ticks), Math.max(...ticks)], ticks };
  }
  const { within, leastSpan, including } = axis;
  const drawn = including === undefined ? values : [...values, including];
  const least = Math.min(within[0], ...drawn);
  const most = Math.max(within[1], ...drawn);
  const low = drawn.length === 0 ? least : Math.min(...drawn);
  const high = drawn.length === 0 ? most : Math.max(...drawn);
  const missing = Math.max(0, Math.min(leastSpan, most - least) - (high - low));
  // Half at each side, or more at one side where the scale ends at the other.
  const below = Math.min(low - least, Math.max(missing / 2, missing - (most - high)));
  const ticks = roundTicks([Math.floor(low - below), Math.ceil(high + missing - below)]);
  const domain = [Math.max(least, ticks[0] ?? least), Math.min(most, ticks.at(-1) ?? most)] as const;
  return { domain, ticks: ticks.filter((tick) => tick >= domain[0] && tick <= domain[1]) };
}
