/** Where the numbers of a drawing come to lie: pure arithmetic, so that it can be tested without a drawing. */

export interface TidyScale {
  readonly least: number;
  readonly most: number;
  /** Both ends and round values between them. */
  readonly ticks: readonly number[];
}

const mostSteps = 4;

/** A scale of at most four round steps that holds all values; a single value lies in its middle. */
export function tidyScale(values: readonly number[]): TidyScale {
  const low = values.length === 0 ? 0 : Math.min(...values);
  const high = values.length === 0 ? 1 : Math.max(...values);
  if (low === high) return tidyScale([low - 1, high + 1]);
  // Finer steps than the values' own would be written alike: "90th", "90th".
  const finest = values.every((value) => Number.isInteger(value)) ? 1 : 0.1;
  const step = roundStep(
    Math.max((high - low) / mostSteps, finest),
    (each) => stepsOf(low, high, each) <= mostSteps,
  );
  const first = Math.floor(low / step);
  const steps = Math.ceil(high / step) - first;
  const ticks = Array.from({ length: steps + 1 }, (_, index) => tidy((first + index) * step));
  return { least: ticks[0] ?? low, most: ticks.at(-1) ?? high, ticks };
}

/** The scale between two given ends, with round ticks inside and at those ends that are round. */
export function scaleBetween(least: number, most: number): TidyScale {
  const { ticks } = tidyScale([least, most]);
  return { least, most, ticks: ticks.filter((tick) => tick >= least && tick <= most) };
}

function stepsOf(low: number, high: number, step: number): number {
  return Math.ceil(high / step) - Math.floor(low / step);
}

/** The smallest of 1, 2, 2.5, 5 times a power of ten, from `from` on, that will do. */
function roundStep(from: number, willDo: (step: number) => boolean): number {
  const power = 10 ** Math.floor(Math.log10(from));
  const factors = power >= 10 ? [1, 2, 2.5, 5, 10, 20, 25, 50] : [1, 2, 5, 10, 20, 50];
  const steps = factors.map((factor) => tidy(factor * power)).filter((step) => step >= from);
  return steps.find(willDo) ?? tidy(100 * power);
}

/** Rids a number of its binary remainder. */
function tidy(value: number): number {
  return Number(value.toPrecision(12));
}

/**
 * Moves labels apart along a line: each as near as may be to where it wants to be, `gap` between any two, all between `from`
 * and `to` where there is room. Given and returned in the same order.
 */
export function spread(wanted: readonly number[], gap: number, from: number, to: number): readonly number[] {
  const order = wanted.map((_, index) => index).toSorted((a, b) => (wanted[a] ?? 0) - (wanted[b] ?? 0));
  const placed: number[] = [];
  for (const index of order) {
    placed.push(Math.max(wanted[index] ?? from, (placed.at(-1) ?? from - gap) + gap));
  }
  let ceiling = to;
  for (let at = placed.length - 1; at >= 0; at -= 1) {
    placed[at] = Math.min(placed[at] ?? to, ceiling);
    ceiling = (placed[at] ?? to) - gap;
  }
  const result = [...wanted];
  for (const [rank, index] of order.entries()) result[index] = placed[rank] ?? to;
  return result;
}

/** About how many pixels a text takes at 12 px, semibold; rather too many than too few. */
export function textPx(text: string): number {
  const width = text.split('').reduce((sum, letter) => {
    if ('%MWmw'.includes(letter)) return sum + 11;
    return sum + (' .,:;\u2019ijlftr1'.includes(letter) ? 4.5 : 7.4);
  }, 0);
  return Math.ceil(width) + 1;
}

export interface PlacedLabel {
  readonly text: string;
  /** The middle of the label. */
  readonly x: number;
}

/**
 * Those labels of an axis that fit side by side, the newest (last) and the oldest first of all, each moved inwards where
 * it would leave the drawing.
 */
export function fittingLabels(labels: readonly PlacedLabel[], width: number): readonly PlacedLabel[] {
  const gap = 4;
  const inside = labels
    .filter(({ text }) => text !== '')
    .map(({ text, x }) => {
      const half = textPx(text) / 2;
      return { text, x: Math.max(half, Math.min(width - half, x)) };
    });
  const last = inside.at(-1);
  const first = inside[0];
  if (first === undefined || last === undefined) return [];
  const clear = (a: PlacedLabel, b: PlacedLabel) =>
    Math.abs(a.x - b.x) >= (textPx(a.text) + textPx(b.text)) / 2 + gap;
  const kept = [last];
  if (first !== last && clear(first, last)) kept.push(first);
  for (const label of inside.toReversed()) {
    if (kept.every((other) => clear(label, other))) kept.push(label);
  }
  return kept.toSorted((a, b) => a.x - b.x);
}
