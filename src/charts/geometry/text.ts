/** Widths and positions of text. Pure arithmetic, so it can be tested without a drawing. */
import { closeIsolates } from '@/lib/text/isolated';

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

/** Gap between two names in a row, in pixels. */
const rowGapPx = 8;

/**
 * Places names in a row, each as near to the center it asks for as both ends of the row allow.
 * @param names in the order of their centers
 * @returns their centers; null for a name wider than the row, and for one without room beside those after it
 */
export function placeInRow(
  names: readonly { readonly center: number; readonly width: number }[],
  from: number,
  to: number,
): readonly (number | null)[] {
  let end = Infinity;
  return names
    .toReversed()
    .map(({ center, width }) => {
      const half = width / 2;
      if (width > to - from) return null;
      const placed = Math.min(Math.max(center, from + half), to - half);
      if (placed + half > end) return null;
      end = placed - half - rowGapPx;
      return placed;
    })
    .toReversed();
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
