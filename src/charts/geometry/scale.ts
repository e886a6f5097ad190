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
 * Moves labels apart along a line: those that would lie on one another stand around the middle of where they want to be, all
 * between `from` and `to` where there is room (by their middles; a label that is taller than the smallest keeps as much more
 * distance). `sizes` is one for all or one for each. Given and returned in the same order.
 */
export function spreadLabels(
  wanted: readonly number[],
  sizes: number | readonly number[],
  from: number,
  to: number,
): readonly number[] {
  const sizeOf = (index: number) => (typeof sizes === 'number' ? sizes : (sizes[index] ?? 0));
  const order = wanted.map((_, index) => index).toSorted((a, b) => (wanted[a] ?? 0) - (wanted[b] ?? 0));
  const smallest = Math.min(...order.map(sizeOf));
  // How far each must lie behind the first where all touch: with that taken off, they only have to rise.
  const behind: number[] = [];
  for (const [rank, index] of order.entries()) {
    const before = order[rank - 1];
    const gap = before === undefined ? 0 : (sizeOf(before) + sizeOf(index)) / 2;
    behind.push((behind.at(-1) ?? 0) + gap);
  }
  const starts = pooled(order.map((index, rank) => (wanted[index] ?? from) - (behind[rank] ?? 0)));
  const insetOf = (index: number | undefined) => (index === undefined ? 0 : (sizeOf(index) - smallest) / 2);
  const least = from + insetOf(order[0]);
  const most = to - insetOf(order.at(-1)) - (behind.at(-1) ?? 0);
  const placed = [...wanted];
  for (const [rank, index] of order.entries())
    placed[index] = Math.min(most, Math.max(least, starts[rank] ?? from)) + (behind[rank] ?? 0);
  return placed;
}

/** The nearest values that never fall: neighbors that do take their mean. */
function pooled(values: readonly number[]): readonly number[] {
  const groups: { mean: number; count: number }[] = [];
  for (const value of values) {
    let group = { mean: value, count: 1 };
    for (let last = groups.at(-1); last !== undefined && last.mean > group.mean; last = groups.at(-1)) {
      groups.pop();
      const count = last.count + group.count;
      group = { mean: (last.mean * last.count + group.mean * group.count) / count, count };
    }
    groups.push(group);
  }
  return groups.flatMap(({ mean, count }) => Array.from({ length: count }, () => mean));
}

/** About how many pixels a text takes, semibold; rather too many than too few. */
export function estimateTextWidth(text: string, size = 12): number {
  const width = text.split('').reduce((sum, letter) => {
    if ('%MWmw'.includes(letter)) return sum + 11;
    return sum + (' \u00A0.,:;\u2019ijlftr'.includes(letter) ? 4.5 : 7.4);
  }, 0);
  return Math.ceil((width * size) / 12) + 1;
}

/** A text in lines that are no wider than this; a word that is wider has a line of its own. */
export function wrapText(text: string, mostPx: number, size = 12): readonly string[] {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const longer = [...lines.slice(-1), word].join(' ');
    if (lines.length > 0 && estimateTextWidth(longer, size) <= mostPx) lines.splice(-1, 1, longer);
    else lines.push(word);
  }
  return lines;
}

export interface PlacedLabel {
  readonly text: string;
  /** A second line, under the first. */
  readonly below?: string;
  /** The middle of the label. */
  readonly x: number;
}

/**
 * The labels of an axis: all of them, or every second, third and so on back from the newest (last), so that they stand side by
 * side at even distances; each moved inwards where it would leave the drawing, or would come to lie left of `from`.
 */
export function fitLabels(
  labels: readonly PlacedLabel[],
  width: number,
  size = 12,
  from = 0,
): readonly PlacedLabel[] {
  const gap = 6;
  const halfOf = ({ text, below = '' }: PlacedLabel) =>
    Math.max(estimateTextWidth(text, size), estimateTextWidth(below, size)) / 2;
  const inside = labels
    .filter(({ text }) => text !== '')
    .map((label) => ({
      ...label,
      x: Math.max(from + halfOf(label), Math.min(width - halfOf(label), label.x)),
    }));
  const areClear = (kept: readonly PlacedLabel[]) =>
    kept.every((label, index) => {
      const before = kept[index - 1];
      return before === undefined || label.x - before.x >= halfOf(label) + halfOf(before) + gap;
    });
  for (let step = 1; step < inside.length; step += 1) {
    const kept = inside.filter((_, index) => (inside.length - 1 - index) % step === 0);
    if (areClear(kept)) return kept;
  }
  return inside.slice(-1);
}

/** Both ends, moved outwards where a value, such as a target, lies beyond them: what is compared with is always seen. */
export function widenRange(
  [least, most]: readonly [number, number],
  values: readonly number[],
): readonly [number, number] {
  return [Math.min(least, ...values), Math.max(most, ...values)];
}
