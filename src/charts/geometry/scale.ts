/** Scales and label positions. Pure arithmetic, so it can be tested without a drawing. */
import { closeIsolates } from '@/lib/text/isolated';

export interface RoundScale {
  readonly min: number;
  readonly max: number;
  /** Round values from `min` to `max`. Includes an end only if it is round itself. */
  readonly ticks: readonly number[];
}

const mostSteps = 4;

/** Returns a scale of at most four round steps that contains all values. A single value is centered. */
export function createRoundScale(values: readonly number[]): RoundScale {
  const low = values.length === 0 ? 0 : Math.min(...values);
  const high = values.length === 0 ? 1 : Math.max(...values);
  if (low === high) return createRoundScale([low - 1, high + 1]);
  // With steps finer than the values' precision, neighboring ticks could have the same label: "90th", "90th".
  const finest = values.every((value) => Number.isInteger(value)) ? 1 : 0.1;
  const step = roundStep(
    Math.max((high - low) / mostSteps, finest),
    (each) => stepsOf(low, high, each) <= mostSteps,
  );
  const first = Math.floor(low / step);
  const steps = Math.ceil(high / step) - first;
  const ticks = Array.from({ length: steps + 1 }, (_, index) => tidy((first + index) * step));
  return { min: ticks[0] ?? low, max: ticks.at(-1) ?? high, ticks };
}

/** Returns the scale between two given ends, with ticks at the round values from one end to the other. */
export function scaleBetween(min: number, max: number): RoundScale {
  const { ticks } = createRoundScale([min, max]);
  return { min, max, ticks: ticks.filter((tick) => tick >= min && tick <= max) };
}

function stepsOf(low: number, high: number, step: number): number {
  return Math.ceil(high / step) - Math.floor(low / step);
}

/** Returns the smallest step from `from` up that passes `willDo`: 1, 2, 5, or for larger steps 2.5, times a power of ten. */
function roundStep(from: number, willDo: (step: number) => boolean): number {
  const power = 10 ** Math.floor(Math.log10(from));
  const factors = power >= 10 ? [1, 2, 2.5, 5, 10, 20, 25, 50] : [1, 2, 5, 10, 20, 50];
  const steps = factors.map((factor) => tidy(factor * power)).filter((step) => step >= from);
  return steps.find(willDo) ?? tidy(100 * power);
}

/** Removes binary floating-point noise. */
function tidy(value: number): number {
  return Number(value.toPrecision(12));
}

/**
 * Moves labels apart along a line. Labels that would overlap are placed next to each other, with their shifts from the wanted
 * positions balanced. If there is room, centers stay between `from` and `to`, and those of larger labels further inside.
 * @param wanted the wanted centers of the labels
 * @param sizes one size for all labels, or one per label
 * @returns the centers of the labels, in input order
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
  // Each label's offset from the first if all touched. With it subtracted, the positions only need to be nondecreasing.
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

/** Returns the nearest nondecreasing values (isotonic regression): replaces neighbors that decrease by their mean. */
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

/** Estimates the width of semibold text in pixels, rather too wide than too narrow. `size` is the font size in pixels. */
export function estimateTextWidth(text: string, size = 12): number {
  const width = Array.from(text, letterWidth).reduce((sum, each) => sum + each, 0);
  return Math.ceil((width * size) / 12) + 1;
}

/** Estimates a letter's width at a font size of 12 px. */
function letterWidth(letter: string): number {
  if (invisible.test(letter)) return 0;
  if (fullWidth.test(letter)) return 12.5;
  if ('%MWmw'.includes(letter)) return 11;
  return ' \u00A0.,:;\u2019ijlftr'.includes(letter) ? 4.5 : 7.4;
}

/** Accents and marks of direction. */
const invisible = /[\p{Mark}\u2066-\u2069]/u;
/** Chinese, Japanese, and Korean letters, and pictures. */
const fullWidth =
  /[\p{Script=Han}\p{Script=Hangul}\p{Script=Hiragana}\p{Script=Katakana}\p{Extended_Pictographic}]/u;

/** Breaks text into lines no wider than `mostPx`. A wider word goes on in the next line. */
export function wrapText(text: string, mostPx: number, size = 12): readonly string[] {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const longer = [...lines.slice(-1), word].join(' ');
    if (lines.length > 0 && estimateTextWidth(longer, size) <= mostPx) lines.splice(-1, 1, longer);
    else lines.push(...piecesOf(word, mostPx, size));
  }
  return lines;
}

/** Cuts a word into pieces no wider than `mostPx`, after a hyphen if there is one, but of at least one letter. */
function piecesOf(word: string, mostPx: number, size: number): readonly string[] {
  const pieces: string[] = [];
  let rest = word;
  while (estimateTextWidth(rest, size) > mostPx) {
    const most = beginning(rest, mostPx, size);
    if (most === rest) break;
    const piece = most.slice(0, most.lastIndexOf('-') + 1) || most;
    pieces.push(piece);
    rest = rest.slice(piece.length);
  }
  return [...pieces, rest];
}

/** Returns as many letters, with their accents, as fit into `mostPx`; at least one. */
function beginning(text: string, mostPx: number, size: number): string {
  const letters = text.match(/\P{Mark}\p{Mark}*/gu) ?? [];
  let part = letters[0] ?? text;
  for (const letter of letters.slice(1)) {
    if (estimateTextWidth(part + letter, size) > mostPx) break;
    part += letter;
  }
  return part;
}

/**
 * Breaks a name and its value into at most `mostLines` lines no wider than `mostPx`. A longer name ends with an ellipsis before its
 * value.
 */
export function wrapNameAndValue(
  name: string,
  value: string,
  mostPx: number,
  mostLines: number,
  size = 12,
): readonly string[] {
  const lines = wrapText(`${name} ${value}`, mostPx, size);
  if (lines.length <= mostLines) return lines;
  const ofName = wrapText(name, mostPx, size);
  const end = `\u2026 ${value}`;
  const last = beginning(ofName.slice(mostLines - 1).join(' '), mostPx - estimateTextWidth(end, size), size);
  // The value stands outside of the name's isolate.
  const kept = [...ofName.slice(0, mostLines - 1), last.trimEnd()];
  const closing = closeIsolates(kept.join('')).slice(kept.join('').length);
  return [...kept.slice(0, -1), `${kept.at(-1) ?? ''}${closing}${end}`];
}

export interface PlacedLabel {
  readonly text: string;
  /** A second line below the first. */
  readonly below?: string;
  /** The label's center. */
  readonly x: number;
}

/**
 * Returns the axis labels that fit without overlapping: all of them, or every second, third, and so on, counted back from the last
 * one. Moves labels inward that would extend past the drawing's `width` or left of `from`.
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

/** Widens a range to include values outside it, such as a target, so that they are always visible. */
export function widenRange(
  [least, most]: readonly [number, number],
  values: readonly number[],
): readonly [number, number] {
  return [Math.min(least, ...values), Math.max(most, ...values)];
}
