/** Divides the text of a passage by character: into words, lines of verse, and pieces cut by highlights. */
import type { Highlight } from '@/domain/exam/items/highlight';

/** A range of characters in one paragraph; `end` is exclusive. */
export type TextRange = Pick<Highlight, 'paragraph' | 'start' | 'end'>;

/** A piece of text with the same look throughout. */
export interface TextPiece {
  readonly start: number;
  readonly text: string;
  readonly highlighted: boolean;
  /** True if the keyboard's word cursor covers the piece. */
  readonly isUnderCursor: boolean;
}

const word = /\S+/g;

/** Returns every word of a passage, in order. */
export function wordRanges(paragraphs: readonly string[]): readonly TextRange[] {
  return paragraphs.flatMap((text, paragraph) =>
    [...text.matchAll(word)].map(({ index, 0: { length } }) => ({
      paragraph,
      start: index,
      end: index + length,
    })),
  );
}

/** Splits a paragraph at its line breaks: prose is a single line, verse has several. */
export function lineRanges(text: string): readonly Pick<TextRange, 'start' | 'end'>[] {
  let start = 0;
  return text.split('\n').map((line) => {
    const from = start;
    start += line.length + 1;
    return { start: from, end: from + line.length };
  });
}

/** Widens a range to whole words; null if it contains none. */
export function expandToWholeWords(paragraphs: readonly string[], stretch: TextRange): TextRange | null {
  const text = paragraphs[stretch.paragraph] ?? '';
  const met = [...text.matchAll(word)].filter(
    ({ index, 0: { length } }) =>
      stretch.start < stretch.end && index < stretch.end && stretch.start < index + length,
  );
  const [first, last] = [met[0], met.at(-1)];
  if (first === undefined || last === undefined) return null;
  return { ...stretch, start: first.index, end: last.index + last[0].length };
}

/** Returns one range per paragraph for the words from index `a` to index `b`, which may be in either order. */
export function rangesBetween(words: readonly TextRange[], a: number, b: number): readonly TextRange[] {
  const chosen = words.slice(Math.min(a, b), Math.max(a, b) + 1);
  const paragraphs = new Set(chosen.map(({ paragraph }) => paragraph));
  return [...paragraphs].map((paragraph) => {
    const inside = chosen.filter((each) => each.paragraph === paragraph);
    return {
      paragraph,
      start: Math.min(...inside.map(({ start }) => start)),
      end: Math.max(...inside.map(({ end }) => end)),
    };
  });
}

/** Returns true if every character of a range, except spaces, is highlighted. */
export function isHighlighted(
  paragraphs: readonly string[],
  highlights: readonly TextRange[],
  { paragraph, start, end }: TextRange,
): boolean {
  const text = paragraphs[paragraph] ?? '';
  const own = highlights.filter((each) => each.paragraph === paragraph);
  return [...text.slice(start, end).matchAll(word)].every(({ index, 0: { length } }) =>
    covers(own, start + index, start + index + length),
  );
}

function covers(own: readonly TextRange[], from: number, to: number): boolean {
  const here = own.find(({ start, end }) => start <= from && from < end);
  return here !== undefined && (here.end >= to || covers(own, here.end, to));
}

export function rangesOverlap(a: TextRange, b: TextRange): boolean {
  return a.paragraph === b.paragraph && a.start < b.end && b.start < a.end;
}

/** Splits a line of a paragraph wherever a highlight or the word cursor begins or ends. */
export function splitIntoPieces(
  text: string,
  line: TextRange,
  highlights: readonly TextRange[],
  chosen: readonly TextRange[],
): readonly TextPiece[] {
  const marked = highlights.filter((each) => rangesOverlap(each, line));
  const under = chosen.filter((each) => rangesOverlap(each, line));
  const edges = [...marked, ...under].flatMap(({ start, end }) => [start, end]);
  const inside = edges.filter((at) => at > line.start && at < line.end);
  const cuts = [...new Set([line.start, ...inside, line.end])].toSorted((a, b) => a - b);
  return cuts.slice(0, -1).map((start, index) => {
    const end = cuts[index + 1] ?? line.end;
    const piece = { paragraph: line.paragraph, start, end };
    return {
      start,
      text: text.slice(start, end),
      highlighted: marked.some((each) => rangesOverlap(each, piece)),
      isUnderCursor: under.some((each) => rangesOverlap(each, piece)),
    };
  });
}
