/** The text of a passage in characters: its words, the lines of its verse, and the pieces that highlights cut it into. */
import type { Highlight } from '@/domain/exam/highlight';

/** Characters of one paragraph, from the first to the one after the last. */
export type Stretch = Pick<Highlight, 'paragraph' | 'start' | 'end'>;

/** A piece of text that looks the same throughout. */
export interface Piece {
  readonly start: number;
  readonly text: string;
  readonly highlighted: boolean;
  /** Whether it lies under the word cursor of the keyboard. */
  readonly chosen: boolean;
}

const word = /\S+/g;

/** Every word of a passage, in order. */
export function wordsOf(paragraphs: readonly string[]): readonly Stretch[] {
  return paragraphs.flatMap((text, paragraph) =>
    [...text.matchAll(word)].map(({ index, 0: { length } }) => ({
      paragraph,
      start: index,
      end: index + length,
    })),
  );
}

/** The lines of a paragraph: of prose one, of verse each between two line breaks. */
export function linesOf(text: string): readonly Pick<Stretch, 'start' | 'end'>[] {
  let start = 0;
  return text.split('\n').map((line) => {
    const from = start;
    start += line.length + 1;
    return { start: from, end: from + line.length };
  });
}

/** Widens a stretch to whole words; null where it holds none. */
export function toWholeWords(paragraphs: readonly string[], stretch: Stretch): Stretch | null {
  const text = paragraphs[stretch.paragraph] ?? '';
  const met = [...text.matchAll(word)].filter(
    ({ index, 0: { length } }) =>
      stretch.start < stretch.end && index < stretch.end && stretch.start < index + length,
  );
  const [first, last] = [met[0], met.at(-1)];
  if (first === undefined || last === undefined) return null;
  return { ...stretch, start: first.index, end: last.index + last[0].length };
}

/** One stretch a paragraph for the words between two, in whichever order they are given. */
export function stretchesBetween(words: readonly Stretch[], a: number, b: number): readonly Stretch[] {
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

/** Whether every character of a stretch but the spaces is highlighted. */
export function isHighlighted(
  paragraphs: readonly string[],
  highlights: readonly Stretch[],
  { paragraph, start, end }: Stretch,
): boolean {
  const text = paragraphs[paragraph] ?? '';
  const own = highlights.filter((each) => each.paragraph === paragraph);
  return [...text.slice(start, end).matchAll(word)].every(({ index, 0: { length } }) =>
    covers(own, start + index, start + index + length),
  );
}

function covers(own: readonly Stretch[], from: number, to: number): boolean {
  const here = own.find(({ start, end }) => start <= from && from < end);
  return here !== undefined && (here.end >= to || covers(own, here.end, to));
}

/** Whether a stretch and a highlight have a character in common. */
export function overlaps(a: Stretch, b: Stretch): boolean {
  return a.paragraph === b.paragraph && a.start < b.end && b.start < a.end;
}

/** A line of a paragraph, cut where a highlight or the word cursor begins or ends. */
export function piecesOf(
  text: string,
  line: Stretch,
  highlights: readonly Stretch[],
  chosen: readonly Stretch[],
): readonly Piece[] {
  const marked = highlights.filter((each) => overlaps(each, line));
  const under = chosen.filter((each) => overlaps(each, line));
  const edges = [...marked, ...under].flatMap(({ start, end }) => [start, end]);
  const inside = edges.filter((at) => at > line.start && at < line.end);
  const cuts = [...new Set([line.start, ...inside, line.end])].toSorted((a, b) => a - b);
  return cuts.slice(0, -1).map((start, index) => {
    const end = cuts[index + 1] ?? line.end;
    const piece = { paragraph: line.paragraph, start, end };
    return {
      start,
      text: text.slice(start, end),
      highlighted: marked.some((each) => overlaps(each, piece)),
      chosen: under.some((each) => overlaps(each, piece)),
    };
  });
}
